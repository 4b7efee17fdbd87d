/** Which call answers the operations list at an address. Without components: the route table prefetches by it. */
import { isUuid } from '#shared/contract/path.ts';
import type { OperationStatus } from '#shared/contract/kubernetes/operations.ts';
import { operationKinds } from '#shared/rules/operation-state.ts';
import type { Read, Scope } from '#web/api/scope.ts';
import { pageOf, type ListState } from '#web/list/list-state.ts';

/** In the order of an operation's life. */
export const filterStatuses = ['PENDING', 'RUNNING', 'DONE', 'FAILED'] as const satisfies readonly OperationStatus[];

export interface OperationFilter {
  /** None: whatever status. */
  readonly statuses: readonly OperationStatus[];
  /** One of the contract's kinds; the API cannot filter by it, so the pages are walked. */
  readonly kind: string | undefined;
  readonly clusterId: string | undefined;
}

/** Reads `?status=RUNNING&status=FAILED&kind=AddWorker&cluster=…`; what is unreadable counts as not given. */
export function operationFilterFrom(search: URLSearchParams): OperationFilter {
  const given = search.getAll('status');
  const cluster = search.get('cluster') ?? '';
  return {
    statuses: filterStatuses.filter((status) => given.includes(status)),
    kind: operationKinds.find((kind) => kind === search.get('kind')),
    clusterId: isUuid(cluster) ? cluster.toLowerCase() : undefined,
  };
}

/** The query for a filter, from its first page on; the page size is kept. */
export function operationFilterTo(
  { statuses, kind, clusterId }: OperationFilter,
  search: URLSearchParams,
): URLSearchParams {
  const result = new URLSearchParams(search);
  for (const name of ['status', 'kind', 'cluster', 'after', 'page']) result.delete(name);
  for (const status of statuses) result.append('status', status);
  if (kind !== undefined) result.set('kind', kind);
  if (clusterId !== undefined) result.set('cluster', clusterId);
  return result;
}

/** All operations that fit what the API can filter by, without page. */
export function allOperations(scope: Scope, filter: OperationFilter): Read<'ListOperations'> {
  return [scope.region, 'ListOperations', { path: { spaceId: scope.id }, query: queryOf(filter) }];
}

/** The page to show; the API filters neither by text nor by kind, so these need a walk: undefined. */
export function operationsRead(
  scope: Scope,
  filter: OperationFilter,
  state: ListState,
): Read<'ListOperations'> | undefined {
  if (state.text.trim() !== '' || filter.kind !== undefined) return undefined;
  const { id } = scope;
  return [scope.region, 'ListOperations', { path: { spaceId: id }, query: queryOf(filter), page: pageOf(state) }];
}

export function operationRead({ region, id }: Scope, operationId: string): Read<'GetOperation'> {
  return [region, 'GetOperation', { path: { spaceId: id, id: operationId } }];
}

function queryOf({ statuses, clusterId }: OperationFilter) {
  return {
    ...(statuses.length > 0 && { status: [...statuses] }),
    ...(clusterId !== undefined && { clusterId }),
  };
}
