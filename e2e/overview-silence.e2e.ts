/** The first page says what it cannot tell: of a region that does not answer, and without a network. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { beginCluster, createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('a region that is down is said to be, and the others are shown; read again, it is there', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await signIn({ region: world.snc });
  await world.snc.stop();
  await page.goto('/');
  const missing = page.getByText('eu-snc-1 could not be read: nothing of it is shown or counted.');
  await expect(missing).toBeVisible();
  await expect(part(page, 'Versions').getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText(/of 1 region$/)).toBeVisible();
  await world.snc.start();
  // The console leaves a region alone for a while that it could not reach.
  world.clock.advance(60_000);
  // Then one request tries, perhaps one of the live watch; what is asked before it has its answer is turned away.
  const { name, accounts } = world.snc;
  const users = `/api/regions/${name}/iam/organisations/${accounts.organisationId}/users`;
  const headers = { [csrfHeader]: '1' };
  await expect.poll(async () => (await page.request.get(users, { headers })).status()).toBe(200);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toBeHidden();
  await expect(page.getByText(/of 2 regions$/)).toBeVisible();
});

test('clusters of a region that does not say what it offers are not taken for up to date', async ({
  page,
  signIn,
  world,
}) => {
  const { snc } = world;
  const space = await createSpace(snc, unique('silent'));
  await beginCluster(snc, space.id);
  await snc.steering.advance(workTakes);
  snc.steering.addFault({ operation: 'ListKubernetesVersions', kind: 'status', status: 500, times: 100 });
  await signIn();
  await signIn({ region: snc });
  await page.goto('/');
  const told = part(page, 'Needs you').getByText('What eu-snc-1 offers could not be read');
  await expect(told).toBeVisible();
  snc.steering.clearFaults();
  await expect(told).toBeHidden({ timeout: 20_000 });
});

test('what could not be read is read again by itself, and nothing else @long', async ({ page, signIn, world }) => {
  await signIn();
  await signIn({ region: world.snc });
  const reads: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/overview') && reads.push(request.url())));
  await world.snc.stop();
  await page.clock.install();
  await page.goto('/');
  const missing = page.getByText('eu-snc-1 could not be read: nothing of it is shown or counted.');
  await expect(missing).toBeVisible();
  expect(reads).toHaveLength(1);
  await world.snc.start();
  world.clock.advance(60_000);
  // What is shown may be in sight before its time is measured.
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(missing).toBeHidden({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText(/of 2 regions$/)).toBeVisible();
  const again = reads.slice(1);
  expect(new Set(again.map((url) => new URL(url).search))).toEqual(new Set(['?place=eu-snc-1']));
  await page.clock.fastForward(15_000);
  await expect(part(page, 'Versions').getByRole('row').nth(1)).toBeVisible();
  expect(reads.slice(1)).toEqual(again);
});

test('a region that answers again is counted whole, and is missing until it is @long', async ({
  page,
  signIn,
  world,
}) => {
  const { snc, clock } = world;
  const space = await createSpace(snc);
  await beginCluster(snc, space.id);
  await signIn();
  await signIn({ region: snc });
  await page.goto('/');
  const beside = page.getByText(/ of 2 regions$/);
  const counted = (await beside.textContent()) ?? '';
  await snc.stop();
  await page.clock.install();
  await page.reload();
  await expect(page.getByText('eu-snc-1 could not be read')).toBeVisible();
  await snc.start();
  // Its spaces are told first, and what is in them long after.
  snc.steering.addFault({ operation: 'ListClusters', kind: 'delay', milliseconds: 4_000, times: 100 });
  clock.advance(60_000);
  // At one look: asked one after the other, the region may have answered between the two.
  const counting = page
    .locator('main')
    .filter({ hasText: /eu-snc-1: .* not answered everything yet/ })
    .filter({ hasNot: page.getByText('Live', { exact: true }) });
  await expect(async () => {
    await page.clock.fastForward(15_000);
    await expect(counting).toBeVisible({ timeout: 3_000 });
  }).toPass();
  snc.steering.clearFaults();
  await expect(beside).toHaveText(counted);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await snc.steering.advance(workTakes);
});

test('a region that does not answer any more is said to be, and no end is promised of what ran there @long', async ({
  page,
  signIn,
  world: { std, snc },
}) => {
  const space = await createSpace(snc);
  const name = unique('unheard');
  await signIn();
  await signIn({ region: snc });
  // By the first reading: one more, for what is new, would fall into the silence.
  await beginCluster(snc, space.id, name);
  await page.goto('/');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const row = part(page, 'Running now').getByRole('row').filter({ hasText: name });
  await expect(row).toBeVisible();
  await snc.stop();
  const strip = page.locator('main .notice').filter({ hasText: 'eu-snc-1 has not answered since' });
  try {
    await expect(strip).toContainText('what is missing is not counted');
    await expect(page.getByText('Partly live', { exact: true })).toBeVisible();
    await expect(row).toContainText('not heard since');
    await expect(row).not.toContainText('left');
    await expect(row.locator('.chart-expected')).toHaveCount(0);
  } finally {
    await snc.start();
  }
  await std.steering.advance(60_000);
  await expect(strip).toHaveCount(0);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await snc.steering.advance(workTakes);
});

test('without a network it says as of when it is, and how to go on @long', async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const notice = page.locator('main .notice').filter({ hasText: 'Your browser is offline' });
  await expect(notice).toHaveCount(0);
  await context.setOffline(true);
  await expect(notice).toContainText(/\d:\d\d:\d\d/);
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});
