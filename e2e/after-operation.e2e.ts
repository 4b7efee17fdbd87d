/**
 * "Do it when this ends": chosen while the cluster is busy, kept by the console whoever looks on or not, sent once when the
 * cluster is free, and cancelled before that.
 */
import { createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

test.slow();

async function busyCluster({ std }: World) {
  const { id: spaceId } = await createSpace(std);
  const nodePools = [{ name: 'workers', nodeCount: 2, nodeProfile: 'SMALL' as const }];
  const body = { name: unique('queued'), cidr: '10.42.0.0/16', version: '1.29.5', nodePools };
  const { id: clusterId } = await std.client.call('CreateCluster', { path: { spaceId }, body });
  await std.steering.advance(workTakes);
  const path = { spaceId, clusterId };
  await std.client.call('UpdateWorkersOs', { path });
  return { path, name: body.name, page: `/eu-std-1/spaces/${spaceId}/clusters/${clusterId}` };
}

const sent = ({ std }: World, method: string, clusterId: string) =>
  std.requests.filter((line) => line.startsWith(method) && line.includes(clusterId) && !line.endsWith('/update'))
    .length;

/** The console looks at work that it waits for after 15 s at the latest. */
const looksAgain = { timeout: 25_000 };

/** The console learns of nothing that becomes of the cluster meanwhile. */
async function unseen({ std }: World, happen: () => Promise<void>): Promise<void> {
  std.steering.addFault({ operation: 'GetCluster', kind: 'status', status: 503, times: 1_000 });
  await happen();
  std.steering.clearFaults();
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'When this ends…' }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function deleteLater(page: Page, name: string): Promise<void> {
  await choose(page, 'Delete cluster');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button', { name: 'Delete cluster when this ends' }).click();
}

test('a deletion waits through reloads and without any tab, is cancelled from another one, and is sent once @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { std } = world;
  const cluster = await busyCluster(world);
  const { clusterId } = cluster.path;
  await signIn();
  await page.goto(cluster.page);
  await deleteLater(page, cluster.name);
  const waiting = (tab: Page) => tab.getByRole('status').filter({ hasText: 'Delete cluster: as soon as' });
  await expect(waiting(page)).toContainText('you can close this tab');
  await expect(waiting(page).getByRole('link', { name: 'Show this operation' })).toBeVisible();
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'When this ends…' })).toHaveCount(0);

  const second = await context.newPage();
  await second.goto(cluster.page);
  await waiting(second).getByRole('button', { name: 'Do not do it' }).click();
  await expect(waiting(second)).toHaveCount(0);
  await expect(second.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(waiting(page)).toHaveCount(0);

  await deleteLater(page, cluster.name);
  await expect(waiting(second)).toBeVisible();
  expect(sent(world, 'DELETE', clusterId)).toBe(0);
  await page.close();
  await second.close();
  await std.steering.advance(workTakes);
  await expect.poll(() => sent(world, 'DELETE', clusterId), looksAgain).toBe(1);
  const third = await context.newPage();
  await third.goto(cluster.page);
  await expect(third.getByRole('region', { name: 'Delete cluster' })).toBeVisible();
  await expect(waiting(third)).toHaveCount(0);
  await std.steering.advance(workTakes);
  await expect(third.getByText('This cluster has been deleted')).toBeVisible();
  await third.goto(`/eu-std-1/spaces/${cluster.path.spaceId}/runs`);
  const run = third.getByRole('row', { name: `Delete ${cluster.name} once it is free` });
  await expect(run.filter({ hasText: 'Done' })).toBeVisible(looksAgain);
  expect(sent(world, 'DELETE', clusterId)).toBe(1);
});

test('what waits is listed with the work of the console, and cancelled there @long', async ({
  page,
  signIn,
  world,
}) => {
  const cluster = await busyCluster(world);
  await signIn();
  await page.goto(cluster.page);
  await deleteLater(page, cluster.name);
  await expect(page.getByText('Delete cluster: as soon as')).toBeVisible();
  await page.goto(`/eu-std-1/spaces/${cluster.path.spaceId}/runs`);
  await page.getByRole('link', { name: `Delete ${cluster.name} once it is free`, exact: true }).click();
  await expect(page.getByText('1. Delete cluster')).toBeVisible();
  await page.getByRole('button', { name: 'Do not do it' }).click();
  await page.getByRole('button', { name: 'Stop for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop for good' }).click();
  await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
  await world.std.steering.advance(workTakes);
  await page.getByRole('link', { name: 'Open the cluster' }).click();
  await expect(page.getByRole('heading', { level: 1, name: cluster.name })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Delete cluster' })).toHaveCount(0);
  expect(sent(world, 'DELETE', cluster.path.clusterId)).toBe(0);
});

test('a change that is so already, or follows a failure, is not sent @long', async ({ page, signIn, world }) => {
  const { std } = world;
  const { path, page: address } = await busyCluster(world);
  const { clusterId } = path;
  await signIn();
  await page.goto(`${address}/node-pools`);
  await choose(page, 'Resize workers');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('spinbutton').fill('4');
  await drawer.getByRole('button', { name: /when this ends$/ }).click();
  await expect(page.getByText('Resize workers to 4 nodes: as soon as')).toBeVisible();
  // Another person does just that as soon as the cluster is free.
  await unseen(world, async () => {
    await std.steering.advance(workTakes);
    await std.client.call('UpdateNodePoolCount', { path: { ...path, nodePoolName: 'workers' }, body: { count: 4 } });
    await std.steering.advance(workTakes);
  });
  const before = sent(world, 'POST', clusterId);
  const so = page.getByRole('status').filter({ hasText: 'Nothing was sent: Resize workers to 4 nodes' });
  await expect(so).toContainText('It was so already', looksAgain);
  await so.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(so).toHaveCount(0);

  std.steering.failNext({ clusterId, error: 'Mirror not reachable.' });
  await std.client.call('UpdateWorkersOs', { path });
  await choose(page, 'Update OS packages');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /when this ends$/ })
    .click();
  await expect(page.getByText('The console waits, not the region', { exact: false })).toBeVisible();
  await std.steering.advance(workTakes);
  await expect(
    page.getByText('What it waited for, “Update worker packages”, has failed.', { exact: false }),
  ).toBeVisible(looksAgain);
  expect(sent(world, 'POST', clusterId)).toBe(before);
  const updates = () => std.requests.filter((line) => line.endsWith(`${clusterId}/update`)).length;
  const updatesBefore = updates();
  await page.getByRole('button', { name: 'Do it now' }).click();
  await expect(page.getByRole('region', { name: 'Update worker packages' })).toBeVisible();
  await expect.poll(updates).toBe(updatesBefore + 1);
});

test('a pool whose name has been taken meanwhile is not added until that is changed, and a worker is removed in its turn @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { path, page: address } = await busyCluster(world);
  const waiting = page.getByRole('status').filter({ hasText: ': as soon as' });
  await signIn();
  await page.goto(`${address}/node-pools`);
  await choose(page, 'Add node pool');
  const drawer = page.getByRole('dialog', { name: 'Add a node pool' });
  await drawer.getByLabel('Pool name').fill('batch');
  await drawer.getByLabel('Node size').selectOption('LARGE');
  await drawer.getByRole('button', { name: 'Add node pool when this ends' }).click();
  await expect(waiting).toContainText('Add node pool batch (3 nodes of size LARGE)');
  // Another person takes the name as soon as the cluster is free.
  await unseen(world, async () => {
    await std.steering.advance(workTakes);
    const batch = { name: 'batch', nodeCount: 1, nodeProfile: 'MEDIUM' as const };
    await std.client.call('CreateNodePool', { path, body: batch });
    await std.steering.advance(workTakes);
  });
  const before = sent(world, 'POST', path.clusterId);
  const refused = page.getByRole('status').filter({ hasText: 'Not sent: Add node pool batch (3 nodes of size LARGE)' });
  await expect(refused).toContainText('This cluster already has a node pool of this name.', looksAgain);
  expect(sent(world, 'POST', path.clusterId)).toBe(before);
  // What was typed outlives the tab.
  await refused.getByRole('link', { name: 'Change it' }).click();
  await page.reload();
  await expect(drawer.getByLabel('Node size')).toHaveValue('LARGE');
  await expect(drawer.getByLabel('Nodes', { exact: true })).toHaveValue('3');
  await expect(drawer.getByLabel('Pool name')).toHaveValue('batch');
  await drawer.getByLabel('Pool name').fill('batch-2');
  await drawer.getByRole('button', { name: 'Add node pool' }).click();
  await expect(refused).toHaveCount(0);

  await choose(page, 'Remove a worker');
  const question = page.getByRole('alertdialog', { name: 'Remove a worker?' });
  await expect(question).toContainText('2 → 1 worker in workers');
  await question.getByRole('button', { name: 'Remove worker when this ends' }).click();
  await expect(waiting).toContainText('Remove a worker of size SMALL from workers');
  await std.steering.advance(workTakes);
  await expect(page.getByRole('row', { name: /^workers / })).toContainText('from 2 to 1', looksAgain);
  expect(sent(world, 'POST', path.clusterId)).toBe(before + 2);
});

test('workers whose answer was lost are told from nobody else’s, and are added once more only when asked to @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { path, page: address } = await busyCluster(world);
  const additions = () => std.requests.filter((line) => line.endsWith(`${path.clusterId}/workers/add`)).length;
  await signIn();
  await page.goto(`${address}/node-pools`);
  await choose(page, 'Add workers');
  await page.getByRole('dialog').getByRole('button', { name: 'Add workers when this ends' }).click();
  const label = 'Add 1 worker of size SMALL to workers';
  await expect(page.getByText(`${label}: as soon as`)).toBeVisible();
  std.steering.addFault({ operation: 'AddWorkers', kind: 'break' });
  await std.steering.advance(workTakes);
  await expect(page.getByText(`${label}: the region asked for a pause, or an answer was lost`)).toBeVisible(looksAgain);
  const body = { nodeProfile: 'SMALL' as const, nodeCount: 1, version: '1.29.5' };
  await std.client.call('AddWorkers', { path, body });
  const before = additions();
  await std.steering.advance(workTakes);
  const asked = page.getByRole('status').filter({ hasText: `Perhaps sent: ${label}` });
  await expect(asked).toContainText('reading cannot tell whether it was carried out', looksAgain);
  expect(additions()).toBe(before);
  await asked.getByRole('button', { name: 'Do it once more' }).click();
  await expect(page.getByRole('region', { name: 'Resize workers 3 → 4' })).toBeVisible(looksAgain);
  expect(additions()).toBe(before + 1);
  await std.steering.advance(workTakes);
  await expect(page.getByRole('row', { name: /^workers / })).toContainText('4');
});
