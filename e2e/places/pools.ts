/** The node pools of a cluster, and what opens in front of them and of the cluster. */
import type { World } from '../world.ts';
import { createSpace, unique, workTakes } from '../world-data.ts';
import { press, text, type Place } from './place.ts';

/** Address of a running cluster with one pool of three nodes. */
async function cluster({ std }: World): Promise<string> {
  const { id: spaceId } = await createSpace(std);
  const nodePools = [{ name: 'workers', nodeProfile: 'SMALL' as const, nodeCount: 3 }];
  const body = { name: unique('atlas'), cidr: '10.50.0.0/16', version: '1.29.5', nodePools };
  const { id } = await std.client.call('CreateCluster', { path: { spaceId }, body });
  await std.steering.advance(workTakes);
  return `/eu-std-1/spaces/${spaceId}/clusters/${id}`;
}

const pools = (panel: string) => async (world: World) => `${await cluster(world)}/node-pools?${panel}`;

export const poolsPlaces: readonly Place[] = [
  {
    name: 'node pools an operation runs on',
    async address(world) {
      const address = await cluster(world);
      const [, , , spaceId = '', , clusterId = ''] = address.split('/');
      const path = { spaceId, clusterId, nodePoolName: 'workers' };
      await world.std.client.call('UpdateNodePoolCount', { path, body: { count: 5 } });
      return `${address}/node-pools`;
    },
    arrive: (page, { operations }) => text(page, operations.showRunning),
  },
  {
    name: 'a node pool to be added, with faults',
    address: pools('add'),
    async arrive(page, words) {
      await page.getByRole('dialog').getByLabel(words.pools.name, { exact: true }).fill('a/b');
      await page.getByRole('dialog').getByRole('button', { name: words.pools.add.submit }).click();
      await text(page, words.pools.fault.name);
    },
  },
  {
    name: 'a node pool to be made smaller',
    isVariant: true,
    address: pools('resize=workers'),
    async arrive(page, words) {
      await page.getByRole('dialog').getByLabel(words.pools.count, { exact: true }).fill('1');
      await page.getByRole('dialog').getByRole('checkbox').waitFor();
    },
  },
  {
    name: 'a node pool to be resized on the page of its cluster',
    isVariant: true,
    address: async (world) => `${await cluster(world)}?resize=workers`,
    arrive: (page, words) => page.getByRole('dialog').getByLabel(words.pools.count, { exact: true }).waitFor(),
  },
  {
    name: 'the last node pool to be deleted',
    isVariant: true,
    address: pools('delete=workers'),
    arrive: (page, words) => text(page, words.pools.deletion.lastTitle),
  },
  {
    name: 'a worker to be removed',
    isVariant: true,
    address: pools('remove-worker'),
    arrive: (page, words) => text(page, words.pools.removeWorker.lead),
  },
  {
    name: 'a kubeconfig to be saved',
    isVariant: true,
    address: cluster,
    async arrive(page, { clusters }) {
      await press(page, clusters.detail.kubeconfig);
      await text(page, clusters.kubeconfig.lead);
    },
  },
];
