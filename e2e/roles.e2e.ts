/** J6: a custom role, from its creation to its deletion. The catalogue of a space offers fewer than 228 names. */
import { findClusterPermissions } from './find-cluster-permissions.ts';
import { permissionsIn } from './permissions-of-space.ts';
import { pickById } from './pick-by-id.ts';
import type { WorldRegion } from './world.ts';
import { unique } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const inSpace = ({ std }: World, rest: string) => `/${std.name}/spaces/${std.accounts.spaceId}/${rest}`;

async function namesOfRole({ client, accounts: { spaceId } }: WorldRegion, roleUuid: string) {
  const names = [];
  let nextToken: string | undefined;
  do {
    const page = { size: 50, ...(nextToken === undefined ? {} : { nextToken }) };
    const reply = await client.call('GetRolePermissionsSpace', { path: { spaceId, roleUuid }, page });
    names.push(...reply.items.map(({ name }) => name));
    nextToken = reply.nextPageToken;
  } while (nextToken);
  return names.sort();
}

/** A role of the first space with the permissions of these names. */
async function createRole(region: WorldRegion, names: readonly string[], name = unique('role')) {
  const { client, accounts } = region;
  const { spaceId } = accounts;
  const role = await client.call('CreateRoleSpace', { path: { spaceId }, body: { name, description: 'For a test' } });
  const wanted = (await permissionsIn(region)).filter((permission) => names.includes(permission.name));
  if (wanted.length > 0) {
    await client.call('AddRolePermissionsSpace', {
      path: { spaceId, roleUuid: role.uuid },
      body: { permissions: wanted.map(({ uuid }) => uuid) },
    });
  }
  return { uuid: role.uuid, name };
}

const additions = ({ requests }: WorldRegion) =>
  requests.filter((line) => /^PATCH .*\/roles\/[^/]+\/permissions$/.test(line)).length;

async function openRole(page: Page, world: World, uuid: string) {
  await page.goto(inSpace(world, `roles/${uuid}`));
  await expect(page.getByRole('heading', { name: 'Permissions', level: 2, exact: true })).toBeVisible();
}

test('a finger that presses what cannot be used is told why, until it presses elsewhere', async ({
  browser,
  page,
  signIn,
  world,
}) => {
  await signIn();
  const { client, accounts } = world.std;
  const { spaceId } = accounts;
  const { items } = await client.call('ListRolesSpace', { path: { spaceId }, query: { name: 'Space Viewer' } });
  const storageState = await page.context().storageState();
  const phone = await browser.newContext({ storageState, hasTouch: true, viewport: { width: 390, height: 844 } });
  const small = await phone.newPage();
  await small.goto(inSpace(world, `roles/${items[0]?.uuid}`));
  const reason = small.getByRole('tooltip').filter({ hasText: 'Predefined roles cannot be changed' });
  const edit = small.getByRole('button', { name: 'Edit' });
  await expect(edit).toBeVisible();
  await expect(reason).toBeHidden();
  // Whoever taps does not wait until it can be used.
  await edit.tap({ force: true });
  await expect(reason).toBeVisible();
  await small.getByRole('heading', { name: 'Space Viewer' }).tap();
  await expect(reason).toBeHidden();
  await phone.close();
});

test('a role is created, and a name that is taken is a fault of its field', async ({ page, signIn, world }) => {
  const taken = await createRole(world.std, []);
  const name = unique('Reader');
  await signIn();
  await page.goto(inSpace(world, 'roles'));
  await page.getByRole('button', { name: 'Create role' }).click();
  const drawer = page.getByRole('dialog', { name: 'Create a role' });
  await drawer.getByLabel('Name').fill(taken.name);
  await drawer.getByRole('button', { name: 'Create role' }).click();
  await expect(drawer.getByLabel('Name')).toHaveAccessibleDescription(/Another role here has this name/);
  await expect(drawer.getByLabel('Name')).toBeFocused();
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('No permissions yet')).toBeVisible();
});

test('pasted names are added a hundred a call, the unknown are named, and only the call that failed is repeated @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const known = (await permissionsIn(std)).map(({ name }) => name);
  expect(known.length).toBeGreaterThan(100);
  const unknown = ['compute.vm.fly', 'iam.role.dance'];
  const role = await createRole(std, []);
  await signIn();
  await openRole(page, world, role.uuid);
  await page.getByRole('button', { name: 'Change permissions' }).click();
  await page.getByText('Paste names or load a file').click();
  await page.getByLabel('Paste names', { exact: true }).fill([...known, ...unknown].join('\n'));
  await expect(page.getByText('2 names are unknown here')).toBeVisible();
  for (const name of unknown) await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();

  // The first call goes through late, so that the second one is the one that fails.
  const before = additions(std);
  std.steering.addFault({ operation: 'AddRolePermissionsSpace', kind: 'delay', milliseconds: 1 });
  std.steering.addFault({ operation: 'AddRolePermissionsSpace', kind: 'status', status: 500 });
  await page.getByRole('button', { name: `Save ${known.length} changes` }).click();
  await expect(page.getByText(`100 of ${known.length} permissions`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(additions(std) - before).toBe(2);
  await page.getByRole('button', { name: `Repeat the ${known.length - 100} that are left` }).click();
  await expect(page.getByText(`${known.length} permissions were added to ${role.name}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change permissions' })).toBeVisible();
  expect(additions(std) - before).toBe(3);
  expect(await namesOfRole(std, role.uuid)).toEqual([...known].sort());
});

test('permissions are chosen by resource, found by a filter, and removed again @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const role = await createRole(std, []);
  await signIn();
  await openRole(page, world, role.uuid);
  await page.getByRole('button', { name: 'Change permissions' }).click();
  await findClusterPermissions(page);
  await page.getByRole('checkbox', { name: 'All of kubernetes.cluster' }).check();
  await page.getByRole('checkbox', { name: 'kubernetes.cluster.delete' }).uncheck();
  await page.getByRole('button', { name: 'Save 3 changes' }).click();
  await expect(page.getByText(`3 permissions were added to ${role.name}`)).toBeVisible();
  const names = ['kubernetes.cluster.create', 'kubernetes.cluster.get', 'kubernetes.cluster.update'];
  expect(await namesOfRole(std, role.uuid)).toEqual(names);
  await expect(page.getByRole('link', { name: /^kubernetes\.cluster\..*: holds$/ })).toHaveCount(3);

  await page.getByRole('button', { name: 'Change permissions' }).click();
  const create = page.getByRole('checkbox', { name: 'kubernetes.cluster.create' });
  await expect(create).toBeChecked();
  await create.uncheck();
  await expect(create).toHaveAccessibleDescription('removed');
  await page.getByRole('checkbox', { name: 'iam.role.get' }).check();
  await page.getByRole('checkbox', { name: 'iam.role.delete' }).check();
  await page.getByRole('button', { name: 'Undo last' }).click();
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText(`${role.name} was changed: 1 added, 1 removed`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'kubernetes.cluster.create: does not hold' })).toBeVisible();
  expect(await namesOfRole(std, role.uuid)).toEqual(['iam.role.get', ...names.slice(1)]);
});

test('a role is copied to the other region by the names of its permissions @long', async ({ page, signIn, world }) => {
  const { std, snc } = world;
  const names = ['kubernetes.cluster.get', 'kubernetes.cluster.update', 'iam.role.get'];
  const role = await createRole(std, names);
  await signIn();
  await signIn({ region: snc });
  await page.goto(inSpace(world, 'roles'));
  await page.getByLabel('Filter by name, description or ID').fill(role.name);
  await expect(page.getByRole('table', { name: 'Roles' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: `Actions for ${role.name}` }).click();
  await page.getByRole('menuitem', { name: 'Copy to…' }).click();
  const drawer = page.getByRole('dialog', { name: `Copy the role ${role.name}` });
  snc.steering.addFault({ operation: 'ListPermissionsSpace', kind: 'status', status: 500 });
  await drawer.getByLabel('Region').selectOption(snc.name);
  await pickById(page, drawer.getByRole('combobox', { name: 'Organisation or space' }), snc.accounts.spaceId);
  await expect(
    drawer.getByText('The permissions there could not be read, so nothing is copied.').first(),
  ).toBeVisible();
  snc.steering.clearFaults();
  await drawer.getByRole('button', { name: 'Try again' }).click();
  await expect(drawer.getByText('All 3 permissions exist there.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Check the copy' }).click();
  await expect(page.getByRole('heading', { name: `Copy the role ${role.name}`, level: 1 })).toBeVisible();
  await expect(page.getByText('1 step to do.')).toBeVisible();
  await expect(page.getByText('new role and 3 permissions')).toBeVisible();
  await page.getByRole('button', { name: 'Do 1 step' }).click();
  await expect(page.getByText('1 done.')).toBeVisible();
  await page.getByRole('link', { name: 'Open the role' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(role.name);

  const uuid = /roles\/([0-9a-f-]+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
  expect(page.url()).toContain(`/${snc.name}/spaces/${snc.accounts.spaceId}/roles/`);
  expect(await namesOfRole(snc, uuid)).toEqual([...names].sort());
});

test('a copy under a name that is taken says so before anything is written, and under another one is made @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const role = await createRole(std, ['kubernetes.cluster.get']);
  await signIn();
  const copy = async (name: string) => {
    await page.goto(`${inSpace(world, 'roles')}/${role.uuid}?copy=${role.uuid}`);
    const drawer = page.getByRole('dialog', { name: `Copy the role ${role.name}` });
    await pickById(page, drawer.getByRole('combobox', { name: 'Organisation or space' }), std.accounts.spaceId);
    await drawer.getByLabel('Name').fill(name);
    await expect(drawer.getByText('The permission exists there.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Check the copy' }).click();
  };
  await copy(role.name);
  await expect(page.getByText('Nothing to do, 1 that cannot be done.')).toBeVisible();
  await expect(page.getByText(`There is a role named ${role.name} there already.`)).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();

  const other = `${role.name}-2`;
  await copy(other);
  await page.getByRole('button', { name: 'Do 1 step' }).click();
  await page.getByRole('link', { name: 'Open the role' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(other);
  const uuid = /roles\/([0-9a-f-]+)$/.exec(new URL(page.url()).pathname)?.[1] ?? '';
  expect(await namesOfRole(std, uuid)).toEqual(['kubernetes.cluster.get']);
});

test('predefined roles say why they are locked @long', async ({ page, signIn, world }) => {
  await signIn();
  await page.goto(inSpace(world, 'roles?q=Kubernetes+Viewer'));
  await page.getByRole('link', { name: 'Kubernetes Viewer' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(/cannot be changed/);
  await expect(page.getByRole('link', { name: 'kubernetes.cluster.get: holds' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'kubernetes.cluster.delete: does not hold' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change permissions' })).toHaveCount(0);
});

test('what a region does not offer is said once and hidden from then on @long', async ({ page, signIn, world }) => {
  const { std } = world;
  const role = await createRole(std, []);
  await signIn();
  await openRole(page, world, role.uuid);
  std.steering.addFault({ operation: 'UpdateRoleSpace', kind: 'status', status: 501 });
  await page.getByRole('button', { name: 'Edit' }).click();
  const drawer = page.getByRole('dialog', { name: `Edit the role ${role.name}` });
  await drawer.getByLabel('Name').fill(unique('other'));
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(drawer.getByText('Not available in this region')).toBeVisible();
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await drawer.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
});

test('two roles are compared by name, and one is made like the other @long', async ({ page, signIn, world }) => {
  const { std } = world;
  const one = await createRole(std, ['kubernetes.cluster.get', 'iam.role.get']);
  const two = await createRole(std, ['kubernetes.cluster.get', 'compute.vm.get']);
  await signIn();
  await page.goto(inSpace(world, `roles/compare?left=${one.uuid}&right=${two.uuid}`));
  const cells = page.getByRole('grid', { name: 'What the roles give' }).getByRole('link');
  const words = async () =>
    (await Promise.all((await cells.all()).map((cell) => cell.getAttribute('aria-label')))).join();
  await expect(cells).toHaveCount(2);
  expect(await words()).toBe('compute.vm.get: only B,iam.role.get: only A');
  await page.getByRole('checkbox', { name: 'Only differences' }).uncheck();
  await expect(cells).toHaveCount(3);
  expect(await words()).toContain('kubernetes.cluster.get: both');

  await page.getByRole('link', { name: 'Make B like A…' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(two.name);
  await expect(page.getByRole('checkbox', { name: 'compute.vm.get' })).toHaveAccessibleDescription('removed');
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText(`${two.name} was changed: 1 added, 1 removed`)).toBeVisible();
  expect(await namesOfRole(std, two.uuid)).toEqual(['iam.role.get', 'kubernetes.cluster.get']);
});

test('a role is compared with one of another region, and made like it by the names that exist there @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std, snc } = world;
  const name = unique('of two regions');
  const here = await createRole(std, ['kubernetes.cluster.get', 'compute.vm.get'], name);
  const there = await createRole(snc, ['kubernetes.cluster.get', 'iam.role.get'], name);
  await signIn();
  await signIn({ region: snc });
  await page.goto(inSpace(world, `roles/compare?left=${here.uuid}`));
  await page.getByRole('button', { name: 'B from another place…' }).click();
  await page.getByLabel('Region', { exact: true }).selectOption('eu-snc-1');
  await page.getByRole('combobox', { name: 'Other organisation or space' }).fill(snc.accounts.spaceId);
  await page.getByRole('option').first().click();
  const cells = page.getByRole('grid', { name: 'What the roles give' }).getByRole('link');
  await expect(cells).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('link', { name: 'iam.role.get: only B' })).toBeVisible();
  await page.getByRole('link', { name: 'Make B like A…' }).click();
  await expect(page).toHaveURL(new RegExp(`/eu-snc-1/spaces/${snc.accounts.spaceId}/roles/${there.uuid}`));
  await expect(page.getByRole('checkbox', { name: 'iam.role.get' })).toHaveAccessibleDescription('removed');
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText(`${name} was changed: 1 added, 1 removed`)).toBeVisible();
  expect(await namesOfRole(snc, there.uuid)).toEqual(['compute.vm.get', 'kubernetes.cluster.get']);
});

test('a third role is compared with two in the same matrix, at an address of its own @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const roles = [
    await createRole(std, ['kubernetes.cluster.get', 'iam.role.get']),
    await createRole(std, ['kubernetes.cluster.get', 'iam.role.get', 'compute.vm.get']),
    await createRole(std, ['kubernetes.cluster.get', 'compute.vm.get']),
  ] as const;
  await signIn();
  await page.goto(inSpace(world, `roles/compare?left=${roles[0].uuid}&right=${roles[1].uuid}`));
  const third = page.getByRole('combobox', { name: 'Third role (C)' });
  await third.fill(roles[2].name);
  await page.getByRole('option', { name: roles[2].name }).click();
  await expect(page).toHaveURL(new RegExp(`third=${roles[2].uuid}`));
  const cells = page.getByRole('grid', { name: 'What the roles give' }).getByRole('link');
  await expect(cells).toHaveCount(2);
  const words = async () =>
    (await Promise.all((await cells.all()).map((cell) => cell.getAttribute('aria-label')))).join();
  expect(await words()).toBe('compute.vm.get: only B and C,iam.role.get: only A and B');
  await page.reload();
  await expect(cells).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Only differences' }).uncheck();
  await expect(page.getByRole('link', { name: 'kubernetes.cluster.get: all' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make C like A…' })).toHaveAttribute(
    'href',
    new RegExp(`${roles[2].uuid}\\?change=${roles[0].uuid}$`),
  );
  await expect(page.getByRole('link', { name: 'Make A like C…' })).toBeVisible();
  await page.getByRole('button', { name: 'Without C' }).click();
  await expect(page.getByRole('link', { name: 'compute.vm.get: only B' })).toBeVisible();
});

test('the catalogue narrows by facets and leads from a permission to operations and roles @long', async ({
  page,
  signIn,
  world,
}) => {
  const role = await createRole(world.std, ['kubernetes.cluster.delete']);
  await signIn();
  await page.goto(inSpace(world, 'permissions'));
  await page.getByLabel('Service', { exact: true }).selectOption({ label: 'kubernetes (4)' });
  await page.getByLabel('Action', { exact: true }).selectOption({ label: 'delete (1)' });
  await expect(page.getByRole('table', { name: 'Permissions' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'kubernetes.cluster.delete' }).click();
  await expect(page.getByRole('table', { name: 'Operations that need it' })).toContainText('DeleteCluster');
  await page.getByRole('button', { name: 'Find the roles' }).click();
  const roles = page.getByRole('region', { name: 'Roles that give it' });
  await expect(roles.getByRole('link', { name: 'Kubernetes Admin' })).toBeVisible();
  await expect(roles.getByRole('link', { name: role.name })).toBeVisible();
});
