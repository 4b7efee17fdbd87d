/** What stands around every page, below a scope or of all regions. */
import { clearRuns } from './run-list.ts';
import { beginCluster, createSpace, createUser, setActive, somebody, workTakes } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const scope = (page: Page) => page.getByRole('button', { name: /^Switch organisation or space/ });

test('the pages of all regions stand above those of the scope, and name its place among the recent ones @long', async ({
  page,
  signIn,
  world: { std, snc },
}) => {
  const space = await createSpace(std);
  await signIn();
  await signIn({ region: snc });
  await page.goto(`/eu-std-1/spaces/${space.id}/clusters`);
  await expect(scope(page)).toHaveAccessibleName(new RegExp(space.name));
  await expect(navigation(page).getByRole('link')).toContainText(['Overview', 'Fleet', 'Work', 'Overview', 'Users']);

  await navigation(page).getByRole('link', { name: 'Work' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  await expect(page).toHaveURL(/\/runs$/);
  await expect(navigation(page).getByRole('link', { name: 'Work' })).toHaveAttribute('aria-current', 'page');
  await expect(scope(page)).toHaveAccessibleName(/: All regions STD SNC$/);

  await navigation(page).getByRole('link', { name: 'Fleet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet' })).toBeVisible();
  await expect(page).toHaveURL(/\/fleet$/);
  await navigation(page).getByRole('link', { name: 'Overview' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(navigation(page).getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');
  await navigation(page).getByRole('region', { name: 'Recent places' }).getByRole('link', { name: space.name }).click();
  await expect(page).toHaveURL(new RegExp(`/spaces/${space.id}/overview$`));
  const here = navigation(page).getByRole('region', { name: 'This place' }).getByRole('link', { name: 'Overview' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  // Links that lead to different pages are told apart by their names.
  const names = await navigation(page).getByRole('link').allTextContents();
  expect(new Set(names).size).toBe(names.length);
});

test('where one is stands in the bar alone, and a page below a list has one way back', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createSpace(std);
  const cluster = await beginCluster(std, space.id);
  await std.steering.advance(workTakes);
  await signIn();
  await page.goto(`/eu-std-1/spaces/${space.id}/clusters/${cluster.id}/node-pools`);
  const wayBack = page.getByRole('navigation', { name: 'Way back' });
  const main = page.getByRole('main');
  await expect(wayBack.getByRole('link')).toHaveText([cluster.name]);
  await expect(main.getByText(space.name)).toHaveCount(0);
  await expect(main.getByText('eu-std-1')).toHaveCount(0);
  await wayBack.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/clusters/${cluster.id}$`));
  await expect(wayBack.getByRole('link')).toHaveText(['Clusters']);
  await wayBack.getByRole('link').click();
  await expect(page).toHaveURL(/\/clusters$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Clusters' })).toBeVisible();
  await expect(wayBack).toHaveCount(0);
});

/** Every text that the title of the page, the way back and the place in the bar have had. */
const heads = `globalThis.heads = new Set();
new MutationObserver(() => {
  for (const { textContent } of document.querySelectorAll('h1, .way-back, .scope')) heads.add(textContent);
}).observe(document, { subtree: true, childList: true, characterData: true });`;

test('no page, way back or place goes by an id before its name has come @long', async ({ page, signIn, world }) => {
  const { client, accounts, steering } = world.std;
  const path = { spaceId: accounts.spaceId };
  const [{ items: clusters }, { items: databases }, { items: operations }, { items: users }] = await Promise.all([
    client.call('ListClusters', { path }),
    client.call('ListDatabaseClusters', { path }),
    client.call('ListOperations', { path }),
    client.call('ListUserSpace', { path }),
  ]);
  const [cluster, database, operation, user] = [clusters[0], databases[0], operations[0], users[0]];
  await signIn();
  await page.addInitScript(heads);
  const names = [
    'GetCluster',
    'GetDatabaseCluster',
    'GetOperation',
    'GetUserSpace',
    'GetOrganisation',
    'ListMySpaces',
  ] as const;
  for (const name of names) steering.addFault({ operation: name, kind: 'delay', milliseconds: 700, times: 50 });
  for (const [address, id, name] of [
    [`clusters/${cluster?.id}`, cluster?.id, cluster?.name],
    [`clusters/${cluster?.id}/node-pools`, cluster?.id, cluster?.name],
    [`clusters/${cluster?.id}/upgrade`, cluster?.id, cluster?.name],
    [`databases/${database?.id}`, database?.id, database?.name],
    [`operations/${operation?.id}`, operation?.id, ''],
    [`users/${user?.id}/access`, user?.id, user?.lastname],
  ] as const) {
    await page.goto(`/eu-std-1/spaces/${path.spaceId}/${address}`);
    const main = page.getByRole('main');
    await expect(
      main
        .locator('h1, .way-back')
        .filter({ hasText: name ?? '' })
        .first(),
    ).toBeVisible();
    await expect(page.locator('.scope')).toContainText('production');
    await expect(main.locator('.skeleton')).toHaveCount(0);
    const said = await page.evaluate<string[]>('[...heads]');
    const ids = [id, path.spaceId, accounts.organisationId].map((one) => one?.slice(0, 8) ?? '');
    expect
      .soft(
        said.filter((text) => ids.some((one) => text.includes(one))),
        address,
      )
      .toEqual([]);
  }
});

test('from all regions one switches to a space of any of them, and back', async ({
  page,
  signIn,
  world: { std, snc },
}) => {
  const [here, there] = [await createSpace(std), await createSpace(snc)];
  await signIn();
  await signIn({ region: snc });
  await page.goto('/runs');
  await scope(page).click();
  const inRegion = (region: string) => page.getByRole('group', { name: region }).getByRole('option');
  await expect(inRegion('eu-std-1').filter({ hasText: here.name })).toBeVisible();
  await page.getByRole('combobox').fill(there.name);
  await inRegion('eu-snc-1').filter({ hasText: there.name }).click();
  await expect(page).toHaveURL(new RegExp(`/eu-snc-1/spaces/${there.id}/`));
  await scope(page).click();
  // The region one is in comes first, and the place one is in has a tick and says so.
  await expect(page.getByRole('group', { name: /^eu-/ }).first()).toHaveAccessibleName(/^eu-snc-1/);
  await expect(inRegion('eu-snc-1').filter({ hasText: 'You are here.' })).toContainText(there.name);
  // A region's name finds the spaces of it and no others.
  await page.getByRole('combobox').fill('eu-std');
  await expect(inRegion('eu-std-1').filter({ hasText: here.name })).toBeVisible();
  await expect(inRegion('eu-snc-1')).toHaveCount(0);
  await page.getByRole('combobox').fill('');
  await page.getByRole('option', { name: 'All regions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
});

test('a region whose spaces cannot be read says so among those of the others @long', async ({
  page,
  signIn,
  world: { std, snc },
}) => {
  const space = await createSpace(std);
  await signIn();
  await signIn({ region: snc });
  snc.steering.addFault({ operation: 'ListSpaces', kind: 'status', status: 500, times: 1_000 });
  await page.goto('/runs');
  await scope(page).click();
  await expect(page.getByRole('option').filter({ hasText: space.name })).toBeVisible();
  await page.getByRole('combobox').fill('eu-snc-1');
  await expect(page.getByRole('option', { name: 'eu-snc-1' })).toContainText('its spaces could not be read');
});

test('how many runs wait for somebody stands beside Work, on every page and as of when it was so @long', async ({
  page,
  context,
  signIn,
  world: { std },
}) => {
  await signIn();
  await clearRuns(page);
  const person = somebody('Waiting');
  await setActive(std, (await createUser(std, person)).id, false);
  await page.goto(`/eu-std-1/organisations/${std.accounts.organisationId}/users`);
  const work = navigation(page).getByRole('link', { name: 'Work' });
  await expect(work).toHaveAccessibleName('Work');
  await page.getByRole('checkbox', { name: `Select ${person.name}` }).check();
  await page.getByRole('button', { name: /^Change 1 selected/ }).click();
  await page.getByRole('menuitem', { name: 'Activate…', exact: true }).click();
  await expect(work).toHaveAccessibleName('Work 1 run waits for you');
  await context.setOffline(true);
  await expect(work).toHaveAccessibleName(/^Work 1 run waits for you, as of /);
  await context.setOffline(false);
  await expect(work).toHaveAccessibleName('Work 1 run waits for you');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(work).toHaveAccessibleName('Work');
});

test('on a phone the pages of all regions are in the menu @long', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  await page.goto('/runs');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(navigation(page).getByRole('link', { name: 'Overview' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Work' })).toBeHidden();
});
