/** The fleet: every cluster of all spaces and regions in one table, live, with what is missing in its place. */
import { text } from 'node:stream/consumers';
import { csrfHeader } from '#shared/csrf-header.ts';
import { createAccount } from './service-accounts.ts';
import { createClusters } from './wave-clusters.ts';
import { beginCluster, beginSpace, createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** Only rows near the window are drawn, and others have clusters, too. */
async function selectIn(page: Page, space: string, ...names: readonly string[]) {
  await page.getByRole('searchbox').fill(space);
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name} in ${space}` }).check();
}

test('a cluster stands with what is done to it, live, and with its health once that is known', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createSpace(std);
  const name = unique('fleet');
  await signIn();
  await page.goto(`/fleet?q=${space.name}`);
  await expect(page.getByText('No cluster matches')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  await beginCluster(std, space.id, name);
  const row = rowOf(page, name);
  await expect(row).toContainText('Create cluster');
  await std.steering.advance(workTakes);
  await expect(row).toContainText('Create cluster done');
  await expect(row).toContainText('0 nodes');

  const own = await createClusters(std, 'healthy-one');
  await page.goto(`/fleet?q=${own.name}`);
  await expect(rowOf(page, 'healthy-one')).toContainText('Healthy');
  await rowOf(page, 'healthy-one')
    .getByRole('link', { name: /^healthy-one in / })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'healthy-one' })).toBeVisible();
});

test('what runs says when it usually ends, until it is slower than that @long', async ({
  page,
  signIn,
  world: { snc },
}) => {
  // Runs of earlier days were far shorter than those that begin now (region/seed); those of the other region are judged by on the overview.
  const { spaceId } = snc.accounts;
  const { id: clusterId, name } = await beginCluster(snc, spaceId, unique('ends'));
  await snc.steering.advance(workTakes);
  await signIn({ region: snc });
  await snc.client.call('UpdateWorkersOs', { path: { spaceId, clusterId } });
  await snc.steering.advance(45_000);
  await page.goto(`/fleet?q=${name}`);
  await expect(rowOf(page, name)).toContainText(/ends ≈\s\d/);
  await expect(rowOf(page, name)).toContainText(/Updating ?\d+\s%/);
  // On a phone as well, where there is no column for it.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText(/^ends ≈\s\d/)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1440, height: 900 });
  await snc.steering.advance(120_000);
  await page.reload();
  await expect(rowOf(page, name)).toContainText('slower than usual');
  await expect(rowOf(page, name)).not.toContainText('≈');
  // Its own page says it in the same words.
  await rowOf(page, name)
    .getByRole('link', { name: new RegExp(`^${name} in `) })
    .click();
  await expect(page.locator('.strip')).toContainText(/State ?Updating ?\d+\s%/);
  await snc.steering.advance(workTakes);
});

test('a region that is down has a row that says so, until it is tried again and answers', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await signIn({ region: world.snc });
  await world.snc.stop();
  await page.goto('/fleet');
  const missing = page.getByRole('row').filter({ hasText: 'eu-snc-1 did not answer' });
  await expect(missing).toContainText('not counted');
  await expect(page.getByText(/of 1 of 2 regions$/)).toBeVisible();
  await world.snc.start();
  world.clock.advance(60_000);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toHaveCount(0);
  await expect(page.getByText(/ spaces? of 2 regions$/)).toBeVisible();
});

test('a region that was down is there by itself once it answers, and until then the page is not live @long', async ({
  page,
  signIn,
  world: { snc, clock },
}) => {
  await signIn();
  await signIn({ region: snc });
  await snc.stop();
  await page.clock.install();
  await page.goto('/fleet');
  const missing = page.getByRole('row').filter({ hasText: 'eu-snc-1 did not answer' });
  await expect(missing).toBeVisible();
  await expect(page.getByText('Partly live', { exact: true })).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toHaveCount(0);
  await snc.start();
  clock.advance(60_000);
  await page.clock.fastForward(15_000);
  await expect(missing).toHaveCount(0);
  await expect(page.getByText(/ spaces? of 2 regions$/)).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('clusters behind the newest are not counted as all of them while a region does not say which it is @long', async ({
  page,
  signIn,
  world: { std, snc },
}) => {
  await createClusters(std, 'behind');
  await createClusters(snc, 'unknown');
  snc.steering.addFault({ operation: 'ListKubernetesVersions', kind: 'status', status: 500, times: 100 });
  await signIn();
  await signIn({ region: snc });
  await page.clock.install();
  await page.goto('/fleet');
  const views = page.getByRole('navigation', { name: 'Views' });
  const behind = views.getByRole('link', { name: /^Behind newest/ });
  await expect(behind).toHaveText(/≥ \d+$/);
  await expect(views.getByRole('link', { name: /^All/ })).toHaveText(/^All \d+$/);
  await behind.click();
  const unknown = page.getByRole('row').filter({ hasText: 'eu-snc-1 does not say which versions there are' });
  await expect(unknown).toBeVisible();
  snc.steering.clearFaults();
  await page.clock.fastForward(15_000);
  await expect(behind).toHaveText(/newest \d+$/);
  await expect(unknown).toHaveCount(0);
});

test('who may not see the clusters is told so, and no count or mark claims to know them @long', async ({
  page,
  signIn,
}) => {
  await signIn({ as: 'limited' });
  await page.goto('/fleet');
  await expect(page.getByRole('row').filter({ hasText: 'you may not see the clusters there' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'All' })).toHaveText(
    /^All\s*$/,
  );
  await expect(page.locator('main').getByText(/\d+ (clusters?|spaces?)/)).toHaveCount(0);
  await expect(page.locator('main').getByText(/live$/i)).toHaveCount(0);
});

test('a wave is not put forward where nothing that can be read gives the right to upgrade, and that is told @long', async ({
  page,
  world,
}) => {
  const { std } = world;
  const own = await createClusters(std, 'only-seen');
  const { id, secret } = await createAccount(std);
  await std.client.call('AssignServiceAccountToSpace', { path: { spaceId: own.id, serviceAccountId: id } });
  const query = { name: 'Space Viewer' };
  const { items } = await std.client.call('ListRolesSpace', { path: { spaceId: own.id }, query });
  await std.client.call('SetIAMPolicySpace', {
    path: { spaceId: own.id, subjectType: 'serviceAccounts', subjectId: id },
    body: { add: { roles: [items[0]?.uuid ?? ''] } },
  });
  const response = await page.request.post('/api/session', {
    headers: { [csrfHeader]: '1' },
    data: { region: std.name, clientId: id, clientSecret: secret },
  });
  expect(response.ok()).toBe(true);
  await page.goto('/fleet');
  await selectIn(page, own.name, 'only-seen');
  const bar = page.getByRole('region', { name: 'Selected clusters' });
  await expect(bar).toContainText('nothing that can be read gives your account kubernetes.cluster.update there');
  await expect(bar.getByRole('button', { name: 'Start a wave…' })).toHaveAttribute('data-variant', 'secondary');
});

test('a region that falls silent says since when, and nothing of it is green until it answers @long', async ({
  page,
  signIn,
  world: { std, snc, clock },
}) => {
  // Of a name of their own: in a long list they might be out of sight.
  const token = unique('silence');
  const here = await createClusters(std, `${token}-answers`);
  const there = await createClusters(snc, `${token}-falls-silent`);
  await signIn();
  await signIn({ region: snc });
  await page.clock.install();
  await page.goto(`/fleet?q=${token}`);
  const own = rowOf(page, there.name).filter({ hasText: 'falls-silent' });
  await expect(own).toContainText('Healthy');

  await snc.stop();
  const said = page.getByRole('row').filter({ hasText: /eu-snc-1 has not answered since .*\d:\d\d/ });
  await expect(async () => {
    clock.advance(20_000);
    await expect(said).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(page.getByRole('button', { name: 'Read again' })).toBeEnabled();
  await expect(page.locator('.fleet[aria-busy]')).toHaveCount(0);
  await expect(said).toBeVisible();
  await expect(own.locator('[data-tone=good]')).toHaveCount(0);
  await expect(own).toContainText('Running');
  await expect(page.getByText(/of 1 of 2 regions, \d+ more as (it was|they were)$/)).toBeVisible();
  await expect(page.getByText('Partly live', { exact: true })).toBeVisible();
  await expect(rowOf(page, here.name).filter({ hasText: 'answers' })).toContainText('Healthy');

  await snc.start();
  await expect(async () => {
    clock.advance(20_000);
    await page.clock.fastForward(15_000);
    await expect(said).toHaveCount(0, { timeout: 2_000 });
  }).toPass();
  await expect(own).toContainText('Healthy');
});

test('without a network it says as of when it is, and nothing is green', async ({ page, context, signIn, world }) => {
  const own = await createClusters(world.std, 'was-well');
  await signIn();
  await page.goto(`/fleet?q=${own.name}`);
  await expect(rowOf(page, 'was-well')).toContainText('Healthy');
  await context.setOffline(true);
  await expect(page.locator('main .notice').filter({ hasText: 'Your browser is offline' })).toContainText(
    /\d:\d\d:\d\d/,
  );
  await expect(page.getByText(/clusters? in .*, as of \d/)).toBeVisible();
  await expect(page.locator('main [data-tone=good]')).toHaveCount(0);
  await context.setOffline(false);
  await expect(rowOf(page, 'was-well')).toContainText('Healthy');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});

test('a space that is being prepared says so until it is ready @long', async ({ page, signIn, world: { std } }) => {
  const space = await beginSpace(std);
  await signIn();
  await page.goto(`/fleet?space=${space.id}`);
  const row = page.getByRole('row').filter({ hasText: `${space.name} is still being prepared` });
  await expect(row).toBeVisible();
  await std.steering.advance(workTakes);
  await expect(row).toHaveCount(0);
});

test('filters are in the address: reload and Back keep them @long', async ({ page, signIn, world: { std } }) => {
  const own = await createClusters(std, 'aurora', 'borealis');
  await signIn();
  await page.goto(`/fleet?space=${own.id}`);
  await expect(rowOf(page, 'borealis')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Filter by name, network or ID' }).fill('aurora');
  await expect(rowOf(page, 'borealis')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Group' }).selectOption('By space');
  await expect(page).toHaveURL(/q=aurora.*group=space/);
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Group' })).toHaveValue('space');
  await expect(rowOf(page, 'aurora')).toBeVisible();
  await expect(rowOf(page, 'borealis')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: /^Behind newest/ })
    .click();
  await expect(page).toHaveURL(/behind=newest/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('aurora');
});

test('selected clusters of several places are summed up, and planned as one wave @long', async ({
  page,
  signIn,
  world,
}) => {
  const here = await createClusters(world.std, 'alpha', 'beta');
  const there = await createClusters(world.snc, 'gamma');
  await signIn();
  await signIn({ region: world.snc });
  await page.goto('/fleet?group=none');
  await selectIn(page, here.name, 'alpha', 'beta');
  await selectIn(page, there.name, 'gamma');
  const bar = page.getByRole('region', { name: 'Selected clusters' });
  await expect(bar).toContainText('3 selected 3 at 1.29 · all can reach 1.30.1');
  await page.getByRole('searchbox').fill(there.name);
  await expect(bar).toContainText('2 of them are not shown');

  await bar.getByRole('button', { name: 'Start a wave…' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade together' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check 3 clusters' })).toBeVisible();
  await expect(page.getByText(/2 runs are begun together/)).toBeVisible();

  await page.goBack();
  await expect(bar).toContainText('3 selected');
  await bar.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet' })).toBeFocused();
});

test('a file of the fleet tells apart clusters of one name @long', async ({ page, signIn, world: { std } }) => {
  const own = await createClusters(std, 'twin');
  await signIn();
  await page.goto(`/fleet?space=${own.id}`);
  await expect(rowOf(page, 'twin')).toContainText('Healthy');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  const [heading, ...rows] = (await text(await (await file).createReadStream())).trim().split('\r\n');
  expect(heading).toMatch(/Cluster,.*,Region,Control plane,Cluster ID$/);
  expect(rows).toEqual([expect.stringMatching(new RegExp(`^twin,.*,eu-std-1,1\\.29\\.3,${own.ids[0]}$`)) as unknown]);
});

test('kubeconfigs of clusters of two regions are saved as files @long', async ({ page, signIn, world }) => {
  const here = await createClusters(world.std, 'delta');
  const there = await createClusters(world.snc, 'epsilon');
  await signIn();
  await signIn({ region: world.snc });
  await page.goto('/fleet');
  await selectIn(page, here.name, 'delta');
  await selectIn(page, there.name, 'epsilon');
  await page.getByRole('button', { name: 'Kubeconfigs…' }).click();
  const files: string[] = [];
  page.on('download', (download) => void files.push(download.suggestedFilename()));
  await page.getByRole('button', { name: 'Save 2 files' }).click();
  await expect(page.getByText('2 files saved')).toBeVisible();
  await expect.poll(() => files.toSorted()).toEqual(['kubeconfig-delta.yaml', 'kubeconfig-epsilon.yaml']);
});

test('a view is saved under a name, is there in another tab and after a reload, and is deleted @long', async ({
  page,
  signIn,
  context,
}) => {
  await signIn();
  const other = await context.newPage();
  await other.goto('/fleet');
  await expect(other.getByRole('button', { name: 'Save this view' })).toBeVisible();
  await page.goto('/fleet?state=ready&group=none');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Save this view' }).click();
  const drawer = page.getByRole('dialog', { name: 'Save this view' });
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Give it a name.')).toBeVisible();
  const name = drawer.getByRole('textbox', { name: 'Name' });
  // What cannot be seen is refused by the console; what was typed stays.
  await name.fill('At\u202E rest');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  // Told at its field and nowhere else.
  await expect(drawer.getByRole('alert')).toHaveCount(0);
  await name.fill('At rest');
  await page.keyboard.press('Enter');
  const own = views.getByRole('link', { name: /^At rest \d+$/ });
  await expect(own).toHaveAttribute('aria-current', 'page');

  // It is in the tab beside without a reload, and goes from the first one so.
  await other.getByRole('link', { name: /^At rest/ }).click();
  await expect(other).toHaveURL(/state=ready&group=none$/);
  await other.reload();
  await other.getByRole('button', { name: 'Delete the view At rest' }).click();
  await expect(other.getByRole('link', { name: /^At rest/ })).toHaveCount(0);
  await expect(own).toHaveCount(0);
  await page.reload();
  await expect(views.getByRole('button', { name: 'Save this view' })).toBeVisible();
  await expect(own).toHaveCount(0);
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('what failed and what was done last are whole in rows of one height on a desk @long', async ({
    page,
    signIn,
    world: { std },
  }) => {
    const own = await createClusters(std, 'atlas', 'ledger');
    const [clusterId = '', other = ''] = own.ids;
    const path = { spaceId: own.id, clusterId };
    const body = { version: '1.29.5' };
    await std.client.call('UpgradeControlPlane', { path: { ...path, clusterId: other }, body });
    std.steering.failNext({ clusterId, error: 'No capacity left.' });
    await std.client.call('UpgradeControlPlane', { path, body });
    await std.steering.advance(workTakes);
    await signIn();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/fleet?q=${own.name}`);
    await expect(rowOf(page, 'atlas').locator('td > .pill')).toHaveText(
      'Échec : Mise à niveau du plan de contrôle → 1.29.5',
    );
    await expect(rowOf(page, 'ledger')).toContainText('En bonne santé');
    const cut = await page.evaluate<unknown>(`
      [...document.querySelectorAll('.fleet-table tbody :is(td > .pill, .two-lines)')]
        .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
        .map(({ textContent }) => textContent)`);
    expect(cut).toEqual([]);
    const rows = await page.locator('.fleet-table tbody tr:has(td > .pill)').all();
    const heights = await Promise.all(rows.map(async (row) => Math.round((await row.boundingBox())?.height ?? 0)));
    expect(new Set(heights)).toEqual(new Set([36]));
  });
});
