/** The journal: what was changed through the console, by whom, and what came of it. */
import { readFile } from 'node:fs/promises';
import { changeHere, inSpace } from './change-here.ts';
import { permissionsIn } from './permissions-of-space.ts';
import { createUser, setActive, somebody } from './world-data.ts';
import { expect, test } from './world.ts';

test('a change made by hand is in the journal, with who made it, its outcome and what takes it back', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const person = somebody();
  const { id } = await createUser(std, person);
  await setActive(std, id);
  await signIn();
  await page.goto(`/eu-std-1/organisations/${std.accounts.organisationId}/users/${id}`);
  await page.getByRole('button', { name: 'More actions', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Deactivate…' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Journal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible();
  await expect(page.getByText('It knows nothing of what was changed in another way.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: person.name });
  await expect(row).toContainText('Deactivate a user');
  await expect(row).toContainText('Done');
  await expect(row).toContainText(', you');

  await row.getByRole('link', { name: 'Deactivate a user' }).click();
  const drawer = page.getByRole('dialog', { name: /^Entry \d+$/ });
  await expect(drawer).toContainText('PatchUserStateOrganisation');
  await expect(drawer).toContainText('Activate a user takes back exactly what this has changed.');
  await expect(drawer.getByRole('link', { name: person.name })).toBeVisible();
  // Its address is its own: whoever gets it sees the same.
  const address = page.url();
  await page.goto('/fleet');
  await page.goto(address);
  await expect(drawer).toContainText('PatchUserStateOrganisation');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await expect(row).toBeVisible();

  // Undone later it is asked for as any other change; undone again it stops, as it has moved.
  await row.getByRole('link', { name: 'Deactivate a user' }).click();
  await drawer.getByRole('button', { name: 'Undo…' }).click();
  const activating = page.getByRole('alertdialog', { name: `Activate ${person.name}?` });
  await activating.getByRole('button', { name: 'Activate', exact: true }).click();
  await expect(activating).toHaveCount(0);
  const known = page.getByRole('region', { name: 'What this console knows' });
  await expect(known.getByRole('link', { name: 'Activate a user' })).toBeVisible();
  await page.goto(address);
  await drawer.getByRole('button', { name: 'Undo…' }).click();
  await expect(drawer).toContainText('Not undone: this has moved since');
  await expect(drawer).toContainText('The user is active again.');
  await drawer.getByRole('link', { name: 'Show what else was changed here' }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
});

test('the journal is narrowed in its address, and saved as it is narrowed @long', async ({ page, signIn, world }) => {
  const [one, other] = [await createUser(world.std), await createUser(world.std)];
  await signIn();
  for (const { id } of [one, other]) {
    await changeHere(page, 'POST', inSpace(world, `users/${id}`));
    await changeHere(page, 'DELETE', inSpace(world, `users/${id}`));
  }
  const refused = await changeHere(page, 'DELETE', inSpace(world, `users/${other.id}`));
  await page.goto('/journal');
  await page.getByRole('searchbox', { name: 'Filter by ID' }).fill(other.id);
  await expect(page.getByRole('row')).toHaveCount(4);
  await expect(page).toHaveURL(new RegExp(`target=${other.id}`));
  await page.getByLabel('Outcome').selectOption({ label: 'Refused' });
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).getByRole('checkbox', { name: 'Region' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByText('One change, and that is all.')).toBeVisible();
  const heads = ['What', 'Of what', 'Who', 'Outcome', 'When'];
  await expect(page.getByRole('columnheader')).toHaveText(heads);

  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as JSON' }).click(),
  ]);
  const { items } = JSON.parse(await readFile((await json.path()) ?? '', 'utf8')) as {
    items: { requestId: string; outcome: string }[];
  };
  expect(items).toMatchObject([{ requestId: refused, outcome: 'refused', operation: 'UnassignUserSpace' }]);
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(await readFile((await csv.path()) ?? '', 'utf8')).toContain(refused);

  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Clusters' });
  await expect(page.getByText('No change matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(/\/journal\?columns=[^&]*$/);
  await expect(page.getByRole('row').nth(4)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(heads);
  await expect(page.getByRole('button', { name: 'Views' })).toBeVisible();
});

test('of a long journal only what is near the window is there, and more comes while one scrolls @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  const { id } = await createUser(world.std);
  for (let count = 0; count < 120; count += 1) await changeHere(page, 'DELETE', inSpace(world, `users/${id}`));
  await page.goto(`/journal?target=${id}`);
  const rows = page.getByRole('row');
  await expect(rows.nth(5)).toContainText('Remove a user from a space');
  await expect(page.getByText('50 changes so far.')).toBeVisible();
  await page.mouse.move(640, 500);
  const all = page.getByText('120 changes, and that is all.');
  await expect(async () => {
    await page.mouse.wheel(0, 3_000);
    await expect(all).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(await rows.count()).toBeLessThan(60);
});

test('of others one sees what one may read oneself, and an address of anything else leads nowhere', async ({
  page,
  signIn,
  world,
}) => {
  const { id } = await createUser(world.std);
  await signIn();
  await changeHere(page, 'POST', inSpace(world, `users/${id}`));
  await changeHere(page, 'PATCH', inSpace(world, `iampolicy/users/${id}`), { add: { roles: [] } });
  await page.goto(`/journal?target=${id}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('link', { name: 'Change a policy' }).click();
  await expect(page.getByRole('dialog')).toContainText('SetIAMPolicySpace');
  const address = page.url();

  await page.context().clearCookies();
  await signIn({ as: 'limited' });
  await page.goto(`/journal?target=${id}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').nth(1)).toContainText('Assign a user to a space');
  await page.goto(address);
  await expect(page.getByRole('dialog')).toContainText('Nothing here');
});

test('a journal that cannot be read says so, and is read once it can be @long', async ({ page, context, signIn }) => {
  await signIn();
  await page.goto('/journal');
  await expect(page.getByText(/Changes are kept for 90 days/)).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Outcome').selectOption({ label: 'Failed' });
  await expect(page.getByRole('alert')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/and that is all|No changes\./)).toBeVisible();
});

test('a long change and a long name of who made it stand in two lines, in rows of one height', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { id } = await createUser(std);
  const permissions = (await permissionsIn(std)).slice(0, 12).map(({ uuid }) => uuid);
  await signIn();
  await changeHere(page, 'POST', inSpace(world, `users/${id}`));
  const roles = (await std.client.call('ListRolesSpace', { path: { spaceId: std.accounts.spaceId } })).items;
  const add = { roles: roles.slice(0, 2).map(({ uuid }) => uuid), permissions };
  const taken = { roles: roles.slice(2, 4).map(({ uuid }) => uuid) };
  await changeHere(page, 'PATCH', inSpace(world, `iampolicy/users/${id}`), { add, delete: taken });
  for (const [width, height] of [
    [1440, 36],
    [390, 108],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/journal?target=${id}`);
    await expect(page.getByRole('link', { name: /\+ 2 roles and 12 permissions, − 2 roles/ })).toBeVisible();
    const cut = await page.evaluate<unknown>(`
      [...document.querySelectorAll('.journal-table th > .link, .journal-table th > .link *')]
        .filter((one) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
        .map(({ textContent }) => textContent)`);
    expect(cut).toEqual([]);
    const rows = await page.locator('.journal-table tbody tr').all();
    const heights = await Promise.all(rows.map(async (row) => Math.round((await row.boundingBox())?.height ?? 0)));
    expect(new Set(heights)).toEqual(new Set([height]));
  }
});
