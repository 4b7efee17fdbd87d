/** An organisation in which nobody has made anything yet: its overview says how one begins, and is there once one has. */
import { unique, workTakes } from './world-data.ts';
import { expect, test } from './world.ts';

test.use({ isEmpty: true });

test('an organisation without a space tells what to do first, and shows the space that was made @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  await signIn();
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'What to do first' })).toBeVisible();
  await expect(main.getByRole('region')).toHaveCount(0);
  await page.goto(`/eu-std-1/organisations/${std.accounts.organisationId}`);
  await expect(page).toHaveURL(/\/overview$/);
  await expect(main.getByRole('link', { name: 'Look at the people' })).toBeVisible();
  await main.getByRole('link', { name: 'Create the first space' }).click();

  const name = unique('first');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Where it begins');
  await dialog.getByRole('button', { name: 'Create space' }).click();
  await expect(dialog).toHaveCount(0);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Overview' })
    .first()
    .click();
  const needs = page.getByRole('region', { name: 'Needs you' });
  await expect(needs.getByRole('listitem').filter({ hasText: name })).toContainText('Being prepared');
  await std.steering.advance(workTakes);
  await expect(needs.getByRole('listitem').filter({ hasText: name })).toHaveCount(0);
});

test('where one region does not tell its spaces, nobody is told to begin @long', async ({
  page,
  signIn,
  world: { snc },
}) => {
  await signIn();
  await signIn({ region: snc });
  snc.steering.addFault({ operation: 'ListSpaces', kind: 'status', status: 500, times: 100 });
  await page.goto('/');
  await expect(page.getByText('eu-snc-1 could not be read')).toBeVisible();
  // The latter where the other region has a space by now.
  await expect(page.getByRole('region', { name: 'Running now' })).toContainText(
    /Could not be read\.|As far as could be read: /,
  );
  await expect(page.getByRole('heading', { name: 'What to do first' })).toHaveCount(0);
});
