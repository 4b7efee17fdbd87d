/** J11: an upgrade is planned by the contract's rules; the console's server runs it step by step, whoever looks on or not. */
import type { Problem } from '#shared/contract/problem.ts';
import { csrfHeader } from '#shared/csrf-header.ts';
import { createSpace, longestSession, unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

test.slow();

/** A running cluster with workers. */
async function createCluster({ std }: World, version: string) {
  const { id: spaceId } = await createSpace(std);
  const nodePools = [{ name: 'workers', nodeCount: 2, nodeProfile: 'SMALL' as const }];
  const body = { name: unique('upgraded'), cidr: '10.41.0.0/16', version, nodePools };
  const { id } = await std.client.call('CreateCluster', { path: { spaceId }, body });
  await std.steering.advance(workTakes);
  return {
    path: { spaceId, clusterId: id },
    name: body.name,
    page: `/eu-std-1/spaces/${spaceId}/clusters/${id}/upgrade`,
  };
}

/** The console looks at work that it waits for after 15 s at the latest. */
const looksAgain = { timeout: 25_000 };

const upgrades = ({ std }: World, clusterId: string) =>
  std.requests.filter((line) => line.startsWith('POST') && line.includes(clusterId) && line.endsWith('/upgrade'));
const row = (page: Page, version: string) =>
  page
    .getByRole('table', { name: 'Versions', exact: true })
    .getByRole('row')
    .filter({ has: page.getByText(version, { exact: true }) });
const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
const running = (page: Page, kind: string) => page.getByRole('region', { name: kind });

async function start(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start the upgrade' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start the upgrade' }).click();
}

test('every version says whether it may be chosen, and the planned steps are run one after the other', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const cluster = await createCluster(world, '1.28.8');
  await signIn();
  await page.goto(`${cluster.page}?to=1.29.5`);

  // The way comes first, what is and what may be chosen below it.
  const order = await page.getByRole('main').evaluate('(main) => main.innerText');
  const places = ['The way to 1.29.5', 'Start the upgrade', 'Control plane runs', 'versions that no way leads to'];
  expect(places.map((words) => String(order).indexOf(words)).toSorted((one, other) => one - other)).toEqual(
    places.map((words) => String(order).indexOf(words)),
  );
  await expect(row(page, '1.28.8').getByText('Runs it')).toHaveCount(2);
  await expect(row(page, '1.28.10').getByText('Possible now')).toBeVisible();
  await expect(row(page, '1.28.10')).toContainText(
    'Workers may not run ahead of the control plane. First: control plane to 1.28.10.',
  );
  await expect(row(page, '1.29.5')).toContainText(
    'From one minor version to the next only from its newest patch. First: control plane to 1.28.10.',
  );
  await expect(row(page, '1.30.1')).toContainText('The control plane goes up by one minor version at once.');
  await expect(row(page, '1.27.14')).toHaveCount(0);
  await page.getByText(/versions that no way leads to$/).click();
  const refusedRows = page.getByRole('table', { name: 'Versions that no way leads to' }).getByRole('row');
  await expect(refusedRows.filter({ hasText: '1.27.14' }).getByText('Not above the present version.')).toHaveCount(2);
  await expect(steps(page)).toContainText([
    'Control plane: 1.28.8 to 1.28.10',
    'Control plane: 1.28.10 to 1.29.5',
    'Workers: 1.28.8 to 1.28.10',
    'Workers: 1.28.10 to 1.29.5',
  ]);

  // Asked for all the same, past the page, the region refuses it by the same rule.
  const { spaceId, clusterId } = cluster.path;
  const direct = `/api/regions/eu-std-1/kubernetes/spaces/${spaceId}/clusters/${clusterId}/workers/upgrade`;
  const refusal = await page.request.post(direct, { headers: { [csrfHeader]: '1' }, data: { version: '1.29.5' } });
  expect(refusal.status()).toBe(400);
  const { violations } = (await refusal.json()) as Problem;
  expect(violations).toEqual([
    { field: 'version', description: expect.stringContaining('must not be above the control plane') },
  ]);
  await expect(row(page, '1.29.5')).toContainText('Workers may not run ahead of the control plane.');
  const refused = upgrades(world, clusterId).length;

  await start(page);
  await expect(page.getByRole('heading', { name: 'Upgrade to 1.29.5' })).toBeFocused();
  // What comes and goes with each step does not push the way to stop away.
  const place = await page.getByRole('button', { name: 'Stop after this step' }).boundingBox();
  await expect(running(page, 'Upgrade control plane')).toBeVisible();
  await expect(steps(page).first()).toContainText('Running');
  expect(await page.getByRole('button', { name: 'Stop after this step' }).boundingBox()).toEqual(place);
  expect(upgrades(world, clusterId)).toHaveLength(refused + 1);
  await std.steering.advance(workTakes);
  await expect(steps(page).nth(0)).toContainText('Done', looksAgain);
  await expect(steps(page).nth(1)).toContainText('Running', looksAgain);

  // In the middle of a step the page goes; when it comes back, it shows where the cluster is.
  await page.reload();
  await expect(steps(page).nth(1)).toContainText('Running');
  await expect(steps(page).nth(0)).toContainText(/Took \d+/);
  await expect(steps(page).nth(1)).not.toContainText('Took');
  await std.steering.advance(workTakes);
  await expect(steps(page).nth(2)).toContainText('Running', looksAgain);

  // On the cluster's own page, even after a reload there, it is seen to go on.
  await page.getByRole('link', { name: cluster.name, exact: true }).click();
  await page.reload();
  await expect(page.getByText('The console takes the cluster to 1.29.5')).toBeVisible();
  await page.getByRole('link', { name: 'Open the upgrade' }).click();
  await page.getByRole('button', { name: 'Stop after this step' }).click();
  await expect(page.getByText('It stops before the next step.')).toBeVisible();
  await std.steering.advance(workTakes);
  await expect(page.getByText('Stopped between two steps')).toBeVisible(looksAgain);
  // What was begun is looked at while the run is at rest, until its region is through with it.
  const aside = await page.context().newPage();
  await aside.goto(`/eu-std-1/spaces/${spaceId}/runs`);
  await aside.getByRole('row').filter({ hasText: cluster.name }).getByRole('link').first().click();
  await expect(aside.getByRole('row', { name: /^3\. / })).toContainText('Done', looksAgain);
  await aside.close();
  await expect(steps(page).nth(3)).toContainText('Next');
  expect(upgrades(world, clusterId)).toHaveLength(refused + 3);

  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(steps(page).nth(3)).toContainText('Running');
  await std.steering.advance(workTakes);
  await expect(page.getByText('Done: 1.29.5 has been reached')).toBeVisible(looksAgain);
  await expect(row(page, '1.29.5').getByText('Runs it')).toHaveCount(2);
  expect(upgrades(world, clusterId)).toHaveLength(refused + 4);

  // The list of the server's work leads back to it.
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Work' }).click();
  await page.getByRole('row').filter({ hasText: cluster.name }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Open the upgrade' }).click();
  await expect(page.getByText('Done: 1.29.5 has been reached')).toBeVisible();
});

test('of several orders one is chosen: the ladder numbers its steps, and the run takes them @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const cluster = await createCluster(world, '1.27.14');
  await signIn();
  await page.goto(`${cluster.page}?to=1.30.1`);
  const order = page.getByRole('group', { name: 'In which order' });
  await expect(order.getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Fewest steps: 5 steps, workers up to 2 minor versions behind meanwhile',
  );
  await expect(steps(page)).toHaveCount(5);
  await order.getByRole('radio', { name: /^Closest together: 6 steps, workers up to 1 minor version behind/ }).check();
  await expect(page).toHaveURL(/order=close/);
  await expect(steps(page)).toContainText([
    'Control plane: 1.27.14 to 1.28.10',
    'Workers: 1.27.14 to 1.28.10',
    'Control plane: 1.28.10 to 1.29.5',
    'Workers: 1.28.10 to 1.29.5',
    'Control plane: 1.29.5 to 1.30.1',
    'Workers: 1.29.5 to 1.30.1',
  ]);
  // The picture has the control plane's steps first, then those of the workers, each at its version.
  const drawn = page.locator('.ladder-step');
  await expect(drawn).toHaveText(['1', '3', '5', '2', '4', '6']);
  const placeOf = (index: number) => drawn.nth(index).getAttribute('x');
  for (const index of [0, 1, 2]) expect(await placeOf(index)).toBe(await placeOf(index + 3));

  await start(page);
  await expect(steps(page)).toHaveCount(6);
  await expect(steps(page).first()).toContainText('Running');
  await expect(page.locator('.ladder-step[data-state="now"]')).toHaveText('1');
  await std.steering.advance(workTakes);
  await expect(steps(page).nth(1)).toContainText('Running', looksAgain);
  await expect(steps(page).first().getByRole('link', { name: 'Operation' })).toHaveAttribute('href', /operations\//);
});

test('a step that fails stops the run with the error; tried again, it goes on @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const error = 'Node pool "workers": drain timed out after 600 s.';
  const cluster = await createCluster(world, '1.29.3');
  std.steering.failNext({ clusterId: cluster.path.clusterId, error });
  await signIn();
  await page.goto(`${cluster.page}?to=1.29.5`);
  await start(page);
  await expect(running(page, 'Upgrade control plane')).toBeVisible();
  await std.steering.advance(workTakes);

  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('“Upgrade control plane → 1.29.5” has failed', looksAgain);
  await expect(alert.getByRole('region', { name: 'The error, as the region sent it' })).toHaveText(error);
  await expect(steps(page).first()).toContainText('Failed');
  await expect(steps(page).filter({ hasText: 'Next' })).toHaveCount(0);
  await page.reload();
  await expect(alert).toContainText(error);
  expect(upgrades(world, cluster.path.clusterId)).toHaveLength(1);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(running(page, 'Upgrade control plane')).toBeVisible();
  await std.steering.advance(workTakes);
  await expect(running(page, 'Upgrade workers')).toBeVisible(looksAgain);
  await std.steering.advance(workTakes);
  await expect(page.getByText('Done: 1.29.5 has been reached')).toBeVisible(looksAgain);
});

test('every tab shows the same run, which waits for a busy cluster and goes on when all of them are closed @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { std } = world;
  const cluster = await createCluster(world, '1.29.3');
  const reachesStep = (count: number) =>
    expect.poll(() => upgrades(world, cluster.path.clusterId).length, looksAgain).toBe(count);
  await std.client.call('UpdateWorkersOs', { path: cluster.path });
  await signIn();
  const second = await context.newPage();
  await second.goto(`${cluster.page}?to=1.29.5`);
  await expect(second.getByRole('button', { name: 'Start when this ends' })).toBeEnabled();
  await page.goto(`${cluster.page}?to=1.29.5`);
  await page.getByRole('button', { name: 'Start when this ends' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start when this ends' }).click();
  for (const tab of [page, second]) {
    await expect(tab.getByText('Waiting for “Update worker packages” to end')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Start when this ends' })).toHaveCount(0);
  }
  expect(upgrades(world, cluster.path.clusterId)).toHaveLength(0);

  await page.close();
  await second.goto('about:blank');
  await std.steering.advance(workTakes);
  await reachesStep(1);
  await std.steering.advance(workTakes);
  await reachesStep(2);
  await second.goto(cluster.page);
  await expect(second.getByText('Waiting for “Upgrade workers → 1.29.5” to end')).toBeVisible();
  await std.steering.advance(workTakes);
  await expect(second.getByText('Done: 1.29.5 has been reached')).toBeVisible(looksAgain);
  expect(upgrades(world, cluster.path.clusterId)).toHaveLength(2);

  await second.getByRole('button', { name: 'Close' }).click();
  await expect(second.getByRole('heading', { name: 'The way to 1.30.1' })).toBeFocused();
});

test('a region that goes down in the middle is waited for; past its session, the next sign-in has it go on @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const cluster = await createCluster(world, '1.29.3');
  await signIn();
  await page.goto(`${cluster.page}?to=1.29.5`);
  await start(page);
  await expect(steps(page).first()).toContainText('Running');
  await std.stop();
  await std.steering.advance(workTakes);
  await expect(page.getByText('The region does not answer. It is asked again')).toBeVisible(looksAgain);
  await std.start();
  await expect(page.getByText('Waiting for “Upgrade workers → 1.29.5” to end')).toBeVisible(looksAgain);

  world.clock.advance(longestSession);
  await signIn();
  await page.goto(cluster.page);
  await expect(page.getByText('Done: 1.29.5 has been reached')).toBeVisible(looksAgain);
  expect(upgrades(world, cluster.path.clusterId)).toHaveLength(2);
});

test('what is being installed is not offered, and nobody starts it again; a failure is called one in any session @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const cluster = await createCluster(world, '1.28.8');
  const error = 'The snapshot quota of the space is used up.';
  std.steering.failNext({ clusterId: cluster.path.clusterId, error });
  await std.client.call('UpgradeControlPlane', { path: cluster.path, body: { version: '1.28.10' } });
  await signIn();
  await page.goto(`${cluster.page}?to=1.28.10`);

  await expect(row(page, '1.28.10').getByText('Being installed')).toHaveCount(1);
  await expect(row(page, '1.28.10').getByText('Possible afterwards')).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Versions' }).getByText('Possible now')).toHaveCount(0);
  await expect(steps(page)).toContainText(['Control plane: 1.28.8 to 1.28.10', 'Workers: 1.28.8 to 1.28.10']);
  await expect(steps(page).first()).toContainText('Running');
  await expect(steps(page).last()).toContainText('Later');
  const begin = page.getByRole('button', { name: 'Start when this ends' });
  await expect(begin).toBeDisabled();
  await expect(begin).toHaveAccessibleDescription(/An operation is running: Upgrade control plane/);

  await std.steering.advance(workTakes);
  await expect(steps(page).first()).toContainText('Failed', looksAgain);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('The last attempt has failed');
  await expect(alert).toContainText(error);
  await expect(page.getByRole('button', { name: 'Start the upgrade' })).toBeEnabled();
});
