/** Node pools of a cluster: added, resized, taken away, refused, and locked while an operation runs. */
import { createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

/** A running cluster with one pool of three small nodes. */
async function createCluster({ std }: World) {
  const space = await createSpace(std);
  const name = unique('atlas');
  const nodePools = [{ name: 'workers', nodeProfile: 'SMALL' as const, nodeCount: 3 }];
  const body = { name, cidr: '10.50.0.0/16', version: '1.29.5', nodePools };
  const { id } = await std.client.call('CreateCluster', { path: { spaceId: space.id }, body });
  await std.steering.advance(workTakes);
  const address = `/eu-std-1/spaces/${space.id}/clusters/${id}`;
  return { id, name, spaceId: space.id, address, pools: `${address}/node-pools` };
}

const running = (page: Page, kind: string) => page.getByRole('region', { name: kind, exact: true });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} `) });
const add = (page: Page) => page.getByRole('button', { name: 'Add node pool' }).first();

test('a pool is added, what the region refuses keeps what was typed, and all is locked until it is done', async ({
  page,
  signIn,
  world,
}) => {
  const cluster = await createCluster(world);
  const { steering, client } = world.std;
  await signIn();
  await page.goto(cluster.address);
  await page.getByRole('link', { name: 'Manage node pools' }).click();
  await expect(row(page, 'workers')).toContainText('2 vCPU');

  await add(page).click();
  const drawer = page.getByRole('dialog', { name: 'Add a node pool' });
  const nodes = drawer.getByLabel('Nodes', { exact: true });
  await drawer.getByLabel('Pool name').fill('batch');
  await drawer.getByLabel('Node size').selectOption('LARGE');
  await nodes.fill('4000');
  await drawer.getByRole('button', { name: 'Add node pool' }).click();
  await expect(nodes).toHaveAccessibleDescription(/1000/);
  await expect(nodes).toBeFocused();
  await expect(drawer.getByLabel('Pool name')).toHaveValue('batch');
  await nodes.fill('1');
  await drawer.getByRole('button', { name: 'One node more' }).click();
  await drawer.getByRole('button', { name: 'Add node pool' }).click();

  await expect(drawer).toBeHidden();
  await expect(running(page, 'Add pool batch, 2 nodes')).toContainText('Waiting');
  await expect(row(page, 'batch')).toContainText('from 0 to 2');
  await expect(add(page)).toHaveAccessibleDescription(/An operation is running: Add pool batch, 2 nodes/);
  await page.getByRole('button', { name: 'Workers', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: 'Update OS packages' })).toContainText('An operation is running');
  await page.getByRole('menuitem', { name: 'Show this operation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add pool batch, 2 nodes');
  await page.goBack();

  await steering.advance(workTakes);
  await expect(running(page, 'Add pool batch, 2 nodes')).toBeHidden();
  await expect(add(page)).not.toHaveAttribute('aria-disabled');
  const path = { spaceId: cluster.spaceId, clusterId: cluster.id };
  const { items } = await client.call('ListNodePools', { path });
  expect(items.map(({ name, nodeCount }) => [name, nodeCount])).toEqual([
    ['workers', 3],
    ['batch', 2],
  ]);
});

test('a pool is resized by its stepper, and taking nodes away asks first @long', async ({ page, signIn, world }) => {
  const cluster = await createCluster(world);
  const { steering } = world.std;
  await signIn();
  await page.goto(cluster.pools);
  const resize = page.getByRole('button', { name: 'Resize workers' });
  const drawer = page.getByRole('dialog', { name: 'Resize workers' });

  await resize.click();
  await drawer.getByRole('button', { name: 'One node more' }).click();
  await drawer.getByLabel('Nodes', { exact: true }).press('ArrowUp');
  // Beside the number, with what it means for the capacity.
  await expect(drawer.getByRole('status').filter({ hasText: 'vCPU' })).toHaveText(
    /^\d+ → \d+\svCPU, \d+ → \d+\sGiB of memory$/,
  );
  const [form, button] = [await drawer.boundingBox(), await resize.boundingBox()];
  expect(Math.abs((form?.y ?? 0) - ((button?.y ?? 0) + (button?.height ?? 0)))).toBeLessThan(24);
  await drawer.getByRole('button', { name: 'Add 2 nodes' }).click();
  await expect(row(page, 'workers')).toContainText('from 3 to 5');
  await expect(resize).toHaveAccessibleDescription(/An operation is running/);
  await steering.advance(workTakes);
  await expect(resize).not.toHaveAttribute('aria-disabled');
  await expect(row(page, 'workers').getByRole('cell').nth(1)).toHaveText(/^5/);

  await resize.click();
  await drawer.getByLabel('Nodes', { exact: true }).fill('4');
  const remove = drawer.getByRole('button', { name: 'Remove 1 node' });
  await expect(remove).toHaveAccessibleDescription('Agree to the removal first');
  // Meanwhile somebody else starts something: the panel says so, and opens again by itself.
  const path = { spaceId: cluster.spaceId, clusterId: cluster.id };
  await drawer.getByRole('checkbox', { name: 'Yes, 1 node may go' }).check();
  await world.std.client.call('UpdateWorkersOs', { path });
  await expect(remove).toHaveAccessibleDescription(/An operation is running: Update worker packages/);
  await steering.advance(workTakes);
  await expect(remove).not.toHaveAttribute('aria-disabled');
  await remove.click();
  await expect(row(page, 'workers')).toContainText('from 5 to 4');
});

test('a pool is resized beside its number on the page of its cluster, too @long', async ({ page, signIn, world }) => {
  const { spaceId, id } = await createCluster(world);
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/clusters/${id}`);
  const resize = page.getByRole('button', { name: 'Resize workers' });
  await resize.click();
  const form = page.getByRole('dialog', { name: 'Resize workers' });
  await form.getByLabel('Nodes', { exact: true }).press('ArrowUp');
  await expect(form.getByRole('status').filter({ hasText: 'vCPU' })).toHaveText(/^\d+ → \d+\svCPU, \d+ → \d+\sGiB/);
  await form.getByRole('button', { name: 'Add 1 node' }).click();
  await expect(form).toHaveCount(0);
  await expect(row(page, 'workers')).toContainText('from 3 to 4');
  await expect(resize).toHaveAccessibleDescription(/An operation is running/);
  await world.std.steering.advance(workTakes);
});

test('deleting the last pool warns of what is left, and has its name typed', async ({ page, signIn, world }) => {
  const cluster = await createCluster(world);
  await signIn();
  await page.goto(cluster.pools);
  await page.getByRole('button', { name: 'Actions for workers' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete the node pool workers?' });
  await expect(question).toContainText('This is the last node pool');
  await expect(question).not.toContainText('other pools');
  const confirm = question.getByRole('button', { name: 'Delete node pool' });
  await expect(confirm).toHaveAccessibleDescription('Type workers to confirm');
  await question.getByRole('textbox').fill('workers');
  await confirm.click();
  await expect(row(page, 'workers')).toContainText('from 3 to 0');
  await world.std.steering.advance(workTakes);
  await expect(page.getByText('No node pools yet')).toBeVisible();
});

test('who may only look has nothing put forward, and is told at each action that their rights cannot be read @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { spaceId } = std.accounts;
  const nodePools = [{ name: 'workers', nodeProfile: 'SMALL' as const, nodeCount: 1 }];
  const body = { name: unique('looked-at'), cidr: '10.90.0.0/16', version: '1.29.5', nodePools };
  const { id } = await std.client.call('CreateCluster', { path: { spaceId }, body });
  await std.steering.advance(workTakes);
  await signIn({ as: 'person' });
  await page.goto(`/eu-std-1/spaces/${spaceId}/clusters/${id}/node-pools`);
  await page.getByRole('button', { name: 'Actions for workers' }).click();
  for (const [action, permission] of [
    ['Resize', 'kubernetes.cluster.update'],
    ['Delete', 'kubernetes.cluster.delete'],
  ] as const) {
    const item = page.getByRole('menuitem', { name: action });
    await expect(item).toHaveAccessibleDescription(`Whether your account holds ${permission} could not be read.`);
  }
  await page.keyboard.press('Escape');
  await expect(add(page)).toHaveAttribute('data-variant', 'secondary');
});

test('workers of a size are added and removed, and their packages updated, each after saying what it means @long', async ({
  page,
  signIn,
  world,
}) => {
  const cluster = await createCluster(world);
  const { steering } = world.std;
  await signIn();
  await page.goto(cluster.pools);
  const choose = async (action: string) => {
    const menu = page.getByRole('button', { name: 'Workers', exact: true });
    await menu.click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const settle = async (kind: string) => {
    await expect(running(page, kind)).toBeVisible();
    await steering.advance(workTakes);
    await expect(running(page, kind)).toBeHidden();
  };

  await choose('Add workers');
  const drawer = page.getByRole('dialog', { name: 'Add workers' });
  const amount = drawer.getByLabel('Workers to add');
  await amount.fill('101');
  await drawer.getByRole('button', { name: 'Add workers' }).click();
  await expect(amount).toHaveAccessibleDescription('Enter at most 100.');
  await amount.fill('2');
  await expect(amount).toHaveAccessibleDescription('3 → 5 workers in workers');
  await drawer.getByRole('button', { name: 'Add workers' }).click();
  await settle('Resize workers 3 → 5');

  await choose('Remove a worker');
  const removal = page.getByRole('alertdialog', { name: 'Remove a worker?' });
  await expect(removal).toContainText('5 → 4 workers in workers');
  await removal.getByRole('button', { name: 'Remove worker' }).click();
  await settle('Resize workers 5 → 4');

  await choose('Update OS packages');
  const update = page.getByRole('alertdialog', { name: /^Update the OS packages of/ });
  await expect(update).toContainText('All 4 workers of this cluster get the newest packages');
  // A refusal stays in the dialog, in the region's words.
  steering.addFault({ operation: 'UpdateWorkersOs', kind: 'status', status: 500 });
  await update.getByRole('button', { name: 'Update packages' }).click();
  await expect(update.getByRole('alert')).toContainText('Request ID');
  await update.getByRole('button', { name: 'Update packages' }).click();
  await settle('Update worker packages');
});

test('where a region has neither a list of pools nor health, the record of the cluster is shown, and said so @long', async ({
  page,
  signIn,
  world,
}) => {
  const cluster = await createCluster(world);
  const { steering } = world.std;
  for (const operation of ['ListNodePools', 'GetClusterState'] as const) {
    steering.addFault({ operation, kind: 'status', status: 501, times: 20 });
  }
  await signIn();
  await page.goto(cluster.pools);
  await expect(row(page, 'workers')).toContainText('2 vCPU');
  await page.getByRole('link', { name: cluster.name }).click();
  await expect(page.getByText('Health is not available in eu-std-1.')).toBeVisible();
});
