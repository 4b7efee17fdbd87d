/** A tab that is older than the console is told so between what somebody does there, and never reloaded by itself. */
import { usersPage, typeUser } from './user-drawer.ts';
import { somebody } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

const offerOn = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of the console is here' });
const scripts = (page: Page) => page.locator('script[src*="/assets/next-"]');

let goBack: () => Promise<void> = async () => undefined;
test.beforeEach(async ({ page, signIn, world }) => {
  const watching = page.waitForResponse((response) => response.url().includes('/api/watch'));
  await signIn();
  await page.goto(usersPage(world));
  await expect(page.getByRole('row')).toHaveCount(31);
  await watching;
});
test.afterEach(() => goBack());

test('a new version is offered to whoever only looks, in every tab, and is what reloading shows', async ({
  page,
  context,
  world,
}) => {
  const other = await context.newPage();
  await other.goto(usersPage(world));
  await expect(other.getByRole('row')).toHaveCount(31);
  goBack = await world.deploy({ keepsPrevious: true });
  for (const tab of [page, other]) await expect(offerOn(tab)).toBeVisible();

  // Still the tab that it was.
  await expect(scripts(page)).toHaveCount(0);
  const reload = offerOn(page).getByRole('button', { name: 'Reload' });
  await reload.focus();
  await page.keyboard.press('Enter');
  await expect(scripts(page)).not.toHaveCount(0);
  await expect(page.getByRole('row')).toHaveCount(31);
  await page.getByRole('link', { name: 'Roles', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
  await expect(offerOn(page)).toBeHidden();
  // Nobody has asked the other one.
  await expect(scripts(other)).toHaveCount(0);
});

test('nobody is interrupted: not with words unsaved, not in a dialog, not while something is sent @long', async ({
  page,
  world,
}) => {
  const person = somebody();
  const drawer = await typeUser(page, person);
  goBack = await world.deploy({ keepsPrevious: true });
  await page.waitForResponse((response) => response.url().includes('/api/watch'));
  await expect(offerOn(page)).toBeHidden();

  world.std.steering.addFault({ operation: 'CreateUserOrganisation', kind: 'delay', milliseconds: 2_500 });
  await drawer.getByRole('button', { name: 'Create' }).click();
  await expect(drawer.getByLabel('Last name')).toHaveValue(person.lastname);
  await expect(offerOn(page)).toBeHidden();
  await expect(drawer).toBeHidden();
  await expect(offerOn(page)).toBeVisible();
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(offerOn(page)).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});
