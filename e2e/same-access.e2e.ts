/** Giving others what somebody holds: at the same place, and by name from another region. */
import { pickById } from './pick-by-id.ts';
import { createUser, somebody, unique } from './world-data.ts';
import { expect, test, type Page, type World, type WorldRegion } from './world.ts';

async function permissionsIn({ client, accounts: { spaceId } }: WorldRegion) {
  return (await client.call('ListPermissionsSpace', { path: { spaceId }, page: { size: 50 } })).items;
}

/** A user of the space who holds predefined roles by name. */
async function holder(region: WorldRegion, person: ReturnType<typeof somebody>, roles: readonly string[]) {
  const { client, accounts } = region;
  const { spaceId } = accounts;
  const { id } = await createUser(region, person);
  await client.call('AssignUserToSpace', { path: { spaceId, userId: id } });
  for (const name of roles) {
    const { items } = await client.call('ListRolesSpace', { path: { spaceId }, query: { name } });
    const path = { spaceId, subjectType: 'users', subjectId: id };
    await client.call('SetIAMPolicySpace', { path, body: { add: { roles: items.map(({ uuid }) => uuid) } } });
  }
  return id;
}

async function rolesOf({ client, accounts: { spaceId } }: WorldRegion, userId: string) {
  const path = { spaceId, subjectType: 'users' as const, subjectId: userId };
  return (await client.call('GetIAMPolicySpace', { path })).roles;
}

const inSpace = ({ std }: World, rest: string) => `/eu-std-1/spaces/${std.accounts.spaceId}/${rest}`;

async function pick(page: Page, name: string) {
  await page.getByRole('button', { name: 'Choose a user or service account…' }).click();
  const picking = page.getByRole('dialog', { name: 'Who is it about?' });
  await picking.getByRole('combobox').fill(name);
  await picking.getByRole('option', { name: new RegExp(name) }).click();
}

test('selected users are given what somebody holds, ACLs too, with what each gains in sight, and it is taken back @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const { client, accounts } = std;
  const { spaceId } = accounts;
  const [model, one, other] = [somebody('Model'), somebody('Heir'), somebody('Heir')];
  const modelId = await holder(std, model, ['Kubernetes Viewer']);
  const ids = [await holder(std, one, []), await holder(std, other, [])];
  const permission = (await permissionsIn(std)).find(({ service, resource }) => service && resource);
  const { uuid: permissionId = '', service = '', resource = '' } = permission ?? {};
  const acl = { permissionId, service, resource, resourceId: 'r-1' };
  await client.call('CreateACLUserSpaceBulk', { path: { spaceId, userId: modelId }, body: { items: [acl] } });
  const aclsOf = async (userId: string) =>
    (await client.call('GetACLUserSpace', { path: { spaceId, userId }, query: { service, resource } })).items.length;
  await signIn();
  await page.goto(inSpace(world, 'users?q=Heir'));
  for (const { name } of [one, other]) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Change 2 selected users' }).click();
  await page.getByRole('menuitem', { name: 'Same access as…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Same access for 2 users' });
  await expect(drawer.getByRole('button', { name: /^Check/ })).toBeDisabled();
  await pick(page, model.name);
  await drawer.getByRole('checkbox', { name: 'The ACLs on single resources as well' }).check();
  await expect(drawer.getByText(/^1 ACL is given to each of them as well/)).toBeVisible();
  for (const { name } of [one, other])
    await expect(drawer.getByRole('listitem').filter({ hasText: name })).toContainText(/gains 1 permission/);
  await drawer.getByRole('button', { name: 'Check 2 users' }).click();

  await expect(page.getByRole('heading', { name: `Give others the access of ${model.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Do 4 steps' }).click();
  await expect(page.getByText('4 done.')).toBeVisible();
  for (const id of ids) expect(await rolesOf(std, id)).toEqual(await rolesOf(std, modelId));
  expect(await Promise.all(ids.map(aclsOf))).toEqual([1, 1]);

  await page.getByRole('button', { name: 'Take back what was changed…' }).click();
  await page.getByRole('button', { name: 'Do 4 steps' }).click();
  await expect(page.getByText('4 done.')).toBeVisible();
  for (const id of ids) expect(await rolesOf(std, id)).toEqual([]);
  expect(await Promise.all(ids.map(aclsOf))).toEqual([0, 0]);
});

test('one user is given what somebody holds in another region, by name, and what is not here is said @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std, snc } = world;
  const own = unique('only-there');
  await snc.client.call('CreateRoleSpace', {
    path: { spaceId: snc.accounts.spaceId },
    body: { name: own, description: '' },
  });
  const [model, heir] = [somebody('Model'), somebody('Heir')];
  await holder(snc, model, ['Kubernetes Viewer', own]);
  const id = await holder(std, heir, []);
  await signIn();
  await signIn({ region: snc });
  await page.goto(inSpace(world, `users/${id}/access`));
  await page.getByRole('button', { name: 'Same access as…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Same access for 1 user' });
  await drawer.getByLabel('Region').selectOption(snc.name);
  await pickById(
    page,
    drawer.getByRole('combobox', { name: 'Organisation or space it is taken from' }),
    snc.accounts.spaceId,
  );
  await pick(page, model.name);
  await expect(drawer.getByText('Left out: nothing of this name exists here')).toBeVisible();
  await expect(drawer.getByText(own)).toBeVisible();
  await expect(drawer.getByText('ACLs are on resources of that place, and are left out.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Check 1 user' }).click();
  await page.getByRole('button', { name: 'Do 1 step' }).click();
  await expect(page.getByText('1 done.')).toBeVisible();
  const { items } = await std.client.call('ListRolesSpace', {
    path: { spaceId: std.accounts.spaceId },
    query: { name: 'Kubernetes Viewer' },
  });
  expect(await rolesOf(std, id)).toEqual(items.map(({ uuid }) => uuid));
});
