/** People who sign in as themselves, on the region's own page; J2 from the first form to the first page they see. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { activate, goodPassword, openLink, sendLink } from './activation.ts';
import { violations } from './axe.ts';
import { tabTo } from './keyboard.ts';
import { activePerson, codeAt, signInAtRegion } from './people.ts';
import { expect, test, type Page } from './world.ts';
import { typeUser, usersPage } from './user-drawer.ts';
import { createUser, setActive, somebody } from './world-data.ts';

const hour = 60 * 60_000;
const own = (page: Page) => page.getByRole('button', { name: 'Sign in as yourself' });

test('a person signs in from a deep link, asks for what is missing, gets it, and signs out', async ({
  page,
  browser,
  world,
}) => {
  const { std, clock, url } = world;
  const person = await activePerson(std, { clock });
  await page.goto(`/eu-std-1/organisations/${std.accounts.organisationId}/users`);
  await own(page).click();
  await expect(page.getByRole('heading', { name: 'Sign in to eu-std-1' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // Whoever thinks better of it is back where they came from, and told so.
  const address = page.url();
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'sent you back without signing you in' })).toBeVisible();
  await page.goto(address);

  await page.getByLabel('E-mail address').fill(person.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByLabel('Code of your authenticator application').fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('Address, password or code is wrong');
  await expect(page.getByLabel('E-mail address')).toHaveValue(person.email);
  await expect(page.getByLabel('Password')).toBeFocused();
  await signInAtRegion(page, person, { clock });

  // As whoever asks for the rights of a person, not of the console.
  await expect(page.getByRole('heading', { name: /may not see/ })).toBeVisible();
  expect(page.url()).not.toContain('code=');
  const request = await page.getByRole('blockquote').innerText();
  expect(request).toContain('iam.user.get');

  const context = await browser.newContext({ baseURL: url });
  const adminPage = await context.newPage();
  await adminPage.request.post('/api/session', {
    headers: { [csrfHeader]: '1' },
    data: { region: std.name, demo: 'admin' },
  });
  await adminPage.goto(/https?:\/\/\S+/.exec(request)?.[0] ?? '');
  const drawer = adminPage.getByRole('dialog', { name: `Change access of ${person.name}` });
  await expect(drawer.getByText('Gained (1)')).toBeVisible();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(adminPage.locator('[data-outcome=gained]', { hasText: 'Given (1)' })).toContainText('iam.user.get');
  await context.close();

  await page.reload();
  await expect(page.getByRole('row').nth(3)).toContainText(/\w/);
  await page.getByRole('button', { name: person.name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('You have signed out.')).toBeVisible();
});

test('a session of a person that has ended goes on in place after signing in in another tab @long', async ({
  page,
  world: { std, clock },
}) => {
  const person = await activePerson(std, { clock });
  const { organisationId } = std.accounts;
  const { client } = std;
  const { items } = await client.call('ListPermissionsOrganisation', {
    path: { organisationId },
    query: { service: 'iam', resource: 'user' },
    page: { size: 50 },
  });
  await client.call('SetIAMPolicyOrganisation', {
    path: { organisationId, subjectType: 'users', subjectId: person.id },
    body: { add: { permissions: items.map(({ uuid }) => uuid) } },
  });
  await page.goto(`/sign-in?returnTo=${encodeURIComponent(`/eu-std-1/organisations/${organisationId}/users?create`)}`);
  await own(page).click();
  await signInAtRegion(page, person, { clock });
  await page.getByLabel('E-mail address').fill('half.typed@example.com');

  clock.advance(hour + 1_000);
  await page.getByRole('button', { name: 'Create user' }).last().dispatchEvent('click');
  const overlay = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(overlay.getByRole('button', { name: 'Sign in as yourself' })).toBeFocused();
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    overlay.getByRole('button', { name: 'Sign in as yourself' }).click(),
  ]);
  await signInAtRegion(tab, person, { clock });
  await expect(overlay).toBeHidden();
  await expect(page.getByLabel('E-mail address')).toHaveValue('half.typed@example.com');
});

test('who comes back without a code, or with one that works no more, is told so and can begin again @long', async ({
  page,
}) => {
  for (const query of ['error=server_error', 'code=used-up&state=of-somebody-else']) {
    await page.goto(`/sign-in/callback?${query}`);
    await expect(page.getByRole('alert')).toContainText('Begin it again');
    expect(page.url()).not.toContain('?');
  }
  await page.getByRole('link', { name: 'Back to the sign-in page' }).click();
  await expect(own(page)).toBeVisible();
});

test('somebody new is created, placed, given a role and a link, activates the account and uses the console', async ({
  page,
  browser,
  signIn,
  world,
}) => {
  const { std, clock } = world;
  const { organisationId, spaceId } = std.accounts;
  const { email, firstname, lastname, name } = somebody('Joana');
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/users?create`);
  const drawer = page.getByRole('dialog', { name: 'Create user' });
  await drawer.getByLabel('E-mail address').fill(email);
  await drawer.getByLabel('First name').fill(firstname);
  await drawer.getByLabel('Last name').fill(lastname);
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  const userId = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  await page.getByRole('button', { name: 'Assign to a space…' }).click();
  const assigning = page.getByRole('dialog', { name: /^Assign .* to a space$/ });
  const { name: spaceName = 'nameless' } = await std.client.call('GetSpace', { path: { organisationId, spaceId } });
  await assigning.getByRole('radio', { name: spaceName }).check();
  await assigning.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(`was assigned to ${spaceName}`)).toBeVisible();

  await page.goto(`/eu-std-1/spaces/${spaceId}/users/${userId}/access`);
  await page.getByRole('button', { name: 'Change access…' }).click();
  const changing = page.getByRole('dialog', { name: /^Change access of/ });
  await changing.getByRole('combobox').fill('space viewer');
  await changing.getByRole('option', { name: /^Space Viewer/ }).click();
  await expect(changing.getByText(/^Gained \(\d+\)/)).toBeVisible();
  await changing.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('The policy was changed')).toBeVisible();

  const sent = await sendLink(world, userId);
  const theirs = await openLink(browser, sent);
  const secret = await activate(theirs, world, sent);
  clock.advance(60_000);
  await theirs.goto(`${world.url}/eu-std-1/spaces/${spaceId}/users`);
  await own(theirs).click();
  await signInAtRegion(theirs, { email, secret }, { clock });
  await expect(theirs.getByRole('row').nth(3)).toContainText(/\w/);
  await expect(theirs.getByRole('button', { name, exact: true })).toBeVisible();

  // What to do with the list, said once.
  const hint = theirs.getByRole('complementary', { name: 'Hint' });
  await expect(hint).toContainText('Each name opens a person');
  expect(await violations(theirs)).toEqual([]);
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toHaveCount(0);
  await theirs.context().close();
});

test('a person with rights in the organisation arrives, and learns what they may do and whom to ask, by keyboard alone', async ({
  page,
  world: { std, clock },
}) => {
  const { client, accounts } = std;
  const { organisationId } = accounts;
  const person = await activePerson(std, { clock });
  const giver = await createUser(std, somebody('Grace'));
  await setActive(std, giver.id);
  const { items } = await client.call('ListRolesOrganisation', { path: { organisationId }, page: { size: 50 } });
  const give = (subjectId: string, role: string) =>
    client.call('SetIAMPolicyOrganisation', {
      path: { organisationId, subjectType: 'users', subjectId },
      body: { add: { roles: items.flatMap(({ name, uuid }) => (name === role ? [uuid] : [])) } },
    });
  await give(person.id, 'Organisation Viewer');
  await give(giver.id, 'Organisation Admin');
  const { keyboard } = page;
  const main = page.getByRole('main');

  await page.goto('/');
  await tabTo(page, own(page));
  await keyboard.press('Enter');
  const typed = [
    ['E-mail address', person.email],
    ['Password', goodPassword],
    ['Code of your authenticator application', codeAt(person.secret, clock.now())],
  ] as const;
  for (const [label, value] of typed) {
    await tabTo(page, page.getByLabel(label));
    await keyboard.type(value);
  }
  await keyboard.press('Enter');

  await expect(main.getByText(`Welcome, ${person.name}`)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await tabTo(page, main.getByRole('link', { name: 'What you may do here' }));
  await keyboard.press('Enter');
  await expect(main.getByText(/^You may see .* in iam\. Your role here: Organisation Viewer\./)).toBeVisible();
  await expect(main.getByText('Who may give you more:')).toBeVisible();
  await tabTo(page, main.getByRole('link', { name: `Grace ${giver.lastname}` }));
  expect(await violations(page)).toEqual([]);

  await page.goBack();
  await tabTo(page, main.getByRole('button', { name: 'Got it' }));
  await keyboard.press('Enter');
  await expect(main.getByText(/^Welcome/)).toBeHidden();
  await page.reload();
  await expect(main.getByRole('heading', { name: 'Versions' })).toBeVisible();
  await expect(main.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
  await expect(main.getByText(/^Welcome/)).toBeHidden();
});

test('a person who administers creates somebody, hears of the first link being used, and issues another @long', async ({
  page,
  browser,
  world,
}) => {
  const { std, clock } = world;
  const { organisationId } = std.accounts;
  const person = await activePerson(std, { clock });
  const { items } = await std.client.call('ListRolesOrganisation', { path: { organisationId }, page: { size: 50 } });
  const roles = items.flatMap(({ name, uuid }) => (name === 'Organisation Admin' ? [uuid] : []));
  const path = { organisationId, subjectType: 'users', subjectId: person.id } as const;
  await std.client.call('SetIAMPolicyOrganisation', { path, body: { add: { roles } } });
  await page.goto(usersPage(world));
  await own(page).click();
  await signInAtRegion(page, person, { clock });

  const made = somebody('Nora');
  await (await typeUser(page, made)).getByRole('button', { name: 'Create user' }).click();
  await page.getByRole('button', { name: 'Issue activation link…' }).click();
  const first = await issue(page);
  await page.getByRole('link', { name: `Open ${made.name}` }).click();
  const theirs = await openLink(browser, first);
  await activate(theirs, world, first);
  await expect(page.getByText(`${made.name} has become active`).first()).toBeVisible();

  const known = page.getByRole('region', { name: 'What this console knows' });
  await page.getByRole('button', { name: 'New link…' }).click();
  await expect(page.getByRole('dialog')).toContainText('second factor');
  const second = await issue(page);
  await expect(known).toContainText(`by ${person.name}`);
  clock.advance(60_000);
  await theirs.goto(second.link);
  await activate(theirs, world, second);
  await theirs.context().close();
  await expect(known.getByText('Used')).toHaveCount(2);
});

/** Goes through with it; answers what is shown once, and closes it. */
async function issue(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Issue the link' }).click();
  const issued = page.getByRole('dialog', { name: 'The link is shown only now' });
  const link = (await issued.getByText('/activation#').textContent()) ?? '';
  const code = (await issued.getByText(/^\d{6}$/).textContent()) ?? '';
  await issued.getByRole('button', { name: 'Close' }).click();
  await issued.getByRole('button', { name: 'Delivered, close' }).click();
  await expect(issued).toBeHidden();
  return { link, code };
}
