/** J14 and J2: nothing typed is lost without a question, whichever way one leaves. */
import { somebody } from './world-data.ts';
import { expect, test } from './world.ts';

test('Back asks before a drawer with changes closes, and closes it once the reader agrees', async ({
  page,
  signIn,
  world: { std },
}) => {
  await signIn();
  const address = `/eu-std-1/organisations/${std.accounts.organisationId}/users`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Create user' }).click();
  const drawer = page.getByRole('dialog', { name: 'Create user' });
  const email = drawer.getByLabel('E-mail address');
  await email.fill(somebody().email);

  await page.evaluate('history.back()');
  await expect(drawer.getByRole('alert')).toContainText('Discard what you changed?');
  await drawer.getByRole('button', { name: 'Keep editing' }).click();
  await expect(email).toBeFocused();
  await expect(email).not.toHaveValue('');
  await expect(page).toHaveURL(/\?create$/);

  await page.evaluate('history.back()');
  await drawer.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${address}$`));

  // Escape asks the same, and a drawer without changes closes at once.
  await page.getByRole('button', { name: 'Create user' }).click();
  await email.fill('a');
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Create user' }).click();
  await expect(drawer).toBeVisible();
  await page.evaluate('history.back()');
  await expect(drawer).toBeHidden();
});

test('a form on a page asks on Back, on links and in the palette; what was sent needs no question @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  await signIn();
  const clusters = `/eu-std-1/spaces/${std.accounts.spaceId}/clusters`;
  await page.goto(clusters);
  await page.getByRole('link', { name: 'Create cluster' }).first().click();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('half-typed');
  const question = page.getByRole('alertdialog', { name: 'Discard what you changed?' });
  const stay = async () => {
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(name).toHaveValue('half-typed');
    await expect(page).toHaveURL(/clusters\/new$/);
  };

  await page.evaluate('history.back()');
  await stay();
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Operations' }).click();
  await stay();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: /Operations/ }).click();
  await stay();

  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Operations' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
});

test('Back asks before ACLs that are being chosen or looked at are lost, and what they do stays in sight @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  await signIn();
  const { spaceId } = std.accounts;
  const { items: clusters } = await std.client.call('ListClusters', { path: { spaceId } });
  await page.goto(`/eu-std-1/spaces/${spaceId}/clusters/${clusters[0]?.id}`);
  await page.getByRole('link', { name: 'Give access…' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'Find a user or service account' }).fill('a');
  await drawer.getByRole('option').first().click();
  const permission = drawer.getByRole('checkbox', { name: 'kubernetes.cluster.get' });
  await permission.check();

  const goBackAndStay = async () => {
    await page.evaluate('history.back()');
    await expect(drawer.getByRole('alert')).toContainText('Discard what you changed?');
    await drawer.getByRole('button', { name: 'Keep editing' }).click();
  };
  await goBackAndStay();
  await expect(permission).toBeChecked();

  await drawer.getByRole('button', { name: 'See what it does' }).click();
  const give = drawer.getByRole('button', { name: 'Give one ACL' });
  await expect(give).toBeEnabled();
  await goBackAndStay();
  await expect(give).toBeEnabled();

  await page.evaluate('history.back()');
  await drawer.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();
});

test('signing out asks first, and who stays after all goes on being asked', async ({
  page,
  signIn,
  world: { std },
}) => {
  await signIn();
  await page.goto(`/eu-std-1/spaces/${std.accounts.spaceId}/clusters/new`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('half-typed');
  const question = page.getByRole('alertdialog', { name: 'Discard what you changed?' });
  const signOut = async () => {
    await page.getByRole('button', { name: /Service account/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
  };
  await signOut();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('half-typed');
  await signOut();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('a sign-out that does not work leaves what was typed, and it goes on being asked about', async ({
  page,
  context,
  signIn,
  world: { std, snc },
}) => {
  await signIn();
  await signIn({ region: snc });
  await page.goto(`/eu-std-1/spaces/${std.accounts.spaceId}/clusters/new`);
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('half-typed');
  const question = page.getByRole('alertdialog', { name: 'Discard what you changed?' });
  for (const way of [/^Sign out of eu-std-1/, /^Sign out$/]) {
    await page.getByRole('button', { name: /Service account/ }).click();
    await page.getByRole('menuitem', { name: way }).click();
    await expect(question).toBeVisible();
    await context.setOffline(true);
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'You are still signed in' })).toBeVisible();
    await expect(question).toBeHidden();
    await expect(name).toHaveValue('half-typed');
    await expect(page.getByRole('button', { name: /Service account/ })).toBeFocused();
    await context.setOffline(false);
  }
  await page.getByRole('button', { name: 'Try again' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Clusters' }).first().click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(name).toHaveValue('half-typed');
});
