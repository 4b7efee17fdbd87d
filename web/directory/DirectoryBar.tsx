import { useTranslations } from 'use-intl';
import type { Column, Sort } from '#web/table/column.ts';
import { Button } from '#web/ui/Button.tsx';
import { ListTools } from './ListTools.tsx';
import type { Reading } from './reading.ts';
import { ReadingState } from './ReadingState.tsx';

/** What is shown of a list, a page of it or all that was read. */
interface ShownList {
  readonly rows: readonly unknown[] | undefined;
  /** All that match, where a page is shown of a list that is here as a whole. */
  readonly matching?: readonly unknown[] | undefined;
  /** Of those rows. */
  readonly columns: readonly Column<never>[];
  /** Those there are to choose from, the one that names the rows first; left out where there is no choice. */
  readonly allColumns?: readonly Column<never>[];
  readonly total: number | undefined;
  readonly nextToken: string | undefined;
  readonly state: {
    readonly text: string;
    readonly all: boolean;
    readonly after: string | undefined;
    readonly sort: Sort | undefined;
  };
  readonly change: (change: { readonly all?: boolean; readonly sort?: undefined }) => void;
  /** Present while the whole list is read, or was. */
  readonly walk: Reading | undefined;
  /** It is not shown page by page. */
  readonly isReadWhole: boolean;
  /** Rows have to pass more than the text, and whether all is known that decides about it. */
  readonly narrowing?: { readonly isWhole: boolean } | null | undefined;
  /** A whole id or address is found without reading the list. */
  readonly findsExactly?: boolean;
}

export interface DirectoryBarProps {
  list: ShownList;
  /** What the list is called in the name of its file. */
  caption: string;
}

/** How far a list is read, with the ways to read all of it, to take away what is shown and to go back to its pages. */
export function DirectoryBar({ list, caption }: DirectoryBarProps) {
  const t = useTranslations('directory');
  const { rows, matching = rows, state, change, total, walk, narrowing } = list;
  const isPartly = walk?.complete === false || narrowing?.isWhole === false;
  // Where nothing of the whole list could be read, the page stays that was there before.
  const isUnread = walk?.loaded === 0 && !walk.running && walk.error !== null;
  const isPage = walk === undefined ? list.nextToken !== undefined || state.after !== undefined : isUnread;
  const isPart = isPage && list.matching === undefined;
  const toPages = () => change({ all: false, sort: undefined });
  const stop = () => {
    walk?.stop();
    // An order is one of the whole list: whoever will not wait for that gives it up.
    if (state.sort) change({ sort: undefined });
  };
  // Room for a line that is about to come.
  if (walk === undefined && list.isReadWhole) return <i />;
  return (
    <>
      {walk === undefined || isUnread ? undefined : (
        <ReadingState
          walk={{ ...walk, stop }}
          findsExactly={list.findsExactly}
          isTriedAgain={walk.error !== null}
          matches={state.text.trim() === '' && narrowing === undefined ? undefined : rows?.length}
        />
      )}
      {isPart && walk === undefined && rows !== undefined && total !== undefined ? (
        <Button size="small" variant="quiet" onClick={() => change({ all: true })}>
          {t('readAll', { total })}
        </Button>
      ) : undefined}
      <ListTools
        rows={walk?.running === true ? undefined : matching}
        columns={list.columns}
        allColumns={list.allColumns}
        caption={caption}
        of={isPart ? 'page' : isPartly ? 'part' : 'whole'}
      />
      {walk !== undefined && (state.all || (state.sort && state.text === '')) ? (
        <Button size="small" variant="quiet" onClick={toPages}>
          {t('pages')}
        </Button>
      ) : undefined}
    </>
  );
}
