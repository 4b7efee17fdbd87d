/** Spaces, clusters and operations. */
import { createClusters } from '../wave-clusters.ts';
import { expect, type World } from '../world.ts';
import { beginCluster, beginSpace, createSpace, workTakes } from '../world-data.ts';
import { dialog, organisation, press, space, text, type Place } from './place.ts';

async function failedOperation({ std }: World): Promise<string> {
  const { id } = await createSpace(std);
  std.steering.failNext({ spaceId: id, error: 'No capacity left for profile LARGE in zone a.' });
  const { operationId } = await beginCluster(std, id);
  await std.steering.advance(workTakes);
  return `/eu-std-1/spaces/${id}/operations/${operationId}`;
}

async function busyCluster({ std }: World): Promise<string> {
  const created = await createSpace(std);
  const { id } = await beginCluster(std, created.id);
  return `/eu-std-1/spaces/${created.id}/clusters/${id}`;
}

export const platformPlaces: readonly Place[] = [
  {
    name: 'a space to be created',
    address: (world) => `${organisation(world)}/spaces?create`,
    arrive: (page, { spaces }) => dialog(page, spaces.form.createTitle),
  },
  {
    name: 'a space that is being prepared',
    isVariant: true,
    address: async ({ std }) => `/eu-std-1/spaces/${(await beginSpace(std)).id}/clusters`,
    arrive: (page, { spaces }) => text(page, spaces.preparing.title),
  },
  {
    name: 'a space without clusters',
    isVariant: true,
    address: async ({ std }) => `/eu-std-1/spaces/${(await createSpace(std)).id}/clusters`,
    arrive: (page, { clusters }) => text(page, clusters.noneTitle),
  },
  {
    name: 'the versions of the clusters of a space',
    async address(world) {
      const { id: spaceId, ids, page } = await createClusters(world.std, 'even', 'uneven');
      const path = { spaceId, clusterId: ids[1] ?? '' };
      await world.std.client.call('UpgradeControlPlane', { path, body: { version: '1.29.5' } });
      await world.std.steering.advance(workTakes);
      return `${page}?view=versions&all=1`;
    },
    async arrive(page, { versionMap }) {
      const clusters = page.getByRole('list', { name: versionMap.title });
      await expect(clusters.locator('.ladder-possible')).toHaveCount(3);
      await expect(clusters.locator('.ladder-gap')).toHaveCount(1);
    },
  },
  {
    name: 'a cluster to be created, with faults',
    address: (world) => `${space(world)}/clusters/new`,
    async arrive(page, { clusters }) {
      await press(page, clusters.form.submit);
      await text(page, clusters.form.fault.name);
    },
  },
  {
    name: 'a cluster an operation runs on',
    address: busyCluster,
    arrive: (page, { clusters }) => text(page, clusters.detail.urlsLater),
  },
  {
    name: 'a cluster to be deleted',
    isVariant: true,
    async address(world) {
      const address = await busyCluster(world);
      await world.std.steering.advance(workTakes);
      return address;
    },
    async arrive(page, { clusters }) {
      await press(page, clusters.detail.more);
      await page.getByRole('menuitem', { name: clusters.detail.delete }).click();
      await text(page, clusters.deletion.lead);
    },
  },
  {
    name: 'the operations of a month as a timeline',
    address: (world) => `${space(world)}/operations?view=timeline&all=1&span=month`,
    async arrive(page, { timeline }) {
      await text(page, timeline.readWhole);
      await page.locator('.timeline-twin summary').click();
      await page.getByRole('table', { name: timeline.title }).waitFor();
    },
  },
  {
    name: 'an operation that runs in a timeline',
    isVariant: true,
    async address(world) {
      const address = await busyCluster(world);
      await world.std.steering.advance(60_000);
      return address.replace(/clusters.*/, 'operations?view=timeline&all=1&span=hour');
    },
    arrive: (page, { timeline }) => text(page, timeline.readWhole),
  },
  {
    name: 'an operation that has failed',
    address: failedOperation,
    arrive: (page, { work }) => text(page, work.errorTitle),
  },
];
