/** J2: create a user, assign them to a space, issue the activation link, and see that it was used. */
import { activate, openLink } from './activation.ts';
import { creations, typeUserAt, usersPage } from './user-drawer.ts';
import { beginSpace, createUser, somebody, unique, workTakes } from './world-data.ts';
import { expect, test } from './world.ts';

test('a user created in the organisation gets a link and a code apart, and turns active by using them', async ({
  page,
  browser,
  context,
  signIn,
  world,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()');
  const person = somebody();
  await signIn();
  const drawer = await typeUserAt(world, page, person);
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText(`${person.name} was created`)).toBeVisible();
  await expect(drawer).toBeHidden();

  await page.getByRole('button', { name: 'Issue activation link…' }).click();
  const question = page.getByRole('dialog', { name: 'Issue an activation link' });
  await expect(question).toContainText(person.email);
  await expect(question.getByRole('listitem').filter({ hasText: 'works once, within 48 hours' })).toBeVisible();
  await question.getByRole('button', { name: 'Issue the link' }).click();

  const issued = page.getByRole('dialog', { name: 'The link is shown only now' });
  await issued.getByRole('button', { name: 'Copy the link' }).click();
  await expect(issued.getByText('Copied')).toBeVisible();
  const link = await clipboard();
  expect(link).toContain(`${world.url}/activation#`);
  await expect(issued.getByText(link)).toBeVisible();

  // Only half of it has been copied: leaving asks.
  await issued.getByRole('button', { name: 'Close' }).click();
  await expect(issued.getByRole('alert')).toContainText('The code has not been copied.');
  await issued.getByRole('button', { name: 'Keep open' }).click();
  await issued.getByRole('button', { name: 'Copy the code' }).click();
  await expect.poll(clipboard).toMatch(/^\d{6}$/);
  const code = await clipboard();
  expect(link).not.toContain(code);

  await issued.getByRole('button', { name: 'Done' }).click();
  await expect(issued).toBeHidden();
  await expect(page.locator('body')).not.toContainText('/activation#');

  // The administrator looks at the user while they use the link somewhere else.
  await page.getByRole('link', { name: `Open ${person.name}` }).click();
  const badge = page
    .getByRole('main')
    .getByText(/^(Inactive|Active)$/)
    .first();
  await expect(badge).toHaveText('Inactive');
  const seen = page.waitForResponse(`${world.url}/api/recovery-links/seen`);
  const theirs = await openLink(browser, { link, code });
  await activate(theirs, world, { link, code });
  await theirs.context().close();
  await expect(badge).toHaveText('Active');

  // Whoever has the user in sight knows of it: the notice centre has it, and so does the server, as read.
  await seen;
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notices/ });
  await bell.click();
  const ended = page.getByRole('dialog', { name: 'Notices' }).getByRole('region', { name: 'Ended' });
  const notice = ended.getByRole('listitem').filter({ hasText: `${person.name} has become active` });
  await expect(notice.getByRole('link')).toBeVisible();
  await expect(notice).not.toContainText('Unread');
});

test('the expiry of a link is given in local time, in UTC and as a countdown @long', async ({
  page,
  signIn,
  world,
}) => {
  const user = await createUser(world.std);
  await signIn();
  await page.goto(`${usersPage(world)}/${user.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Issue recovery link…' }).click();
  await page.getByRole('button', { name: 'Issue the link' }).click();

  const issued = page.getByRole('dialog', { name: 'The link is shown only now' });
  const expiry = issued.getByRole('time');
  const at = Date.parse((await expiry.getAttribute('datetime')) ?? '');
  expect(Math.abs(at - world.clock.now() - 48 * 60 * 60_000)).toBeLessThan(60_000);
  const clock = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone }).format(at).replace(/^0/, '');
  await expect(expiry).toContainText(clock('Europe/Paris'));
  await expect(expiry).toContainText(`${clock('UTC')} UTC`);
  await expect(issued.getByRole('timer', { name: 'Time left' })).toHaveText(/^4[78]:\d\d:\d\d$/);
});

test('an address somebody has already lands on its field, with the way to that user', async ({
  page,
  signIn,
  world,
}) => {
  const existing = somebody('Otto');
  const { id } = await createUser(world.std, existing);
  await signIn();
  const drawer = await typeUserAt(world, page, { ...somebody('Ada'), email: existing.email });
  const before = creations(world);
  await drawer.getByRole('button', { name: 'Create user' }).click();

  const email = drawer.getByLabel('E-mail address');
  await expect(email).toHaveAccessibleDescription(/Another user of the organisation has this address/);
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(existing.email);
  await expect(drawer.getByLabel('First name')).toHaveValue('Ada');
  expect(creations(world)).toBe(before + 1);

  await drawer.getByRole('link', { name: `Open ${existing.name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(existing.name);
  await expect(page).toHaveURL(new RegExp(`/users/${id}$`));
});

test('what the contract refuses is said at each field before anything is sent @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  const drawer = await typeUserAt(world, page, { ...somebody(), email: 'no address', firstname: ' ' });
  const before = creations(world);
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(drawer.getByLabel('E-mail address')).toHaveAccessibleDescription(/whole address/);
  await expect(drawer.getByLabel('First name')).toHaveAccessibleDescription(/Fill this in/);
  await expect(drawer.getByLabel('E-mail address')).toBeFocused();
  expect(creations(world)).toBe(before);
});

test('a region that fails keeps the drawer and everything typed; trying again works @long', async ({
  page,
  signIn,
  world,
}) => {
  const person = somebody();
  await signIn();
  const drawer = await typeUserAt(world, page, person);
  world.std.steering.addFault({ operation: 'CreateUserOrganisation', kind: 'status', status: 500 });
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(drawer.getByRole('alert')).toBeVisible();
  await expect(drawer.getByLabel('Last name')).toHaveValue(person.lastname);
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText(`${person.name} was created`)).toBeVisible();
});

test('a space cannot be chosen while it is being created, and opens by itself', async ({ page, signIn, world }) => {
  const { std } = world;
  const user = await createUser(std);
  const space = await beginSpace(std, unique('nursery'));
  await signIn();
  await page.goto(`${usersPage(world)}/${user.id}`);
  await page.getByRole('button', { name: 'Assign to a space…' }).click();
  const drawer = page.getByRole('dialog', { name: /^Assign .* to a space$/ });
  const choice = drawer.getByRole('radio', { name: space.name });
  await expect(choice).toBeDisabled();
  await expect(choice).toHaveAccessibleDescription(/opens by itself/);
  await expect(drawer.getByRole('button', { name: 'Assign' })).toHaveAccessibleDescription('Choose a space first.');

  await std.steering.advance(workTakes);
  await expect(choice).toBeEnabled();
  await expect(drawer.getByRole('status').filter({ hasText: 'can be chosen now' })).toContainText(space.name);
  await choice.check();
  await drawer.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText(`was assigned to ${space.name}`)).toBeVisible();
  await expect(page.getByRole('table', { name: /^Spaces of/ }).getByRole('link', { name: space.name })).toBeVisible();

  const { organisationId } = std.accounts;
  const path = { organisationId, userId: user.id };
  const { items } = await std.client.call('ListSpacesOfUser', { path });
  expect(items.map(({ id }) => id)).toEqual([space.id]);
});
