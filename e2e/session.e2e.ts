/** J14: the session ends while something is being typed. */
import type { Locator } from '@playwright/test';
import { csrfHeader } from '#shared/csrf-header.ts';
import { creations, typeUserAt, usersPage } from './user-drawer.ts';
import { createSpace, somebody, unique } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

const hour = 60 * 60_000;
const overlay = (page: Page, ended = 'session') =>
  page.getByRole('alertdialog', { name: `Your ${ended} has ended`, exact: true });

/**
 * Presses without pointing first: what watches the session, or fetches ahead of a click, may find out before and put the
 * overlay in front.
 */
const pressAtOnce = (button: Locator) => button.dispatchEvent('click');

test('signing in again as the same account leaves everything typed, and the write is sent once', async ({
  page,
  signIn,
  world,
}) => {
  const person = somebody();
  await signIn();
  const drawer = await typeUserAt(world, page, person);
  const before = creations(world);
  world.clock.advance(hour + 1_000);
  await pressAtOnce(drawer.getByRole('button', { name: 'Create user' }));
  await expect(overlay(page)).toBeVisible();
  expect(creations(world)).toBe(before);

  // What is typed on as it comes up is for no field of it.
  await page.keyboard.type('secret');
  // Escape does not lead past it, and what is behind is as it was.
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue(person.lastname);

  const secret = overlay(page).getByRole('textbox', { name: 'Client secret' });
  await expect(overlay(page).getByLabel('Client ID')).toHaveValue(world.std.accounts.clientId);
  await expect(secret).toBeFocused();
  await expect(secret).toHaveValue('');
  await secret.fill('not-the-secret');
  await page.keyboard.press('Enter');
  await expect(secret).toHaveAccessibleDescription(/do not match/);
  await secret.fill(world.std.accounts.clientSecret);
  await page.keyboard.press('Enter');

  await expect(overlay(page)).toBeHidden();
  await expect(drawer.getByRole('alert')).toContainText('nothing has changed. Send it again.');
  for (const [label, value] of [
    ['E-mail address', person.email],
    ['First name', person.firstname],
    ['Last name', person.lastname],
  ] as const) {
    await expect(drawer.getByLabel(label)).toHaveValue(value);
  }
  expect(creations(world)).toBe(before);
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText(`${person.name} was created`)).toBeVisible();
  expect(creations(world)).toBe(before + 1);
});

test('signing in as another account discards what was typed and says so', async ({ page, signIn, world }) => {
  const person = somebody();
  await signIn();
  const drawer = await typeUserAt(world, page, person);
  const before = creations(world);
  world.clock.advance(hour + 1_000);
  await pressAtOnce(drawer.getByRole('button', { name: 'Create user' }));
  await expect(overlay(page)).toContainText(
    'With another account, what you typed is discarded and work that goes on is paused.',
  );
  await overlay(page).getByRole('button', { name: 'Continue with limited rights' }).click();

  await expect(page.getByText('You signed in with another account, so the page was opened afresh.')).toBeVisible();
  await expect(overlay(page)).toBeHidden();
  expect(await page.content()).not.toContain(person.lastname);
  await expect(page.getByText('You may not see the users here')).toBeVisible();
  expect(creations(world)).toBe(before);
});

test('reads that were waiting go on by themselves after signing in again @long', async ({ page, signIn, world }) => {
  await signIn();
  await page.goto(usersPage(world));
  await expect(page.getByRole('row')).toHaveCount(31);
  world.clock.advance(hour + 1_000);
  await pressAtOnce(page.getByRole('button', { name: 'Next' }));
  await overlay(page).getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByText('Rows 31–60')).toBeVisible();
});

test('a write whose answer never came is said to be unknown and not sent again', async ({ page, signIn, world }) => {
  await signIn();
  const drawer = await typeUserAt(world, page, somebody());
  const before = creations(world);
  world.std.steering.addFault({ operation: 'CreateUserOrganisation', kind: 'break' });
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(drawer.getByRole('alert')).toContainText('it is unknown whether this was carried out');
  expect(creations(world)).toBe(before + 1);
});

test('the end of a region’s token asks for that region only', async ({ page, context, signIn, world }) => {
  const { std, snc } = world;
  await signIn({ region: std });
  await signIn({ region: snc });
  await page.goto(usersPage(world));
  await expect(page.getByRole('row')).toHaveCount(31);
  const other = await context.newPage();
  const sncUsers = `/eu-snc-1/organisations/${snc.accounts.organisationId}/users`;
  await other.goto(sncUsers);
  await expect(other.getByRole('row')).toHaveCount(31);

  const ofRegion = overlay(page, 'sign-in to eu-std-1');
  // The region refuses the token, and then the renewal.
  std.steering.addFault({ operation: 'Token', kind: 'status', status: 400, error: 'invalid_grant' });
  std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'status', status: 401 });
  await pressAtOnce(page.getByRole('button', { name: 'Next' }));
  await expect(ofRegion).toContainText('Sign in to eu-std-1 to carry on.');
  // The page behind stays, and the account is known that can go on.
  await expect(page.locator('h1')).toHaveText('Users');
  await expect(ofRegion.getByLabel('Client ID')).toHaveValue(std.accounts.clientId);
  await other.getByRole('button', { name: 'Next' }).click();
  await expect(other.getByText('Rows 31–60')).toBeVisible();
  await expect(other.getByRole('alertdialog')).toHaveCount(0);

  await ofRegion.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(page.getByText('Rows 31–60')).toBeVisible();
  await other.goto(sncUsers);
  await expect(other.getByRole('row')).toHaveCount(31);
});

test('the last minutes are counted down, and staying moves the end @long', async ({ page, signIn, world }) => {
  await signIn();
  await page.goto(usersPage(world));
  await expect(page.getByRole('timer', { name: 'Your session ends in' })).toHaveCount(0);
  world.clock.advance(hour - 90_000);
  await page.reload();
  const timer = page.getByRole('timer', { name: 'Your session ends in' });
  await expect(timer).toHaveText(/^[01]:\d\d$/);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(timer).toBeHidden();

  await page.getByRole('button', { name: /Service account/ }).click();
  await expect(page.getByRole('menu')).toContainText(/Session ends in (1:00:00|59:\d\d)/);
});

test('a session in constant use ends all the same, and says beforehand that it cannot be extended @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(usersPage(world));
  for (let passed = 0; passed < 7.75; passed += 0.75) {
    world.clock.advance(Math.min(0.75, 7.95 - passed) * hour);
    const stay = await page.request.post('/api/session/activity', { headers: { [csrfHeader]: '1' } });
    expect(stay.ok()).toBe(true);
  }
  await page.reload();
  await expect(page.getByText('It has reached its longest duration and cannot be extended.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toHaveCount(0);
});

test('a cluster being described survives the end of the session @long', async ({ page, signIn, world }) => {
  const space = await createSpace(world.std);
  await signIn();
  await page.goto(`/eu-std-1/spaces/${space.id}/clusters/new`);
  const name = unique('survivor');
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Network (CIDR)').fill('10.30.0.0/16');
  await page.getByRole('button', { name: 'Add node pool' }).click();
  const requested = () => world.std.requests.filter((line) => line === `POST /kubernetes/spaces/${space.id}/clusters`);
  world.clock.advance(hour + 1_000);
  // The page watches its space, so it learns of the end without being touched.
  await overlay(page).getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expect(page.getByLabel('Pool name')).toHaveCount(2);
  expect(requested()).toHaveLength(0);
  await page.getByRole('button', { name: 'Create cluster' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  expect(requested()).toHaveLength(1);
});

test('why a session has ended is told after a reload and in a tab opened later, until somebody signs in', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const why = (tab: Page) => tab.getByText(/^Your session has ended/);
  await signIn();
  const drawer = await typeUserAt(world, page, somebody());
  world.clock.advance(hour + 1_000);
  await pressAtOnce(drawer.getByRole('button', { name: 'Create user' }));
  await expect(overlay(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(why(page)).toBeVisible();
  const later = await context.newPage();
  await page.close();
  await later.goto('/');
  await expect(why(later)).toBeVisible();

  await later.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(later.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect.poll(() => later.evaluate("localStorage.getItem('portico-ending')")).toBeNull();
});
