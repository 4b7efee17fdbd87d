import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { filterRows } from '#web/directory/filter-index.ts';
import { sortRows } from '#web/table/sort-rows.ts';
import type { List } from '#web/list/use-list.ts';
import { useListState } from '#web/list/use-list-state.ts';
import type { Sort } from '#web/table/column.ts';
import { aclList, useAclColumns, type NamedAcl } from './acls-columns.tsx';

export interface AclList extends List<NamedAcl> {
  readonly matching: readonly NamedAcl[];
}

const bySubject: Sort = { column: 'subject', direction: 'ascending' };

/**
 * Pages of what has been found, filtered and sorted here; which one is shown stands in the address like every list's. `rows`
 * are undefined as long as nothing has been found but may be.
 */
export function useAclList(rows: readonly NamedAcl[] | undefined): AclList {
  const columns = useAclColumns();
  const address = useListState();
  const locale = useLocale();
  const { text, size, page, sort = bySubject } = address.state;
  const { column, direction } = sort;
  const matching = useMemo(
    () => sortRows(filterRows(rows ?? [], text, aclList).rows, columns, { column, direction }, locale),
    [rows, text, columns, column, direction, locale],
  );
  return {
    ...address,
    rowKey: aclList.rowKey,
    columns,
    matching,
    rows: rows && matching.slice((page - 1) * size, page * size),
    loaded: matching.length,
    total: matching.length,
    error: null,
    pending: false,
    nextToken: matching.length > page * size ? String(page + 1) : undefined,
    walk: undefined,
    isReadWhole: false,
    retry: () => undefined,
  };
}
