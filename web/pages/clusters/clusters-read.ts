/** Which calls answer the clusters' pages. Small and without components: the route table prefetches by them. */
import type { Read, Scope } from '#web/api/scope.ts';
import { defaultPageSize, pageOf, type ListState } from '#web/list/list-state.ts';

/** All clusters of the space, unfiltered. */
export function allClusters({ region, id }: Scope): Read<'ListClusters'> {
  return [region, 'ListClusters', { path: { spaceId: id } }];
}

/** The page to show; the API cannot filter clusters, so any text needs a walk: undefined. */
export function clustersRead({ region, id }: Scope, state: ListState): Read<'ListClusters'> | undefined {
  if (state.text.trim() !== '') return undefined;
  return [region, 'ListClusters', { path: { spaceId: id }, page: pageOf(state) }];
}

export const versionsRead = (region: string): Read<'ListKubernetesVersions'> => [region, 'ListKubernetesVersions', {}];

/** How its nodes are. */
export function healthRead({ region, id }: Scope, clusterId: string): Read<'GetClusterState'> {
  return [region, 'GetClusterState', { path: { spaceId: id, clusterId } }];
}

/** The beginning of the list, as its page reads it first. */
export function firstClusters({ region, id }: Scope): Read<'ListClusters'> {
  return [region, 'ListClusters', { path: { spaceId: id }, page: { size: defaultPageSize } }];
}

/** What is done to any of them. */
export function underWayRead({ region, id }: Scope): Read<'ListOperations'> {
  return [region, 'ListOperations', { path: { spaceId: id }, query: { status: ['PENDING', 'RUNNING'] } }];
}
