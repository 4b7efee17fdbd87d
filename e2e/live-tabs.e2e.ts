/** The live watch in a real browser: tabs agree on one stream, and each shows what moves. */
import type { BrowserContext } from '@playwright/test';
import { typeUserAt, usersPage } from './user-drawer.ts';
import { somebody, workTakes } from './world-data.ts';
import { expect, test } from './world.ts';

/** How many streams the tabs of a context hold open; grows and shrinks with them. */
function countStreams(context: BrowserContext) {
  const open = new Set<unknown>();
  context.on('request', (request) => {
    if (request.url().includes('/api/watch')) open.add(request);
  });
  context.on('requestfinished', (request) => void open.delete(request));
  context.on('requestfailed', (request) => void open.delete(request));
  return open;
}

test('two tabs share one stream; it is passed on when the tab that keeps it is closed', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const streams = countStreams(context);
  await signIn();
  const { spaceId } = world.std.accounts;
  const clusters = `/eu-std-1/spaces/${spaceId}/clusters`;
  await page.goto(clusters);
  await expect.poll(() => streams.size).toBe(1);

  const second = await context.newPage();
  await second.goto(clusters);
  await expect(second.getByRole('heading', { name: 'Clusters' })).toBeVisible();
  const create = (name: string) =>
    world.std.client.call('CreateCluster', {
      path: { spaceId },
      body: { name, cidr: '10.64.0.0/16', version: '1.29.5', nodePools: [] },
    });
  await create('shared-by-tabs');
  for (const tab of [page, second]) await expect(tab.getByRole('row', { name: /shared-by-tabs/ })).toBeVisible();
  expect(streams.size).toBe(1);

  await page.close();
  await expect.poll(() => streams.size).toBe(1);
  await create('after-the-first-tab');
  await expect(second.getByRole('row', { name: /after-the-first-tab/ })).toBeVisible();
});

test('a tab that was frozen, and one that was offline, catch up @long', async ({ page, context, signIn, world }) => {
  await signIn();
  const { spaceId } = world.std.accounts;
  const create = (name: string) =>
    world.std.client.call('CreateCluster', {
      path: { spaceId },
      body: { name, cidr: '10.65.0.0/16', version: '1.29.5', nodePools: [] },
    });
  await create('slept-through');
  await page.goto(`/eu-std-1/spaces/${spaceId}/clusters`);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await expect(row('slept-through').getByText(/Creat/).first()).toBeVisible();

  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await world.std.steering.advance(workTakes);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(row('slept-through').getByText('Running').first()).toBeVisible();

  await create('cut-off');
  await expect(row('cut-off').getByText(/Creat/).first()).toBeVisible();
  await context.setOffline(true);
  await world.std.steering.advance(workTakes);
  await context.setOffline(false);
  await expect(row('cut-off').getByText('Running').first()).toBeVisible();
});

test('what one tab writes is shown in the others, in a list that was read as a whole, too', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const person = somebody('Tabitha');
  await signIn();
  // What hears of other tabs comes when the page is idle, with what watches.
  const watching = page.waitForRequest(/\/api\/watch/);
  await page.goto(`${usersPage(world)}?all=true&q=${encodeURIComponent(person.email.slice(0, -4))}`);
  await expect(page.getByRole('row')).toHaveCount(1);
  await watching;

  const second = await context.newPage();
  const drawer = await typeUserAt(world, second, person);
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByRole('row', { name: new RegExp(person.email) })).toBeVisible();
});
