/** J13: somebody leaves: everything they hold in two regions is found, taken away in order, proved, and they are gone. */
import { readFile } from 'node:fs/promises';
import { expect, test, type Page, type WorldRegion } from './world.ts';
import { createSpace, createUser, somebody } from './world-data.ts';

/** The person in a region: in a space, with a role, an ACL and a deprecated granular policy there. */
async function prepare(region: WorldRegion, person: ReturnType<typeof somebody>) {
  const { client, accounts } = region;
  const user = await createUser(region, person);
  const { organisationId, spaceId } = accounts;
  await client.call('PatchUserStateOrganisation', {
    path: { organisationId, userId: user.id },
    body: { active: true },
  });
  await client.call('AssignUserToSpace', { path: { spaceId, userId: user.id } });
  const roles = await client.call('ListRolesSpace', { path: { spaceId }, query: { name: 'Kubernetes Admin' } });
  const subject = { subjectType: 'users', subjectId: user.id };
  const role = roles.items[0]?.uuid ?? '';
  await client.call('SetIAMPolicySpace', { path: { spaceId, ...subject }, body: { add: { roles: [role] } } });
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, page: { size: 50 } });
  const permission = items.find(({ service, resource }) => service !== undefined && resource !== undefined);
  if (permission?.service === undefined || permission.resource === undefined)
    throw new Error('no permission for an ACL');
  const { service, resource } = permission;
  const acl = { permissionId: permission.uuid, service, resource, resourceId: 'r-1' };
  await client.call('CreateACLUserSpaceBulk', { path: { spaceId, userId: user.id }, body: { items: [acl] } });
  const granular = { spaceId, ...subject, objectType: 'cluster' };
  await client.call('SetIAMGranularPolicySpace', {
    path: granular,
    body: { add: [{ action: 'owners', objectId: 'c-1' }] },
  });
  return {
    userId: user.id,
    /** Nothing of the person is left in the region. */
    async gone() {
      const users = await client.call('ListUserOrganisation', {
        path: { organisationId },
        query: { email: user.email },
      });
      const there = await client.call('ListUserSpace', { path: { spaceId }, query: { email: user.email } });
      return users.items.length + there.items.length === 0;
    },
    held: async () => {
      const policy = await client.call('GetIAMPolicySpace', { path: { spaceId, ...subject } });
      const acls = await client.call('GetACLUserSpace', {
        path: { spaceId, userId: user.id },
        query: { service, resource },
      });
      const { items: older } = await client.call('GetIAMGranularPolicySpace', { path: granular });
      return policy.roles.length + policy.permissions.length + acls.items.length + older.length;
    },
  };
}

const step = (page: Page, name: string) => page.getByRole('region', { name });

async function confirm(page: Page, button: string): Promise<void> {
  await page.getByRole('alertdialog').getByRole('button', { name: button, exact: true }).click();
}

test('everything somebody holds is found in two regions, taken away, and reported', async ({ page, signIn, world }) => {
  const person = somebody('Nadia');
  const std = await prepare(world.std, person);
  const snc = await prepare(world.snc, person);
  const second = await createSpace(world.snc);
  await world.snc.client.call('AssignUserToSpace', { path: { spaceId: second.id, userId: snc.userId } });
  world.snc.steering.addFault({ operation: 'GetIAMPolicyOrganisation', kind: 'status', status: 403 });
  await signIn();
  await signIn({ region: world.snc });

  const { organisationId } = world.std.accounts;
  await page.goto(`/eu-std-1/organisations/${organisationId}/users/${std.userId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('link', { name: 'Somebody leaving? Check everything first' }).click();

  const look = step(page, '1. Look everywhere');
  await expect(look.getByText('Incomplete', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(look.getByText(/^Organisation .*, eu-snc-1: roles and direct permissions/)).toBeVisible();
  await expect(look.getByRole('row', { name: second.name })).toBeVisible();
  await expect(look.getByRole('checkbox', { name: /include eu-snc-1/ })).toBeChecked();
  const rows = look.getByRole('row', { name: /Kubernetes Admin/ });
  await expect(rows.filter({ hasText: '1 ACL and 1 granular policy' })).toHaveCount(2);

  // Access can end at once, before anything else is done.
  const deactivation = step(page, '4. Deactivate');
  await deactivation.getByRole('button', { name: 'Deactivate…' }).click();
  await confirm(page, 'Deactivate');
  await expect(deactivation.getByText('1 done.')).toHaveCount(2);

  const grants = step(page, '2. Remove what was granted');
  await expect(grants.getByRole('list', { name: /^Space .*, eu-s(td|nc)-1$/ })).toHaveCount(2);
  const spaces = step(page, '3. Unassign from spaces');
  await expect(spaces.getByText('Comes after the step before.')).toBeVisible();
  await expect(spaces.getByRole('button')).toHaveCount(0);
  // One policy cannot be written at first: only that one is repeated.
  world.std.steering.addFault({ operation: 'SetIAMPolicySpace', kind: 'status', status: 403 });
  await grants.getByRole('button', { name: 'Remove all of it…' }).click();
  await confirm(page, 'Remove');
  await expect(grants.getByText('2 done, 1 failed.')).toBeVisible();
  await grants.getByRole('button', { name: 'Try again what failed' }).click();
  await expect(grants.getByText('3 done.')).toHaveCount(2);
  expect([await std.held(), await snc.held()]).toEqual([0, 0]);

  await spaces.getByRole('button', { name: 'Unassign from all…' }).click();
  await confirm(page, 'Unassign');
  await expect(spaces.getByText('1 done.')).toBeVisible();
  await expect(spaces.getByText('2 done.')).toBeVisible();
  await expect(spaces.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
  await step(page, '5. Delete').getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('what was not seen may stay behind');
  await page.getByRole('alertdialog').getByRole('textbox').fill(person.name);
  await confirm(page, 'Delete user');
  await expect(page.getByText(`${person.name} has been deleted everywhere it was found.`)).toBeVisible();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the report' }).click();
  const file = await (await saving).path();
  const report = await readFile(file, 'utf8');
  expect(report).toContain(`"Check of ${person.name}, ${person.email}",${std.userId},incomplete`);
  expect(report).toContain('Role Kubernetes Admin');
  expect(report).toMatch(new RegExp(`roles and direct permissions",+not readable`));
  expect(report).toMatch(/"Remove Space [^\n]*: Kubernetes Admin",[^\n]*,Done,/);
  expect(report).toMatch(/"Remove Space [^\n]*: granular policy “owners” on cluster c-1",[^\n]*,Done,/);
  expect(report).toMatch(/Delete the user,[^\n]*,Done,/);
  expect([await std.gone(), await snc.gone()]).toEqual([true, true]);
});

test('users and service accounts that rights are on are called by their names @long', async ({
  page,
  signIn,
  world,
}) => {
  const person = somebody('Noa');
  const other = await createUser(world.std);
  const { client, accounts } = world.std;
  const { organisationId, spaceId } = accounts;
  const { userId } = await prepare(world.std, person);
  await client.call('AssignUserToSpace', { path: { spaceId, userId: other.id } });
  const onUsers = { service: 'iam', resource: 'user' };
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, query: onUsers });
  const acls = items.slice(0, 1).map(({ uuid }) => ({ ...onUsers, permissionId: uuid, resourceId: other.id }));
  await client.call('CreateACLUserSpaceBulk', { path: { spaceId, userId }, body: { items: acls } });
  for (const [objectType, objectId] of [
    ['user', other.id],
    ['serviceAccount', accounts.limited.clientId],
  ] as const) {
    await client.call('SetIAMGranularPolicySpace', {
      path: { spaceId, subjectType: 'users', subjectId: userId, objectType },
      body: { add: [{ action: 'getters', objectId }] },
    });
  }
  const { items: limited } = await client.call('ListServiceAccountSpace', { path: { spaceId }, page: { size: 50 } });
  const account = limited.find(({ id }) => id === accounts.limited.clientId)?.name ?? 'the limited account';
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/users/${userId}/leaver`);
  const grants = step(page, '2. Remove what was granted');
  const name = `${other.firstname} ${other.lastname}`;
  await expect(grants.getByText(`${items[0]?.name} on ${name}`)).toBeVisible({ timeout: 30_000 });
  await expect(grants.getByText(`granular policy “getters” on user ${name}`)).toBeVisible();
  await expect(grants.getByText(`granular policy “getters” on serviceAccount ${account}`)).toBeVisible();
});

test('what somebody has changed under the open question is shown, and only the next answer takes it away @long', async ({
  page,
  signIn,
  world,
}) => {
  const person = somebody('Nils');
  const { client, accounts } = world.std;
  const { organisationId, spaceId } = accounts;
  const { userId, held } = await prepare(world.std, person);
  await signIn();
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(`/eu-std-1/organisations/${organisationId}/users/${userId}/leaver`);
  const grants = step(page, '2. Remove what was granted');
  await grants.getByRole('button', { name: 'Remove all of it…' }).click({ timeout: 30_000 });
  const question = page.getByRole('alertdialog', { name: `Remove everything ${person.name} holds?` });
  await expect(question.getByText(/: Kubernetes Admin$/)).toBeVisible();

  const { items } = await client.call('ListRolesSpace', { path: { spaceId }, query: { name: 'IAM Security Admin' } });
  await client.call('SetIAMPolicySpace', {
    path: { spaceId, subjectType: 'users', subjectId: userId },
    body: { add: { roles: items.map(({ uuid }) => uuid) } },
  });
  const remove = question.getByRole('button', { name: 'Remove', exact: true });
  await remove.click();
  // What has the focus is read by it, and announced by nothing else.
  const notice = page.locator(':focus').filter({ hasText: `Somebody else has changed what ${person.name} holds` });
  await expect(notice).toBeInViewport({ ratio: 1 });
  await expect(notice.getByRole('status')).toHaveCount(0);
  await expect(notice).toContainText(/There now: .*IAM Security Admin/);
  expect(await held()).toBe(4);

  await remove.click();
  await expect(question).toBeHidden();
  await expect(grants.getByText('3 done.')).toBeVisible();
  await expect(grants.getByRole('row', { name: /: IAM Security Admin and Kubernetes Admin/ })).toBeVisible();
  expect(await held()).toBe(0);
});

test('what was confirmed is done with the page closed, is found again on it, and is taken back @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const person = somebody('Nico');
  const { steering, accounts } = world.std;
  const { userId, held } = await prepare(world.std, person);
  await signIn();
  const address = `/eu-std-1/organisations/${accounts.organisationId}/users/${userId}/leaver`;
  await page.goto(address);
  await step(page, '2. Remove what was granted')
    .getByRole('button', { name: 'Remove all of it…' })
    .click({ timeout: 30_000 });
  steering.addFault({ operation: 'SetIAMPolicySpace', kind: 'delay', milliseconds: 3_000 });
  await confirm(page, 'Remove');
  await expect(step(page, '2. Remove what was granted').getByRole('progressbar')).toBeVisible();
  await page.close();
  await expect.poll(held).toBe(0);

  const later = await context.newPage();
  await later.goto(address);
  await step(later, '6. Report')
    .getByRole('link', { name: `Take away what ${person.name} holds` })
    .click();
  await expect(later.getByRole('link', { name: 'Open the checklist' })).toHaveAttribute('href', address);
  await later.getByRole('button', { name: 'Take back 3 changes…' }).click();
  await expect(later.getByRole('heading', { name: `Give back to ${person.name} what was taken away` })).toBeVisible();
  await later.getByRole('button', { name: 'Do 3 steps' }).click();
  await expect(later.getByText('3 done.')).toBeVisible();
  expect(await held()).toBe(3);
});

test('what was complete says since when it is not any more, and what was given meanwhile is found by looking again @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const { organisationId } = std.accounts;
  const { id: userId } = await createUser(std, somebody('Nils'));
  const space = await createSpace(std);
  await signIn();
  await page.clock.install();
  await page.goto(`/eu-std-1/organisations/${organisationId}/users/${userId}/leaver`);
  const look = step(page, '1. Look everywhere');
  await expect(look.getByText('Complete', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(look.getByText(/^Read from \d.* on\. What is given since then/)).toBeVisible();

  await std.client.call('AssignUserToSpace', { path: { spaceId: space.id, userId } });
  await page.clock.fastForward(7 * 60_000);
  const aged = look.locator('.notice').filter({ hasText: 'Complete 7 minutes ago, when it was looked at' });
  await aged.getByRole('button', { name: 'Look again' }).click();
  await expect(look.getByText('Complete', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(look.getByRole('row', { name: space.name })).toContainText('Assigned');
});

test('where one has few rights in another region, the gaps are listed, and what is refused there can be asked for @long', async ({
  page,
  signIn,
  world,
}) => {
  const person = somebody('Noor');
  const { id } = await createUser(world.std, person);
  const { client, accounts } = world.snc;
  const there = await createUser(world.snc, person);
  await client.call('AssignUserToSpace', { path: { spaceId: accounts.spaceId, userId: there.id } });
  await signIn();
  await signIn({ region: world.snc, as: 'limited' });
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users/${id}/leaver`);

  const look = step(page, '1. Look everywhere');
  await expect(look.getByText('Incomplete', { exact: true })).toBeVisible({ timeout: 30_000 });
  await expect(look.getByText(/^Organisation .*, eu-snc-1: whether anybody has this e-mail address/)).toBeVisible();
  await expect(look.getByText(/^Organisation .*, eu-snc-1: spaces your account is not assigned to/)).toBeVisible();
  await expect(look.getByText(/^Space .*, eu-snc-1: roles and direct permissions/)).toBeVisible();

  // Found in the space by the address; taking them out of it is refused, and the request is for that space.
  const spaces = step(page, '3. Unassign from spaces');
  // What goes with it cannot be read there either: going on is a decision of its own.
  await spaces.getByRole('button', { name: 'Unassign from all…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/^Could not be read again: Space .*: roles and direct permissions/)).toBeVisible();
  await question.getByRole('checkbox', { name: 'Go on without knowing the whole effect' }).check();
  await confirm(page, 'Unassign');
  await expect(spaces.getByText('Failed', { exact: true })).toBeVisible();
  const request = await spaces.getByRole('blockquote').innerText();
  expect(request).toContain(`/eu-snc-1/spaces/${accounts.spaceId}/service-accounts/${accounts.limited.clientId}/`);
  await spaces.getByRole('button', { name: 'Go on without it' }).click();
  await step(page, '5. Delete').getByRole('button', { name: 'Delete…' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(dialog.getByRole('button', { name: 'Delete user' })).toHaveAccessibleDescription(/^Type /);
});
