/** Changing many users at once: what it does is shown first, the server does it, and what it did is taken back. */
import { text } from 'node:stream/consumers';
import { activePerson, signInAtRegion } from './people.ts';
import { accountsOf, createAccount } from './service-accounts.ts';
import { usersPage } from './user-drawer.ts';
import { createSpace, createUser, setActive, somebody } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

/** Two new users, selected in the list. */
async function selectTwo(page: Page, world: World) {
  const people = [somebody('Many'), somebody('Many')];
  const users = await Promise.all(people.map((person) => createUser(world.std, person)));
  await page.goto(usersPage(world));
  for (const { name } of people) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  return { people, users };
}

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'Change 2 selected users' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

const policyOf = async ({ std }: World, userId: string) => {
  const path = { organisationId: std.accounts.organisationId, subjectType: 'users' as const, subjectId: userId };
  return (await std.client.call('GetIAMPolicyOrganisation', { path })).roles;
};

test('a role is granted to all selected, with what each gains in sight, and taken back', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  const { people, users } = await selectTwo(page, world);
  await choose(page, 'Grant a role or permission…');
  const drawer = page.getByRole('dialog', { name: 'Grant to 2 users' });
  await expect(drawer.getByRole('button', { name: /^Check/ })).toBeDisabled();
  await drawer.getByRole('combobox').fill('Organisation Viewer');
  await drawer.getByRole('option', { name: /^Organisation Viewer/ }).click();
  await expect(drawer.getByText('2 users are changed')).toBeVisible();
  const effect = drawer.getByRole('region', { name: 'What it does' });
  for (const { name } of people) {
    await expect(effect.getByRole('listitem').filter({ hasText: name })).toContainText(/gains \d+ permissions/);
  }
  await drawer.getByRole('button', { name: 'Check 2 users' }).click();

  await expect(page.getByRole('heading', { name: 'Grant Organisation Viewer to 2 accounts' })).toBeVisible();
  await expect(page.getByText('2 steps to do.')).toBeVisible();
  expect(await policyOf(world, users[0]?.id ?? '')).toEqual([]);
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText('2 done.')).toBeVisible();
  for (const { id } of users) expect(await policyOf(world, id)).toHaveLength(1);
  for (const { name } of people) await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Done');

  const receipt = page.getByRole('region', { name: 'What it changed' });
  await expect(receipt).toContainText('Gained (2)');
  for (const { name } of people) {
    const line = receipt.getByRole('listitem').filter({ hasText: name });
    await expect(line.first()).toContainText('Role Organisation Viewer');
  }

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the result' }).click();
  const file = await text(await (await download).createReadStream());
  for (const { name } of people) expect(file).toContain(`${name},SetIAMPolicyOrganisation`);

  await page.getByRole('button', { name: 'Take back 2 changes…' }).click();
  await expect(page.getByRole('heading', { name: 'Take Organisation Viewer from 2 accounts' })).toBeVisible();
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText('2 done.')).toBeVisible();
  for (const { id } of users) expect(await policyOf(world, id)).toEqual([]);

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Work' }).click();
  await page.getByRole('button', { name: /^Delete \d+ finished runs$/ }).click();
  await expect(page.getByText(/^\d+ runs are deleted; what they did stays$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Grant Organisation Viewer to 2 accounts' })).toBeHidden();
});

test('who is so already is told before anything is written @long', async ({ page, signIn, world }) => {
  await signIn();
  const { users } = await selectTwo(page, world);
  await setActive(world.std, users[0]?.id ?? '', true);
  await setActive(world.std, users[1]?.id ?? '', false);
  await choose(page, 'Deactivate…');
  await expect(page.getByText('1 step to do, 1 so already.')).toBeVisible();
  await expect(page.getByText('They cannot sign in any more')).toBeVisible();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deactivate 2 users' })).toBeHidden();
  const path = { organisationId: world.std.accounts.organisationId, userId: users[0]?.id ?? '' };
  expect((await world.std.client.call('GetUserOrganisation', { path })).active).toBe(true);
});

test('all are deleted only once their number has been typed @long', async ({ page, signIn, world }) => {
  await signIn();
  const { people } = await selectTwo(page, world);
  await choose(page, 'Delete…');
  const first = page.getByRole('row').nth(1);
  // Of so few it is in sight before anybody asks.
  await expect(first.getByRole('region', { name: 'What is lost' })).toContainText('Nothing is held in one place');
  // Its sentences are longer than the cell is wide.
  const isCut = await page.evaluate(
    "[...document.querySelectorAll(':is(th, td):has(details[open])')].map((cell) => cell.scrollWidth > cell.clientWidth)",
  );
  expect(isCut).toEqual([false, false]);
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 users?' });
  const confirm = question.getByRole('button', { name: 'Do 2 steps' });
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox').fill('2');
  await confirm.click();
  await expect(page.getByText('2 done.')).toBeVisible();
  await page.goto(usersPage(world));
  await expect(page.getByRole('table')).toBeVisible();
  for (const { name } of people) await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});

test('service accounts are given the same permission at once @long', async ({ page, signIn, world }) => {
  const accounts = [await createAccount(world.std), await createAccount(world.std)];
  await signIn();
  await page.goto(accountsOf(world));
  for (const { name } of accounts) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Change 2 selected service accounts' }).click();
  await page.getByRole('menuitem', { name: 'Grant a role or permission…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Grant to 2 service accounts' });
  await drawer.getByRole('combobox').fill('iam.space.create');
  await drawer.getByRole('option', { name: 'iam.space.create', exact: true }).click();
  await drawer.getByRole('button', { name: 'Check 2 service accounts' }).click();
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText('2 done.')).toBeVisible();
  const { organisationId } = world.std.accounts;
  for (const { id } of accounts) {
    const path = { organisationId, subjectType: 'serviceAccounts' as const, subjectId: id };
    expect((await world.std.client.call('GetIAMPolicyOrganisation', { path })).permissions).toHaveLength(1);
  }
});

test('service accounts are assigned to a space, taken out of it, and deleted once their number has been typed @long', async ({
  page,
  signIn,
  world,
}) => {
  const accounts = [await createAccount(world.std), await createAccount(world.std)];
  const { client } = world.std;
  const space = await createSpace(world.std);
  const isIn = (spaceId: string, serviceAccountId: string) =>
    client.call('GetServiceAccountSpace', { path: { spaceId, serviceAccountId } }).then(
      () => true,
      () => false,
    );
  const select = async (where: string, action: string) => {
    await page.goto(where);
    for (const { name } of accounts) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Change 2 selected service accounts' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  const deleteTyped = async (title: string) => {
    await page.getByRole('button', { name: 'Do 2 steps' }).click();
    const question = page.getByRole('alertdialog', { name: title });
    await expect(question.getByRole('button', { name: 'Do 2 steps' })).toBeDisabled();
    await question.getByRole('textbox').fill('2');
    await question.getByRole('button', { name: 'Do 2 steps' }).click();
    await expect(page.getByText('2 done.')).toBeVisible();
  };
  await signIn();
  await select(accountsOf(world), 'Assign to a space…');
  const drawer = page.getByRole('dialog', { name: 'Assign 2 service accounts to a space' });
  await drawer.getByRole('combobox').fill(space.name);
  await page.getByRole('option', { name: space.name }).click();
  await drawer.getByRole('button', { name: 'Check 2 service accounts' }).click();
  await expect(page.getByRole('heading', { name: `Assign 2 service accounts to ${space.name}` })).toBeVisible();
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText('2 done.')).toBeVisible();
  for (const { id } of accounts) expect(await isIn(space.id, id)).toBe(true);

  await select(`/eu-std-1/spaces/${space.id}/service-accounts`, 'Remove from this space…');
  await expect(page.getByText(/^Those that were created in this space are deleted for good/)).toBeVisible();
  await deleteTyped(`Remove 2 service accounts from ${space.name}?`);
  for (const { id } of accounts) expect(await isIn(space.id, id)).toBe(false);

  await select(accountsOf(world), 'Delete…');
  await deleteTyped('Delete 2 service accounts?');
  await world.std.steering.advance(60_000);
  const { organisationId } = world.std.accounts;
  for (const { id: serviceAccountId } of accounts) {
    const path = { organisationId, serviceAccountId };
    await expect(client.call('GetServiceAccountOrganisation', { path })).rejects.toThrow('404');
  }
});

test('whoever would take the right to change policies from themselves is asked first', async ({
  page,
  signIn,
  world,
}) => {
  const { name } = await createAccount(world.std);
  await signIn();
  await page.goto(accountsOf(world));
  for (const one of [name, 'demo-administrator']) await page.getByRole('checkbox', { name: `Select ${one}` }).check();
  await page.getByRole('button', { name: 'Change 2 selected service accounts' }).click();
  await page.getByRole('menuitem', { name: 'Take a role or permission…' }).click();
  const drawer = page.getByRole('dialog', { name: 'Take from 2 service accounts' });
  await drawer.getByRole('combobox').fill('Organisation Admin');
  await drawer.getByRole('option', { name: /^Organisation Admin/ }).click();
  await expect(drawer.getByText(/^Your own account is among them and loses/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Check 1 service account' }).click();
  await expect(drawer.getByText('Your own account loses the right to change policies here.')).toBeVisible();
  await expect(drawer.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('somebody among those to be deactivated is left out of it, and told so @long', async ({ page, world }) => {
  const { std, clock } = world;
  const { organisationId } = std.accounts;
  const person = await activePerson(std, { clock });
  const other = somebody('Many');
  await createUser(std, other);
  const { items } = await std.client.call('ListRolesOrganisation', { path: { organisationId }, page: { size: 50 } });
  const admin = items.find(({ name }) => name === 'Organisation Admin')?.uuid ?? '';
  const path = { organisationId, subjectType: 'users' as const, subjectId: person.id };
  await std.client.call('SetIAMPolicyOrganisation', { path, body: { add: { roles: [admin] } } });
  await page.goto(usersPage(world));
  await page.getByRole('button', { name: 'Sign in as yourself' }).click();
  await signInAtRegion(page, person, { clock });
  for (const name of [person.name, other.name]) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await choose(page, 'Deactivate…');
  const question = page.getByRole('alertdialog', { name: 'Your own account is among them' });
  await question.getByRole('button', { name: 'Go on with the other one' }).click();
  await expect(page.getByRole('heading', { name: 'Deactivate 1 user', level: 1 })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: other.name })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: person.name })).toHaveCount(0);
});
