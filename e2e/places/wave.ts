/** Many clusters at once: chosen, planned in stages, and worked on. */
import { createSpace, unique, workTakes } from '../world-data.ts';
import { expect, type Page, type World } from '../world.ts';
import { looksAgain } from '../wave-clusters.ts';
import type { Words } from '../words.ts';
import { press, text, type Place } from './place.ts';

/** Two clusters of a space; answers its address. */
async function twoClusters({ std }: World) {
  const { id: spaceId } = await createSpace(std);
  const nodePools = [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' as const }];
  const ids: string[] = [];
  for (const version of ['1.29.3', '1.30.1']) {
    const body = { name: unique('together'), cidr: '10.44.0.0/16', version, nodePools };
    ids.push((await std.client.call('CreateCluster', { path: { spaceId }, body })).id);
  }
  await std.steering.advance(workTakes);
  return { spaceId, ids, address: `/eu-std-1/spaces/${spaceId}/clusters` };
}

async function planned(world: World, more = ''): Promise<string> {
  const { address, ids } = await twoClusters(world);
  return `${address}/wave?clusters=${ids.join()}${more}`;
}

async function check(page: Page): Promise<void> {
  await page.getByRole('main').locator('.button[data-variant="primary"]').click();
}

const isPlanned = (page: Page) => expect(page.getByRole('main').getByText('1.29.3 → 1.30.1')).toBeVisible();

/** Confirmed, its first step under way, and told to begin nothing more. */
async function begun(page: Page, { states, stepStates, stop }: Words['runs']): Promise<void> {
  await isPlanned(page);
  await check(page);
  await text(page, states.ready);
  await check(page);
  await expect(page.getByRole('table')).toContainText(stepStates.sending, looksAgain);
  await press(page, stop.staged);
}

export const wavePlaces: readonly Place[] = [
  {
    name: 'a wave that is planned',
    address: (world) => planned(world),
    arrive: isPlanned,
  },
  {
    name: 'a wave that nobody has chosen clusters for',
    isVariant: true,
    address: async (world) => `${(await twoClusters(world)).address}/wave`,
    arrive: (page, { wave }) => text(page, wave.noneTitle),
  },
  {
    name: 'packages of many that are planned',
    isVariant: true,
    address: (world) => planned(world, '&do=packages'),
    arrive: (page, { wave }) => text(page, wave.prospect.packages),
  },
  {
    name: 'clusters to add to a wave',
    isVariant: true,
    address: (world) => planned(world),
    async arrive(page, { wave }) {
      await press(page, wave.add);
      await page
        .getByRole('dialog')
        .getByRole('option', { name: /^production/ })
        .click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'a wave that waits to be confirmed',
    address: (world) => planned(world),
    async arrive(page, { runs }) {
      await isPlanned(page);
      await check(page);
      await text(page, runs.states.ready);
      await isPlanned(page);
    },
  },
  {
    name: 'runs that were begun together',
    isVariant: true,
    address: (world) => planned(world),
    async arrive(page, { runs }) {
      await isPlanned(page);
      const { pathname } = new URL(page.url());
      await check(page);
      await text(page, runs.states.ready);
      await page.goto(`${pathname}?runs=${page.url().split('/').at(-1) ?? ''}`);
      await isPlanned(page);
    },
  },
  {
    name: 'the question whether a wave is stopped for good',
    isVariant: true,
    address: (world) => planned(world),
    async arrive(page, { runs }) {
      await begun(page, runs);
      await press(page, runs.stop.forGood);
      await expect(page.getByRole('alertdialog', { name: runs.stop.title })).toBeVisible();
    },
  },
  {
    name: 'a wave that is stopped for good',
    isVariant: true,
    address: (world) => planned(world),
    async arrive(page, { runs }) {
      await begun(page, runs);
      await press(page, runs.stop.forGood);
      await page.getByRole('alertdialog').getByRole('button', { name: runs.stop.forGood }).click();
      await text(page, runs.followed);
    },
  },
  {
    name: 'the kubeconfigs of selected clusters',
    isVariant: true,
    address: async (world) => (await twoClusters(world)).address,
    async arrive(page, { wave }) {
      for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
      await page
        .getByRole('main')
        .getByRole('button', { name: /^\S+ 2 / })
        .first()
        .click();
      await page.getByRole('menuitem', { name: wave.selected.kubeconfigs, exact: true }).click();
      await expect(page.getByRole('dialog')).toContainText(wave.kubeconfigs.lead);
    },
  },
];
