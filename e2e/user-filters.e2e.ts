/** The users, narrowed to a state, a space and a role: in the address, and never called whole beside a doubt. */
import { createSpace, createUser, setActive, somebody, unique } from './world-data.ts';
import { usersPage } from './user-drawer.ts';
import { expect, test, type Page, type World } from './world.ts';

const names = (page: Page) => page.getByRole('table').getByRole('rowheader');

/** A space with two people, of whom the first is active and holds a role there. */
async function createPeople({ std }: World) {
  const { client } = std;
  const { id: spaceId, name: space } = await createSpace(std);
  const holder = await createUser(std, somebody('Hedda'));
  const other = await createUser(std, somebody('Otto'));
  await setActive(std, holder.id);
  for (const { id: userId } of [holder, other]) {
    await client.call('AssignUserToSpace', { path: { spaceId, userId } });
  }
  const role = unique('Keeper');
  const { uuid } = await client.call('CreateRoleSpace', { path: { spaceId }, body: { name: role, description: '' } });
  const path = { spaceId, subjectType: 'users', subjectId: holder.id };
  await client.call('SetIAMPolicySpace', { path, body: { add: { roles: [uuid] } } });
  return { spaceId, space, role, holder: `Hedda ${holder.lastname}`, other: `Otto ${other.lastname}` };
}

test('users are narrowed to a space and a state, and the address keeps it @long', async ({ page, signIn, world }) => {
  const { space, holder, other } = await createPeople(world);
  await signIn();
  await page.goto(usersPage(world));
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.getByLabel('Status', { exact: true })).toBeFocused();
  await page.getByRole('combobox', { name: 'Space' }).fill(space);
  await page.getByRole('option', { name: space }).click();
  await expect(names(page)).toHaveCount(2);
  await expect(names(page).filter({ hasText: holder })).toBeVisible();
  await page.getByLabel('Status', { exact: true }).selectOption('Inactive');
  await expect(names(page)).toHaveText([other]);
  await expect(page.getByRole('button', { name: 'Export 1 row' })).toBeVisible();

  await page.reload();
  await expect(names(page)).toHaveText([other]);
  await expect(page.getByRole('combobox', { name: 'Space' })).toHaveValue(space);
  // All that match in a list are not what a page has narrowed it to.
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await expect(page.getByRole('button', { name: /^Select all/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).not.toHaveURL(/state=|space=/);
  await expect(page.getByRole('heading', { name: /^Users/ })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
});

test('whom a role narrows to is looked for, and is not all while somebody could not be asked @long', async ({
  page,
  signIn,
  world,
}) => {
  const { spaceId, role, holder } = await createPeople(world);
  await signIn();
  await page.goto(`/eu-std-1/spaces/${spaceId}/users`);
  await page.getByRole('button', { name: 'Filters' }).click();
  world.std.steering.addFault({ operation: 'GetIAMPolicySpace', kind: 'status', status: 403, times: 3 });
  await page.getByRole('combobox', { name: 'Role' }).fill(role);
  await page.getByRole('option', { name: role }).click();
  await expect(page.getByText(/incomplete: 3 readings failed/)).toBeVisible();
  await expect(page.getByText('Nobody found so far who passes these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(/All were asked, as of/)).toBeVisible();
  await expect(names(page)).toHaveText([holder]);
  await expect(page.getByRole('button', { name: 'Export 1 row', exact: true })).toBeVisible();

  // Opened anew, nobody has been asked.
  await page.reload();
  await expect(page.getByText('Nobody found so far who passes these filters')).toBeVisible();
  await page.getByRole('button', { name: 'Find the holders' }).click();
  await expect(names(page)).toHaveText([holder]);
});

test('a space that may not be read leaves the filters in reach @long', async ({ page, signIn, world }) => {
  const { space } = await createPeople(world);
  await signIn();
  await page.goto(usersPage(world));
  await page.getByRole('button', { name: 'Filters' }).click();
  world.std.steering.addFault({ operation: 'ListUserSpace', kind: 'status', status: 403 });
  await page.getByRole('combobox', { name: 'Space' }).fill(space);
  await page.getByRole('option', { name: space }).click();
  await expect(page.getByText('You may not see the users here')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(names(page).nth(1)).toBeVisible();
});
