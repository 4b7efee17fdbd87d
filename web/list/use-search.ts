import { useLocale } from 'use-intl';
import type { Read } from '#web/api/scope.ts';
import type { Indexed } from '#web/directory/filter-index.ts';
import { folded } from '#web/directory/folded.ts';
import { finderOf } from '#web/directory/matches-words.ts';
import type { Reading } from '#web/directory/reading.ts';
import { useWalk } from './use-walk.ts';

export interface SearchWish {
  readonly text: string;
  /** Nothing is read otherwise. */
  readonly enabled: boolean;
  /** No more rows are wanted than these. */
  readonly most: number;
}

export interface Search<Row> {
  readonly rows: readonly Row[];
  /** How many are found in all. */
  readonly count: number;
  /** Undefined until there is something to tell. */
  readonly reading: Reading | undefined;
  /** More may be found yet. */
  readonly pending: boolean;
}

/** What a text finds in a whole list, to choose from: among the rows that lists, pickers and the palette share. */
export function useSearch<Row>(list: Indexed<Row>, read: Read, { text, enabled, most }: SearchWish): Search<Row> {
  const wanted = { text, columns: [], sort: undefined, locale: useLocale() };
  const { view } = useWalk<Row>(list, read, wanted, enabled);
  const first = view?.rows.slice(0, most) ?? [];
  const isOld = view?.text !== text;
  const isFound = finderOf(text);
  // Until the text just typed is looked for, of what is shown stays what fits.
  const fits = (row: Row) => isFound(folded(list.wordsOf(row)));
  return {
    rows: isOld ? first.filter(fits) : first,
    count: view?.rows.length ?? 0,
    reading: view,
    pending: enabled && (isOld || view.running),
  };
}
