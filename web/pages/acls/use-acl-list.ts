import { useLocale } from 'use-intl';
import { keyOfEntry } from '#web/access/acl-entry.ts';
import { folded } from '#web/list/folded.ts';
import { sortRows, type SortKey } from '#web/list/sort-rows.ts';
import type { List } from '#web/list/use-list.ts';
import { useListState } from '#web/list/use-list-state.ts';
import type { AclRow } from './use-acl-search.ts';

export interface AclList extends List<AclRow> {
  /** All that pass the filter, on whichever page. */
  readonly matching: readonly AclRow[];
}

export interface AclListOptions {
  /** What the rows are in order of while the reader has not chosen another one. */
  readonly orderOf: (row: AclRow) => string;
  /** What the filter looks through. */
  readonly wordsOf: (row: AclRow) => string;
  readonly sortKeys: Readonly<Record<string, (row: AclRow) => SortKey>>;
  /** Undefined as long as nothing has been found but may be. */
  readonly rows: readonly AclRow[] | undefined;
}

/** Pages of what has been found, filtered and sorted here; which one is shown stands in the address like every list's. */
export function useAclList({ rows, wordsOf, orderOf, sortKeys }: AclListOptions): AclList {
  const address = useListState();
  const locale = useLocale();
  const { text, size, page, sort } = address.state;
  const needles = folded(text).split(/\s+/).filter(Boolean);
  const found = (rows ?? []).filter((row) => {
    const words = folded(wordsOf(row));
    return needles.every((needle) => words.includes(needle));
  });
  const keyOf = (sort && sortKeys[sort.column]) ?? orderOf;
  const matching = sortRows(found, keyOf, sort?.direction ?? 'ascending', locale);
  return {
    ...address,
    rowKey: keyOfEntry,
    matching,
    rows: rows && matching.slice((page - 1) * size, page * size),
    loaded: matching.length,
    total: matching.length,
    error: null,
    pending: false,
    nextToken: matching.length > page * size ? String(page + 1) : undefined,
    walk: undefined,
    retry: () => undefined,
  };
}
