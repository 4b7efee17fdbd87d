/** The own account: who one is, and ending a session that is open elsewhere. */
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
});
