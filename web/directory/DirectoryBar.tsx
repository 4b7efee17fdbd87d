import { useTranslations } from 'use-intl';
import type { Column } from '#web/table/column.ts';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PopoverButton } from '#web/ui/PopoverButton.tsx';
import { ExportButton } from './ExportButton.tsx';
import type { Reading } from './reading.ts';
import { ReadingState } from './ReadingState.tsx';
import { ViewsButton } from './ViewsButton.tsx';

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
  readonly state: { readonly text: string; readonly all: boolean; readonly after: string | undefined };
  readonly change: (change: { readonly all: boolean }) => void;
  /** Present while the whole list is read, or was. */
  readonly walk: Reading | undefined;
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

const LazyColumnChoice = lazyPart(async () => (await import('./ColumnChoice.tsx')).ColumnChoice);

/** How far a list is read, with the ways to read all of it, to take away what is shown and to go back to its pages. */
export function DirectoryBar({ list, caption }: DirectoryBarProps) {
  const t = useTranslations('directory');
  const { rows, matching = rows, state, change, total, walk, narrowing } = list;
  const isPartly = walk?.complete === false || narrowing?.isWhole === false;
  const isPage = walk === undefined && (list.nextToken !== undefined || state.after !== undefined);
  const isPart = isPage && list.matching === undefined;
  return (
    <>
      {walk === undefined ? undefined : (
        <ReadingState
          walk={walk}
          findsExactly={list.findsExactly}
          matches={state.text.trim() === '' && narrowing === undefined ? undefined : (rows?.length ?? 0)}
        />
      )}
      {isPart && rows !== undefined && total !== undefined ? (
        <Button size="small" variant="quiet" onClick={() => change({ all: true })}>
          {t('readAll', { total })}
        </Button>
      ) : undefined}
      {matching === undefined || matching.length === 0 || walk?.running === true ? undefined : (
        <ExportButton
          rows={matching}
          columns={list.columns}
          caption={caption}
          of={isPart ? 'page' : isPartly ? 'part' : 'whole'}
        />
      )}
      {list.allColumns === undefined || list.allColumns.length < 3 ? undefined : (
        <PopoverButton
          size="small"
          label={t('columns')}
          part={LazyColumnChoice}
          given={{ columns: list.allColumns.slice(1) }}
        />
      )}
      <ViewsButton />
      {walk !== undefined && state.all ? (
        <Button size="small" variant="quiet" onClick={() => change({ all: false })}>
          {t('pages')}
        </Button>
      ) : undefined}
    </>
  );
}
