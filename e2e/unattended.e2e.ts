/** Work that goes on with nobody there: what is said before it is confirmed, and asked by whoever signs out. */
import { usersPage } from './user-drawer.ts';
import { createUser, setActive, somebody } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const untilWhen = /without you until .*\d+:\d\d at the latest/;
const question = (page: Page) => page.getByRole('alertdialog', { name: 'A run goes on' });

/** A run that was confirmed and waits for its region for ten minutes, on its page. */
async function beginWaiting(page: Page, world: World): Promise<string> {
  const people = [somebody('Unattended'), somebody('Unattended')];
  const users = await Promise.all(people.map((person) => createUser(world.std, person)));
  for (const { id } of users) await setActive(world.std, id, false);
  await page.goto(usersPage(world));
  for (const { name } of people) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Change 2 selected users' }).click();
  await page.getByRole('menuitem', { name: 'Activate…', exact: true }).click();
  const confirm = page.getByRole('button', { name: 'Do 2 steps' });
  await expect(confirm).toBeVisible();
  await expect(page.getByText(untilWhen)).toBeVisible();
  const later = { kind: 'status', status: 503, retryAfterSeconds: 600, times: 1 } as const;
  world.std.steering.addFault({ operation: 'PatchUserStateOrganisation', ...later });
  await confirm.click();
  await expect(page.getByText('Waiting').first()).toBeVisible();
  await expect(page.getByText(untilWhen)).toBeVisible();
  return page.url();
}

async function signOutByKeyboard(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Service account|Your account/ })
    .last()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Sign out', exact: true })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'Sign out', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Signs out of what goes on without anybody. */
async function letItGoOn(page: Page): Promise<void> {
  await signOutByKeyboard(page);
  await question(page)
    .getByRole('button', { name: /^Let it go on until/ })
    .click();
  await expect(page.getByRole('button', { name: 'Continue as administrator' })).toBeVisible();
}

test('whoever signs out lets it go on, by keyboard, and finds it done', async ({ page, signIn, world }) => {
  await signIn();
  const run = await beginWaiting(page, world);
  await signOutByKeyboard(page);
  await expect(question(page)).toBeVisible();
  await expect(question(page).getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(page.getByText('Waiting').first()).toBeVisible();

  await signOutByKeyboard(page);
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(question(page).getByRole('button', { name: /^Let it go on until \S+/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Continue as administrator' })).toBeVisible();
  world.clock.advance(601_000);
  await signIn();
  await page.goto(run);
  await expect(page.getByText('2 done.')).toBeVisible();
});

test('whoever signs out stops it, and it waits for them to go on @long', async ({ page, signIn, world }) => {
  await signIn();
  const run = await beginWaiting(page, world);
  await signOutByKeyboard(page);
  await question(page).getByRole('button', { name: 'Stop it and sign out' }).click();
  await expect(page.getByRole('button', { name: 'Continue as administrator' })).toBeVisible();
  await signIn();
  await page.goto(run);
  await expect(page.getByText('Its session was signed out.')).toBeVisible();
  // Nothing goes on with this session: no question.
  await signOutByKeyboard(page);
  await expect(page.getByRole('button', { name: 'Continue as administrator' })).toBeVisible();
});

test('whoever signs out of its region is asked, and stays or stops it @long', async ({ page, signIn, world }) => {
  await signIn();
  await signIn({ region: world.snc });
  const run = await beginWaiting(page, world);
  const leave = async () => {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: /^Sign out of eu-std-1/ }).click();
  };
  await leave();
  await expect(question(page)).toContainText('stops when you sign out there');
  await expect(question(page).getByRole('button', { name: /^Let it go on/ })).toHaveCount(0);
  await question(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByText('Waiting').first()).toBeVisible();
  await leave();
  await question(page).getByRole('button', { name: 'Stop it and sign out' }).click();
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Continue as administrator' }).first()).toBeVisible();
  await signIn();
  await page.goto(run);
  await expect(page.getByText('Its session was signed out.')).toBeVisible();
});

test('whoever signs out everywhere stops it, once they have seen whose it is @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  const run = await beginWaiting(page, world);
  await letItGoOn(page);
  await signIn();
  await page.goto(run);
  await expect(page.getByText('Waiting').first()).toBeVisible();
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/account`);
  await expect(page.getByRole('row').filter({ hasText: 'Closed, its work goes on' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('button', { name: 'Continue as administrator' })).toBeVisible();
  await signIn();
  await page.goto(run);
  await expect(page.getByText('Its session was signed out.')).toBeVisible();
});

test('a closed session is listed for as long as its work goes on, wherever that is stopped @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn();
  const run = await beginWaiting(page, world);
  await letItGoOn(page);
  await signIn();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/account`);
  const closed = page.getByRole('row').filter({ hasText: 'Closed, its work goes on' });
  await expect(closed).toHaveCount(1);
  await expect(closed).toContainText(/Ends.*\d+:\d\d/);
  await expect(closed).not.toContainText('unless used');
  await expect(page.getByRole('row').filter({ hasText: 'This one' })).toContainText('unless used');
  const tab = await context.newPage();
  await tab.goto(run);
  await tab.getByRole('button', { name: 'Stop after this step' }).click();
  await expect(tab.getByText('Paused', { exact: true })).toBeVisible();
  await expect(closed).toHaveCount(0);
});

test('it goes on past the idle end, and with whoever signs in again in place @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await beginWaiting(page, world);
  world.clock.advance(60 * 60_000 + 1_000);
  const overlay = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await expect(overlay).toBeVisible({ timeout: 15_000 });
  await overlay.getByRole('textbox', { name: 'Client secret' }).fill(world.std.accounts.clientSecret);
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 done.')).toBeVisible();
});
