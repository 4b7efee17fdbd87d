/** A preview is about what was read: what moves under an open question is shown anew, and asked about again. */
import { tabTo } from './keyboard.ts';
import { pickById } from './pick-by-id.ts';
import { createSpace, createUser, unique } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const names = ['kubernetes.cluster.get', 'kubernetes.cluster.delete'];

/** A role in a space of its own that gives `names`, a user of the space, and what to change behind the console's back. */
async function prepare({ std }: World, holds = true) {
  const { client } = std;
  const { id: spaceId } = await createSpace(std);
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, query: { service: 'kubernetes' } });
  const idOf = (name: string) => items.find((permission) => permission.name === name)?.uuid ?? '';
  const name = unique('Moving');
  const { uuid } = await client.call('CreateRoleSpace', { path: { spaceId }, body: { name, description: '' } });
  const rolePath = { spaceId, roleUuid: uuid };
  const addToRole = (...added: readonly string[]) =>
    client.call('AddRolePermissionsSpace', { path: rolePath, body: { permissions: added.map(idOf) } });
  await addToRole(...names);
  const user = await createUser(std);
  await client.call('AssignUserToSpace', { path: { spaceId, userId: user.id } });
  const policyPath = { spaceId, subjectType: 'users', subjectId: user.id };
  const give = (body: object) => client.call('SetIAMPolicySpace', { path: policyPath, body: { add: body } });
  if (holds) await give({ roles: [uuid] });
  return {
    name,
    uuid,
    idOf,
    give,
    addToRole,
    person: `${user.firstname} ${user.lastname}`,
    role: `/${std.name}/spaces/${spaceId}/roles/${uuid}`,
    access: `/${std.name}/spaces/${spaceId}/users/${user.id}/access`,
    given: async () =>
      (await client.call('GetRolePermissionsSpace', { path: rolePath, page: { size: 50 } })).items.map(
        (permission) => permission.name,
      ),
    policy: () => client.call('GetIAMPolicySpace', { path: policyPath }),
  };
}

/** Nothing of it has to be scrolled to, and whoever listens is where it stands: it is not announced as well. */
async function expectNoticed(page: Page, title: string) {
  const notice = page.locator('.notice:not([role])').filter({ hasText: title });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(page.locator(':focus').filter({ has: notice })).toHaveCount(1);
}

test('permissions are not taken from a role once the effect on a holder is another one', async ({
  page,
  signIn,
  world,
}) => {
  const { role, name, give, idOf, given } = await prepare(world);
  await page.setViewportSize({ width: 390, height: 740 });
  await signIn();
  await page.goto(role);
  await page.getByRole('button', { name: 'Change permissions' }).click();
  await page.getByRole('checkbox', { name: 'kubernetes.cluster.delete' }).uncheck();
  await expect(page.getByText('loses 1 permission')).toBeVisible();

  await give({ permissions: [idOf('kubernetes.cluster.delete')] });
  const confirm = page.getByRole('button', { name: 'Save 1 change' });
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expectNoticed(page, 'What it does has changed meanwhile');
  await expect(page.getByText('keeps 1 that is also granted otherwise')).toBeVisible();
  expect(await given()).toHaveLength(2);

  await page.keyboard.press('Tab');
  await tabTo(page, confirm);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`1 permission was removed from ${name}`)).toBeVisible();
  expect(await given()).toEqual(['kubernetes.cluster.get']);
});

test('a role is not given once it gives more than was shown @long', async ({ page, signIn, world }) => {
  const { access, name, uuid, addToRole, policy } = await prepare(world, false);
  await page.setViewportSize({ width: 390, height: 740 });
  await signIn();
  await page.goto(`${access}?grant=${uuid}`);
  const drawer = page.getByRole('dialog', { name: /^Change access of/ });
  await expect(drawer.getByText('Gained (2)')).toBeVisible();

  await addToRole('kubernetes.cluster.update');
  const apply = drawer.getByRole('button', { name: 'Apply' });
  await tabTo(page, apply);
  await page.keyboard.press('Enter');
  await expectNoticed(page, 'What it does has changed meanwhile');
  await expect(drawer.getByText('Gained (3)')).toBeVisible();
  expect((await policy()).roles).toEqual([]);

  await tabTo(page, apply);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-outcome=gained]', { hasText: 'Given (1)' })).toContainText(name);
  expect((await policy()).roles).toEqual([uuid]);
});

test('a role is not deleted before it is known for whom, unless that is decided @long', async ({
  page,
  signIn,
  world,
}) => {
  const { role, name, policy } = await prepare(world);
  await signIn();
  world.std.steering.addFault({ operation: 'GetIAMPolicySpace', kind: 'delay', milliseconds: 20_000 });
  await page.goto(role);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete the role ${name}?` });
  await question.getByLabel(`Type ${name} to confirm`).fill(name);
  const confirm = question.getByRole('button', { name: 'Delete the role' });
  await expect(confirm).toHaveAccessibleDescription('Wait until it is clear what the change does.');
  await page.keyboard.press('Enter');

  await expect(question.getByText('1 of 2 users and service accounts checked')).toBeVisible();
  await question.getByRole('button', { name: 'Stop checking' }).click();
  await expect(confirm).toHaveAccessibleDescription(/^Not everything is known/);
  expect((await policy()).roles).toHaveLength(1);
  await question.getByRole('checkbox', { name: 'Go on without knowing the whole effect' }).check();
  await confirm.click();
  await expect(page.getByText(`The role ${name} was deleted`)).toBeVisible();
  expect((await policy()).roles).toEqual([]);
});

test('permissions are not added to a role before it is known for whom @long', async ({ page, signIn, world }) => {
  const { role, name, given } = await prepare(world);
  await signIn();
  world.std.steering.addFault({ operation: 'GetIAMPolicySpace', kind: 'delay', milliseconds: 20_000 });
  await page.goto(role);
  await page.getByRole('button', { name: 'Change permissions' }).click();
  await page.getByRole('checkbox', { name: 'kubernetes.cluster.update' }).check();
  const confirm = page.getByRole('button', { name: 'Save 1 change' });
  await expect(page.getByText('1 of 2 users and service accounts checked')).toBeVisible();
  await expect(confirm).toHaveAccessibleDescription('Wait until it is clear what the change does.');
  await confirm.focus();
  await page.keyboard.press('Enter');

  await page.getByRole('button', { name: 'Stop checking' }).click();
  await expect(confirm).toHaveAccessibleDescription(/^Not everything is known/);
  expect(await given()).toHaveLength(2);
  await page.getByRole('checkbox', { name: 'Go on without knowing the whole effect' }).check();
  await confirm.click();
  await expect(page.getByText(`1 permission was added to ${name}`)).toBeVisible();
  expect(await given()).toHaveLength(3);
});

test('a copy is of what the role gives when it is made @long', async ({ page, signIn, world }) => {
  const { role, uuid, name, addToRole } = await prepare(world);
  const { spaceId } = world.std.accounts;
  await signIn();
  await page.goto(`${role.replace(`/${uuid}`, '')}?copy=${uuid}`);
  const drawer = page.getByRole('dialog', { name: `Copy the role ${name}` });
  await pickById(page, drawer.getByRole('combobox', { name: 'Organisation or space' }), spaceId);
  await expect(drawer.getByText('All 2 permissions exist there.')).toBeVisible();
  await addToRole('kubernetes.cluster.update');
  await drawer.getByRole('button', { name: 'Check the copy' }).click();
  await expectNoticed(page, 'What it does has changed meanwhile');
  await expect(drawer.getByText('All 3 permissions exist there.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Check the copy' }).click();
  await expect(page.getByText('new role and 3 permissions')).toBeVisible();
});
