/** What pages there are below a scope. Apart from paths.ts, which the first page loads. */
import type { Scope } from '#web/api/scope.ts';
import { below, placeOf, usersPattern } from './paths.ts';

/** Patterns of the addresses below a scope, as react-router reads them. */
export const patterns = {
  account: 'account',
  users: usersPattern,
  user: 'users/:userId',
  leaver: 'users/:userId/leaver',
  serviceAccounts: 'service-accounts',
  serviceAccount: 'service-accounts/:serviceAccountId',
  accountRotation: 'service-accounts/:serviceAccountId/rotation',
  userAccess: 'users/:userId/access',
  serviceAccountAccess: 'service-accounts/:serviceAccountId/access',
  explain: 'explain',
  roles: 'roles',
  compareRoles: 'roles/compare',
  role: 'roles/:roleUuid',
  permissions: 'permissions',
  permission: 'permissions/:permissionUuid',
  acls: 'acls',
  recoveryLinks: 'recovery-links',
  spaces: 'spaces',
  clusters: 'clusters',
  newCluster: 'clusters/new',
  cluster: 'clusters/:clusterId',
  nodePools: 'clusters/:clusterId/node-pools',
  upgrade: 'clusters/:clusterId/upgrade',
  operations: 'operations',
  operation: 'operations/:operationId',
  vms: 'vms',
  vm: 'vms/:vmId',
  databases: 'databases',
  databaseBackups: 'databases/backups',
  database: 'databases/:clusterId',
  registries: 'registries',
  secretInstances: 'secret-instances',
  nodeProfiles: 'node-profiles',
} as const;

/** Lists that exist in one kind of scope only. */
const onlyIn: Readonly<Record<string, Scope['kind'] | undefined>> = {
  [patterns.recoveryLinks]: 'organisation',
  [patterns.spaces]: 'organisation',
  [patterns.clusters]: 'space',
  [patterns.operations]: 'space',
  [patterns.vms]: 'space',
  [patterns.databases]: 'space',
  [patterns.registries]: 'space',
  [patterns.secretInstances]: 'space',
  [patterns.nodeProfiles]: 'space',
};

/**
 * Leads to the page of the same name in another scope: from the users of one space to those of another. Where there is
 * no such page, to the users.
 */
export function inOtherScope(pathname: string, scope: Scope): string {
  const [page = ''] = placeOf(pathname)?.rest.split('/') ?? [];
  const exists = page !== '' && (onlyIn[page] ?? scope.kind) === scope.kind;
  return below(scope, exists ? page : patterns.users);
}
