/** Every address of the console; kept apart from the pages so that they can link to one another without a cycle. */
import { isUuid } from '#shared/contract/path.ts';
import { regionNamePattern } from '#shared/region-name.ts';
import type { Scope } from '#web/api/scope.ts';

/** Whom policies and ACLs are about, as paths of the contract name them. */
export interface Subject {
  readonly type: 'users' | 'serviceAccounts';
  readonly id: string;
}

const subjectFolders = { users: 'users', serviceAccounts: 'service-accounts' } as const;

/** An address below a scope. */
export const below = ({ region, kind, id }: Scope, rest: string) => `/${region}/${kind}s/${id}/${rest}`;

export const paths = {
  home: '/',
  /** What the console's server does for one, in all regions. */
  work: '/runs',
  /** All clusters of all places. */
  fleet: '/fleet',
  /** Changes made through this console, in all regions. */
  journal: '/journal',
  /** Who holds what, decided line by line, in all regions. */
  reviews: '/reviews',
  /** What there is to see of a region at a glance; so has an organisation and a space (`overview`). */
  region: (region: string) => `/${region}`,
  /** Leads back to `returnTo`, a path of this console, afterwards. */
  signIn: (returnTo: string) => (returnTo === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(returnTo)}`),
  overview: (scope: Scope) => below(scope, 'overview'),
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
  /** Whether somebody may do something, and why; the question is `explainQuery` (explain-address.ts). */
  explain: (scope: Scope, question = '') => below(scope, question === '' ? 'explain' : `explain?${question}`),
  roles: (scope: Scope) => below(scope, 'roles'),
  role: (scope: Scope, roleUuid: string) => below(scope, `roles/${roleUuid}`),
  /** Two roles of the scope side by side; `left` alone asks for the other one. */
  compareRoles: (scope: Scope, left: string) => below(scope, `roles/compare?left=${left}`),
  /** Roles that suffice for some operations: `ListUserSpace,CreateCluster`. */
  fitRoles: (scope: Scope, operations = '') =>
    below(scope, operations === '' ? 'roles/fit' : `roles/fit?operations=${operations}`),
  permissions: (scope: Scope) => below(scope, 'permissions'),
  permission: (scope: Scope, permissionUuid: string) => below(scope, `permissions/${permissionUuid}`),
  /** Rights on single resources; what to show is `aclQuery` (access/acl-address.ts), and `give` opens the way to give some. */
  acls: (scope: Scope, question = '') => below(scope, question === '' ? 'acls' : `acls?${question}`),
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
  /** One thing that the console's server does. */
  run: (scope: Scope, id: string) => below(scope, `runs/${id}`),
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
} as const;

/** What an address says about where one is: the scope, and what follows it. */
export interface Place {
  readonly scope: Scope;
  /** `users/1234…`, without slashes around it. */
  readonly rest: string;
}

/** Whether an address is the page behind activation and recovery links, which is shown to anybody. */
export function isActivationAddress(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === '/activation';
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
  return {
    scope: scopeOf(region, kind === 'spaces' ? 'space' : 'organisation', id),
    rest: rest.join('/').replace(/\/$/, ''),
  };
}

const scopes = new Map<string, Scope>();

/** The same scope is the same object: what depends on it alone is not drawn again for another of its pages. */
function scopeOf(region: string, kind: Scope['kind'], id: string): Scope {
  const key = region + kind + id;
  const scope = scopes.get(key) ?? { region, kind, id };
  scopes.set(key, scope);
  return scope;
}
