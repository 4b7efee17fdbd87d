/** J60: clusters of several spaces go to one version in stages; the console's server does it, whoever looks on or not. */
import { createClusters, looksAgain, press, select } from './wave-clusters.ts';
import { workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

test.slow();

const row = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Clusters of the run' }).getByRole('row', { name });
const stage = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Stages' })
    .getByRole('listitem')
    .nth(number - 1);

test('a wave whose canary fails pauses for every tab, and is tried again and brought to its end', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { std } = world;
  const one = await createClusters(std, 'dispatch', 'forecast');
  const other = await createClusters(std, 'booking', 'parcels');
  await signIn();
  await page.goto(one.page);
  await select(page, ['dispatch', 'forecast'], 'Upgrade together…');
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade together' })).toBeVisible();

  await press(page, 'Add clusters…');
  const drawer = page.getByRole('dialog', { name: 'Add clusters' });
  await drawer.getByRole('combobox', { name: 'Find a space' }).fill(other.name);
  await drawer.getByRole('option', { name: other.name }).click();
  await drawer.getByRole('checkbox', { name: 'All 2 clusters' }).check();
  await drawer.getByRole('button', { name: 'Add 2 clusters' }).click();
  await page.getByRole('combobox', { name: 'Version', exact: true }).selectOption('1.29.5');
  const chosen = page.getByRole('table', { name: 'Chosen clusters' });
  await expect(chosen.getByRole('row', { name: 'dispatch' })).toContainText(
    'Control plane to 1.29.5 · Workers to 1.29.5',
  );
  await expect(chosen.getByRole('combobox', { name: 'Stage of dispatch' })).toHaveValue('1');
  await expect(chosen.getByRole('combobox', { name: 'Stage of booking' })).toHaveValue('2');
  await chosen.getByRole('combobox', { name: 'Stage of forecast' }).selectOption('1');
  await page.reload();
  await expect(chosen.getByRole('combobox', { name: 'Stage of forecast' })).toHaveValue('1');
  await expect(page.getByRole('combobox', { name: 'Version', exact: true })).toHaveValue('1.29.5');
  const canary = one.ids[0] ?? '';
  std.steering.failNext({ clusterId: canary, error: 'The snapshot quota is used up' });
  await press(page, 'Check 4 clusters');

  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade clusters to 1.29.5' })).toBeVisible();
  await expect(row(page, 'dispatch')).toContainText('1.29.3 → 1.29.5');
  await expect(row(page, 'booking')).toContainText(other.name);
  await press(page, 'Do 8 steps');
  await expect(row(page, 'dispatch')).toContainText('Under way', looksAgain);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await std.steering.advance(workTakes);
  for (const seen of [page, tab]) {
    await expect(row(seen, 'dispatch')).toContainText('The snapshot quota is used up', looksAgain);
    await expect(seen.getByText('Steps have failed. Look at them before it goes on.')).toBeVisible();
    await expect(stage(seen, 2)).toContainText('2 not begun', { ignoreCase: true });
  }

  await press(tab, 'Try again what failed');
  for (const done of [1, 2]) {
    await expect(row(page, 'dispatch')).toContainText(`${done - 1} of 2 steps`, looksAgain);
    await expect(row(page, 'dispatch')).toContainText('Under way', looksAgain);
    await std.steering.advance(workTakes);
  }
  // What has ended is told in both; nothing of the next stage has begun.
  await expect(page.getByText('A stage has ended. The next one begins when you say so.')).toBeVisible(looksAgain);
  await expect(stage(page, 1)).toContainText('Ended');
  await expect(row(page, 'booking')).toContainText('Not begun');
  await press(page, 'Go on with stage 2');
  for (const rounds of [1, 2]) {
    for (const name of ['booking', 'parcels']) {
      await expect(row(tab, name)).toContainText(`${rounds - 1} of 2 steps`, looksAgain);
      await expect(row(tab, name)).toContainText('Under way', looksAgain);
    }
    await std.steering.advance(workTakes);
  }
  for (const seen of [page, tab]) await expect(stage(seen, 2)).toContainText('2 done', looksAgain);
  for (const { ids, id: spaceId } of [one, other])
    for (const clusterId of ids) {
      const cluster = await std.client.call('GetCluster', { path: { spaceId, clusterId } });
      expect(cluster).toMatchObject({ version: '1.29.5', controlPlaneVersion: '1.29.5' });
    }
});

test('a wave that is stopped for good asks first, and tells how what it has begun ends @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { page: list } = await createClusters(std, 'ledger', 'atlas');
  await signIn();
  await page.goto(list);
  await select(page, ['ledger', 'atlas'], 'Update packages…');
  await press(page, 'Check 2 clusters');
  await press(page, 'Do 2 steps');
  await expect(row(page, 'ledger')).toContainText('Under way', looksAgain);
  await press(page, 'Begin nothing more');
  await press(page, 'Stop for good');
  const question = page.getByRole('alertdialog', { name: 'Stop it for good?' });
  await expect(question).toContainText('1 step is left undone');
  await question.getByRole('button', { name: 'Stop for good' }).click();
  await expect(page.getByText('What was begun is looked at until its end is known.')).toBeVisible();
  await expect(page.getByText('0 done, 1 under way, 1 left.')).toBeVisible();
  await expect(row(page, 'ledger')).toContainText('Under way');
  await expect(stage(page, 1)).toContainText('Stopped');
  await std.steering.advance(workTakes);
  await expect(page.getByText('1 done, 1 left.')).toBeVisible(looksAgain);
  await expect(stage(page, 1)).toContainText('Ended');
  await expect(stage(page, 2)).toContainText('Stopped');
  await expect(page.getByRole('main')).not.toContainText(/Under way|Paused|looked at/);
});

test('a wave over two regions is a run in each, begun and shown together @long', async ({ page, signIn, world }) => {
  const { std, snc } = world;
  const here = await createClusters(std, 'dispatch');
  const there = await createClusters(snc, 'vigilance');
  await signIn();
  await signIn({ region: snc });
  await page.goto(`${here.page}/wave?clusters=${here.ids.join()}`);
  await press(page, 'Add clusters…');
  const drawer = page.getByRole('dialog', { name: 'Add clusters' });
  await drawer.getByRole('combobox', { name: 'Region' }).selectOption('eu-snc-1');
  await drawer.getByRole('combobox', { name: 'Find a space' }).fill(there.name);
  await drawer.getByRole('option', { name: there.name }).click();
  await drawer.getByRole('checkbox', { name: 'vigilance' }).check();
  await drawer.getByRole('button', { name: 'Add 1 cluster' }).click();
  await page.getByRole('combobox', { name: 'Version', exact: true }).selectOption('1.29.5');
  await expect(page.getByText('2 runs are begun together, one in each region')).toBeVisible();
  // Each of them is the canary of its region.
  await expect(page.getByRole('combobox', { name: 'Stage of vigilance' })).toHaveValue('1');
  await press(page, 'Check 2 clusters');
  await expect(page.getByRole('heading', { level: 1, name: 'Begun together' })).toBeVisible();
  const runs = ['eu-std-1', 'eu-snc-1'].map((region) =>
    page.getByRole('region', { name: `${region}: Upgrade clusters to 1.29.5` }),
  );
  for (const run of runs) await run.getByRole('button', { name: 'Do 2 steps' }).click();
  for (const done of [0, 1]) {
    for (const run of runs) {
      await expect(run.getByText(`${done} of 2 steps`)).toBeVisible(looksAgain);
      await expect(run.getByRole('table')).toContainText('Under way', looksAgain);
    }
    for (const region of [std, snc]) await region.steering.advance(workTakes);
  }
  for (const run of runs) await expect(run.getByText('2 of 2 steps')).toBeVisible(looksAgain);
});

test('whoever comes back from planning finds the same clusters selected, until they are done with @long', async ({
  page,
  signIn,
  world,
}) => {
  const { page: list } = await createClusters(world.std, 'ledger', 'atlas', 'relay');
  await signIn();
  await page.goto(list);
  await select(page, ['ledger', 'relay'], 'Update packages…');
  await expect(page.getByRole('button', { name: 'Check 2 clusters' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: 'With 2 selected clusters' })).toBeVisible();
  for (const name of ['ledger', 'relay'])
    await expect(page.getByRole('checkbox', { name: `Select ${name}`, exact: true })).toBeChecked();
  await select(page, ['atlas'], 'Update packages…');
  await expect(page.getByRole('button', { name: 'Check 3 clusters' })).toBeVisible();
  await page.getByRole('link', { name: 'Clusters', exact: true }).first().click();
  await expect(page.getByRole('checkbox', { name: 'Select atlas', exact: true })).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^With \d selected/ })).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Check 3 clusters' }).click();
  await page.getByRole('button', { name: 'Do 3 steps' }).click();
  await expect(row(page, 'ledger')).toContainText('Under way', looksAgain);
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Select atlas', exact: true })).not.toBeChecked();
  await expect(page.getByRole('button', { name: /^With \d selected/ })).toBeHidden();
});

test('packages of selected clusters are updated by one run, by keyboard alone @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { page: list, ids, id: spaceId } = await createClusters(std, 'ledger', 'atlas');
  await signIn();
  await page.goto(list);
  await select(page, ['ledger', 'atlas'], 'Update packages…');
  await expect(page.getByRole('heading', { level: 1, name: 'Update packages together' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Stage of atlas' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('combobox', { name: 'Between two stages' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Stage of atlas' })).toBeFocused();
  await page.getByRole('button', { name: 'Check 2 clusters' }).press('Enter');
  await page.getByRole('button', { name: 'Do 2 steps' }).press('Enter');
  for (const name of ['ledger', 'atlas']) await expect(row(page, name)).toContainText('Under way', looksAgain);
  await std.steering.advance(workTakes);
  for (const name of ['ledger', 'atlas']) await expect(row(page, name)).toContainText('1 of 1 step', looksAgain);
  for (const clusterId of ids) {
    const { items } = await std.client.call('ListOperations', { path: { spaceId }, query: { clusterId } });
    expect(items.filter((item) => JSON.stringify(item).includes('"UpdateWorker"'))).toHaveLength(1);
  }
});

test('kubeconfigs of selected clusters are saved one by one, and it is said how many failed @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { page: list } = await createClusters(std, 'first', 'second');
  await signIn();
  await page.goto(list);
  await select(page, ['first', 'second'], 'Kubeconfigs…');
  std.steering.addFault({ operation: 'GetKubeConfig', kind: 'status', status: 500 });
  const saved = page.waitForEvent('download');
  await press(page, 'Save 2 files');
  expect((await saved).suggestedFilename()).toBe('kubeconfig-second.yaml');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 file saved');
  await expect(dialog).toContainText('1 could not be fetched');
  const again = page.waitForEvent('download');
  await press(page, 'Try 1 again');
  expect((await again).suggestedFilename()).toBe('kubeconfig-first.yaml');
  await expect(dialog).toContainText('2 files saved');
});

test('what is left of a run in stages is told by how long the same took before @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { id: spaceId, ids, page: address } = await createClusters(std, 'booking', 'parcels');
  await std.client.call('UpdateWorkersOs', { path: { spaceId, clusterId: ids[0] ?? '' } });
  await std.steering.advance(workTakes);
  await signIn();
  await page.goto(address);
  await select(page, ['booking', 'parcels'], 'Update packages…');
  await page.getByRole('button', { name: 'Check 2 clusters' }).click();
  await expect(page.getByRole('button', { name: 'Do 2 steps' })).toBeVisible();
  const time = page.getByText(/^What is left takes .+, if it goes like the few earlier runs there/);
  await expect(time).toBeVisible();
  await expect(time).not.toContainText('It would end');
});

test('all clusters of a space are selected at once, however many pages they fill @long', async ({
  page,
  signIn,
  world,
}) => {
  const names = Array.from({ length: 51 }, (_, index) => `many-${index}`);
  const { page: address } = await createClusters(world.std, ...names);
  await signIn();
  await page.goto(address);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await page.getByRole('button', { name: 'Select all 51' }).click();
  await expect(page.getByText(/^All 51 are selected, as read at/)).toBeVisible();
  await page.getByRole('button', { name: 'With 51 selected clusters' }).click();
  await page.getByRole('menuitem', { name: 'Upgrade together…' }).click();
  await expect(page.getByRole('table', { name: 'Chosen clusters' }).getByRole('row')).toHaveCount(52);
});
