/** Whether the page is live, and what it says when it is not: as somebody in front of it sees it. */
import { beginCluster, createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

test.use({ hasLink: true });

async function busyCluster({ std }: World) {
  const { id: spaceId } = await createSpace(std);
  const nodePools = [{ name: 'workers', nodeCount: 2, nodeProfile: 'SMALL' as const }];
  const body = { name: unique('live'), cidr: '10.43.0.0/16', version: '1.29.5', nodePools };
  const { id: clusterId } = await std.client.call('CreateCluster', { path: { spaceId }, body });
  await std.steering.advance(workTakes);
  const path = { spaceId, clusterId };
  const { id: operationId } = await std.client.call('UpgradeControlPlane', { path, body: { version: '1.30.1' } });
  return { path, operationId, page: `/eu-std-1/spaces/${spaceId}/clusters/${clusterId}` };
}

const mark = (page: Page) => page.locator('.live-mark');
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Reconnect now' });
const seconds = '\\d{1,2}:\\d{2}:\\d{2}';

test('an operation that ends before the live watch begins refreshes what was read of its cluster', async ({
  page,
  signIn,
  world,
}) => {
  const cluster = await busyCluster(world);
  world.link?.holdBack('GET /api/watch');
  await signIn();
  await page.goto(cluster.page);
  await expect(page.getByText('1.29.5').first()).toBeVisible();
  await expect(mark(page)).toHaveText('Connecting…');
  await world.std.steering.advance(workTakes);
  world.link?.restore();
  await expect(mark(page)).toHaveText('Live');
  await expect(page.getByText('1.30.1').first()).toBeVisible();
  await expect(page.locator('.running')).toHaveCount(0);
});

test('behind a dead network the page stops being live and counting 19 s after the last sign, and says as of when', async ({
  page,
  signIn,
  world,
}) => {
  const { path, operationId } = await busyCluster(world);
  await signIn();
  await page.clock.install();
  await page.goto(`/eu-std-1/spaces/${path.spaceId}/operations/${operationId}`);
  await expect(mark(page)).toHaveText('Live');
  const running = page.getByText(/^(Waiting|Running) for/);
  const first = await running.textContent();
  await page.clock.fastForward(2_000);
  await expect(running).not.toHaveText(first ?? '');

  world.link?.silence();
  await page.clock.fastForward(19_000);
  await expect(mark(page)).toHaveText('Not live');
  await expect(banner(page)).toContainText(new RegExp(`has not been heard since .*${seconds}`));
  const stopped = await running.textContent();
  await world.std.steering.advance(workTakes);
  await page.clock.fastForward(60_000);
  await expect(running).toHaveText(stopped ?? '');

  const reconnect = page.getByRole('button', { name: 'Reconnect now' });
  await reconnect.focus();
  world.link?.restore();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Done').first()).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a page without a network says so at once, and is live again with it', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const space = await createSpace(world.std);
  await beginCluster(world.std, space.id);
  await signIn();
  await page.goto(`/eu-std-1/spaces/${space.id}/clusters`);
  await expect(mark(page)).toHaveText('Live');
  await context.setOffline(true);
  await expect(mark(page)).toHaveText('Offline', { timeout: 2_000 });
  await expect(banner(page)).toContainText('Your browser is offline');
  await context.setOffline(false);
  await expect(mark(page)).toHaveText('Live', { timeout: 3_000 });
});

test('pages visited without a network leave nothing of it behind once it is back @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const space = await createSpace(world.std);
  await signIn();
  await page.goto(`/eu-std-1/spaces/${space.id}/clusters`);
  await expect(mark(page)).toHaveText('Live');
  await context.setOffline(true);
  await expect(mark(page)).toHaveText('Offline');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  for (const name of ['Operations', 'Roles']) await navigation.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/roles/);
  await context.setOffline(false);
  await page.goBack();
  await expect(mark(page)).toHaveText('Live', { timeout: 3_000 });
  await page.goBack();
  await expect(mark(page)).toHaveText('Live');
  await expect(banner(page)).toHaveCount(0);
});

test('nothing is live while the region cannot list the operations of the space', async ({ page, signIn, world }) => {
  const { path, page: address } = await busyCluster(world);
  await signIn();
  await page.goto(address);
  await expect(mark(page)).toHaveText('Live');
  world.std.steering.addFault({ operation: 'ListOperations', kind: 'status', status: 503, times: 1_000 });
  await expect(mark(page)).toHaveText('Not live');
  await expect(banner(page)).toContainText(new RegExp(`eu-std-1 has not answered since .*${seconds}`));
  await page.goto(`/eu-std-1/spaces/${path.spaceId}/operations`);
  await expect(mark(page)).toHaveText('Not live');
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
  // The list has failed too before the region comes back.
  await expect(tryAgain).toBeVisible();
  world.std.steering.clearFaults();
  await tryAgain.click();
  await page.getByRole('button', { name: 'Reconnect now' }).click();
  await expect(mark(page)).toHaveText('Live', { timeout: 4_000 });
});

test('a page is not live whose cluster could not be read again when its operation ended @long', async ({
  page,
  signIn,
  world,
}) => {
  const { page: address } = await busyCluster(world);
  await signIn();
  await page.goto(address);
  await expect(mark(page)).toHaveText('Live');
  world.std.steering.addFault({ operation: 'GetCluster', kind: 'status', status: 503, times: 1_000 });
  await world.std.steering.advance(workTakes);
  await expect(mark(page)).toHaveText('Not live');
  // What was good when it was read is not shown as good now.
  await expect(page.getByText('Healthy')).toHaveCSS('filter', 'grayscale(1)');
  await expect(banner(page)).toContainText(new RegExp(`could not be read again since .*${seconds}`));
  world.std.steering.clearFaults();
  await page.getByRole('button', { name: 'Reconnect now' }).click();
  await expect(mark(page)).toHaveText('Live', { timeout: 4_000 });
  await expect(page.getByText('1.30.1').first()).toBeVisible();
});
