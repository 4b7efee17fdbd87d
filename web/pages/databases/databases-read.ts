/** Which calls answer the pages of databases. Small and without components: the route table prefetches by them. */
import type { Read, Scope } from '#web/api/scope.ts';

/** All database clusters of the space; the contract answers them whole. */
export function databasesRead({ region, id }: Scope): Read<'ListDatabaseClusters'> {
  return [region, 'ListDatabaseClusters', { path: { spaceId: id } }];
}

export function databaseRead({ region, id }: Scope, clusterId: string): Read<'GetDatabaseCluster'> {
  return [region, 'GetDatabaseCluster', { path: { spaceId: id, clusterId } }];
}

/** All backups of one database cluster. */
export function clusterBackupsRead({ region, id }: Scope, clusterId: string): Read<'ListClusterBackups'> {
  return [region, 'ListClusterBackups', { path: { spaceId: id, clusterId } }];
}

/** All backups of the space. */
export function spaceBackupsRead({ region, id }: Scope): Read<'ListSpaceBackups'> {
  return [region, 'ListSpaceBackups', { path: { spaceId: id } }];
}

export function databaseVersionsRead(region: string): Read<'ListDatabaseVersions'> {
  return [region, 'ListDatabaseVersions', {}];
}
