/** What several pages read of a cluster and its region. Small and without components: the route table prefetches by it. */
import type { Read, Scope } from '#web/api/scope.ts';

export function clusterRead({ region, id }: Scope, clusterId: string): Read<'GetCluster'> {
  return [region, 'GetCluster', { path: { spaceId: id, clusterId } }];
}

/** The newest operations of one cluster. */
export function clusterOperationsRead({ region, id }: Scope, clusterId: string): Read<'ListOperations'> {
  return [region, 'ListOperations', { path: { spaceId: id }, query: { clusterId }, page: { size: 20 } }];
}

export const profilesRead = (region: string): Read<'ListNodeProfiles'> => [region, 'ListNodeProfiles', {}];
