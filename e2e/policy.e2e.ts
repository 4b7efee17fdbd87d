/** J5: a policy is changed with its effects in sight, against nobody else's change, and can be taken back exactly. */
import type { IamPolicy } from '#shared/contract/iam/policies.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';
import { somebody } from './world-data.ts';

interface Prepared {
  readonly userId: string;
  readonly name: string;
  readonly address: string;
  readonly policy: () => Promise<IamPolicy>;
  readonly set: (body: object) => Promise<unknown>;
  readonly roleId: (name: string) => Promise<string>;
}

/** A user of the demo space who holds two roles that overlap. */
async function prepare({ client, accounts }: WorldRegion): Promise<Prepared> {
  const { spaceId } = accounts;
  const person = somebody();
  const { email, firstname, lastname, name } = person;
  const { id: userId } = await client.call('CreateUserSpace', {
    path: { spaceId },
    body: { email, firstname, lastname },
  });
  const path = { spaceId, subjectType: 'users', subjectId: userId };
  const roleId = async (name: string) => {
    const { items } = await client.call('ListRolesSpace', { path: { spaceId }, query: { name } });
    return items[0]?.uuid ?? '';
  };
  const set = (body: object) => client.call('SetIAMPolicySpace', { path, body });
  await set({ add: { roles: [await roleId('Kubernetes Admin'), await roleId('Kubernetes Viewer')] } });
  const policy = async () => {
    const { roles, permissions } = await client.call('GetIAMPolicySpace', { path });
    return { roles: roles.toSorted(), permissions: permissions.toSorted() };
  };
  return { userId, name, address: `/eu-std-1/spaces/${spaceId}/users/${userId}/access`, policy, set, roleId };
}

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Change access of/ });
/** What a receipt, or a notice of somebody else's change, says was given. */
const given = (page: Page) => page.locator('[data-outcome=gained]', { hasText: 'Given (1)' });

async function choose(page: Page, words: string, option: RegExp): Promise<void> {
  await drawer(page).getByRole('combobox').fill(words);
  await drawer(page).getByRole('option', { name: option }).click();
}

test('a role is taken away, seen first, stopped by somebody else’s change, applied and undone', async ({
  page,
  signIn,
  world,
}) => {
  const { address, policy, set, roleId } = await prepare(world.std);
  const before = await policy();
  await signIn();
  await page.goto(address);
  await expect(page.getByRole('row', { name: /Kubernetes Admin/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'kubernetes.cluster.delete' })).toBeVisible();

  await page.getByRole('button', { name: 'Change access…' }).click();
  await choose(page, 'kubernetes admin', /^Kubernetes Admin/);
  await drawer(page).getByText('As API call').press('Enter');
  const roles = [await roleId('Kubernetes Admin')];
  await expect(drawer(page).getByRole('region', { name: 'As API call' })).toContainText(
    JSON.stringify({ delete: { roles } }),
  );
  await expect(drawer(page).getByText('Lost (3)')).toBeVisible();
  await expect(drawer(page).getByText('No effect, also granted otherwise (1)')).toBeVisible();
  await expect(drawer(page).getByText('also by Role Kubernetes Viewer')).toBeVisible();

  await set({ add: { roles: [await roleId('Compute Admin')] } });
  await drawer(page).getByRole('button', { name: 'Apply' }).click();
  await expect(drawer(page).getByText('Somebody else changed this policy meanwhile')).toBeVisible();
  await expect(given(page)).toContainText('Role Compute Admin');
  expect((await policy()).roles).toContain(await roleId('Kubernetes Admin'));

  const moved = await policy();
  await drawer(page).getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The policy was changed')).toBeVisible();
  expect((await policy()).roles).not.toContain(await roleId('Kubernetes Admin'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The change was undone')).toBeVisible();
  expect(await policy()).toEqual(moved);
  expect(moved.roles).toEqual([...before.roles, await roleId('Compute Admin')].sort());
});

test('what somebody else has done in the meantime is told, and not done again', async ({ page, signIn, world }) => {
  const { address, policy, set, roleId } = await prepare(world.std);
  await signIn();
  await page.goto(address);
  await expect(page.getByRole('row', { name: /Kubernetes Admin/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Change access…' }).click();
  await choose(page, 'kubernetes admin', /^Kubernetes Admin/);
  await expect(drawer(page).getByText('Lost (3)')).toBeVisible();
  await set({ delete: { roles: [await roleId('Kubernetes Admin')] } });
  const now = await policy();
  const apply = drawer(page).getByRole('button', { name: 'Apply' });
  await apply.click();
  await expect(drawer(page).getByText('Somebody else changed this policy meanwhile')).toBeVisible();
  await expect(drawer(page).locator('[data-outcome=lost]')).toContainText('Role Kubernetes Admin');
  await expect(apply).toHaveAccessibleDescription(/./);
  expect(await policy()).toEqual(now);
});

test('a change that was made meanwhile is not undone over @long', async ({ page, signIn, world }) => {
  const { address, policy, set, roleId } = await prepare(world.std);
  await signIn();
  await page.goto(`${address}?grant=kubernetes.cluster.get`);
  await expect(drawer(page).getByText('No effect, also granted otherwise (1)')).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Apply' }).click();
  await expect(given(page)).toContainText('kubernetes.cluster.get');
  await set({ add: { roles: [await roleId('Compute Admin')] } });
  const now = await policy();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Not undone/)).toBeVisible();
  expect(await policy()).toEqual(now);
});

/** Lets the account with few rights change policies in the demo space; `take` is the way to take one of them away again. */
async function mayChangePolicies({ client, accounts }: WorldRegion) {
  const { spaceId, limited } = accounts;
  const subject = { subjectType: 'serviceAccounts', subjectId: limited.clientId };
  const path = { spaceId, ...subject };
  const names = ['iam.user.get', 'iam.role.get', 'iam.permission.get', 'iam.getPolicy', 'iam.createPolicy'];
  const ids = new Map<string, string>();
  for (const name of names) {
    const action = name.split('.').at(-1) ?? '';
    const { items } = await client.call('ListPermissionsSpace', {
      path: { spaceId },
      query: { service: 'iam', action },
    });
    ids.set(name, items.find((permission) => permission.name === name)?.uuid ?? '');
  }
  await client.call('SetIAMPolicySpace', { path, body: { add: { permissions: [...ids.values()] } } });
  const take = (...taken: readonly string[]) =>
    client.call('SetIAMPolicySpace', {
      path,
      body: { delete: { permissions: taken.map((name) => ids.get(name) ?? '') } },
    });
  return { take, names };
}

test('a region that refuses keeps what was chosen, and names what is missing @long', async ({
  page,
  signIn,
  world,
}) => {
  const { address, policy } = await prepare(world.std);
  const { take, names } = await mayChangePolicies(world.std);
  const before = await policy();
  await signIn({ as: 'limited' });
  await page.goto(address);
  await page.getByRole('button', { name: 'Change access…' }).click();
  await choose(page, 'compute admin', /^Compute Admin/);
  await expect(drawer(page).getByText(/^Gained/)).toBeVisible();
  await take('iam.createPolicy');
  await drawer(page).getByRole('button', { name: 'Apply' }).click();
  await expect(drawer(page).getByRole('alert')).toContainText('iam.createPolicy');
  await expect(drawer(page).getByRole('button', { name: 'Leave Compute Admin as it is' })).toBeVisible();
  expect(await policy()).toEqual(before);
  await take(...names.filter((name) => name !== 'iam.createPolicy'));
});

test('Back asks before what was chosen is lost @long', async ({ page, signIn, world }) => {
  const { address, policy } = await prepare(world.std);
  const before = await policy();
  await signIn();
  await page.goto(address);
  await page.getByRole('button', { name: 'Change access…' }).click();
  await choose(page, 'compute admin', /^Compute Admin/);
  await page.evaluate('history.back()');
  await expect(drawer(page).getByRole('alert')).toContainText('Discard what you changed?');
  await drawer(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Leave Compute Admin as it is' })).toBeVisible();
  await page.evaluate('history.back()');
  await drawer(page).getByRole('button', { name: 'Discard' }).click();
  await expect(drawer(page)).toBeHidden();
  expect(await policy()).toEqual(before);
});

test('taking away one’s own right to change policies asks first', async ({ page, signIn, world }) => {
  const { std } = world;
  const { organisationId, clientId } = std.accounts;
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/service-accounts/${clientId}/access`);
  await page.getByRole('button', { name: 'Change access…' }).click();
  await choose(page, 'organisation admin', /^Organisation Admin/);
  await drawer(page).getByRole('button', { name: 'Apply' }).click();
  await expect(drawer(page).getByRole('alert')).toContainText('your own right to change policies');
  await drawer(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Apply' })).toBeVisible();
});
