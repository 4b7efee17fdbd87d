/** Pages that are read in parts keep on a phone what they show where it is, while the rest of them comes. */
import { holdBackWatch } from './held-back.ts';
import { createClusters } from './wave-clusters.ts';
import { beginCluster, workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

/** Cumulative layout shift: https://web.dev/articles/cls, where 0.1 is called good. */
const mostMoved = 0.02;

/** Leads to what is done to a cluster, above what it would move. */
const shown = 'Show this operation';

const observer = `(() => {
  globalThis.moved = 0;
  new PerformanceObserver((entries) => {
    for (const { value, hadRecentInput } of entries.getEntries()) if (!hadRecentInput) moved += value;
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

test.use({ viewport: { width: 390, height: 844 } });

/** `last` is what says that all has come. Without a path, of what is open. */
async function expectSteady(page: Page, path: string | undefined, last = 'Live'): Promise<void> {
  if (path !== undefined) await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
  await expect(main.getByText(last, { exact: true }).first()).toBeVisible();
  await expect(main.locator('.skeleton')).toHaveCount(0);
  expect.soft(await page.evaluate<number>('moved'), page.url()).toBeLessThanOrEqual(mostMoved);
}

test('nothing moves on a phone while a page comes in parts', async ({ page, signIn, world }) => {
  const own = await createClusters(world.std, 'steady');
  const begun = await beginCluster(world.std, own.id);
  await signIn();
  await page.addInitScript(observer);
  const cluster = `${own.page}/${own.ids[0]}`;
  for (const path of ['/', '/eu-std-1', `/eu-std-1/spaces/${own.id}/overview`, '/fleet', cluster]) {
    await expectSteady(page, path);
  }

  // What stands beside what was asked for may come long after the page.
  for (const operation of ['ListNodeProfiles', 'ListKubernetesVersions'] as const) {
    world.std.steering.addFault({ operation, kind: 'delay', milliseconds: 400, times: 2 });
  }
  await expectSteady(page, cluster);
  world.std.steering.addFault({ operation: 'ListOperations', kind: 'delay', milliseconds: 900, times: 20 });
  for (const path of [own.page, `${cluster}/upgrade`, `${own.page}/${begun.id}/upgrade`])
    await expectSteady(page, path);
  await expectSteady(page, `${own.page}/${begun.id}/node-pools`, shown);
});

for (const [language, unheard, live] of [
  ['de', 'Verbinden …', 'Live'],
  ['fr', 'Connexion…', 'En direct'],
] as const) {
  test(`nothing moves in overviews of one place on a phone as they become live, in “${language}”`, async ({
    page,
    context,
    signIn,
    world,
  }) => {
    const { spaceId, organisationId } = world.std.accounts;
    await signIn();
    await context.addCookies([{ name: 'portico-language', value: language, url: world.url }]);
    await page.addInitScript(observer);
    for (const place of [`spaces/${spaceId}`, `organisations/${organisationId}`]) {
      // The pill says the most before the console is heard.
      const watch = await holdBackWatch(page);
      await expectSteady(page, `/eu-std-1/${place}/overview`, unheard);
      await watch.letGo();
      await expectSteady(page, undefined, live);
    }
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a busy cluster opened from its list stays where it is, however late its operations come @long', async ({
    page,
    signIn,
    world,
  }) => {
    const { client, steering } = world.std;
    const own = await createClusters(world.std, 'steady');
    const path = { spaceId: own.id, clusterId: own.ids[0] ?? '' };
    await client.call('UpgradeControlPlane', { path, body: { version: '1.29.5' } });
    await signIn();
    await page.addInitScript(observer);
    await page.goto(own.page);
    const main = page.getByRole('main');
    await expect(main.getByText('Live', { exact: true }).first()).toBeVisible();
    await expect(main.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
    // Longer than what moves counts as wanted by whoever has pressed something.
    steering.addFault({ operation: 'ListOperations', kind: 'delay', milliseconds: 900, times: 20 });
    await page.evaluate('moved = 0');
    await main.getByRole('link', { name: 'steady', exact: true }).click();
    await expect(main.getByRole('heading', { name: 'History' })).toBeVisible();
    await expect(main.getByRole('group', { name: /^the last 1 operation/ })).toBeVisible();
    await expect(main.locator('.skeleton')).toHaveCount(0);
    expect(await page.evaluate<number>('moved')).toBeLessThanOrEqual(mostMoved);
  });

  test('a busy cluster and its operation opened by their addresses stay where they are, however late operations come @long', async ({
    page,
    signIn,
    world,
  }) => {
    const { client, steering } = world.std;
    const own = await createClusters(world.std, 'steady', 'before');
    const [clusterId = '', earlier = ''] = own.ids;
    const path = { spaceId: own.id, clusterId };
    const body = { version: '1.29.5' };
    await client.call('UpgradeControlPlane', { path: { ...path, clusterId: earlier }, body });
    await steering.advance(workTakes);
    const operation = await client.call('UpgradeControlPlane', { path, body });
    await signIn();
    await page.addInitScript(observer);
    const address = `${own.page}/${clusterId}`;
    const operations = address.replace(/clusters.*/, 'operations');
    const late = () => steering.addFault({ operation: 'ListOperations', kind: 'delay', milliseconds: 900, times: 20 });
    late();
    await expectSteady(page, address);
    await expectSteady(page, `${address}/node-pools`, shown);
    await expectSteady(page, `${operations}/${operation.id}`);

    await page.goto(`${own.page}/${earlier}/upgrade?to=1.29.5`);
    await page.getByRole('button', { name: 'Start the upgrade' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start the upgrade' }).click();
    await expect(page.getByText('It goes on when you close this tab').first()).toBeVisible();
    late();
    await expectSteady(page, `${own.page}/${earlier}`);
    await expect(page.getByRole('link', { name: 'Open the upgrade' })).toBeVisible();
  });
});
