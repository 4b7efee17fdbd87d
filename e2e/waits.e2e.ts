/** What people see while a region keeps them waiting, and when a part of the console cannot be had. */
import { typeUser, usersPage } from './user-drawer.ts';
import { somebody } from './world-data.ts';
import { expect, test } from './world.ts';

test('a region that hangs is named within five seconds, can be left waiting, and is not asked again by itself', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  world.std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'hang' });
  await page.goto(usersPage(world), { waitUntil: 'commit' });
  await expect(page.getByText('Still waiting for eu-std-1')).toBeVisible({ timeout: 6_500 });
  const asked = () => world.std.requests.filter((line) => line.includes('/users?')).length;
  const before = asked();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'You stopped waiting for eu-std-1' })).toBeVisible();
  await expect(page.getByText('Still waiting for eu-std-1')).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  expect(asked()).toBe(before);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row')).toHaveCount(31);
});

test('a write that is not answered in time has an unknown outcome, and the form stays', async ({
  page,
  signIn,
  world,
}) => {
  const person = somebody();
  await signIn();
  await page.goto(usersPage(world));
  const drawer = await typeUser(page, person);
  world.std.steering.addFault({ operation: 'CreateUserOrganisation', kind: 'hang' });
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(page.getByText('Still waiting for eu-std-1 to carry this out')).toBeVisible();
  await expect(drawer.getByRole('alert')).toContainText('Outcome unknown.', { timeout: 20_000 });
  await expect(drawer.getByRole('alert')).toContainText('Look before you send it again.');
  await expect(drawer.getByLabel('Last name')).toHaveValue(person.lastname);
});

test('a page whose code cannot be had says so, stops asking, and opens when tried again', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(usersPage(world));
  await expect(page.getByRole('row')).toHaveCount(31);
  const asked = new Map<string, number>();
  page.on('request', (request) => asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1));
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Roles', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeVisible();
  const again = [...asked].filter(([address]) => address.includes('/assets/')).map(([, times]) => times);
  // A file that several parts share is asked for by each of them, twice.
  expect(Math.max(...again)).toBeLessThan(10);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
});
