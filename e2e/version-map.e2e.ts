/** The clusters of a space on the ladder of versions: a picture that shows what the words beside it say. */
import { createClusters } from './wave-clusters.ts';
import { createSpace, unique, workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Versions of the clusters' }).locator(':scope > li');

test('clusters are seen by what they run and where the rules let them go, and one leads to its planner @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { id: spaceId } = await createSpace(std);
  const nodePools = [{ name: 'workers', nodeCount: 2, nodeProfile: 'SMALL' as const }];
  const create = async (version: string, cidr: string) => {
    const name = unique('mapped');
    const { id } = await std.client.call('CreateCluster', {
      path: { spaceId },
      body: { name, cidr, version, nodePools },
    });
    await std.steering.advance(workTakes);
    return { name, path: { spaceId, clusterId: id } };
  };
  const old = await create('1.28.8', '10.41.0.0/16');
  const same = await create('1.28.8', '10.42.0.0/16');
  const ahead = await create('1.29.3', '10.43.0.0/16');
  await std.client.call('UpgradeControlPlane', { path: ahead.path, body: { version: '1.29.5' } });
  await std.steering.advance(workTakes);
  const { versions: offered } = await std.client.call('ListKubernetesVersions', {});
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/clusters`);
  await page.getByRole('link', { name: 'Show the versions' }).click();

  await expect(rows(page)).toHaveCount(2);
  for (const { name } of [old, same]) await expect(rows(page).nth(0).getByRole('link', { name })).toBeVisible();
  await expect(rows(page).nth(0)).toContainText('Control plane 1.28.8 may go to 1.28.10');
  await expect(rows(page).nth(0)).toContainText('Workers 1.28.8 nothing newer is allowed from here');
  await expect(rows(page).nth(1)).toContainText('Control plane 1.29.5 may go to 1.30.1');
  await expect(rows(page).nth(1)).toContainText('Workers 1.29.3 behind may go to 1.29.5');
  await expect(rows(page).nth(1).locator('.ladder-gap')).toHaveCount(1);

  // The picture has a sign for each version that the words name, at the place of its rung.
  const rungs = new Map<string, string>();
  for (const rung of await page.locator('.version-map-head text').all())
    rungs.set((await rung.textContent()) ?? '', (await rung.getAttribute('x')) ?? '');
  expect([...rungs.keys()].toSorted()).toEqual([...offered].toSorted());
  for (const row of await rows(page).all()) {
    const words = ((await row.locator('.version-map-words').textContent()) ?? '').match(/\d+\.\d+\.\d+/g) ?? [];
    const drawn: string[] = [];
    for (const sign of await row.locator('.ladder-present').all()) drawn.push((await sign.getAttribute('cx')) ?? '');
    for (const sign of await row.locator('svg:has(> .ladder-possible)').all())
      drawn.push((await sign.getAttribute('x')) ?? '');
    expect(drawn.toSorted()).toEqual(words.map((version) => rungs.get(version) ?? '').toSorted());
  }

  await page.getByRole('link', { name: ahead.name, exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Upgrade ${ahead.name}` })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Show the list' }).click();
  await expect(page.getByRole('table', { name: 'Clusters' })).toBeVisible();
});

test('the strip of a cluster has a small ladder that shows what its words say @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { id: spaceId, ids, page: clusters } = await createClusters(std, 'laddered');
  const path = { spaceId, clusterId: ids[0] ?? '' };
  await std.client.call('UpgradeControlPlane', { path, body: { version: '1.29.5' } });
  await std.steering.advance(workTakes);
  const { versions: offered } = await std.client.call('ListKubernetesVersions', {});
  const rungs = offered.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const at = (version: string) => 6 + (58 * rungs.indexOf(version)) / (rungs.length - 1);
  await signIn();
  await page.goto(`${clusters}/${path.clusterId}`);
  const fact = page.locator('.strip > div').filter({ has: page.getByText('Version', { exact: true }) });
  await expect(fact).toContainText('1.29.3');
  await expect(fact).toContainText('control plane 1.29.5 · 1.30.1 available');
  const drawn = fact.locator('svg circle');
  await expect(drawn).toHaveCount(2);
  for (const [index, version] of ['1.29.5', '1.29.3'].entries())
    expect(Number(await drawn.nth(index).getAttribute('cx'))).toBeCloseTo(at(version), 3);
  await expect(fact.locator('svg [data-version="1.30.1"]')).toHaveCount(1);
});

test('the fleet is seen by versions, too, at an address of its own that Back and a filter keep @long', async ({
  page,
  signIn,
  world,
}) => {
  const here = await createClusters(world.std, 'fleet-map');
  const there = await createClusters(world.snc, 'fleet-map');
  await signIn();
  await signIn({ region: world.snc });
  await page.goto('/fleet?q=fleet-map');
  await expect(page.getByRole('table', { name: 'Clusters of all places' })).toBeVisible();
  await page.getByRole('link', { name: 'Show the versions' }).click();
  await expect(page).toHaveURL(/\?q=fleet-map&view=versions$/);
  for (const [region, space] of [
    ['eu-std-1', here.name],
    ['eu-snc-1', there.name],
  ] as const) {
    const map = page.getByRole('list', { name: `Versions of the clusters · ${region}` });
    await expect(map.locator(':scope > li')).toHaveCount(1);
    await expect(map).toContainText(`fleet-map ${space}`);
    await expect(map).toContainText('Control plane 1.29.3 may go to 1.29.5');
    await expect(map.locator('.ladder-present')).toHaveCount(2);
  }
  await page.reload();
  await expect(page.getByRole('list', { name: 'Versions of the clusters · eu-snc-1' })).toBeVisible();
  await page.getByRole('searchbox').fill(here.name);
  await expect(page.getByRole('list', { name: /^Versions of the clusters/ })).toHaveCount(1);
  await expect(page).toHaveURL(/view=versions$/);
  await page.getByRole('link', { name: /^fleet-map · / }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Upgrade fleet-map' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Show the list' }).click();
  await expect(page.getByRole('row').filter({ hasText: here.name })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Versions of the clusters · eu-std-1' })).toBeVisible();
});

test('the versions of a region that does not answer are missing, and said to be @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std, snc, clock } = world;
  const own = await createClusters(std, 'still-mapped');
  await signIn();
  await signIn({ region: snc });
  await snc.stop();
  await page.goto('/fleet?view=versions');
  await expect(page.getByRole('main').getByText(/^eu-snc-1 did not answer/)).toBeVisible();
  await page.getByRole('searchbox').fill(own.name);
  await expect(page.getByRole('link', { name: 'still-mapped' })).toBeVisible();
  await snc.start();
  clock.advance(60_000);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').getByText(/^eu-snc-1 did not answer/)).toHaveCount(0);
});
