/** How each operation is called successfully in a seeded region: one entry per row, and the compiler asks for it. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import { accessFixtures } from './access-fixtures.ts';
import { fresh, inOrganisation, inSpace, person, userInOrganisation, userInSpace, type Fixture } from './fixture.ts';
import type { TestRegion } from './test-region.ts';

/** A cluster that no operation keeps busy. */
async function idleCluster(region: TestRegion) {
  const { reply } = await region.admin('CreateCluster', { path: inSpace(region), body: clusterRequest() });
  await region.region.steering.advance(60_000);
  return { ...inSpace(region), clusterId: reply.id };
}

/** A cluster whose control plane is ahead of its workers. */
async function clusterToUpgrade(region: TestRegion) {
  const path = await idleCluster(region);
  await region.admin('UpgradeControlPlane', { path, body: { version: '1.30.1' } });
  await region.region.steering.advance(60_000);
  return path;
}

const clusterRequest = () => ({
  name: fresh('cluster'),
  cidr: '10.99.0.0/16',
  version: '1.29.5',
  nodePools: [
    { name: 'pool', nodeCount: 2, nodeProfile: 'SMALL' as const },
    { name: 'spare', nodeCount: 1, nodeProfile: 'LARGE' as const },
    { name: 'third', nodeCount: 3, nodeProfile: 'SMALL' as const },
  ],
});

/** A pool of a cluster that no operation keeps busy. */
async function nodePool(region: TestRegion) {
  return { ...(await idleCluster(region)), nodePoolName: 'pool' };
}

/** A machine that runs, or that was stopped again. */
async function vm(region: TestRegion, state: 'running' | 'stopped' = 'running') {
  const { reply } = await region.admin('CreateVms', { path: inSpace(region), body: { imageId: 'ami-1a2b3c4d' } });
  const path = { ...inSpace(region), id: reply.id };
  await region.region.steering.advance(60_000);
  if (state === 'stopped') {
    await region.admin('StopVm', { path });
    await region.region.steering.advance(60_000);
  }
  return path;
}

const databaseRequest = () => ({
  name: fresh('database'),
  user: 'owner',
  nodeConfiguration: { vcpuCount: 2, memorySizeGiB: 8 },
  volume: { type: 'GP2' as const, sizeGiB: 20 },
  visibility: 'INTERNAL' as const,
});

/** A seeded database cluster of the demo space. */
async function database(region: TestRegion) {
  const { reply } = await region.admin('ListDatabaseClusters', { path: inSpace(region) });
  const seeded = reply.items.find((cluster) => cluster.name === 'positions');
  return { ...inSpace(region), clusterId: seeded?.id ?? '' };
}

/** A backup somebody asked for, and that is complete. */
async function backup(region: TestRegion) {
  const path = await database(region);
  const { reply } = await region.admin('CreateBackup', { path });
  await region.region.steering.advance(60_000);
  return { ...path, backupId: reply.id };
}

/** A registry whose password nobody is resetting. */
async function registry(region: TestRegion) {
  const { reply } = await region.admin('ListRegistries', { path: inSpace(region) });
  await region.region.steering.advance(60_000);
  return { ...inSpace(region), registryId: reply.items[0]?.id ?? '' };
}

async function secretInstance(region: TestRegion) {
  const { reply } = await region.admin('ListSecretInstances', { path: inSpace(region) });
  return { ...inSpace(region), instanceId: reply.items[0]?.id ?? '' };
}

function asClient({ seeded }: TestRegion) {
  return { client_id: seeded.clientId, client_secret: seeded.clientSecret ?? '' };
}

export const fixtures: { readonly [Id in OperationId]: Fixture<Id> } = {
  Token: (region) => ({ path: {}, body: { grant_type: 'client_credentials', ...asClient(region) } }),
  RevokeToken: () => ({ path: {}, body: { token: 'unknown' } }),
  IntrospectToken: ({ adminToken }) => ({ path: {}, body: { token: adminToken } }),
  GetUserInfo: () => ({ path: {} }),
  GetJwks: () => ({ path: {} }),
  GetOidcConfiguration: () => ({ path: {} }),
  ListMyOrganisations: () => ({ path: {} }),
  GetOrganisation: (region) => ({ path: inOrganisation(region) }),
  ListMySpaces: (region) => ({ path: inOrganisation(region) }),
  ListSpaces: (region) => ({ path: inOrganisation(region), body: { items: [region.seeded.spaceId] } }),
  CreateSpace: (region) => ({
    path: inOrganisation(region),
    body: { name: fresh('space'), description: 'For a test' },
  }),
  GetSpace: (region) => ({ path: { ...inOrganisation(region), ...inSpace(region) } }),
  UpdateSpace: (region) => ({ path: { ...inOrganisation(region), ...inSpace(region) }, body: { name: 'production' } }),
  ListUserOrganisation: (region) => ({ path: inOrganisation(region), query: {}, body: { items: [] } }),
  ListUserSpace: (region) => ({ path: inSpace(region), query: {}, body: { items: [] } }),
  CreateUserOrganisation: (region) => ({ path: inOrganisation(region), body: person() }),
  CreateUserSpace: (region) => ({ path: inSpace(region), body: person() }),
  GetUserOrganisation: async (region) => ({ path: await userInOrganisation(region) }),
  GetUserSpace: async (region) => ({ path: await userInSpace(region) }),
  PatchUserStateOrganisation: async (region) => ({ path: await userInOrganisation(region), body: { active: true } }),
  PatchUserStateSpace: async (region) => ({ path: await userInSpace(region), body: { active: true } }),
  UpdateUserOrganisation: async (region) => ({
    path: await userInOrganisation(region),
    body: { ...person(), active: true },
  }),
  UpdateUserSpace: async (region) => ({ path: await userInSpace(region), body: { ...person(), active: true } }),
  RecoverUserOrganisation: async (region) => ({ path: await userInOrganisation(region) }),
  RecoverUserSpace: async (region) => ({ path: await userInSpace(region) }),
  DeleteUserOrganisation: async (region) => ({ path: await userInOrganisation(region) }),
  UnassignUserSpace: async (region) => ({ path: await userInSpace(region) }),
  AssignUserToSpace: async (region) => ({ path: await userInSpace(region) }),
  ListSpacesOfUser: async (region) => ({ path: await userInOrganisation(region) }),
  ...accessFixtures,
  ListClusters: (region) => ({ path: inSpace(region) }),
  CreateCluster: (region) => ({ path: inSpace(region), body: clusterRequest() }),
  GetCluster: async (region) => ({ path: await idleCluster(region) }),
  UpdateCluster: async (region) => ({
    path: await idleCluster(region),
    body: { name: fresh('renamed'), description: 'Renamed' },
  }),
  DeleteCluster: async (region) => ({ path: await idleCluster(region) }),
  ListNodePools: async (region) => ({ path: await idleCluster(region) }),
  CreateNodePool: async (region) => ({
    path: await idleCluster(region),
    body: { name: 'fourth', nodeCount: 1, nodeProfile: 'MEDIUM' },
  }),
  UpdateNodePoolCount: async (region) => ({ path: await nodePool(region), body: { count: 5 } }),
  DeleteNodePool: async (region) => ({ path: await nodePool(region) }),
  UpgradeWorkers: async (region) => ({ path: await clusterToUpgrade(region), body: { version: '1.30.1' } }),
  UpgradeControlPlane: async (region) => ({ path: await idleCluster(region), body: { version: '1.30.1' } }),
  AddWorkers: async (region) => ({
    path: await idleCluster(region),
    body: { nodeProfile: 'SMALL', nodeCount: 2, version: '1.29.5' },
  }),
  RemoveWorkers: async (region) => ({ path: await idleCluster(region), body: { nodeProfile: 'SMALL' } }),
  UpdateWorkersOs: async (region) => ({ path: await idleCluster(region) }),
  GetClusterState: async (region) => ({ path: await idleCluster(region) }),
  GetKubeConfig: async (region) => ({ path: await idleCluster(region) }),
  ListClusterOperations: async (region) => ({ path: await idleCluster(region) }),
  ListNodeProfiles: () => ({ path: {} }),
  ListKubernetesVersions: () => ({ path: {} }),
  ListOperations: (region) => ({ path: inSpace(region), query: { status: ['DONE', 'FAILED'] } }),
  GetOperation: async (region) => {
    const { reply } = await region.admin('ListOperations', { path: inSpace(region), page: { size: 1 } });
    return { path: { ...inSpace(region), id: reply.items[0]?.id ?? '' } };
  },
  CreateVms: (region) => ({
    path: inSpace(region),
    body: { imageId: 'ami-1a2b3c4d', KeypairName: 'admin', vmType: 'ns-eco6-2c8r', minVMsCount: 1, maxVMsCount: 2 },
  }),
  ListVms: (region) => ({ path: inSpace(region), query: { vmStates: ['running', 'stopped'] } }),
  GetVm: async (region) => ({ path: await vm(region) }),
  StartVm: async (region) => ({ path: await vm(region, 'stopped') }),
  StopVm: async (region) => ({ path: await vm(region), body: { forceStop: false } }),
  RebootVm: async (region) => ({ path: await vm(region) }),
  DeleteVm: async (region) => ({ path: await vm(region) }),
  ListDatabaseVersions: () => ({ path: {} }),
  ListDatabaseClusters: (region) => ({ path: inSpace(region) }),
  CreateDatabaseCluster: async (region) => ({
    path: inSpace(region),
    body: {
      ...databaseRequest(),
      majorVersion: '18',
      replicaCount: 1,
      extensions: [{ name: 'VECTOR' }],
      restoreConfiguration: { sourceType: 'CLUSTER', clusterId: (await database(region)).clusterId },
    },
  }),
  GetDatabaseCluster: async (region) => ({ path: await database(region) }),
  ListSpaceBackups: (region) => ({ path: inSpace(region) }),
  ListClusterBackups: async (region) => ({ path: await database(region) }),
  CreateBackup: async (region) => ({ path: await database(region), body: { name: 'before-release' } }),
  GetBackup: async (region) => ({ path: await backup(region) }),
  DeleteBackup: async (region) => ({ path: await backup(region) }),
  ListRegistryVersions: () => ({ path: {} }),
  ListRegistries: (region) => ({ path: inSpace(region) }),
  GetRegistry: async (region) => ({ path: await registry(region) }),
  ResetRegistryPassword: async (region) => ({ path: await registry(region) }),
  ReadRegistryPassword: async (region) => ({ path: await registry(region) }),
  ListSecretInstances: (region) => ({ path: inSpace(region) }),
  GetSecretInstance: async (region) => ({ path: await secretInstance(region) }),
  GetSecretInstancePassword: async (region) => ({ path: await secretInstance(region) }),
};
