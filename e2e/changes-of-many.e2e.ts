/** Changing many users at once: what it does is shown first, the server does it, and what it did is taken back. */
import { text } from 'node:stream/consumers';
import { activePerson, signInAtRegion } from './people.ts';
import { accountsOf, createAccount } from './service-accounts.ts';
import { createUser, setActive, somebody } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const usersOf = ({ std }: World) => `/eu-std-1/organisations/${std.accounts.organisationId}/users`;

/** Two new users, selected in the list. */
async function selectTwo(page: Page, world: World) {
  const people = [somebody('Many'), somebody('Many')];
  const users = await Promise.all(people.map((person) => createUser(world.std, person)));
  await page.goto(usersOf(world));
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

test('who is so already is told before anything is written', async ({ page, signIn, world }) => {
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

test('all are deleted only once their number has been typed', async ({ page, signIn, world }) => {
  await signIn();
  const { people } = await selectTwo(page, world);
  await choose(page, 'Delete…');
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete 2 users?' });
  const confirm = question.getByRole('button', { name: 'Do 2 steps' });
  await expect(confirm).toBeDisabled();
  await question.getByRole('textbox').fill('2');
  await confirm.click();
  await expect(page.getByText('2 done.')).toBeVisible();
  await page.goto(usersOf(world));
  await expect(page.getByRole('table')).toBeVisible();
  for (const { name } of people) await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
});

test('service accounts are given the same permission at once', async ({ page, signIn, world }) => {
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

test('somebody among those to be deactivated is left out of it, and told so', async ({ page, world }) => {
  const { std, clock } = world;
  const { organisationId } = std.accounts;
  const person = await activePerson(std, { clock });
  const other = somebody('Many');
  await createUser(std, other);
  const { items } = await std.client.call('ListRolesOrganisation', { path: { organisationId }, page: { size: 50 } });
  const admin = items.find(({ name }) => name === 'Organisation Admin')?.uuid ?? '';
  const path = { organisationId, subjectType: 'users' as const, subjectId: person.id };
  await std.client.call('SetIAMPolicyOrganisation', { path, body: { add: { roles: [admin] } } });
  await page.goto(usersOf(world));
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
