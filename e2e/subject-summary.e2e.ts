/** The page of somebody's access answers first: a sentence, a table of it, and where each right comes from. */
import { permissionsIn } from './permissions-of-space.ts';
import { createSpace, createUser, setActive, somebody, unique } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

/** Somebody with a role that looks at clusters, a direct right and an ACL, in a space of their own. */
async function createHolder({ std }: World) {
  const { client } = std;
  const { id: spaceId } = await createSpace(std);
  const user = await createUser(std, somebody('Signe'));
  await setActive(std, user.id);
  await client.call('AssignUserToSpace', { path: { spaceId, userId: user.id } });
  const permissions = await permissionsIn(std);
  const idOf = (wanted: string) => permissions.find(({ name }) => name === wanted)?.uuid ?? '';
  const role = unique('Looker');
  const { uuid } = await client.call('CreateRoleSpace', { path: { spaceId }, body: { name: role, description: '' } });
  const looks = ['kubernetes.cluster.get', 'compute.vm.get'].map(idOf);
  await client.call('AddRolePermissionsSpace', { path: { spaceId, roleUuid: uuid }, body: { permissions: looks } });
  const path = { spaceId, subjectType: 'users', subjectId: user.id };
  const add = { roles: [uuid], permissions: [idOf('compute.vm.delete')] };
  await client.call('SetIAMPolicySpace', { path, body: { add } });
  const acl = { permissionId: idOf('kubernetes.cluster.delete'), service: 'kubernetes', resource: 'cluster' };
  await client.call('CreateACLUserSpaceBulk', {
    path: { spaceId, userId: user.id },
    body: { items: [{ ...acl, resourceId: 'c-1' }] },
  });
  return {
    path: { spaceId },
    userId: user.id,
    page: `/eu-std-1/spaces/${spaceId}/users/${user.id}/access`,
    role,
    name: `Signe ${user.lastname}`,
    uuid,
  };
}

/** The figures of a table of services by actions, as the list of rights has them. */
async function listedBy(page: Page) {
  const names = await page
    .getByRole('table', { name: /^Rights on / })
    .getByRole('rowheader')
    .allInnerTexts();
  const count = (service: string, action: string) =>
    names.filter((name) => name.startsWith(`${service}.`) && name.endsWith(`.${action}`)).length;
  return { names, count };
}

test('what somebody may do is a sentence, and a table that the list of rights bears out @long', async ({
  page,
  signIn,
  world,
}) => {
  const holder = await createHolder(world);
  await signIn();
  await page.goto(holder.page);
  const sentence = `${holder.name} changes things in compute, sees everything in kubernetes, and changes one Kubernetes cluster.`;
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText('One direct right that no role explains.')).toBeVisible();

  const table = page.getByRole('table', { name: /^What .* holds, by service and action$/ });
  await expect(table.getByRole('rowheader')).toHaveText(['compute', 'kubernetes']);
  const { names, count } = await listedBy(page);
  const cells = await table.getByRole('link').allInnerTexts();
  expect(names).toHaveLength(4);
  expect(count('compute', 'get')).toBe(1);
  expect(cells).toEqual([
    expect.stringMatching(/^1 of \d+$/),
    expect.stringMatching(/^1 of \d+$/),
    'all 1',
    '1 on single resources',
  ]);

  const cell = table.getByRole('link', { name: 'See, kubernetes: all 1' });
  await page.getByRole('link', { name: /^Delete, compute/ }).focus();
  await page.keyboard.press('Tab');
  await expect(cell).toBeFocused();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(`Role ${holder.role}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'One by one' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'kubernetes.cluster.get', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'compute.vm.get', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: holder.role, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/roles/${holder.uuid}$`));
});

test('nothing is called all there is while a role could not be read @long', async ({ page, signIn, world }) => {
  const holder = await createHolder(world);
  await signIn();
  world.std.steering.addFault({ operation: 'GetRolePermissionsSpace', kind: 'status', status: 403, times: 3 });
  await page.goto(holder.page);
  await expect(page.getByText('There may be more: not everything could be read.')).toBeVisible();
  await expect(page.getByRole('link', { name: holder.role, exact: true })).toBeVisible();
  await expect(page.getByText('sees everything in kubernetes')).toHaveCount(0);
  await expect(page.getByText(/no role explains/)).toHaveCount(0);
  await expect(page.getByText(/^Nothing found so far in .*connectivity/)).toBeVisible();
});

test('what is held stands there while a role is slow, which is named, left waiting and read again, also on a phone', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const holder = await createHolder(world);
  const { items } = await std.client.call('ListRolesSpace', {
    path: holder.path,
    query: { name: 'Kubernetes Viewer' },
  });
  const path = { ...holder.path, subjectType: 'users', subjectId: holder.userId };
  await std.client.call('SetIAMPolicySpace', { path, body: { add: { roles: items.map(({ uuid }) => uuid) } } });
  await signIn();
  std.steering.addFault({ operation: 'GetRolePermissionsSpace', kind: 'hang' });
  await page.goto(holder.page);
  const rows = page.getByRole('table', { name: /^Roles and direct permissions/ }).getByRole('row');
  const slow = rows.filter({ hasText: 'being read…' });
  await expect(slow).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Role' }).filter({ hasText: /\d+$/ })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'compute.vm.delete' })).toBeVisible();
  const role = await slow.getByRole('link').innerText();
  const said = page.getByText(`The role ${role} is still being read, and not counted here yet.`);
  await expect(said).toBeVisible();
  await expect(page.getByText(/no role explains/)).toHaveCount(0);
  await expect(page.getByText(/^Nothing found so far in /)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel' }).click();
  const gap = page.getByText(`What the role ${role} gives could not be read: the list is not complete.`);
  await expect(gap).toBeVisible();
  await expect(said).toBeHidden();
  await expect(rows.filter({ hasText: 'not read' }).getByRole('link')).toHaveText(role);
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect(gap).toBeHidden();
  await expect(page.getByText('One direct right that no role explains.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(rows.filter({ hasText: holder.role })).toContainText('Permissions 2');
});
