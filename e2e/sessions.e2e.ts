/** J1 and J14: leaving one region, and what the tabs of one browser know of each other's sign-ins. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { expect, test, type Page, type WorldRegion } from './world.ts';

const usersOf = ({ name, accounts }: WorldRegion) => `/${name}/organisations/${accounts.organisationId}/users`;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function chooseFromAccountMenu(page: Page, item: RegExp) {
  await page.getByRole('button', { name: /Service account/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('signing out of one region leaves the other, in every tab, and forgets what was read there', async ({
  page,
  signIn,
  world: { std, snc },
}) => {
  await signIn({ region: std });
  await page.goto(usersOf(std));
  await page.getByRole('button', { name: /Service account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out', exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: /Sign out of/ })).toHaveCount(0);

  await signIn({ region: snc });
  await page.goto(usersOf(snc));
  await expect(heading(page, 'Users')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(usersOf(snc));
  await expect(heading(other, 'Users')).toBeVisible();

  await chooseFromAccountMenu(page, /^Sign out of eu-snc-1/);
  for (const tab of [page, other]) {
    await expect(heading(tab, 'Sign in to eu-snc-1')).toBeVisible();
    await expect(tab.getByRole('alertdialog')).toHaveCount(0);
  }
  await page.goto(usersOf(std));
  await expect(page.getByRole('row')).toHaveCount(31);

  // Somebody with fewer rights signs in there: nothing of what the other could read is shown.
  await other.getByRole('button', { name: 'Continue with limited rights' }).click();
  await expect(other.getByRole('heading', { name: /may not see/ })).toBeVisible();
  await expect(other.getByRole('row')).toHaveCount(0);
});

test('the bar names the account of the region one is in, and all of them outside of any', async ({
  page,
  signIn,
  world: { std, snc },
}) => {
  await signIn({ region: std });
  await signIn({ region: snc, as: 'limited' });
  const named = ({ accounts }: WorldRegion, as: 'admin' | 'limited') =>
    `Service account ${(as === 'admin' ? accounts : accounts.limited).clientId.slice(0, 8)}`;
  const account = page.getByRole('banner').getByRole('button', { name: /Service account/ });
  await page.goto(usersOf(std));
  await expect(account).toHaveText(named(std, 'admin'));
  await page.goto(usersOf(snc));
  await expect(account).toHaveText(named(snc, 'limited'));
  await account.click();
  await expect(page.getByRole('menuitem', { name: `Sign out of eu-std-1 (${named(std, 'admin')})` })).toBeVisible();

  await page.goto('/permissions-of-nobody');
  await expect(account).toHaveText(`${named(snc, 'limited')}, ${named(std, 'admin')}`);
});

test('a menu or a sign-out that the console does not answer is told, and comes by itself or can be repeated @long', async ({
  page,
  signIn,
  world: { std, snc },
}) => {
  await signIn({ region: std });
  await signIn({ region: snc });
  // What the page fetches when it is idle has come once it watches.
  const watching = page.waitForRequest(/\/api\/watch/);
  await page.goto(usersOf(std));
  await expect(page.getByRole('row')).toHaveCount(31);
  await watching;
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /Service account/ }).click();
  await expect(page.getByRole('alert')).toContainText('A part of the page could not be loaded');
  await expect(page.getByRole('row')).toHaveCount(31);
  // The missing part comes by itself once there is a network.
  await page.context().setOffline(false);
  const item = page.getByRole('menuitem', { name: 'Sign out of eu-snc-1' });
  await expect(item).toBeVisible();

  await page.context().setOffline(true);
  await item.click();
  await expect(page.getByRole('alert')).toContainText('You are still signed in');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  const session = await page.request.get('/api/session', { headers: { [csrfHeader]: '1' } });
  expect(await session.json()).toMatchObject({ regions: [{ name: 'eu-std-1' }] });
});

test('signing in again in one tab lets the others go on, and another account opens them afresh @long', async ({
  page,
  signIn,
  world: { std, clock },
}) => {
  await signIn();
  await page.goto(usersOf(std));
  await expect(page.getByRole('row')).toHaveCount(31);
  const other = await page.context().newPage();
  const overlay = (tab: Page) => tab.getByRole('alertdialog', { name: 'Your session has ended' });
  await other.goto(`${usersOf(std)}?create`);
  await other.getByLabel('E-mail address').fill('half.typed@example.com');

  await other.getByLabel('First name').fill('Half');
  await other.getByLabel('Last name').fill('Typed');

  clock.advance(60 * 60_000 + 1_000);
  // Whichever comes first, this write or the tab's own notice that its session is over: what is typed stays.
  await other.getByRole('button', { name: 'Create user' }).last().dispatchEvent('click');
  await expect(overlay(other)).toBeVisible();
  await page.goto(usersOf(std));
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(page.getByRole('row')).toHaveCount(31);
  await expect(overlay(other)).toBeHidden();
  await expect(other.getByLabel('E-mail address')).toHaveValue('half.typed@example.com');

  clock.advance(60 * 60_000 + 1_000);
  await page.reload();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.getByRole('button', { name: 'Continue with limited rights' }).click();
  await expect(page.getByRole('heading', { name: /may not see/ })).toBeVisible();
  await expect(other.getByText(/another account/)).toBeVisible();
  await expect(other.getByRole('heading', { name: 'You may not see the users here' })).toBeVisible();
});
