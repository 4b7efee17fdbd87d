/** J18: sixty clusters in six spaces of two regions, of which one goes down, watched in two tabs, by keyboard and on a phone. */
import { createClusters } from './wave-clusters.ts';
import { unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';

test.slow();

const ofSpace = 10;
const spacesOfRegion = 3;
const ofRegion = ofSpace * spacesOfRegion;

/** So many clusters, all of whose names begin with the token. */
async function fill(region: WorldRegion, token: string) {
  const spaces: Awaited<ReturnType<typeof createClusters>>[] = [];
  for (let space = 0; space < spacesOfRegion; space += 1) {
    const names = Array.from({ length: ofSpace }, (_, index) => `${token}-${space * ofSpace + index + 100}`);
    spaces.push(await createClusters(region, ...names));
  }
  return spaces;
}

const table = (page: Page) => page.getByRole('table', { name: 'Clusters of all places' });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/** Lines there are, with the header; most of them are not drawn. */
const lines = (page: Page, count: number, timeout = 10_000) =>
  expect(table(page)).toHaveAttribute('aria-rowcount', String(count + 1), { timeout });

test('a fleet of sixty is looked through, worked on and watched while one region is down @long', async ({
  page,
  context,
  signIn,
  world: { std, snc, clock },
}) => {
  const token = unique('sixty');
  const [here, there] = [`${token}-here`, `${token}-there`];
  const [first] = await fill(std, here);
  await fill(snc, there);
  await signIn();
  await signIn({ region: snc });

  const earlier = [std, snc].map(({ requests }) => requests.length);
  await page.goto(`/fleet?q=${token}`);
  await lines(page, 2 * ofRegion + 2);
  expect(await table(page).getByRole('row').count()).toBeLessThan(ofRegion + 15);
  // The header, the group, and the first of its clusters, which is in sight however high all before it is.
  await expect(table(page).getByRole('row').nth(2)).toContainText('Healthy');
  const asked = new Set(
    [std, snc].flatMap(({ requests }, index) => requests.slice(earlier[index]).filter((one) => one.endsWith('/state'))),
  );
  expect(asked.size).toBeLessThan(ofRegion);
  await page.keyboard.press('End');
  await expect(row(page, `${here}-129`)).toContainText('Healthy');

  await snc.stop();
  const other = await context.newPage();
  await other.goto(`/fleet?q=${token}`);
  await lines(other, ofRegion + 3);
  await expect(other.getByText(/of 1 of 2 regions$/)).toBeVisible();
  await expect(row(other, 'eu-snc-1 did not answer')).toContainText('not counted');

  const path = { spaceId: first?.id ?? '', clusterId: first?.ids[0] ?? '' };
  await std.client.call('UpgradeControlPlane', { path, body: { version: '1.29.5' } });
  for (const tab of [page, other]) {
    await tab
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Changing now/ })
      .click();
    await expect(row(tab, `${here}-100`)).toContainText('Upgrade control plane → 1.29.5');
  }
  await std.steering.advance(workTakes);
  for (const tab of [page, other]) {
    await expect(row(tab, `${here}-100`)).toHaveCount(0);
    await tab
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Workers behind/ })
      .click();
    await expect(row(tab, `${here}-100`)).toContainText('1.29.3 behind 1.29.5');
  }

  await snc.start();
  // The console leaves a region alone for a while each time that it could not reach it, as the watch goes on trying.
  await expect(async () => {
    clock.advance(60_000);
    await other.goto(`/fleet?q=${token}`);
    await lines(other, 2 * ofRegion + 2, 3_000);
  }).toPass();
});

test('everything of it is reached and done by keyboard @long', async ({ page, signIn, world: { std } }) => {
  const own = await createClusters(std, 'kilo', 'lima', 'mike');
  await signIn();
  await page.goto(`/fleet?space=${own.id}`);
  await expect(row(page, 'mike')).toBeVisible();
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('li');
  await expect(row(page, 'mike')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(row(page, 'mike')).toBeVisible();

  await page.getByRole('button', { name: 'Cluster', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=-name/);
  await expect(table(page).getByRole('row').nth(2)).toContainText('mike');

  const group = page.getByRole('button', { name: 'eu-std-1' });
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await expect(row(page, 'mike')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Selected clusters' });
  await expect(bar).toContainText('1 selected');
  await bar.getByRole('button', { name: 'Start a wave…' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Check 1 cluster' })).toBeVisible();
});

test('on a phone a cluster has two lines, and what is selected a bar at the edge @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const own = await createClusters(std, 'november', 'oscar');
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/fleet?q=${own.name}`);
  await expect(row(page, 'november')).toContainText('Healthy');
  await expect(row(page, 'november')).toContainText(own.name);
  for (const name of ['november', 'oscar'])
    await page.getByRole('checkbox', { name: `Select ${name} in ${own.name}` }).check();
  const bar = page.getByRole('region', { name: 'Selected clusters' });
  await expect(bar.getByRole('button', { name: 'Start a wave…' })).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'More for the selected clusters' }).click();
  await page.getByRole('menuitem', { name: 'Update packages…' }).click();
  await expect(page.getByRole('button', { name: 'Check 2 clusters' })).toBeVisible();
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
