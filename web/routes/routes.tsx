/**
 * Every page below a scope but the users list, which find-route.ts holds for the first visit. To add one: the page's
 * file, its pattern and address in paths.ts, an entry here.
 */
import { accessReads } from '#web/pages/access/access-reads.ts';
import { clusterOperationsRead, clusterRead, profilesRead } from '#web/cluster/cluster-reads.ts';
import { listStateFrom } from '#web/list/list-state.ts';
import { spaceClustersRead } from '#web/operation/space-clusters-read.ts';
import { clustersRead, healthRead, versionsRead } from '#web/pages/clusters/clusters-read.ts';
import { nodePoolsRead } from '#web/pages/node-pools/node-pools-read.ts';
import { leaverRead } from '#web/pages/leaver/leaver-read.ts';
import {
  clusterBackupsRead,
  databaseRead,
  databasesRead,
  databaseVersionsRead,
  spaceBackupsRead,
} from '#web/pages/databases/databases-read.ts';
import { operationFilterFrom, operationRead, operationsRead } from '#web/pages/operations/operations-read.ts';
import { accountRead, accountsRead, spacesOfAccountRead } from '#web/pages/service-accounts/accounts-read.ts';
import { permissionRead } from '#web/pages/permissions/permissions-read.ts';
import { registriesRead } from '#web/pages/registries/registries-read.ts';
import { roleRead, rolesRead } from '#web/pages/roles/roles-read.ts';
import { secretInstancesRead } from '#web/pages/secret-instances/secret-instances-read.ts';
import { spacesRead } from '#web/pages/spaces/spaces-read.ts';
import { spacesOfUserRead, userRead } from '#web/pages/users/user-reads.ts';
import { vmRead, vmsRead } from '#web/pages/vms/vms-read.ts';
import { offeredRead } from '#web/pages/upgrade/upgrade-reads.ts';
import { patterns } from '#web/address/patterns.ts';
import { pageRoute, type PageEntry } from './page-route.ts';

const bothKinds = ['organisation', 'space'] as const;

const entries: readonly PageEntry[] = [
  {
    pattern: patterns.account,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/account/AccountPage.tsx')).AccountPage,
    areas: ['ownAccount'],
    reads: () => [],
  },
  {
    pattern: patterns.user,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/users/UserPage.tsx')).UserPage,
    areas: ['users', 'user'],
    reads: ({ scope, params: { userId = '' }, search }) => [
      userRead(scope, userId),
      scope.kind === 'organisation' ? spacesOfUserRead(scope, userId, listStateFrom(search)) : undefined,
    ],
  },
  {
    pattern: patterns.leaver,
    kinds: ['organisation'],
    load: async () => (await import('#web/pages/leaver/LeaverPage.tsx')).LeaverPage,
    areas: ['leaver', 'access'],
    reads: ({ scope, params: { userId = '' } }) => [leaverRead(scope, userId)],
  },
  {
    pattern: patterns.serviceAccounts,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/service-accounts/ServiceAccountsPage.tsx')).ServiceAccountsPage,
    areas: ['accounts'],
    reads: ({ scope, search }) => [accountsRead(scope, listStateFrom(search))],
  },
  {
    pattern: patterns.serviceAccount,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/service-accounts/ServiceAccountPage.tsx')).ServiceAccountPage,
    areas: ['accounts', 'account'],
    reads: ({ scope, params: { serviceAccountId = '' }, search }) => [
      accountRead(scope, serviceAccountId),
      scope.kind === 'organisation' ? spacesOfAccountRead(scope, serviceAccountId, listStateFrom(search)) : undefined,
    ],
  },
  {
    pattern: patterns.userAccess,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/access/SubjectAccessPage.tsx')).SubjectAccessPage,
    areas: ['access'],
    reads: ({ scope, params }) => accessReads(scope, params),
  },
  {
    pattern: patterns.serviceAccountAccess,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/access/SubjectAccessPage.tsx')).SubjectAccessPage,
    areas: ['access'],
    reads: ({ scope, params }) => accessReads(scope, params),
  },
  {
    pattern: patterns.roles,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/roles/RolesPage.tsx')).RolesPage,
    areas: ['roles'],
    reads: ({ scope, search }) => [rolesRead(scope, listStateFrom(search))],
  },
  {
    pattern: patterns.compareRoles,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/roles/CompareRolesPage.tsx')).CompareRolesPage,
    areas: ['roles', 'role'],
    reads: () => [],
  },
  {
    pattern: patterns.role,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/roles/RolePage.tsx')).RolePage,
    areas: ['roles', 'role', 'permissions'],
    reads: ({ scope, params: { roleUuid = '' } }) => [roleRead(scope, roleUuid)],
  },
  {
    pattern: patterns.permissions,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/permissions/PermissionsPage.tsx')).PermissionsPage,
    areas: ['permissions'],
    reads: () => [],
  },
  {
    pattern: patterns.permission,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/permissions/PermissionPage.tsx')).PermissionPage,
    areas: ['permissions'],
    reads: ({ scope, params: { permissionUuid = '' } }) => [permissionRead(scope, permissionUuid)],
  },
  {
    pattern: patterns.accountRotation,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/service-accounts/RotationPage.tsx')).RotationPage,
    areas: ['accounts', 'account', 'rotation'],
    reads: ({ scope, params: { serviceAccountId = '' } }) => [accountRead(scope, serviceAccountId)],
  },
  {
    pattern: patterns.explain,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/access/ExplainPage.tsx')).ExplainPage,
    areas: ['access'],
    reads: () => [],
  },
  {
    pattern: patterns.acls,
    kinds: bothKinds,
    load: async () => (await import('#web/pages/acls/AclsPage.tsx')).AclsPage,
    areas: ['acls', 'access'],
    reads: () => [],
  },
  {
    pattern: patterns.recoveryLinks,
    kinds: ['organisation'],
    load: async () => (await import('#web/pages/recovery-links/RecoveryLinksPage.tsx')).RecoveryLinksPage,
    areas: ['recovery'],
    reads: () => [],
  },
  {
    pattern: patterns.spaces,
    kinds: ['organisation'],
    load: async () => (await import('#web/pages/spaces/SpacesPage.tsx')).SpacesPage,
    areas: ['spaces'],
    reads: ({ scope, search }) => [spacesRead(scope, 'ListSpaces', listStateFrom(search))],
  },
  {
    pattern: patterns.clusters,
    kinds: ['space'],
    load: async () => (await import('#web/pages/clusters/ClustersPage.tsx')).ClustersPage,
    areas: ['clusters', 'operations'],
    reads: ({ scope, search }) => [clustersRead(scope, listStateFrom(search))],
  },
  {
    pattern: patterns.newCluster,
    kinds: ['space'],
    load: async () => (await import('#web/pages/clusters/CreateClusterPage.tsx')).CreateClusterPage,
    areas: ['clusters', 'operations'],
    reads: ({ scope }) => [versionsRead(scope.region), profilesRead(scope.region)],
  },
  {
    pattern: patterns.cluster,
    kinds: ['space'],
    load: async () => (await import('#web/pages/clusters/ClusterPage.tsx')).ClusterPage,
    areas: ['clusters', 'operations', 'later'],
    reads: ({ scope, params: { clusterId = '' } }) => [
      clusterRead(scope, clusterId),
      clusterOperationsRead(scope, clusterId),
      healthRead(scope, clusterId),
    ],
  },
  {
    pattern: patterns.nodePools,
    kinds: ['space'],
    load: async () => (await import('#web/pages/node-pools/NodePoolsPage.tsx')).NodePoolsPage,
    areas: ['clusters', 'operations', 'later', 'pools'],
    reads: ({ scope, params: { clusterId = '' } }) => [
      clusterRead(scope, clusterId),
      nodePoolsRead(scope, clusterId),
      profilesRead(scope.region),
    ],
  },
  {
    pattern: patterns.upgrade,
    kinds: ['space'],
    load: async () => (await import('#web/pages/upgrade/UpgradePage.tsx')).UpgradePage,
    areas: ['clusters', 'operations', 'upgrade'],
    reads: ({ scope, params: { clusterId = '' } }) => [clusterRead(scope, clusterId), offeredRead(scope.region)],
  },
  {
    pattern: patterns.operations,
    kinds: ['space'],
    load: async () => (await import('#web/pages/operations/OperationsPage.tsx')).OperationsPage,
    areas: ['operations'],
    reads: ({ scope, search }) => [
      operationsRead(scope, operationFilterFrom(search), listStateFrom(search)),
      spaceClustersRead(scope),
    ],
  },
  {
    pattern: patterns.operation,
    kinds: ['space'],
    load: async () => (await import('#web/pages/operations/OperationPage.tsx')).OperationPage,
    areas: ['operations'],
    reads: ({ scope, params: { operationId = '' } }) => [operationRead(scope, operationId), spaceClustersRead(scope)],
  },
  {
    pattern: patterns.vms,
    kinds: ['space'],
    load: async () => (await import('#web/pages/vms/VmsPage.tsx')).VmsPage,
    areas: ['vms', 'services'],
    reads: ({ scope }) => [vmsRead(scope)],
  },
  {
    pattern: patterns.vm,
    kinds: ['space'],
    load: async () => (await import('#web/pages/vms/VmPage.tsx')).VmPage,
    areas: ['vms', 'services'],
    reads: ({ scope, params: { vmId = '' } }) => [vmRead(scope, vmId)],
  },
  {
    pattern: patterns.registries,
    kinds: ['space'],
    load: async () => (await import('#web/pages/registries/RegistriesPage.tsx')).RegistriesPage,
    areas: ['registries', 'services'],
    reads: ({ scope }) => [registriesRead(scope)],
  },
  {
    pattern: patterns.secretInstances,
    kinds: ['space'],
    load: async () => (await import('#web/pages/secret-instances/SecretInstancesPage.tsx')).SecretInstancesPage,
    areas: ['secrets', 'services'],
    reads: ({ scope }) => [secretInstancesRead(scope)],
  },
  {
    pattern: patterns.databases,
    kinds: ['space'],
    load: async () => (await import('#web/pages/databases/DatabasesPage.tsx')).DatabasesPage,
    areas: ['databases', 'services'],
    reads: ({ scope }) => [databasesRead(scope), databaseVersionsRead(scope.region)],
  },
  {
    pattern: patterns.databaseBackups,
    kinds: ['space'],
    load: async () => (await import('#web/pages/databases/BackupsPage.tsx')).BackupsPage,
    areas: ['databases', 'services'],
    reads: ({ scope }) => [spaceBackupsRead(scope)],
  },
  {
    pattern: patterns.database,
    kinds: ['space'],
    load: async () => (await import('#web/pages/databases/DatabasePage.tsx')).DatabasePage,
    areas: ['databases', 'services'],
    reads: ({ scope, params: { clusterId = '' } }) => [
      databaseRead(scope, clusterId),
      clusterBackupsRead(scope, clusterId),
    ],
  },
  {
    pattern: patterns.nodeProfiles,
    kinds: ['space'],
    load: async () => (await import('#web/pages/node-profiles/NodeProfilesPage.tsx')).NodeProfilesPage,
    areas: ['profiles', 'services'],
    reads: ({ scope }) => [profilesRead(scope.region)],
  },
];

export const pageRoutes = entries.map(pageRoute);
