/** Without the mouse through what takes something away: the focus is somewhere named at every turn, and never nowhere. */
import type { Locator } from '@playwright/test';
import { openMenu, tabTo } from './keyboard.ts';
import { createSpace, createUser, unique } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

// As most people see it: with what opens and closes still moving when the focus does.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const names = new Set(['kubernetes.cluster.get', 'kubernetes.cluster.delete']);

/** A role of two permissions, held by a user in a space of its own. */
async function prepare({ std }: World) {
  const { client } = std;
  const { id: spaceId } = await createSpace(std);
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, query: { service: 'kubernetes' } });
  const permissions = items.filter(({ name }) => names.has(name)).map(({ uuid }) => uuid);
  const name = unique('Focus');
  const { uuid } = await client.call('CreateRoleSpace', { path: { spaceId }, body: { name, description: '' } });
  await client.call('AddRolePermissionsSpace', { path: { spaceId, roleUuid: uuid }, body: { permissions } });
  const user = await createUser(std);
  await client.call('AssignUserToSpace', { path: { spaceId, userId: user.id } });
  const path = { spaceId, subjectType: 'users', subjectId: user.id };
  await client.call('SetIAMPolicySpace', { path, body: { add: { roles: [uuid] } } });
  const [permissionId = ''] = permissions;
  const item = { permissionId, service: 'kubernetes', resource: 'cluster', resourceId: 'c-1' };
  await client.call('CreateACLUserSpaceBulk', { path: { spaceId, userId: user.id }, body: { items: [item] } });
  const space = `/${std.name}/spaces/${spaceId}`;
  return { name, uuid, userId: user.id, space };
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

const notice = (page: Page, text: string) => page.locator('.notice').filter({ hasText: text });

test('changing permissions of a role in its matrix, taking that back and dismissing the receipt @long', async ({
  page,
  signIn,
  world,
}) => {
  const { name, uuid, space } = await prepare(world);
  await signIn();
  await page.goto(`${space}/roles/${uuid}`);
  await press(page, page.getByRole('button', { name: 'Change permissions' }));
  await tabTo(page, page.getByLabel('Find a permission or what it is for'));
  await page.keyboard.type('kubernetes cluster');
  const remove = page.getByRole('checkbox', { name: 'kubernetes.cluster.delete' });
  await tabTo(page, page.getByRole('checkbox', { name: 'All of kubernetes.cluster' }));
  await page.keyboard.press('End');
  await expect(remove).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('loses 1 permission')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Undo last' }));
  await expect(page.getByRole('button', { name: 'Undo last' })).toBeFocused();
  await tabTo(page, remove);
  await page.keyboard.press('Space');
  await expect(page.getByText('loses 1 permission')).toBeVisible();
  await press(page, page.getByRole('button', { name: 'Save 1 change' }));
  await expect(page.getByText(`1 permission was removed from ${name}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Permissions', level: 2, exact: true })).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(notice(page, `The change of ${name} was undone`)).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('heading', { name: 'Permissions', level: 2, exact: true })).toBeFocused();
});

test('changing access and taking that back @long', async ({ page, signIn, world }) => {
  const { name, userId, space } = await prepare(world);
  await signIn();
  await page.goto(`${space}/users/${userId}/access`);
  const change = page.getByRole('button', { name: 'Change access…' });
  await press(page, change);
  const drawer = page.getByRole('dialog', { name: /^Change access of/ });
  await tabTo(page, drawer.getByRole('combobox'));
  await page.keyboard.type(name);
  await expect(drawer.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(drawer.getByText('Lost (2)')).toBeVisible();
  await press(page, drawer.getByRole('button', { name: 'Apply' }));
  await expect(page.getByText('The policy was changed')).toBeVisible();
  await expect(change).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(notice(page, 'The change was undone')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('deleting an ACL and bringing it back @long', async ({ page, signIn, world }) => {
  const { userId, space } = await prepare(world);
  await signIn();
  await page.goto(`${space}/acls?service=kubernetes&resource=cluster&whose=users:${userId}`);
  await openMenu(page, page.getByRole('row', { name: /c-1/ }).getByRole('button'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/\(1\)$/)).toBeVisible();
  await press(page, question.getByRole('button', { name: 'Delete one ACL' }));
  await expect(page.getByText('One ACL was deleted')).toBeVisible();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await press(page, page.getByRole('button', { name: 'Undo' }));
  await expect(notice(page, 'The change was undone')).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Done' }));
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('deleting a role from its list', async ({ page, signIn, world }) => {
  const { name, space } = await prepare(world);
  await signIn();
  await page.goto(`${space}/roles?q=${name}`);
  await openMenu(page, page.getByRole('button', { name: `Actions for ${name}` }));
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `Delete the role ${name}?` });
  await expect(question.getByLabel(`Type ${name} to confirm`)).toBeFocused();
  await page.keyboard.type(name);
  await expect(question.getByText('1 holder')).toBeVisible();
  await press(page, question.getByRole('button', { name: 'Delete the role' }));
  await expect(question).toBeHidden();
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
