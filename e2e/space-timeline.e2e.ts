/** The operations of a space by cluster over time: a picture that shows what the table beside it says. */
import type { Locator } from '@playwright/test';
import { createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';

const sixHours = 6 * 60 * 60_000;
const reason = 'The control plane was left as it was.';

/** A cluster that was deleted, and one on which packages were updated, an upgrade failed, and packages are updated again. */
async function createHistory(region: WorldRegion) {
  const { client, steering } = region;
  const { id: spaceId } = await createSpace(region);
  const nodePools = [{ name: 'workers', nodeCount: 2, nodeProfile: 'SMALL' as const }];
  const create = async (name: string, cidr: string) => {
    const { id } = await client.call('CreateCluster', {
      path: { spaceId },
      body: { name, cidr, version: '1.29.3', nodePools },
    });
    await steering.advance(workTakes);
    return { spaceId, clusterId: id };
  };
  const [kept, gone] = [unique('kept'), unique('gone')];
  const path = await create(kept, '10.42.0.0/16');
  await client.call('DeleteCluster', { path: await create(gone, '10.43.0.0/16') });
  await steering.advance(workTakes);
  await client.call('UpdateWorkersOs', { path });
  await steering.advance(workTakes);
  steering.failNext({ clusterId: path.clusterId, error: reason });
  const failed = await client.call('UpgradeControlPlane', { path, body: { version: '1.29.5' } });
  await steering.advance(workTakes);
  await client.call('UpdateWorkersOs', { path });
  await steering.advance(60_000);
  return { spaceId, kept, gone, failedId: failed.id, address: `/eu-std-1/spaces/${spaceId}/operations` };
}

const picture = (page: Page) => page.getByRole('group', { name: /^Operations by cluster/ });
const lane = (page: Page, name: string) => picture(page).getByRole('group', { name, exact: true });
const whole = (page: Page) => expect(page.getByText('All operations have been read.')).toBeVisible();

/** Where a mark begins, in per cent of the width, and what the region says of when. */
async function placeOf(mark: Locator) {
  const x = Number.parseFloat((await mark.locator('.lane-hit').getAttribute('x')) ?? '');
  return { x, at: Number(await mark.getAttribute('data-at')) };
}

test('a space is looked at as a timeline, which shows what its table says', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { spaceId, kept, gone, address } = await createHistory(std);
  await signIn();
  await page.goto(address);
  await page.getByRole('link', { name: 'Show the timeline' }).click();
  await expect(page).toHaveURL(/view=timeline/);
  await whole(page);
  await page.goto(`${address}?view=timeline&all=1&span=sixHours`);
  await whole(page);

  // What is gone goes by the name that its records carry, and leads nowhere.
  await expect(lane(page, gone).getByRole('link')).toHaveCount(2);
  await expect(page.locator('.lane').filter({ hasText: gone })).toContainText('deleted');
  await expect(page.getByRole('link', { name: kept, exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: gone, exact: true })).toHaveCount(0);

  const { items } = await std.client.call('ListOperations', { path: { spaceId } });
  const marks = picture(page).getByRole('link').and(page.locator('[data-at]'));
  await expect(marks).toHaveCount(items.length);
  await page.getByText(`As a table: ${items.length} operations`).click();
  const rows = page.getByRole('table', { name: 'Timeline' }).getByRole('row');
  await expect(rows).toHaveCount(items.length + 1);
  const places = await Promise.all(
    items.map(async ({ id, createTime = '' }) => {
      const mark = picture(page).locator(`a[href$="${id}"]`);
      const row = rows.filter({ has: page.locator(`a[href$="${id}"]`) });
      const [name = '', cluster = ''] = ((await mark.getAttribute('aria-label')) ?? '').split(/, | → /);
      await expect(row).toContainText(name);
      if (cluster !== '1.29.5') await expect(row).toContainText(cluster);
      const place = await placeOf(mark);
      expect(place.at).toBe(Date.parse(createTime));
      return place;
    }),
  );
  const [first = { x: 0, at: 0 }] = places;
  for (const { x, at } of places) expect(x - first.x).toBeCloseTo((100 * (at - first.at)) / sixHours, 1);

  await page.getByRole('link', { name: 'Show the list' }).click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole('table', { name: 'Operations' })).toBeVisible();
});

test('what failed is told by shape and word, what runs by when it is expected to end, and its end is seen @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { kept, failedId, address } = await createHistory(std);
  await signIn();
  await page.goto(`${address}?view=timeline&all=1&span=hour`);
  await whole(page);
  const failed = lane(page, kept).locator(`a[href$="${failedId}"]`);
  await expect(failed).toHaveAttribute('aria-label', /failed: /);
  await expect(failed.locator('rect.lane-failed')).toHaveCount(1);

  const running = lane(page, kept).locator('a[data-tone="running"]');
  await expect(running).toHaveAttribute('aria-label', /; ends .+ if it goes like the few earlier ones$/);
  const now = Number.parseFloat((await lane(page, kept).locator('.chart-now').getAttribute('x1')) ?? '');
  const end = Number.parseFloat((await running.locator('.chart-expected').getAttribute('x')) ?? '');
  expect(end).toBeGreaterThan(now);

  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await std.steering.advance(workTakes);
  await expect(running).toHaveCount(0);
  await expect(lane(page, kept).locator('.chart-expected')).toHaveCount(0);
});

test('a timeline is gone through by keyboard, and zoomed @long', async ({ page, signIn, world: { std } }) => {
  const { kept, gone, failedId, address } = await createHistory(std);
  await signIn();
  await page.goto(`${address}?view=timeline&all=1&span=sixHours`);
  await whole(page);
  const last = lane(page, gone).getByRole('link').last();
  await page.getByRole('button', { name: 'Zoom in' }).focus();
  // The names of the clusters that are there lie on the way.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: kept, exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(lane(page, kept).getByRole('link').last()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  const failed = lane(page, kept).locator(`a[href$="${failedId}"]`);
  await expect(failed).toBeFocused();
  await expect(page.locator('.lane-said')).toContainText('failed');

  await page.keyboard.press('+');
  await expect(page).toHaveURL(/span=hour&from=/);
  await expect(failed).toBeFocused();
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(page).toHaveURL(/span=week/);
  // All of it lies within a few pixels now.
  const several = picture(page).locator('a[data-tone="several"]').first();
  await expect(several).toHaveAttribute('aria-label', /^\d+ operations, .*Zoom in$/);
  await several.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/span=(sixHours|hour)&from=/);
  await expect(picture(page).locator('a:focus')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/operations\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page).toHaveURL(/span=(sixHours|hour)&from=/);
});

test('a timeline whose reading stops half way says so, shows how far it came, and is read to its end when asked @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { client, steering } = std;
  const { spaceId, address } = await createHistory(std);
  const [cluster] = (await client.call('ListClusters', { path: { spaceId } })).items;
  for (let count = 0; count < 50; count += 1) {
    await steering.advance(workTakes);
    await client.call('UpdateWorkersOs', { path: { spaceId, clusterId: cluster?.id ?? '' } });
  }
  await steering.advance(workTakes);
  await signIn();
  // The first page is under way when the region begins to refuse: the next one is not given.
  const isFirst = (request: string) => /\/operations\?/.test(request) && /size\W*=50/.test(decodeURIComponent(request));
  const before = std.requests.length;
  steering.addFault({ operation: 'ListOperations', kind: 'delay', milliseconds: 1_000, times: 1_000 });
  await page.goto(`${address}?view=timeline&all=1&span=week`);
  await expect.poll(() => std.requests.slice(before).some(isFirst)).toBe(true);
  steering.clearFaults();
  steering.addFault({ operation: 'ListOperations', kind: 'status', status: 500, times: 1_000 });

  await expect(page.getByText('The rest of the list could not be loaded')).toBeVisible();
  await expect(page.getByText(/^Read back to .+ What is grey before it has not been read\.$/)).toBeVisible();
  const unread = picture(page).locator('.lane .chart-track');
  await expect(unread.first()).toBeVisible();
  await expect(page.getByText(/As a table: 50 operations/)).toBeVisible();
  // Nothing grey is in sight any more, and nothing is said of it.
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/span=sixHours/);
  await expect(page.getByText('All of this time has been read.')).toBeVisible();
  await expect(unread).toHaveCount(0);
  await expect(page.getByText('What is grey')).toHaveCount(0);

  steering.clearFaults();
  await page.getByRole('button', { name: 'Try again' }).click();
  await whole(page);
});

test('the name of a cluster is a target for a finger @long', async ({ page, signIn, world: { std } }) => {
  const { kept, address } = await createHistory(std);
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}?view=timeline&all=1&span=sixHours`);
  const box = await page.getByRole('link', { name: kept, exact: true }).boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(24);
});
