/** The own account: who one is, ending a session that is open elsewhere, and the region's page for the own sign-in. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { violations } from './axe.ts';
import { codeAt } from './people.ts';
import { expect, test } from './world.ts';

test('a session left open elsewhere is ended from the own account', async ({ page, browser, signIn, world }) => {
  await signIn();
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
  const elsewhere = await browser.newContext({ baseURL: world.url, userAgent });
  const left = await elsewhere.newPage();
  await left.goto(`/sign-in?returnTo=/eu-std-1/organisations/${world.std.accounts.organisationId}/users`);
  await left.getByText('Use a service account instead').click();
  await left.getByLabel('Your name').fill('Left open');
  await left.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(left.getByRole('row')).toHaveCount(31);

  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users`);
  await page.getByRole('button', { name: /Service account/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  const row = page.getByRole('row', { name: /Left open/ });
  await expect(row).toContainText(/Firefox on Linux\s*(?:127\.0\.0\.0\/24|::\/48)/);
  await expect(page.getByRole('row', { name: /This one/ })).toContainText(/Chrome on \w+/);
  await page.getByRole('button', { name: 'Actions for Left open' }).click();
  await page.getByRole('menuitem', { name: 'End this session' }).click();
  await page.getByRole('button', { name: 'End this session' }).click();
  await expect(page.getByText('The session has ended')).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(left.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await elsewhere.close();

  // On a phone, what the thumb hits is larger than the picture.
  const storageState = await page.context().storageState();
  const viewport = { width: 390, height: 844 };
  const phone = await browser.newContext({ storageState, viewport, hasTouch: true, isMobile: true });
  const small = await phone.newPage();
  await small.goto(page.url());
  const mayDo = small.getByRole('region', { name: 'What you may do here' });
  const open = mayDo.getByRole('link', { name: 'Users' });
  const actions = small.getByRole('button', { name: /^Actions for / });
  // The page is read in parts, which moves what a finger is about to hit.
  await expect(open).toBeVisible();
  await expect(mayDo.getByRole('link', { name: 'Amélie Almeida' })).toBeVisible();
  await actions.scrollIntoViewIfNeeded();
  const box = await actions.boundingBox();
  expect(box).not.toBeNull();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  await small.touchscreen.tap(x + width / 2 - 21, y + height / 2);
  // The session one is in is ended elsewhere: its menu is not empty, and says so.
  await expect(small.getByRole('menuitem')).toHaveAccessibleDescription(/^This is the session you are in/);
  await small.keyboard.press('Escape');
  await expect.poll(async () => (await open.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await phone.close();
});

test('a person is led from the account to pages of the region that everybody can use @long', async ({
  page,
  world,
}) => {
  const { std, clock, url } = world;
  const { email, password, totpSecret } = std.accounts.person;
  // Codes work once.
  clock.advance(60_000);
  const session = { headers: { [csrfHeader]: '1' }, data: { region: std.name, demo: 'person' } };
  expect((await page.request.post('/api/session', session)).ok()).toBe(true);
  await page.goto(`${url}/eu-std-1/spaces/${std.accounts.spaceId}/account`);
  const link = page.getByRole('link', { name: 'Change them in eu-std-1' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address.startsWith(`${std.baseUrl}/`)).toBe(true);

  await page.setViewportSize({ width: 390, height: 844 });
  const looksRight = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await violations(page), `${page.url()} ${colorScheme}`).toEqual([]);
    }
    expect.soft(await page.evaluate('document.documentElement.scrollWidth'), page.url()).toBe(390);
  };
  clock.advance(60_000);
  await page.goto(address);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByLabel('Code of your authenticator application').fill(codeAt(totpSecret, clock.now()));
  await looksRight();
  await page.getByRole('button', { name: 'Sign in' }).click();
  for (const way of ['Change password', 'Change second factor', 'Make new codes']) {
    await expect(page.getByRole('heading', { level: 1, name: 'Your sign-in' })).toBeVisible();
    await page.getByRole('link', { name: way }).click();
    await expect(page.getByRole('button', { name: way })).toBeVisible();
    await looksRight();
    if (way !== 'Make new codes') await page.getByRole('link', { name: 'Back to your sign-in' }).click();
  }
  await page.getByLabel('Present password').fill('not the password');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByText('This is not your present password.')).toBeVisible();
  await looksRight();
  await page.getByLabel('Present password').fill(password);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await looksRight();
  await page.getByRole('link', { name: 'Back to your sign-in' }).click();
  await expect(page.getByText('10 of 10 are left.')).toBeVisible();
  await looksRight();
});
