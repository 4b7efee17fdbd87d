/** A cluster and the fleet have something to say on a tablet, on the largest screen and on paper. */
import type { Locator } from '@playwright/test';
import { createClusters } from './wave-clusters.ts';
import { workTakes } from './world-data.ts';
import { expect, test } from './world.ts';

const nothing = { x: 0, y: 0, width: 0, height: 0 };
const boxOf = async (place: Locator) => (await place.boundingBox()) ?? nothing;

/** What names a row is seen, whatever else stands beside it. */
async function expectNames(table: Locator) {
  const name = table.locator('tbody th[scope=row]').first();
  await expect(name).toBeVisible();
  await expect.poll(async () => (await boxOf(name)).width).toBeGreaterThan(96);
}

test('no row loses its name where the window is neither narrow nor wide, and nothing covers the place @long', async ({
  page,
  signIn,
  world,
}) => {
  const own = await createClusters(world.std, 'tablet');
  await signIn();
  for (const width of [794, 1024, 1200]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${own.page}/${own.ids[0]}`);
    await expectNames(page.getByRole('table', { name: 'Operations' }));
    const place = await boxOf(page.locator('button.scope'));
    const search = await boxOf(page.getByRole('button', { name: /^Go to/ }));
    expect(place.x + place.width).toBeLessThanOrEqual(search.x);
    await page.goto(`/fleet?space=${own.id}`);
    await expectNames(page.getByRole('table', { name: 'Clusters of all places' }));
  }
});

test('no list loses the names of its rows at any width @long', async ({ page, signIn, world }) => {
  const { organisationId, spaceId } = world.std.accounts;
  await signIn();
  const ofOrganisation = ['users', 'service-accounts', 'roles', 'permissions', 'spaces'];
  const ofSpace = ['clusters', 'operations', 'node-profiles', 'registries', 'databases', 'vms', 'secret-instances'];
  const lists = [
    ...ofOrganisation.map((list) => `organisations/${organisationId}/${list}`),
    ...ofSpace.map((list) => `spaces/${spaceId}/${list}`),
  ];
  for (const path of lists) {
    await page.goto(`/eu-std-1/${path}`);
    const name = page.getByRole('main').locator('tbody tr:not([aria-hidden]) th[scope=row]').first();
    await expect(name).toBeVisible();
    for (const width of [780, 900, 1040, 1160, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => (await boxOf(name)).width, { message: `${path} at ${width}` }).toBeGreaterThan(96);
    }
  }
});

test('the largest screen is used: operations beside pools and history, a fleet of twice the width @long', async ({
  page,
  signIn,
  world,
}) => {
  const own = await createClusters(world.std, 'large');
  const path = { spaceId: own.id, clusterId: own.ids[0] ?? '' };
  for (let run = 0; run < 2; run += 1) {
    await world.std.client.call('UpdateWorkersOs', { path });
    await world.std.steering.advance(workTakes);
  }
  await signIn();
  await page.goto(`${own.page}/${own.ids[0]}`);
  const [pool, history] = ['Node pools', 'History'].map((name) => page.getByRole('heading', { level: 2, name }));
  if (pool === undefined || history === undefined) throw new Error('two headings are looked at');
  await expect(history).toBeVisible();
  await expect.poll(async () => Math.abs((await boxOf(pool)).y - (await boxOf(history)).y)).toBeLessThan(8);
  // What narrows the fleet takes one line on a desk.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/fleet');
  const table = page.getByRole('table', { name: 'Clusters of all places' });
  await expect(table).toBeVisible();
  expect((await boxOf(table)).y - (await boxOf(page.getByRole('searchbox'))).y).toBeLessThan(60);
  await page.setViewportSize({ width: 3840, height: 2160 });
  await page.goto(`${own.page}/${own.ids[0]}`);
  const operations = page.getByRole('region', { name: 'Operations' });
  await expect(operations.getByRole('row').nth(1)).toBeVisible();
  const pools = await boxOf(page.locator('.halves'));
  const beside = await boxOf(operations);
  expect((await boxOf(operations.getByRole('row').nth(1))).height).toBeLessThan(40);
  expect(beside.x).toBeGreaterThan(pools.x + pools.width);
  const heads = await Promise.all(
    ['Node pools', 'Operations'].map((name) => boxOf(page.getByRole('heading', { level: 2, name, exact: true }))),
  );
  expect(Math.abs((heads[0]?.y ?? 0) - (heads[1]?.y ?? 0))).toBeLessThan(40);
  expect(beside.x + beside.width).toBeGreaterThan(2_800);
  await page.goto(`/fleet?space=${own.id}`);
  await expect(table).toBeVisible();
  expect((await boxOf(table)).width).toBeGreaterThan(2_600);
});

test('a cluster on paper is what it says, without what only leads elsewhere', async ({ page, signIn, world }) => {
  const own = await createClusters(world.std, 'printed');
  await signIn();
  await page.goto(`${own.page}/${own.ids[0]}`);
  await expect(page.getByRole('heading', { level: 1, name: 'printed' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('nav').first()).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  expect((await boxOf(page.getByRole('main'))).x).toBe(0);
});
