/** Two spaces compared by names, one made like the other through a run, and that taken back. */
import { createSpace, createUser, setActive, somebody } from './world-data.ts';
import { expect, test, type WorldRegion } from './world.ts';

async function roleIn({ client }: WorldRegion, spaceId: string, name: string, permissions: readonly string[]) {
  const body = { name, description: 'People who build.' };
  const { uuid } = await client.call('CreateRoleSpace', { path: { spaceId }, body });
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, page: { size: 50 } });
  const ids = permissions.map((one) => items.find((permission) => permission.name === one)?.uuid ?? one);
  await client.call('AddRolePermissionsSpace', { path: { spaceId, roleUuid: uuid }, body: { permissions: ids } });
}

async function give({ client }: WorldRegion, spaceId: string, userId: string, role: string) {
  const { items } = await client.call('ListRolesSpace', { path: { spaceId }, query: { name: role } });
  const path = { spaceId, subjectType: 'users' as const, subjectId: userId };
  await client.call('SetIAMPolicySpace', { path, body: { add: { roles: items.map(({ uuid }) => uuid) } } });
}

async function heldIn({ client }: WorldRegion, spaceId: string, userId: string) {
  const path = { spaceId, subjectType: 'users' as const, subjectId: userId };
  const { roles } = await client.call('GetIAMPolicySpace', { path });
  const named = await Promise.all(
    roles.map((roleUuid) => client.call('GetRoleSpace', { path: { spaceId, roleUuid } })),
  );
  return named.map(({ name = '' }) => name).sort();
}

test('a space is made like another one, with what it takes away only where asked, and that is taken back', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { client } = std;
  const [staging, production] = [await createSpace(std), await createSpace(std)];
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId: staging.id }, page: { size: 50 } });
  const [one = '', two = '', three = ''] = items.map(({ name }) => name);
  await roleIn(std, staging.id, 'Builder', [one, two]);
  await roleIn(std, production.id, 'Builder', [two, three]);
  await roleIn(std, production.id, 'Deployer', [one]);
  const ada = somebody('Ada');
  const { id } = await createUser(std, ada);
  await setActive(std, id);
  for (const { id: spaceId } of [staging, production])
    await client.call('AssignUserToSpace', { path: { spaceId, userId: id } });
  await give(std, staging.id, id, 'Builder');
  for (const role of ['Deployer', 'Kubernetes Viewer']) await give(std, production.id, id, role);

  await signIn();
  await page.goto(`/${std.name}/spaces/${staging.id}/roles`);
  await page.getByRole('link', { name: 'Compare with another place' }).click();
  await page.getByRole('combobox', { name: 'Other organisation or space' }).fill(production.name);
  await page.getByRole('option', { name: production.name }).click();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByText(/^Complete, as of/)).toBeVisible();
  const rowOf = (table: string, name: string) =>
    page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: name });
  await expect(rowOf('Roles', 'Builder')).toContainText('+1 permission');
  await expect(rowOf('Roles', 'Deployer')).toContainText(`only in ${production.name}`);
  await expect(rowOf('What people hold', ada.name)).toContainText('Kubernetes Viewer');
  await page.getByRole('link', { name: 'Builder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Compare roles' })).toBeVisible();
  await expect(page.getByText(/^In A only|^Only in|^Only /).first()).toBeVisible();
  await page.goBack();

  await page.getByRole('button', { name: `Make ${staging.name} like ${production.name}…` }).click();
  const drawer = page.getByRole('dialog', { name: `Make ${staging.name} like ${production.name}` });
  await expect(drawer.getByText(/gives one permission more/)).toBeVisible();
  await expect(drawer.getByText(/no longer/)).toHaveCount(0);
  await drawer.getByRole('checkbox', { name: /^Take away as well/ }).check();
  await expect(drawer.getByText(/gives one permission no longer; one holds it/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Check 3 changes' }).click();

  await expect(page.getByRole('heading', { name: `Make this place like ${production.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Do 5 steps' }).click();
  await expect(page.getByText('5 done.')).toBeVisible();
  expect(await heldIn(std, staging.id, id)).toEqual(['Deployer', 'Kubernetes Viewer']);
  await page.getByRole('button', { name: 'Take back what was changed…' }).click();
  await page.getByRole('button', { name: 'Do 4 steps' }).click();
  await expect(page.getByText('4 done.')).toBeVisible();
  expect(await heldIn(std, staging.id, id)).toEqual(['Builder']);
});
