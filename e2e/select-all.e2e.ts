/** Changing all users that match a filter: selected as one, shown what it does to all, stopped midway, and taken back. */
import { accountsOf } from './service-accounts.ts';
import { createUser, somebody, unique } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const count = 120;

/** A list of as many people as no page holds, who are nobody else's. */
async function manyUsers(world: World, many = count) {
  const lastname = unique('Crowd');
  const users = await Promise.all(
    Array.from({ length: many }, () => createUser(world.std, { ...somebody('Ida'), lastname })),
  );
  return { lastname, users, address: `/eu-std-1/organisations/${world.std.accounts.organisationId}/users` };
}

async function selectShown(page: Page) {
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
}

async function rolesOf({ std }: World, subjectId: string): Promise<number> {
  const path = { organisationId: std.accounts.organisationId, subjectType: 'users' as const, subjectId };
  return (await std.client.call('GetIAMPolicyOrganisation', { path })).roles.length;
}

test('a role is granted to all that match, stopped midway, and what was done is taken back @long', async ({
  page,
  signIn,
  world,
}) => {
  const { lastname, users, address } = await manyUsers(world);
  await signIn();
  await page.goto(`${address}?q=${lastname}`);
  await expect(page.getByText(new RegExp(`^${count} matches · (\\d+) of \\1, as of`))).toBeVisible();
  await selectShown(page);
  await expect(page.getByText('50 of those that match are selected.')).toBeVisible();
  await page.getByRole('button', { name: `Select all ${count} that match` }).click();
  await expect(page.getByText(`All ${count} that match “${lastname}” are selected`)).toBeVisible();
  await page.getByRole('button', { name: `Change ${count} selected users` }).click();
  await page.getByRole('menuitem', { name: 'Grant a role or permission…' }).click();

  const drawer = page.getByRole('dialog', { name: `Grant to ${count} users` });
  await drawer.getByRole('combobox').fill('Organisation Viewer');
  await drawer.getByRole('option', { name: /^Organisation Viewer/ }).click();
  await expect(drawer.getByText(`${count} of ${count} read`)).toBeVisible();
  await expect(drawer.getByText(`${count} users are changed`)).toBeVisible();
  await expect(drawer.getByText(/^gains \d+ permissions$/)).toHaveCount(20);
  await drawer.getByRole('button', { name: `Show all ${count}` }).click();
  await expect(drawer.getByText(/^gains \d+ permissions$/)).toHaveCount(count);
  await drawer.getByRole('button', { name: `Check ${count} users` }).click();
  await expect(page.getByText(`${count} steps to do.`)).toBeVisible();

  world.std.steering.addFault({
    operation: 'SetIAMPolicyOrganisation',
    kind: 'delay',
    milliseconds: 100,
    times: count,
  });
  await page.getByRole('button', { name: `Do ${count} steps` }).click();
  await expect(page.getByText(/^[1-9]\d* done, \d+ left\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop after this step' }).click();
  await expect(page.getByText('Stopped by hand. What was done stays.')).toBeVisible();
  world.std.steering.clearFaults();
  // Once the calls under way have ended.
  await expect(page.getByRole('button', { name: /^Take back \d+ changes?…$/ })).toBeVisible();
  const held = await Promise.all(users.map(({ id }) => rolesOf(world, id)));
  const done = held.filter((roles) => roles === 1).length;
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(count);

  await page.getByRole('button', { name: new RegExp(`^Take back ${done} changes?…$`) }).click();
  await page.getByRole('button', { name: new RegExp(`^Do ${done} steps?$`) }).click();
  await expect(page.getByText(`${done} done.`)).toBeVisible();
  for (const { id } of users) expect(await rolesOf(world, id)).toBe(0);
});

test('an account without the right is told before it begins which steps would be refused @long', async ({
  page,
  signIn,
  world,
}) => {
  const { client, accounts } = world.std;
  const { organisationId, limited } = accounts;
  const names = ['iam.user.get', 'iam.role.get', 'iam.permission.get', 'iam.getPolicy'];
  const known = await Promise.all(
    names.map((name) => {
      const query = { service: 'iam', action: name.split('.').at(-1) ?? '' };
      return client.call('ListPermissionsOrganisation', { path: { organisationId }, query });
    }),
  );
  const permissions = known
    .flatMap(({ items }) => items.filter(({ name }) => names.includes(name)))
    .map(({ uuid }) => uuid);
  const path = { organisationId, subjectType: 'serviceAccounts', subjectId: limited.clientId };
  await client.call('SetIAMPolicyOrganisation', { path, body: { add: { permissions } } });
  const { lastname, address } = await manyUsers(world, 2);
  await signIn({ as: 'limited' });
  await page.goto(`${address}?q=${lastname}`);
  await expect(page.getByText(/^2 matches · (\d+) of \1, as of/)).toBeVisible();
  await selectShown(page);
  await page.getByRole('button', { name: 'Change 2 selected users' }).click();
  await page.getByRole('menuitem', { name: 'Activate…', exact: true }).click();
  await expect(page.getByText('2 steps to do.')).toBeVisible();
  await expect(
    page.getByText(/^Your account holds iam\.\S+ here neither by a role nor directly: the region will refuse/),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText('0 done, 2 failed.')).toBeVisible();
  await client.call('SetIAMPolicyOrganisation', { path, body: { delete: { permissions } } });
});

test('a list that is not read whole is read first, which can be given up @long', async ({ page, signIn, world }) => {
  const { address, lastname } = await manyUsers(world, 60);
  await world.std.steering.advance(61_000);
  await signIn();
  await page.goto(address);
  await selectShown(page);
  await expect(page.getByText('All 30 on this page are selected.')).toBeVisible();
  world.std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'delay', milliseconds: 4_000 });
  const all = page.getByRole('button', { name: /^Select all \d+$/ });
  const total = Number((await all.innerText()).replace(/\D/g, ''));
  await all.click();
  await expect(page.getByText(/^Reading the whole list/)).toBeVisible();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('button', { name: 'Change 30 selected users' })).toBeVisible();
  await all.click();
  await expect(page.getByRole('button', { name: `Change ${total} selected users` })).toBeVisible();
  await expect(page.getByText(`All ${total} are selected, as read at`)).toBeVisible();

  await page.getByRole('searchbox').fill(lastname);
  await expect(page.getByText('They stay selected whatever you filter for.')).toBeVisible();
  await page.getByRole('row').nth(1).getByRole('checkbox').uncheck();
  await expect(page.getByText(`${total - 1} of all ${total} are selected`)).toBeVisible();
  await page.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(page.getByRole('button', { name: /^Change/ })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused();
});

test('whom nobody could read is left out, and said to be @long', async ({ page, signIn, world }) => {
  const { address, lastname } = await manyUsers(world, 2);
  await signIn();
  await page.goto(`${address}?q=${lastname}`);
  await expect(page.getByText(/^2 matches · (\d+) of \1, as of/)).toBeVisible();
  await selectShown(page);
  await page.getByRole('button', { name: 'Change 2 selected users' }).click();
  await page.getByRole('menuitem', { name: 'Grant a role or permission…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Grant to 2 users' });
  await drawer.getByRole('combobox').fill('Organisation Viewer');
  world.std.steering.addFault({ operation: 'GetIAMPolicyOrganisation', kind: 'status', status: 403, times: 1 });
  await drawer.getByRole('option', { name: /^Organisation Viewer/ }).click();
  await expect(drawer.getByText('1 user is left out: only those that were read are changed.')).toBeVisible();
  const check = drawer.getByRole('button', { name: 'Check 1 user' });
  await expect(check).toBeDisabled();
  await drawer.getByRole('checkbox', { name: 'Go on without knowing the whole effect' }).check();
  await expect(check).toBeEnabled();
  await drawer.getByRole('button', { name: 'Check again' }).click();
  await expect(drawer.getByRole('button', { name: 'Check 2 users' })).toBeEnabled();
});

test('all service accounts are selected in the same way @long', async ({ page, signIn, world }) => {
  await signIn();
  await page.goto(`${accountsOf(world)}?size=10`);
  await selectShown(page);
  const all = page.getByRole('button', { name: /^Select all \d+$/ });
  const total = (await all.innerText()).replace(/\D/g, '');
  await all.click();
  await expect(page.getByRole('button', { name: `Change ${total} selected service accounts` })).toBeVisible();
});
