/** Planning and running an upgrade, and what waits for an operation to end. */
import type { Words } from '../words.ts';
import type { Page, World } from '../world.ts';
import { createSpace, unique, workTakes } from '../world-data.ts';
import { press, text, type Place } from './place.ts';

async function createCluster({ std }: World) {
  const { id: spaceId } = await createSpace(std);
  const nodePools = [{ name: 'workers', nodeCount: 2, nodeProfile: 'SMALL' as const }];
  const body = { name: unique('upgraded'), cidr: '10.43.0.0/16', version: '1.28.8', nodePools };
  const { id: clusterId } = await std.client.call('CreateCluster', { path: { spaceId }, body });
  await std.steering.advance(workTakes);
  return { spaceId, clusterId };
}

const addressOf = ({ spaceId, clusterId }: { spaceId: string; clusterId: string }) =>
  `/eu-std-1/spaces/${spaceId}/clusters/${clusterId}`;

/** The question whether packages are to be updated once the cluster is free. */
async function packagesLater(world: World): Promise<string> {
  const path = await createCluster(world);
  await world.std.client.call('UpdateWorkersOs', { path });
  return `${addressOf(path)}/node-pools?update-packages-later`;
}

/** Confirms that, and shows its run. */
async function openWaiting(page: Page, { later, pools, runs }: Words): Promise<void> {
  const confirm = later.confirm.replace('{label}', pools.packages.confirm);
  await page.getByRole('alertdialog').getByRole('button', { name: confirm, exact: true }).click();
  await text(page, later.cancel);
  await page.goto(page.url().replace(/\/clusters.*/, '/runs'));
  await page.getByRole('row').nth(1).getByRole('link').click();
  await text(page, runs.toCluster);
}

export const upgradePlaces: readonly Place[] = [
  {
    name: 'an upgrade that is planned',
    address: async (world) => `${addressOf(await createCluster(world))}/upgrade`,
    arrive: (page, { upgrade }) => text(page, upgrade.goalControlPlane),
  },
  {
    name: 'an upgrade whose first step was refused',
    isVariant: true,
    async address(world) {
      const path = await createCluster(world);
      world.std.steering.addFault({ operation: 'UpgradeControlPlane', kind: 'status', status: 500 });
      return `${addressOf(path)}/upgrade`;
    },
    async arrive(page, { upgrade }) {
      await press(page, upgrade.start);
      await page.getByRole('alertdialog').getByRole('button', { name: upgrade.confirm.action }).click();
      await text(page, upgrade.run.tryAgain);
    },
  },
  {
    name: 'a deletion that waits for an operation',
    isVariant: true,
    async address(world) {
      const path = await createCluster(world);
      await world.std.client.call('UpdateWorkersOs', { path });
      return `${addressOf(path)}?delete-later`;
    },
    async arrive(page, { later, clusters }) {
      const confirm = later.confirm.replace('{label}', clusters.deletion.confirm);
      const dialog = page.getByRole('alertdialog');
      const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const typed = /upgraded-[0-9a-f]{8}/.exec(name)?.[0] ?? '';
      await dialog.getByRole('textbox').fill(typed);
      // So called as soon as the page knows of the operation.
      await dialog.getByRole('button', { name: confirm, exact: true }).click();
      await text(page, later.cancel);
    },
  },
  {
    name: 'a run that waits for a cluster',
    isVariant: true,
    address: packagesLater,
    arrive: openWaiting,
  },
  {
    name: 'an operation that is held back',
    isVariant: true,
    address: packagesLater,
    async arrive(page, words) {
      await openWaiting(page, words);
      await press(page, words.runs.stop.waiting);
      await text(page, words.runs.reasons.asked);
      await page.getByRole('link', { name: words.runs.toCluster, exact: true }).click();
      await text(page, words.later.goOn);
    },
  },
];
