/** Every address of the console; kept apart from routes.tsx so that pages can link to one another without a cycle. */
import { isUuid } from '#shared/contract/path.ts';
import { regionNamePattern } from '#shared/door.ts';
import type { Scope } from './api/scope.ts';

/** Whom policies and ACLs are about, as paths of the contract name them. */
export interface Subject {
  readonly type: 'users' | 'serviceAccounts';
  readonly id: string;
}

const subjectFolders = { users: 'users', serviceAccounts: 'service-accounts' } as const;

const below = ({ region, kind, id }: Scope, rest: string) => `/${region}/${kind}s/${id}/${rest}`;

export const paths = {
  home: '/',
  /** The last or first scope of a region. */
  region: (region: string) => `/${region}`,
  /** Leads back to `returnTo`, a path of this console, afterwards. */
  signIn: (returnTo: string) => (returnTo === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(returnTo)}`),
  /** Who one is, one's sessions, and what is kept for one. */
  account: (scope: Scope) => below(scope, 'account'),
  users: (scope: Scope) => below(scope, 'users'),
  user: (scope: Scope, userId: string) => below(scope, `users/${userId}`),
  /** Everything to look at and take away before a user of an organisation is deleted. */
  leaver: (scope: Scope, userId: string) => below(scope, `users/${userId}/leaver`),
  serviceAccounts: (scope: Scope) => below(scope, 'service-accounts'),
  serviceAccount: (scope: Scope, id: string) => below(scope, `service-accounts/${id}`),
  /** Replacing an account by a new one with the same grants. */
  accountRotation: (scope: Scope, id: string) => below(scope, `service-accounts/${id}/rotation`),
  /** Everything a user or a service account is granted. */
  access: (scope: Scope, { type, id }: Subject) => below(scope, `${subjectFolders[type]}/${id}/access`),
  /** Whether somebody may do something, and why; the question is `explainQuery` (access/explain-address.ts). */
  explain: (scope: Scope, question = '') => below(scope, question === '' ? 'explain' : `explain?${question}`),
  roles: (scope: Scope) => below(scope, 'roles'),
  role: (scope: Scope, roleUuid: string) => below(scope, `roles/${roleUuid}`),
  /** Two roles of the scope side by side; `left` alone asks for the other one. */
  compareRoles: (scope: Scope, left: string) => below(scope, `roles/compare?left=${left}`),
  permissions: (scope: Scope) => below(scope, 'permissions'),
  permission: (scope: Scope, permissionUuid: string) => below(scope, `permissions/${permissionUuid}`),
  /** Rights on single resources; what to show is `aclQuery` (access/acl-address.ts), and `give` opens the way to give some. */
  acls: (scope: Scope, question = '') => below(scope, question === '' ? 'acls' : `acls?${question}`),
  /** The ledger of links issued through this console. */
  recoveryLinks: (scope: Scope) => below(scope, 'recovery-links'),
  spaces: (scope: Scope) => below(scope, 'spaces'),
  clusters: (scope: Scope) => below(scope, 'clusters'),
  newCluster: (scope: Scope) => below(scope, 'clusters/new'),
  /** `panel` such as `?edit` opens it in front of the page. */
  cluster: (scope: Scope, clusterId: string, panel = '') => below(scope, `clusters/${clusterId}${panel}`),
  /** `panel` such as `?add` or `?resize=workers` opens it in front of the page. */
  nodePools: (scope: Scope, clusterId: string, panel = '') => below(scope, `clusters/${clusterId}/node-pools${panel}`),
  /** `to` is the version to plan the way to. */
  upgrade: (scope: Scope, clusterId: string, to = '') =>
    below(scope, `clusters/${clusterId}/upgrade${to === '' ? '' : `?to=${to}`}`),
  operations: (scope: Scope) => below(scope, 'operations'),
  /** The operations of one cluster. */
  operationsOf: (scope: Scope, clusterId: string) => below(scope, `operations?cluster=${clusterId}`),
  operation: (scope: Scope, id: string) => below(scope, `operations/${id}`),
  vms: (scope: Scope) => below(scope, 'vms'),
  vm: (scope: Scope, id: string) => below(scope, `vms/${encodeURIComponent(id)}`),
  databases: (scope: Scope) => below(scope, 'databases'),
  database: (scope: Scope, clusterId: string) => below(scope, `databases/${clusterId}`),
  /** The backups of all databases. */
  databaseBackups: (scope: Scope) => below(scope, 'databases/backups'),
  registries: (scope: Scope) => below(scope, 'registries'),
  secretInstances: (scope: Scope) => below(scope, 'secret-instances'),
  nodeProfiles: (scope: Scope) => below(scope, 'node-profiles'),
} as const;

/** Patterns of the addresses below a scope, as react-router reads them. */
export const patterns = {
  account: 'account',
  users: 'users',
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

/** What an address says about where one is: the scope, and what follows it. */
export interface Place {
  readonly scope: Scope;
  /** `users/1234…`, without slashes around it. */
  readonly rest: string;
}

/** The region an address begins with, as far as its form tells; undefined for addresses without one. */
export function regionIn(pathname: string): string | undefined {
  const [, region = ''] = pathname.split('/');
  return regionNamePattern.test(region) ? region : undefined;
}

/** Reads `/{region}/{organisations|spaces}/{id}/…`; undefined for any other address. */
export function placeOf(pathname: string): Place | undefined {
  const region = regionIn(pathname);
  const [, , kind, id = '', ...rest] = pathname.split('/');
  if (region === undefined || !isUuid(id)) return undefined;
  if (kind !== 'organisations' && kind !== 'spaces') return undefined;
  const scope: Scope = { region, kind: kind === 'spaces' ? 'space' : 'organisation', id };
  return { scope, rest: rest.join('/').replace(/\/$/, '') };
}

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
