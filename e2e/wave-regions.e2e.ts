/**
 * J17: twelve clusters over two regions go to one version. A canary fails and its region's run stops before the next stage;
 * one region dies amid its stage: its run waits for it, the other one comes to its end, and nothing is done twice.
 */
import { csrfHeader } from '#shared/csrf-header.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { createClusters, looksAgain, press, select } from './wave-clusters.ts';
import { workTakes } from './world-data.ts';
import { expect, test, type Page, type World, type WorldRegion } from './world.ts';

test.slow();

const atOnce = 3;

type Clusters = Awaited<ReturnType<typeof createClusters>>;

async function upgradesOf(region: WorldRegion, { id: spaceId }: Clusters, clusterId?: string) {
  const { items } = await region.client.call('ListOperations', { path: { spaceId }, query: { clusterId } });
  return items.map((item) => toOperationState('', '', item)).filter(({ kind }) => kind.startsWith('Upgrade'));
}

/** The regions work until something is seen, by somebody who is there all the time. */
async function passUntil(page: Page, { std, snc }: World, seen: (within: { timeout: number }) => Promise<void>) {
  await expect(async () => {
    await page.request.post('/api/session/activity', { headers: { [csrfHeader]: '1' } });
    for (const region of [std, snc]) await region.steering.advance(workTakes);
    await seen({ timeout: 2_000 });
  }).toPass({ timeout: 90_000, intervals: [0] });
}

test('a canary of twelve fails, is tried again, and a region that dies midway is waited for, by its own run alone @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std, snc } = world;
  const names = ['dispatch', 'forecast', 'booking', 'parcels', 'billing', 'ledger'];
  const [here, there] = [await createClusters(std, ...names), await createClusters(snc, ...names)];
  const places = [
    [std, here],
    [snc, there],
  ] as const;
  await signIn();
  await signIn({ region: snc });
  await page.goto(here.page);
  await select(page, names, 'Upgrade together…');
  await press(page, 'Add clusters…');
  const drawer = page.getByRole('dialog', { name: 'Add clusters' });
  await drawer.getByRole('combobox', { name: 'Region' }).selectOption(snc.name);
  await drawer.getByRole('combobox', { name: 'Find a space' }).fill(there.name);
  await drawer.getByRole('option', { name: there.name }).click();
  await drawer.getByRole('checkbox', { name: 'All 6 clusters' }).check();
  await drawer.getByRole('button', { name: 'Add 6 clusters' }).click();
  await page.getByRole('combobox', { name: 'Version', exact: true }).selectOption('1.29.5');
  const count = page.getByRole('combobox', { name: 'At the same time, at most' });
  await count.selectOption(String(atOnce));
  await page.reload();
  await expect(count).toHaveValue(String(atOnce));
  await press(page, 'Check 12 clusters');

  const [mine, theirs] = [std, snc].map(({ name }) =>
    page.getByRole('region', { name: `${name}: Upgrade clusters to 1.29.5` }),
  ) as [ReturnType<typeof page.getByRole>, ReturnType<typeof page.getByRole>];
  const nextStage = (run: typeof mine) => run.getByRole('list', { name: 'Stages' }).getByRole('listitem').nth(1);
  std.steering.failNext({ clusterId: here.ids[0] ?? '', error: 'The snapshot quota is used up' });
  for (const run of [mine, theirs]) await press(run, 'Do 12 steps');
  await passUntil(page, world, async (within) => {
    await expect(mine.getByText('Steps have failed.')).toBeVisible(within);
    await expect(theirs.getByText('A stage has ended.')).toBeVisible(within);
  });
  await expect(mine.getByRole('row', { name: 'dispatch' })).toContainText('The snapshot quota is used up');
  for (const run of [mine, theirs]) await expect(nextStage(run)).toContainText('5 not begun');

  await press(mine, 'Try again what failed');
  await passUntil(page, world, (within) => expect(mine.getByText('A stage has ended.')).toBeVisible(within));
  for (const [region, clusters] of places) {
    const canaries = (await upgradesOf(region, clusters)).map(({ clusterId }) => clusterId);
    expect(new Set(canaries).size).toBe(1);
  }

  for (const run of [mine, theirs]) await press(run, 'Go on with stage 2');
  for (const run of [mine, theirs]) await expect(nextStage(run)).toContainText(`${atOnce} under way`, looksAgain);
  await snc.stop();
  await passUntil(page, world, async (within) => {
    await expect(mine.getByText('12 done.')).toBeVisible(within);
    await expect(theirs.getByText('eu-snc-1 does not answer.')).toBeVisible(within);
  });
  await expect(nextStage(theirs)).toContainText('2 not begun');

  await snc.start();
  await passUntil(page, world, (within) => expect(theirs.getByText('12 done.')).toBeVisible(within));
  for (const [region, clusters] of places)
    for (const clusterId of clusters.ids) {
      const path = { spaceId: clusters.id, clusterId };
      const cluster = await region.client.call('GetCluster', { path });
      expect(cluster).toMatchObject({ version: '1.29.5', controlPlaneVersion: '1.29.5' });
      const isCanary = region === std && clusterId === here.ids[0];
      expect(await upgradesOf(region, clusters, clusterId)).toHaveLength(isCanary ? 3 : 2);
    }
});
