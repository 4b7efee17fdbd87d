/** Operations say what they do, how long they took and when they are expected to end, in words as in pictures. */
import { readFileSync } from 'node:fs';
import { createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const second = 1_000;

/** A running cluster with a pool of two workers, in a space of its own. */
async function createCluster({ std }: World) {
  const { id: spaceId } = await createSpace(std);
  const nodePools = [{ name: 'workers', nodeCount: 2, nodeProfile: 'SMALL' as const }];
  const body = { name: unique('course'), cidr: '10.42.0.0/16', version: '1.29.3', nodePools };
  const { id: clusterId } = await std.client.call('CreateCluster', { path: { spaceId }, body });
  await std.steering.advance(workTakes);
  const space = `/eu-std-1/spaces/${spaceId}`;
  return { path: { spaceId, clusterId }, name: body.name, space, page: `${space}/clusters/${clusterId}` };
}

const running = (page: Page) => page.locator('section.running');
const band = (page: Page) => page.locator('.end-band');

/** What the picture shows, in per cent of its width. */
async function shownBy(page: Page) {
  const percent = async (selector: string, name: string) =>
    Number.parseFloat((await band(page).locator(selector).first().getAttribute(name)) ?? '');
  const from = await percent('svg', 'x');
  return { now: await percent('.chart-now', 'x1'), from, to: from + (await percent('svg', 'width')) };
}

test('what runs tells about when it ends, by those before it, and the picture shows the same', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { path, page: address } = await createCluster(world);
  // Each takes five minutes.
  for (let run = 0; run < 5; run += 1) {
    await std.client.call('UpdateWorkersOs', { path });
    await std.steering.advance(workTakes);
  }
  await std.client.call('UpdateWorkersOs', { path });
  await signIn();
  await page.goto(address);
  await expect(running(page)).toContainText(/waiting \d+s/);
  await expect(running(page)).toContainText('Usually 5 mins, 5 runs');
  await expect(band(page)).toHaveCount(0);

  await std.steering.advance(140 * second);
  await page.reload();
  const sentence = page.locator('.run-band-sentence');
  await expect(sentence).toHaveText(/^About 3m( \d+s)? left, ends ≈\s\d\d:\d\d:\d\d$/);
  await expect(running(page)).toContainText('region reports');
  await expect(running(page)).toContainText('Usually 5 mins, 5 runs');
  const [, more = '0'] = /3m(?: (\d+)s)? left/.exec((await sentence.textContent()) ?? '') ?? [];
  const elapsed = 300 - 180 - Number(more);
  const { now, from, to } = await shownBy(page);
  expect(Math.abs(now - (100 * elapsed) / 375)).toBeLessThan(4);
  expect(Math.round(to)).toBe(80);
  expect(now).toBeLessThan(from);
  await std.steering.advance(workTakes);
  await expect(running(page)).toHaveCount(0);
});

test('what takes longer than nearly all before it says so, and promises no end @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  // In the space that is there from the start, such work took seconds; a failure does not count among it.
  const { spaceId } = std.accounts;
  const { items } = await std.client.call('ListClusters', { path: { spaceId } });
  const clusterId = items.find(({ name }) => name === 'tracking')?.id ?? '';
  std.steering.failNext({ clusterId, error: 'The control plane was left as it was.' });
  const path = { spaceId, clusterId };
  const operation = await std.client.call('UpgradeControlPlane', { path, body: { version: '1.30.1' } });
  await std.steering.advance(140 * second);
  await signIn();
  for (const address of [`clusters/${clusterId}`, `operations/${operation.id}`]) {
    await page.goto(`/eu-std-1/spaces/${spaceId}/${address}`);
    await expect(page.locator('.run-band-sentence')).toHaveText(/^Slower than 95\s% of \d+ runs$/);
    const { now, to } = await shownBy(page);
    expect(now).toBeGreaterThan(to);
    await expect(page.getByText(/left, ends/)).toHaveCount(0);
  }
  await std.steering.advance(workTakes);
  await expect(page.getByRole('main').getByText('Failed').first()).toBeVisible();
  await expect(band(page)).toHaveCount(0);
});

test('a resize and an upgrade are told by what they do, wherever they are told of @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { std } = world;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { path, name, page: address, space } = await createCluster(world);
  const pool = { ...path, nodePoolName: 'workers' };
  await signIn();
  await page.goto(address);
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await std.client.call('UpdateNodePoolCount', { path: pool, body: { count: 5 } });
  const resize = 'Resize workers 2 → 5';
  await expect(page.getByRole('region', { name: resize })).toBeVisible();
  await std.steering.advance(workTakes);
  await expect(page.getByText(`${resize} is done: ${name}`)).toBeVisible();

  const error = 'Quota "nodes" exceeded: 12 > 10.\n  at zone-a';
  std.steering.failNext({ clusterId: path.clusterId, error });
  const { id } = await std.client.call('UpgradeControlPlane', { path, body: { version: '1.29.5' } });
  const upgrade = 'Upgrade control plane → 1.29.5';
  await expect(page.getByRole('region', { name: upgrade })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Running now' }).getByRole('link', { name: upgrade })).toBeVisible();
  await std.steering.advance(workTakes);
  const failed = page.getByRole('region', { name: 'Failed in the last day' }).getByRole('listitem');
  await expect(failed.filter({ hasText: name })).toContainText(`${upgrade} · ${name}`);
  const planner = `${world.url}${address}/upgrade?to=1.29.5`;
  await failed.getByRole('link', { name: `Open the planner ${name}` }).click();
  await expect(page).toHaveURL(planner);
  await page.getByRole('button', { name: /^Notices/ }).click();
  const notices = page.getByRole('dialog', { name: 'Notices' });
  await expect(notices.getByRole('link', { name: `${upgrade} has failed: ${name}` })).toBeVisible();
  await expect(notices.getByRole('link', { name: `${resize} is done: ${name}` })).toBeVisible();

  await page.goto(`${space}/operations`);
  const row = page.getByRole('row').filter({ hasText: upgrade });
  await expect(row).toContainText('Quota "nodes" exceeded: 12 > 10.');
  await expect(row).not.toContainText('zone-a');
  await expect(page.getByRole('row').filter({ hasText: resize })).toContainText('Done');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export \d+ rows$/ }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  expect(file).toContain(`${upgrade},${name},Failed,`);
  await row.getByRole('link', { name: `Open the planner · ${name}` }).click();
  await expect(page).toHaveURL(planner);
  await page.goto(address);
  await page
    .getByRole('row')
    .filter({ hasText: upgrade })
    .getByRole('link', { name: /^Open the planner/ })
    .click();
  await expect(page).toHaveURL(planner);

  await page.goto(`${space}/operations/${id}`);
  // In front of it may stand how many notices are unread.
  await expect(page).toHaveTitle(new RegExp(`^(?:\\(\\d+\\) )?${upgrade}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(upgrade);
  // The marks are as far from each other as it took: it waited shorter than it ran.
  const course = page.getByRole('region', { name: 'Timeline' });
  const marks = course.locator('.wait-run-mark');
  const begun = parseFloat((await marks.nth(1).getAttribute('cx')) ?? '');
  expect(begun).toBeGreaterThan(0);
  expect(begun).toBeLessThan(20);
  await expect(marks.nth(2)).toHaveAttribute('x', '100%');
  await expect(course.getByRole('listitem').nth(1)).toContainText(/\d:\d\d:\d\d/);
  await page.getByRole('button', { name: 'Copy report' }).click();
  await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toContain(`${upgrade}\n`);
  await page.getByRole('link', { name: 'Open the planner' }).click();
  await expect(page).toHaveURL(planner);
});

test('the last operations are dots that the arrow keys move between, each a sentence of the list @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { path, page: address } = await createCluster(world);
  await std.client.call('UpdateWorkersOs', { path });
  await std.steering.advance(workTakes);
  std.steering.failNext({ clusterId: path.clusterId, error: 'no' });
  await std.client.call('UpgradeControlPlane', { path, body: { version: '1.29.5' } });
  await std.steering.advance(workTakes);
  await signIn();
  await page.goto(address);
  const picture = page.getByRole('group', { name: /the last 3 operations, by duration/ });
  const dots = picture.getByRole('link');
  await expect(dots).toHaveCount(3);
  await expect(picture.locator('[data-tone=failed] rect')).toHaveCount(1);
  await expect(dots.last()).toHaveAccessibleName(/^Upgrade control plane → 1\.29\.5, failed after \d+m/);

  await dots.last().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dots.nth(1)).toBeFocused();
  await expect(dots.nth(1)).toHaveAccessibleName(/^Update worker packages, took 5m, /);
  await page.keyboard.press('Home');
  await expect(dots.first()).toBeFocused();

  const names = await Promise.all((await dots.all()).map((dot) => dot.getAttribute('aria-label')));
  await page.getByText('As a list').click();
  await expect(page.locator('.history-list li')).toHaveText(names.toReversed().map(String));
  await dots.first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create cluster');
});
