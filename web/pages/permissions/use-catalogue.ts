import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { filterPages, sortRows, type SortKey } from '#web/list/progressive-filter.ts';
import { useListState } from '#web/list/use-list-state.ts';
import type { List } from '#web/list/use-list.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { narrowed, type FacetChoice } from './facets.ts';

export interface Catalogue {
  /** Every permission of the scope; undefined until they have come. */
  readonly all: readonly Permission[] | undefined;
  readonly list: List<Permission>;
}

export const permissionSortKeys: Readonly<Record<string, (permission: Permission) => SortKey>> = {
  name: ({ name }) => name,
  service: ({ service }) => service,
};

/** The catalogue of the scope as a list: loaded whole once, so that facets can count and everything is narrowed here. */
export function useCatalogue(choice: FacetChoice): Catalogue {
  const address = useListState();
  const { text, sort } = address.state;
  const locale = useLocale();
  const { data: all, error, refetch } = useQuery(permissionsOf(useScope()));
  const rowKey = ({ uuid }: Permission) => uuid;
  const found =
    all &&
    filterPages(
      [{ items: narrowed(all, choice) }],
      text,
      rowKey,
      ({ uuid, name, description = '' }) => `${name} ${description} ${uuid}`,
    ).rows;
  const keyOf = permissionSortKeys[sort?.column ?? 'name'];
  const retry = () => void refetch();
  return {
    all,
    list: {
      ...address,
      rowKey,
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
