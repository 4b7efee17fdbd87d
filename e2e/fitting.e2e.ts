/** From operations, chosen and recorded, to roles that suffice, and to a role of one's own. */
import { unique } from './world-data.ts';
import { expect, test } from './world.ts';

test('roles that let somebody do what was recorded are found and given, or one is made that fits exactly @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  await signIn();
  await page.goto(`/${std.name}/spaces/${std.accounts.spaceId}/roles`);
  await page.getByRole('link', { name: 'Find roles for a task' }).click();
  await page.getByRole('button', { name: /^Add \d+ recorded operations?$/ }).click();
  await expect(page.getByRole('row', { name: /ListRolesSpace/ })).toContainText('iam.role.get');
  await page.getByRole('button', { name: 'Add operations' }).click();
  const picker = page.getByRole('dialog', { name: 'Add operations' });
  await picker.getByRole('combobox').fill('cluster.delete');
  await picker.getByRole('option', { name: /^DeleteCluster/ }).click();
  await picker.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Find roles' }).click();
  await expect(page.getByText(/No fewer do/)).toBeVisible();

  await page.getByRole('button', { name: 'Create this role' }).click();
  const name = unique('Exactly');
  const drawer = page.getByRole('dialog', { name: 'Create a role' });
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByRole('button', { name: 'Create role' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('checkbox', { name: 'kubernetes.cluster.delete', exact: true })).toBeChecked();
  await page.getByRole('button', { name: /^Save \d+ changes$/ }).click();
  await expect(page.getByText(/were added to/)).toBeVisible();

  // The role that was made is the one that gives least now.
  await page.goBack();
  await page.getByRole('button', { name: /Find roles|Read the roles again/ }).click();
  await expect(page.getByText('1 role suffices. No fewer do', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Give this role to…' }).click();
  await page.getByRole('dialog').getByRole('option').first().click();
  await expect(page.getByRole('dialog').getByText(name).first()).toBeVisible();
  await expect(page).toHaveURL(/\/access\?grant=/);
});
