/** The own account: who one is, and ending a session that is open elsewhere. */
import { expect, test } from './world.ts';

test('a session left open elsewhere is ended from the own account', async ({ page, browser, signIn, world }) => {
  await signIn();
  const elsewhere = await browser.newContext({ baseURL: world.url });
  const left = await elsewhere.newPage();
  await left.goto(`/sign-in?returnTo=/eu-std-1/organisations/${world.std.accounts.organisationId}/users`);
  await left.getByLabel('Your name').fill('Left open');
  await left.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(left.getByRole('row')).toHaveCount(31);

  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users`);
  await page.getByRole('button', { name: /Service account/ }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Left open' }).click();
  await page.getByRole('menuitem', { name: 'End this session' }).click();
  await page.getByRole('button', { name: 'End this session' }).click();
  await expect(page.getByText('The session has ended')).toBeVisible();
  await expect(page.getByRole('row', { name: /Left open/ })).toHaveCount(0);
  await expect(left.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await elsewhere.close();
});
