/** J1: sign in, find the scope. */
import { csrfHeader } from '#shared/csrf-header.ts';
import type { Session } from '#shared/session.ts';
import { holdBack } from './held-back.ts';
import { expect, test, type Page } from './world.ts';

const useServiceAccount = (page: Page) => page.getByText('Use a service account instead').click();

test.describe('a deep link opened signed out', () => {
  test('is kept through a wrong and a right sign-in', async ({ page, world }) => {
    const { accounts } = world.std;
    const link = `/eu-std-1/spaces/${accounts.spaceId}/users?q=zzz`;
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

    await useServiceAccount(page);
    await page.getByLabel('Client ID').fill(accounts.clientId);
    await page.getByRole('textbox', { name: 'Client secret' }).fill('not-the-secret');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const secret = page.getByRole('textbox', { name: 'Client secret' });
    await expect(secret).toHaveAccessibleDescription(/do not match/);
    await expect(page.locator('body')).not.toContainText('not-the-secret');
    expect(page.url()).not.toContain('not-the-secret');

    await secret.fill(accounts.clientSecret);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(page.url()).toBe(world.url + link);
  });

  test('says the same for an unknown account as for a wrong secret @long', async ({ page }) => {
    await page.goto('/sign-in');
    await useServiceAccount(page);
    await expect(page.getByLabel('Client ID')).toBeVisible();
    // The browser remembers which way its people take.
    await page.reload();
    await page.getByLabel('Client ID').fill('3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b');
    await page.getByRole('textbox', { name: 'Client secret' }).fill('whatever');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Client secret' })).toHaveAccessibleDescription(
      'The client ID and secret do not match in this region.',
    );
  });

  test('names what is missing before anything is sent', async ({ page, world }) => {
    await page.goto('/sign-in');
    await useServiceAccount(page);
    const before = world.std.requests.length;
    await page.getByLabel('Client ID').fill('not an id');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByLabel('Client ID')).toHaveAccessibleDescription(/UUID/);
    await expect(page.getByRole('textbox', { name: 'Client secret' })).toHaveAccessibleDescription(
      /Enter the client secret/,
    );
    await expect(page.getByLabel('Client ID')).toBeFocused();
    expect(world.std.requests.slice(before).filter((line) => line.includes('/iam/token'))).toEqual([]);
  });

  test('is opened by the sign-in also where the first script of the page came last @long', async ({ page, world }) => {
    const release = world.holdFirstScript();
    await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/users`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    release();
    await page.waitForLoadState('load');
    await page.getByRole('button', { name: 'Continue as administrator' }).click();
    await expect(page.getByRole('row').nth(3)).toContainText(/\w/);
  });

  test('never leads to another site', async ({ page, world }) => {
    await page.goto('/sign-in?returnTo=//evil.example/users');
    await page.getByRole('button', { name: 'Continue as administrator' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(world.url);
  });
});

test('region, zone, organisation and space are always visible, and a second region joins the session', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/users`);
  const scope = page.getByRole('button', { name: /Switch organisation or space/ });
  await expect(scope).toHaveAccessibleName(/eu-std-1 STD.*Aurelia Logistics.*production/);

  await scope.click();
  await page.getByRole('option', { name: /eu-snc-1/ }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(scope).toHaveAccessibleName(/eu-snc-1 SNC/);

  await scope.click();
  await page
    .getByRole('option')
    .filter({ hasText: /production.*eu-std-1/ })
    .click();
  await expect(scope).toHaveAccessibleName(/eu-std-1 STD.*Aurelia Logistics.*production/);
  await expect(page).toHaveURL(/\/overview$/);
});

test('an id pasted into the palette leads to its page', async ({ page, signIn, world }) => {
  const { organisationId, spaceId } = world.std.accounts;
  const { items } = await world.std.client.call('ListUserSpace', { path: { spaceId }, page: { size: 1 } });
  const user = items[0];
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/users`);
  await expect(page.getByRole('row')).toHaveCount(31);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: /paste an ID/ }).fill(user?.id ?? '');
  await page
    .getByRole('option')
    .filter({ hasText: `User · ${user?.email}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${user?.firstname} ${user?.lastname}`);
  await expect(page).toHaveURL(new RegExp(`/users/${user?.id}$`));
});

test('an id nobody knows is said to be unknown @long', async ({ page, signIn, world }) => {
  await signIn();
  await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/users`);
  await expect(page.getByRole('row')).toHaveCount(31);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: /paste an ID/ }).fill('3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b');
  await expect(page.getByText(/with this ID or e-mail address can be seen from here/)).toBeVisible();
});

test('one region down leaves the other usable', async ({ page, signIn, world }) => {
  await signIn({ region: world.std });
  await signIn({ region: world.snc });
  await world.snc.stop();
  try {
    await page.goto(`/eu-snc-1/spaces/${world.snc.accounts.spaceId}/users`);
    await expect(page.getByRole('heading', { name: /eu-snc-1 does not answer/ })).toBeVisible();
    await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/users`);
    await expect(page.getByRole('row')).toHaveCount(31);
    await page.goto(`/eu-snc-1/spaces/${world.snc.accounts.spaceId}/users`);
    await expect(page.getByRole('heading', { name: /eu-snc-1 does not answer/ })).toBeVisible();
    await expect(page.getByText('Request ID')).toBeVisible();
  } finally {
    await world.snc.start();
  }
  // Once it is back, so is the page, by itself.
  await expect(page.getByRole('row')).toHaveCount(31, { timeout: 20_000 });
});

test('signing out in one tab closes the others, all there or still coming up', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn();
  const address = `/eu-std-1/spaces/${world.std.accounts.spaceId}/users`;
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('row')).toHaveCount(31);
  const comingUp = await context.newPage();
  // What is fetched once the page stands does not come.
  const { isHeld } = await holdBack(comingUp, 'SessionEnd');
  await comingUp.goto(address);
  await expect(comingUp.getByRole('row')).toHaveCount(31);
  await isHeld;

  await page.getByRole('button', { name: /Service account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  for (const tab of [other, comingUp]) {
    await expect(tab.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(tab.getByText('You have signed out in another tab.')).toBeVisible();
    await expect(tab.getByRole('row')).toHaveCount(0);
  }
});

test.describe('finding the way', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Go to…' });

  test('the palette takes the place of an open switcher, and gives the focus back to its button @long', async ({
    page,
    signIn,
    world,
  }) => {
    // The dialog stands where it will stay from its first moment on.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn();
    await page.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/users`);
    const scope = page.getByRole('button', { name: /Switch organisation or space/ });
    await scope.click();
    await expect(page.getByRole('dialog', { name: 'Switch organisation or space' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    const field = palette(page).getByRole('combobox');
    await expect(field).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);

    // Neither many results nor none move what one types in.
    const top = async () => Math.round((await field.boundingBox())?.y ?? NaN);
    const before = await top();
    await field.fill('no page is called that');
    await expect(palette(page).getByText('No match')).toBeVisible();
    expect(await top()).toBe(before);

    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(scope).toBeFocused();
  });

  test('a place that could not be opened is not remembered, nor is there a way inside a region nobody knows @long', async ({
    page,
    signIn,
    world,
  }) => {
    const nowhere = '3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b';
    await signIn();
    await page.goto(`/eu-std-1/spaces/${nowhere}/users`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /Switch organisation or space/ }).click();
    await expect(page.getByRole('option', { name: /production/ })).toBeVisible();
    await expect(page.getByRole('option', { name: new RegExp(nowhere.slice(0, 8)) })).toHaveCount(0);

    await page.goto(`/xx-nowhere-1/spaces/${world.std.accounts.spaceId}/users`);
    await expect(page.getByRole('heading', { name: 'Nothing here' }).first()).toBeVisible();
    const navigation = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(navigation.getByRole('link', { name: 'Users' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Switch organisation or space/ })).toHaveAccessibleName(
      /All regions/,
    );
  });

  test('Escape closes a drawer at once while the name of its cross shows @long', async ({ page, signIn, world }) => {
    await signIn();
    await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users`);
    await page.getByRole('button', { name: 'Create user' }).click();
    const drawer = page.getByRole('dialog', { name: 'Create user' });
    await expect(drawer.getByLabel('E-mail address')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('tooltip', { name: 'Close' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
  });
});

test('two tabs that sign in to two regions at the same moment end in one session with both', async ({
  page,
  context,
  world,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await tab.goto('/sign-in');
  await page.getByLabel('Region').selectOption('eu-std-1');
  await other.getByLabel('Region').selectOption('eu-snc-1');
  // Each is still waiting for its region while the other one begins.
  for (const { steering } of [world.std, world.snc]) {
    steering.addFault({ operation: 'Token', kind: 'delay', milliseconds: 400 });
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Continue as administrator' }).click()));
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden();
  const answer = await page.request.get('/api/session', { headers: { [csrfHeader]: '1' } });
  const { regions } = (await answer.json()) as Session;
  expect(regions.map(({ name }) => name)).toEqual(['eu-snc-1', 'eu-std-1']);
});
