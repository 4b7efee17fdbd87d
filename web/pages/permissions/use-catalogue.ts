import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { filterRows } from '#web/directory/filter-index.ts';
import { sortRows } from '#web/table/sort-rows.ts';
import { useListState } from '#web/list/use-list-state.ts';
import { wholeHere } from '#web/directory/reading.ts';
import type { List } from '#web/list/use-list.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { Sort } from '#web/table/column.ts';
import { narrowed, type FacetChoice } from './facets.ts';
import { permissionList, usePermissionColumns } from './permissions-columns.tsx';

export interface Catalogue {
  /** Every permission of the scope; undefined until they have come. */
  readonly all: readonly Permission[] | undefined;
  readonly list: List<Permission>;
}

const byName: Sort = { column: 'name', direction: 'ascending' };

/** The catalogue of the scope as a list: loaded whole once, so that facets can count and everything is narrowed here. */
export function useCatalogue(choice: FacetChoice): Catalogue {
  const columns = usePermissionColumns();
  const address = useListState();
  const { text, sort = byName } = address.state;
  const locale = useLocale();
  const { data: all, error, refetch } = useQuery(permissionsOf(useScope()));
  const found = all && filterRows(narrowed(all, choice), text, permissionList).rows;
  const retry = () => void refetch();
  const isUnread = all === undefined && error === null;
  return {
    all,
    list: {
      ...address,
      // It has no pages to go back to.
      state: { ...address.state, sort: undefined },
      rowKey: permissionList.rowKey,
      columns,
      rows: found && sortRows(found, columns, sort, locale),
      loaded: all?.length ?? 0,
      total: all?.length,
      error,
      pending: isUnread,
      nextToken: undefined,
      isReadWhole: true,
      walk: isUnread ? undefined : wholeHere(all?.length ?? 0, error, retry),
      retry,
    },
  };
}
