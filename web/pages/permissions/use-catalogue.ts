import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { filterPages } from '#web/list/filter-index.ts';
import type { ListDefinition } from '#web/list/list-definition.ts';
import { sortRows } from '#web/list/sort-rows.ts';
import { useListState } from '#web/list/use-list-state.ts';
import type { List } from '#web/list/use-list.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { narrowed, type FacetChoice } from './facets.ts';

export interface Catalogue {
  /** Every permission of the scope; undefined until they have come. */
  readonly all: readonly Permission[] | undefined;
  readonly list: List<Permission>;
}

export const permissionList: ListDefinition<Permission> = {
  rowKey: ({ uuid }) => uuid,
  wordsOf: ({ uuid, name, description = '' }) => `${name} ${description} ${uuid}`,
  sortKeys: { name: ({ name }) => name, service: ({ service }) => service },
};

/** The catalogue of the scope as a list: loaded whole once, so that facets can count and everything is narrowed here. */
export function useCatalogue(choice: FacetChoice): Catalogue {
  const address = useListState();
  const { text, sort } = address.state;
  const locale = useLocale();
  const { data: all, error, refetch } = useQuery(permissionsOf(useScope()));
  const found = all && filterPages([{ items: narrowed(all, choice) }], text, permissionList).rows;
  const keyOf = permissionList.sortKeys[sort?.column ?? 'name'];
  const retry = () => void refetch();
  return {
    all,
    list: {
      ...address,
      rowKey: permissionList.rowKey,
      rows: found && keyOf ? sortRows(found, keyOf, sort?.direction ?? 'ascending', locale) : found,
      loaded: all?.length ?? 0,
      total: all?.length,
      error,
      pending: false,
      nextToken: undefined,
      walk: { pages: undefined, error, running: false, more: false, stop: retry, goOn: retry },
      retry,
    },
  };
}
