/** J1: addresses that lead nowhere say so, and names of people do not speak for the console. */
import { expect, test } from './world.ts';

test('an address with an id that is none has no page @long', async ({ page, signIn }) => {
  await signIn();
  for (const address of ['/eu-std-1/organisations/not-an-id/users', '/eu-std-1/spaces/%3Cb%3E/clusters', '/a/b/c/d']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
  }
});

test('a space that is not there has no pages to go to, and the way to another place stays', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/eu-std-1/spaces/00000000-0000-4000-8000-00000000dead/users');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Overview of all',
    'Fleet',
    /^Work/,
    'Journal',
    'Access reviews',
  ]);
  await page.getByRole('button', { name: /^Switch/ }).click();
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
});

test('on a phone the menu of such a space has no pages of it either @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn();
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.goto(`/eu-std-1/organisations/${std.accounts.organisationId}/users`);
  await expect(menu).toBeVisible();
  await page.goto('/eu-std-1/spaces/00000000-0000-4000-8000-00000000dead/users');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await menu.click();
  await expect(page.getByRole('link', { name: 'Overview' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Users' })).toHaveCount(0);
});

test('a name is text, and turns no sentence around', async ({ page, signIn, world: { std } }) => {
  const { organisationId } = std.accounts;
  const user = await std.client.call('CreateUserOrganisation', {
    path: { organisationId },
    body: { email: 'disguised@example.com', firstname: '\u202E<img src=x onerror=alert(1)>', lastname: '=1+1' },
  });
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    void dialog.dismiss();
  });
  await signIn();
  await page.goto(`/eu-std-1/organisations/${organisationId}/users/${user.id}`);
  await expect(page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)> =1+1' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  expect(await question.textContent()).not.toContain('\u202E');
  await question.getByRole('textbox').fill('<img src=x onerror=alert(1)> =1+1');
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect(page.getByText('was deleted')).toBeVisible();
  expect(said).toEqual([]);
});

test('an address that ends with its place leads to its overview @long', async ({ page, signIn, world }) => {
  const { organisationId, spaceId } = world.std.accounts;
  await signIn();
  for (const place of [`organisations/${organisationId}`, `spaces/${spaceId}/`]) {
    await page.goto(`/eu-std-1/${place}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/eu-std-1/${place.replace(/\/$/, '')}/overview$`));
  }
});

test('a slash at the end of the address of a page of all regions leads to the same page @long', async ({
  page,
  signIn,
}) => {
  await signIn();
  for (const name of ['Fleet', 'Work']) {
    await page.goto(name === 'Fleet' ? '/fleet/' : '/runs/');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Switch organisation or space: All regions/ })).toBeVisible();
  }
});
