/**
 * Every page below a scope: its address, its code, its words, and what it reads first. To add one: the page's file,
 * its pattern and address in paths.ts, an entry here.
 */
import { matchPath } from 'react-router';
import type { ComponentType } from 'react';
import { accessReads } from './access/access-reads.ts';
import type { AnyRead, Scope } from './api/scope.ts';
import { lazyPage, type LazyPage } from './lazy-page.ts';
import { listStateFrom } from './list/list-state.ts';
import type { Area } from './messages/areas.ts';
import { loadMessages } from './messages/message-store.ts';
import { spaceClustersRead } from './operation/space-clusters-read.ts';
import {
  clusterOperationsRead,
  clusterRead,
  clustersRead,
  profilesRead,
  versionsRead,
} from './pages/clusters/clusters-read.ts';
import { operationFilterFrom, operationRead, operationsRead } from './pages/operations/operations-read.ts';
import { accountRead, accountsRead, spacesOfAccountRead } from './pages/service-accounts/accounts-read.ts';
import { permissionRead } from './pages/permissions/permissions-read.ts';
import { roleRead, rolesRead } from './pages/roles/roles-read.ts';
import { spacesRead } from './pages/spaces/spaces-read.ts';
import { spacesOfUserRead, userRead } from './pages/users/user-reads.ts';
import { usersRead } from './pages/users/users-read.ts';
import { patterns, placeOf } from './paths.ts';

/** What a page is opened with. */
export interface Opening {
  readonly scope: Scope;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

interface PageEntry {
  /** As react-router reads it, below the scope. */
  readonly pattern: string;
  /** Kinds of scope it exists in. */
  readonly kinds: readonly Scope['kind'][];
  readonly load: () => Promise<ComponentType>;
  readonly areas: readonly Area[];
  /** What it reads first, fetched beside its code: the same reads that the page then uses. */
  readonly reads: (opening: Opening) => readonly (AnyRead | undefined)[];
}

const bothKinds = ['organisation', 'space'] as const;

const entries: readonly PageEntry[] = [
  {
    pattern: patterns.users,
    kinds: bothKinds,
    load: async () => (await import('./pages/users/UsersPage.tsx')).UsersPage,
    areas: ['users'],
    reads: ({ scope, search }) => [usersRead(scope, listStateFrom(search))],
  },
  {
    pattern: patterns.user,
    kinds: bothKinds,
    load: async () => (await import('./pages/users/UserPage.tsx')).UserPage,
    areas: ['users', 'user'],
    reads: ({ scope, params: { userId = '' }, search }) => [
      userRead(scope, userId),
      scope.kind === 'organisation' ? spacesOfUserRead(scope, userId, listStateFrom(search)) : undefined,
    ],
  },
  {
    pattern: patterns.serviceAccounts,
    kinds: bothKinds,
    load: async () => (await import('./pages/service-accounts/ServiceAccountsPage.tsx')).ServiceAccountsPage,
    areas: ['accounts'],
    reads: ({ scope, search }) => [accountsRead(scope, listStateFrom(search))],
  },
  {
    pattern: patterns.serviceAccount,
    kinds: bothKinds,
    load: async () => (await import('./pages/service-accounts/ServiceAccountPage.tsx')).ServiceAccountPage,
    areas: ['accounts', 'account'],
    reads: ({ scope, params: { serviceAccountId = '' }, search }) => [
      accountRead(scope, serviceAccountId),
      scope.kind === 'organisation' ? spacesOfAccountRead(scope, serviceAccountId, listStateFrom(search)) : undefined,
    ],
  },
  {
    pattern: patterns.userAccess,
    kinds: bothKinds,
    load: async () => (await import('./pages/access/SubjectAccessPage.tsx')).SubjectAccessPage,
    areas: ['access'],
    reads: ({ scope, params }) => accessReads(scope, params),
  },
  {
    pattern: patterns.serviceAccountAccess,
    kinds: bothKinds,
    load: async () => (await import('./pages/access/SubjectAccessPage.tsx')).SubjectAccessPage,
    areas: ['access'],
    reads: ({ scope, params }) => accessReads(scope, params),
  },
  {
    pattern: patterns.roles,
    kinds: bothKinds,
    load: async () => (await import('./pages/roles/RolesPage.tsx')).RolesPage,
    areas: ['roles'],
    reads: ({ scope, search }) => [rolesRead(scope, listStateFrom(search))],
  },
  {
    pattern: patterns.compareRoles,
    kinds: bothKinds,
    load: async () => (await import('./pages/roles/CompareRolesPage.tsx')).CompareRolesPage,
    areas: ['roles', 'role'],
    reads: () => [],
  },
  {
    pattern: patterns.role,
    kinds: bothKinds,
    load: async () => (await import('./pages/roles/RolePage.tsx')).RolePage,
    areas: ['roles', 'role', 'permissions'],
    reads: ({ scope, params: { roleUuid = '' } }) => [roleRead(scope, roleUuid)],
  },
  {
    pattern: patterns.permissions,
    kinds: bothKinds,
    load: async () => (await import('./pages/permissions/PermissionsPage.tsx')).PermissionsPage,
    areas: ['permissions'],
    reads: () => [],
  },
  {
    pattern: patterns.permission,
    kinds: bothKinds,
    load: async () => (await import('./pages/permissions/PermissionPage.tsx')).PermissionPage,
    areas: ['permissions'],
    reads: ({ scope, params: { permissionUuid = '' } }) => [permissionRead(scope, permissionUuid)],
  },
  {
    pattern: patterns.accountRotation,
    kinds: bothKinds,
    load: async () => (await import('./pages/service-accounts/RotationPage.tsx')).RotationPage,
    areas: ['accounts', 'account', 'rotation'],
    reads: ({ scope, params: { serviceAccountId = '' } }) => [accountRead(scope, serviceAccountId)],
  },
  {
    pattern: patterns.explain,
    kinds: bothKinds,
    load: async () => (await import('./pages/access/ExplainPage.tsx')).ExplainPage,
    areas: ['access'],
    reads: () => [],
  },
  {
    pattern: patterns.spaces,
    kinds: ['organisation'],
    load: async () => (await import('./pages/spaces/SpacesPage.tsx')).SpacesPage,
    areas: ['spaces'],
    reads: ({ scope, search }) => [spacesRead(scope, 'ListSpaces', listStateFrom(search))],
  },
  {
    pattern: patterns.clusters,
    kinds: ['space'],
    load: async () => (await import('./pages/clusters/ClustersPage.tsx')).ClustersPage,
    areas: ['clusters', 'operations'],
    reads: ({ scope, search }) => [clustersRead(scope, listStateFrom(search))],
  },
  {
    pattern: patterns.newCluster,
    kinds: ['space'],
    load: async () => (await import('./pages/clusters/CreateClusterPage.tsx')).CreateClusterPage,
    areas: ['clusters', 'operations'],
    reads: ({ scope }) => [versionsRead(scope.region), profilesRead(scope.region)],
  },
  {
    pattern: patterns.cluster,
    kinds: ['space'],
    load: async () => (await import('./pages/clusters/ClusterPage.tsx')).ClusterPage,
    areas: ['clusters', 'operations'],
    reads: ({ scope, params: { clusterId = '' } }) => [
      clusterRead(scope, clusterId),
      clusterOperationsRead(scope, clusterId),
    ],
  },
  {
    pattern: patterns.operations,
    kinds: ['space'],
    load: async () => (await import('./pages/operations/OperationsPage.tsx')).OperationsPage,
    areas: ['operations'],
    reads: ({ scope, search }) => [
      operationsRead(scope, operationFilterFrom(search), listStateFrom(search)),
      spaceClustersRead(scope),
    ],
  },
  {
    pattern: patterns.operation,
    kinds: ['space'],
    load: async () => (await import('./pages/operations/OperationPage.tsx')).OperationPage,
    areas: ['operations'],
    reads: ({ scope, params: { operationId = '' } }) => [operationRead(scope, operationId), spaceClustersRead(scope)],
  },
];

/** `/` and `/{region}`. */
export const HomePage = lazyPage(async () => (await import('./shell/HomePage.tsx')).HomePage);

export type PageRoute = PageEntry & { readonly Page: LazyPage };

export const pageRoutes: readonly PageRoute[] = entries.map((entry) => ({
  ...entry,
  Page: lazyPage(() => withWords(entry)),
}));

/** However one gets to a page, its words come with its code. */
async function withWords({ load, areas }: PageEntry): Promise<ComponentType> {
  const [page] = await Promise.all([load(), loadMessages(areas)]);
  return page;
}

/** The page at an address and what it is opened with; undefined when there is none. */
export function routeAt(pathname: string, search: string): { route: PageRoute; opening: Opening } | undefined {
  const place = placeOf(pathname);
  if (place === undefined) return undefined;
  for (const route of pageRoutes) {
    const match = matchPath(`/${route.pattern}`, `/${place.rest}`);
    if (match === null || !route.kinds.includes(place.scope.kind)) continue;
    return { route, opening: { scope: place.scope, params: match.params, search: new URLSearchParams(search) } };
  }
  return undefined;
}
