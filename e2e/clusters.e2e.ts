/** J9 without expected times, and the core of J10: create a cluster, watch it, and see an operation fail. */
import { readFile } from 'node:fs/promises';
import { tabTo } from './keyboard.ts';
import { beginCluster, createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

/** Into the middle of the creation of a cluster. */
const halfway = 200_000;

const clustersPage = (spaceId: string) => `/eu-std-1/spaces/${spaceId}/clusters`;
const creations = ({ std }: World) => std.requests.filter((line) => /^POST .*\/clusters$/.test(line)).length;
const submit = (page: Page) => page.getByRole('button', { name: 'Create cluster' }).click();
const running = (page: Page) => page.getByRole('region', { name: 'Create cluster' });

test('the rules of the contract are said at their fields, and nothing is sent until they are kept', async ({
  page,
  signIn,
  world,
}) => {
  const space = await createSpace(world.std);
  await signIn();
  await page.goto(clustersPage(space.id));
  await expect(page.getByText('No clusters yet')).toBeVisible();
  const neighbour = await beginCluster(world.std, space.id);
  await page.getByRole('link', { name: 'Create cluster' }).first().click();

  const name = page.getByLabel('Name', { exact: true });
  const network = page.getByLabel('Network (CIDR)');
  const nodes = page.getByLabel('Nodes', { exact: true });
  // Free ones are offered, and go once there is one that shares no addresses.
  await page.getByRole('button', { name: '10.20.0.0/16', exact: true }).click();
  await expect(network).toHaveValue('10.20.0.0/16');
  await expect(network).toBeFocused();
  await expect(page.getByText('Free in this space:')).toBeHidden();
  await name.fill('no blanks');
  await network.fill('10.20.0.1/16');
  await nodes.fill('0');
  await page.getByLabel('Description').fill('Kept whatever happens');
  const before = creations(world);
  await submit(page);
  await expect(name).toHaveAccessibleDescription(/3 to 64 letters, digits or hyphens/);
  await expect(network).toHaveAccessibleDescription('“10.20.0.1/16” has host bits: the network is 10.20.0.0/16.');
  await expect(nodes).toHaveAccessibleDescription(/1 or more/);
  await expect(name).toBeFocused();
  expect(creations(world)).toBe(before);

  await network.fill('10.20.0.1/33');
  await expect(network).toHaveAccessibleDescription('After the slash comes a number from 0 to 32.');
  await network.fill('10.20.7.0/16');
  await page.getByRole('button', { name: 'Use 10.20.0.0/16' }).click();
  await expect(network).toHaveValue('10.20.0.0/16');
  await expect(network).toBeFocused();
  await expect(page.getByText('overlaps with no other cluster')).toBeVisible();

  // What is allowed but unwise is said and hinders nothing: another prefix, addresses that another cluster has.
  await network.fill('192.168.0.0/24');
  await expect(page.getByText(/between \/16 and \/20 is recommended. This one is allowed too/)).toBeVisible();
  await network.fill('10.40.128.0/20');
  await expect(page.getByText(`shares addresses with ${neighbour.name}`)).toBeVisible();
  await expect(page.getByText('Free in this space:')).toBeVisible();

  await name.fill(unique('ruled'));
  await network.fill('10.20.0.0/16');
  await expect(page.getByText('overlaps with no other cluster')).toBeVisible();
  await expect(page.getByLabel('Kubernetes version')).toHaveValue('1.30.1');
  await nodes.fill('3');
  await submit(page);
  await expect(running(page)).toBeVisible();
  await expect(page.getByText('Kept whatever happens')).toBeVisible();
  expect(creations(world)).toBe(before + 1);
});

test('what the region refuses lands on its field, and everything typed is kept @long', async ({
  page,
  signIn,
  world,
}) => {
  const space = await createSpace(world.std);
  await signIn();
  await page.goto(`${clustersPage(space.id)}/new`);
  const name = page.getByLabel('Name', { exact: true });
  const nodes = page.getByLabel('Nodes', { exact: true });
  const network = page.getByLabel('Network (CIDR)');
  const wanted = unique('wanted');
  await name.fill(wanted);
  await network.fill('10.21.0.0/16');
  await nodes.fill('4000');
  await submit(page);
  await expect(nodes).toHaveAccessibleDescription(/1000/);
  await expect(nodes).toBeFocused();
  await expect(name).toHaveValue(wanted);

  // Meanwhile somebody else takes the name.
  await beginCluster(world.std, space.id, wanted);
  await nodes.fill('4');
  await submit(page);
  await expect(name).toHaveAccessibleDescription(/already has a cluster named/);
  await expect(network).toHaveValue('10.21.0.0/16');
  await expect(nodes).toHaveValue('4');

  world.std.steering.addFault({ operation: 'CreateCluster', kind: 'status', status: 500 });
  await name.fill(unique('wanted'));
  await submit(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Request ID');
  await expect(network).toHaveValue('10.21.0.0/16');
  await submit(page);
  await expect(running(page)).toBeVisible();
});

test('a creation is watched through a reload, a frozen and an offline tab to its end', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const { steering } = world.std;
  const space = await createSpace(world.std);
  await signIn();
  await page.goto(`${clustersPage(space.id)}/new`);
  const name = unique('watched');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Network (CIDR)').fill('10.22.0.0/16');
  await submit(page);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(running(page)).toContainText('Waiting');
  await expect(page.getByText('Available once the cluster runs').first()).toBeVisible();

  const more = page.getByRole('button', { name: 'More actions' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  const remove = page.getByRole('menuitem', { name: 'Delete cluster' });
  await expect(remove).toContainText('An operation is running: Create cluster');
  await page.keyboard.press('End');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await steering.advance(halfway);
  const progress = running(page).getByRole('progressbar');
  await expect(progress).toHaveAttribute('value', '50');
  await page.reload();
  await expect(progress).toHaveAttribute('value', '50');

  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await steering.advance(60_000);
  await devtools.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(progress).toHaveAttribute('value', '70');

  await context.setOffline(true);
  await steering.advance(workTakes);
  await context.setOffline(false);
  await expect(running(page)).toBeHidden();
  await expect(page.getByRole('link', { name: /^https:\/\/api\./ })).toBeVisible();
  await more.click();
  await expect(remove).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('table', { name: 'Operations' }).getByText('Done')).toBeVisible();
});

test('a failure is shown verbatim, stays, can be copied, and is told on other pages', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { steering } = world.std;
  const error = 'Quota "nodes" exceeded: 12 > 10.\n  at <b>zone-a</b> & zone-b \u2028 {code: Q-17}';
  const space = await createSpace(world.std);
  const name = unique('doomed');
  steering.failNext({ clusterName: name, error });
  const { operationId } = await beginCluster(world.std, space.id, name);
  await signIn();
  await page.goto(clustersPage(space.id));
  await page
    .getByRole('row', { name: new RegExp(name) })
    .getByRole('link', { name: 'Create cluster' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create cluster');
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');

  await steering.advance(workTakes);
  await expect(page.getByRole('status').filter({ hasText: 'has failed' })).toHaveText(
    `Create cluster has failed: ${name}`,
  );
  const dismiss = page.getByRole('button', { name: 'Dismiss the notice about Create cluster' });
  await expect(dismiss).toBeVisible();
  await page.getByRole('link', { name: 'Open the operation' }).click();
  await expect(page).toHaveURL(new RegExp(`/operations/${operationId}$`));
  await expect(dismiss).toHaveCount(0);

  const shown = page.locator('.verbatim');
  for (const reader of ['at once', 'after a reload']) {
    expect(await shown.textContent(), reader).toBe(error);
    await page.reload();
    await expect(shown).toBeVisible();
  }
  await page.getByRole('button', { name: 'Copy the error' }).click();
  await expect.poll(() => page.evaluate<string>('navigator.clipboard.readText()')).toBe(error);

  await page.getByRole('link', { name: `Open the cluster ${name}` }).click();
  await expect(page.getByText('This cluster has failed', { exact: true })).toBeVisible();
});

test('what is shown is marked as out of date while the region does not answer, and is fresh again afterwards @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const space = await createSpace(std);
  const { id } = await beginCluster(std, space.id);
  await signIn();
  await page.goto(`${clustersPage(space.id)}/${id}`);
  const progress = running(page).getByRole('progressbar');
  await std.steering.advance(halfway);
  await expect(progress).toHaveAttribute('value', '50');

  await std.stop();
  try {
    const notice = page.getByRole('status').filter({ hasText: 'This may be out of date' });
    await expect(notice).toContainText('eu-std-1 has not answered since');
    await expect(progress).toHaveAttribute('value', '50');
  } finally {
    await std.start();
  }
  await std.steering.advance(60_000);
  await expect(progress).toHaveAttribute('value', '70');
  await expect(page.getByText('This may be out of date')).toHaveCount(0);
});

test('one list of running operations is asked for per tick, whatever the number of tabs and browsers @long', async ({
  page,
  context,
  browser,
  signIn,
  world,
}) => {
  const { std } = world;
  const space = await createSpace(std);
  await beginCluster(std, space.id);
  const isLook = (line: string) => line.startsWith(`GET /kubernetes/spaces/${space.id}/operations?page`);
  const looks = () => std.requests.filter(isLook).length;
  const ticks = 3;
  /** Milliseconds in which the region was asked `ticks` times more. */
  async function timeOfTicks(): Promise<number> {
    const before = looks();
    await expect.poll(looks, { intervals: [20] }).toBeGreaterThan(before);
    const start = performance.now();
    await expect.poll(looks, { intervals: [20], timeout: 20_000 }).toBeGreaterThan(before + ticks);
    return performance.now() - start;
  }

  await signIn();
  await page.goto(clustersPage(space.id));
  const isLive = (tab: Page) => expect(tab.getByText('Live', { exact: true })).toBeVisible();
  await isLive(page);
  const leastTime = ticks * 1_500 * 0.8;
  expect(await timeOfTicks()).toBeGreaterThan(leastTime);

  const sameBrowser = await context.newPage();
  const otherContext = await browser.newContext({ baseURL: world.url, storageState: await context.storageState() });
  const otherBrowser = await otherContext.newPage();
  for (const tab of [sameBrowser, otherBrowser]) {
    await tab.goto(clustersPage(space.id));
    await isLive(tab);
  }
  expect(await timeOfTicks()).toBeGreaterThan(leastTime);
  await otherContext.close();
});

test('a kubeconfig goes into a file and stays nowhere else; name and description change while an operation runs', async ({
  page,
  signIn,
  world,
}) => {
  const { client, steering } = world.std;
  const space = await createSpace(world.std);
  const { id, name } = await beginCluster(world.std, space.id);
  await signIn();
  await page.goto(`${clustersPage(space.id)}/${id}`);
  const kubeconfig = page.getByRole('button', { name: 'Kubeconfig' });
  await expect(kubeconfig).toHaveAccessibleDescription('Possible once the cluster has an API address');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: `Edit the cluster ${name}` });
  const other = await beginCluster(world.std, space.id);
  await drawer.getByLabel('Name').fill(other.name);
  await drawer.getByLabel('Description').fill('Renamed while it is created');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByLabel('Name')).toHaveAccessibleDescription(/already has a cluster named/);
  const renamed = unique('renamed');
  await drawer.getByLabel('Name').fill(renamed);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(renamed);
  await expect(page.getByText('Renamed while it is created')).toBeVisible();

  await steering.advance(workTakes);
  await kubeconfig.click();
  const dialog = page.getByRole('dialog', { name: `Kubeconfig of ${renamed}` });
  steering.addFault({ operation: 'GetKubeConfig', kind: 'status', status: 500 });
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Request ID');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`kubeconfig-${renamed}.yaml`);
  const { kubeConfig } = await client.call('GetKubeConfig', { path: { spaceId: space.id, clusterId: id } });
  expect(await readFile(await download.path(), 'utf8')).toBe(kubeConfig);

  const token = `simulated.${id}`;
  expect(kubeConfig).toContain(token);
  await expect(dialog).toBeHidden();
  const kept = await page.evaluate<string>(
    'document.documentElement.outerHTML + location.href + JSON.stringify({ ...localStorage, ...sessionStorage })',
  );
  expect(kept).not.toContain(token);
});

test('a new space is locked with its reason, and its row and pages open by themselves @long', async ({
  page,
  signIn,
  world,
}) => {
  const { organisationId } = world.std.accounts;
  const name = unique('nursery');
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/spaces`);
  await page.getByRole('button', { name: 'Create space' }).click();
  const drawer = page.getByRole('dialog', { name: 'Create a space' });
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByLabel('Description').fill('For young clusters');
  await drawer.getByRole('button', { name: 'Create space' }).click();

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('Queued');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toContainText('Possible as soon as the space is ready');
  await page.getByRole('menuitem', { name: 'Show its clusters' }).click();
  await expect(page.getByText('This space is being prepared')).toBeVisible();
  await page.goBack();
  await expect(row).toBeVisible();
  await page.goForward();
  await expect(page.getByText('This space is being prepared')).toBeVisible();

  await world.std.steering.advance(workTakes);
  await expect(page.getByText('No clusters yet')).toBeVisible();
  await page.getByRole('link', { name: 'Create cluster' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a cluster');
});

test('nothing can be begun before it is known whether an operation runs', async ({ page, signIn, world }) => {
  const { client, steering } = world.std;
  const { id: spaceId } = await createSpace(world.std);
  const { id: clusterId, name } = await beginCluster(world.std, spaceId);
  await steering.advance(workTakes);
  await signIn();
  steering.addFault({ operation: 'ListOperations', kind: 'status', status: 503, times: 1_000 });
  const isLocked = async (what: string) => {
    const button = page.getByRole('button', { name: what });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/It is being checked whether an operation runs/);
  };
  await page.goto(`/eu-std-1/spaces/${spaceId}/clusters/${clusterId}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete cluster' })).toContainText('It is being checked whether an');
  await page.keyboard.press('Escape');
  await page.goto(`/eu-std-1/spaces/${spaceId}/clusters/${clusterId}/node-pools`);
  await isLocked('Add node pool');
  await page.goto(`/eu-std-1/spaces/${spaceId}/clusters/${clusterId}/upgrade`);
  await isLocked('Start the upgrade');

  const pool = { name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' as const };
  await client.call('CreateNodePool', { path: { spaceId, clusterId }, body: pool });
  steering.clearFaults();
  await expect(page.getByRole('button', { name: 'Start when this ends' })).toBeEnabled();
});
