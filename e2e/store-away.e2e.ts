/** What people see while the console's own store is away, and that they go on by themselves when it is back. */
import { typeUser, usersPage } from './user-drawer.ts';
import { somebody } from './world-data.ts';
import { expect, test } from './world.ts';

test.use({ hasRedis: true });
test.afterEach(({ world }) => world.redis?.start());

const away = 'The console cannot reach its own store';
/** What was read of a session may be used for this long without being read again. */
const longestMemory = 20_000;

test('a page says whose fault it is, blames no region, and goes on by itself @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(usersPage(world));
  await expect(page.getByRole('row')).toHaveCount(31);
  const drawer = await typeUser(page, somebody());
  await world.redis?.kill();

  await drawer.getByRole('button', { name: 'Create' }).click();
  const refusal = drawer.getByRole('alert');
  await expect(refusal).toContainText('This was not sent: nothing has changed');
  await expect(refusal).toContainText('nobody is signed out');
  await drawer.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();

  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  const panel = page.locator('#content').getByText(away);
  await expect(async () => {
    await page.getByRole('link', { name: 'Permissions', exact: true }).click();
    await page.getByRole('link', { name: 'Service accounts' }).click();
    await expect(panel).toBeVisible({ timeout: 6_000 });
  }).toPass({ timeout: longestMemory + 10_000 });
  await expect(page.getByText('eu-std-1 cannot do this')).toBeHidden();
  await world.redis?.start();
  await expect(page.getByRole('table')).toBeVisible({ timeout: 15_000 });
  await expect(panel).toBeHidden();
});

test('whoever opens a page is told, and led there when the store is back, without signing in again @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await world.redis?.kill();
  await page.goto(usersPage(world));
  await expect(page.getByRole('alert')).toContainText(away, { timeout: 15_000 });
  await expect(page.getByRole('alert')).toContainText('This signs nobody out');
  await expect(page.getByLabel('Region')).toHaveValue('eu-std-1');
  await world.redis?.start();
  await expect(page.getByRole('row')).toHaveCount(31, { timeout: 15_000 });
  expect(new URL(page.url()).pathname).toBe(usersPage(world));
});
