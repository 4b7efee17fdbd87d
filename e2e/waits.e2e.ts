/** What people see while a region keeps them waiting, and when a part of the console cannot be had. */
import { typeUser, typeUserAt, usersPage } from './user-drawer.ts';
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

test('what a list has shown of somebody is there at once, however slow the region is with the rest @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  const ahead = page.waitForEvent('requestfinished', (request) => request.url().includes('/AfterFirst-'));
  await page.goto(usersPage(world));
  const row = page.getByRole('row').nth(3).getByRole('rowheader').getByRole('link');
  const name = await row.innerText();
  await ahead;
  for (const operation of ['GetUserOrganisation', 'ListSpacesOfUser'] as const) {
    world.std.steering.addFault({ operation, kind: 'hang', times: 9 });
  }
  // Whatever was asked for by then is not: the fetch ahead begins with the pointer.
  await page.getByRole('heading', { level: 1 }).hover();
  await row.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name, { timeout: 2_000 });
  await expect(page.getByText('Still waiting for eu-std-1')).toBeHidden();
});

test('what is known is opened by the click itself, before the rest of its page is drawn @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await page.goto(usersPage(world));
  const row = page.getByRole('row').nth(3).getByRole('rowheader').getByRole('link');
  const name = await row.innerText();
  const title = page.getByRole('heading', { level: 1 });
  await row.click();
  await expect(title).toHaveText(name);
  await page.goBack();
  await row.focus();
  // A kept promise lets the drawing end that the click has begun, and nothing that comes later.
  const shown = await page.evaluate<string>(`(async () => {
    document.activeElement.click();
    await Promise.resolve();
    return document.querySelector('h1').textContent;
  })()`);
  expect(shown).toBe(name);
  await expect(title).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Spaces' })).toBeVisible();
});

test('a page whose code cannot be had says so, stops asking, and opens once there is a network again', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn();
  await page.clock.install();
  await page.goto(usersPage(world));
  await expect(page.getByRole('row')).toHaveCount(31);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Roles', exact: true }).dispatchEvent('click');
  await expect(page.getByRole('button', { name: 'Reload' }).first()).toBeVisible();
  // The clock runs ahead of the network, so a last attempt may still be failing: a minute comes in which nothing is asked for.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) asked += 1;
  });
  const inAMinute = async () => {
    asked = 0;
    await page.clock.runFor(30_000);
    await page.clock.runFor(30_000);
    return asked;
  };
  await expect.poll(inAMinute).toBe(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
});

test.describe('in a tab older than the console', () => {
  let asked: Map<string, number>;
  let goBack: () => Promise<void>;
  test.beforeEach(async ({ page, signIn, world }) => {
    await signIn();
    await page.goto(usersPage(world));
    await expect(page.getByRole('row')).toHaveCount(31);
    goBack = await world.deploy();
    asked = new Map();
    page.on('request', (request) => asked.set(request.url(), (asked.get(request.url()) ?? 0) + 1));
  });
  test.afterEach(() => goBack());
  const words = 'The console does not answer or was updated.';

  test('a page says that it cannot be fetched, and reloading opens it @long', async ({ page }) => {
    await page.getByRole('link', { name: 'Roles', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be fetched' }).first()).toBeVisible();
    await expect(page.locator('#content').getByText(words)).toBeVisible();
    const address = page.url();
    expect(address).toMatch(/\/roles$/);
    // A file that several parts share is asked for by each of them, twice.
    expect(Math.max(...asked.values())).toBeLessThan(12);
    await page.locator('#content').getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
    expect(page.url()).toBe(address);
  });

  test('a page opens as ever where the new console keeps the files of the old one @long', async ({ page, world }) => {
    await goBack();
    goBack = await world.deploy({ keepsPrevious: true });
    await page.getByRole('link', { name: 'Roles', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
  });

  test('a page opens, a moment later, where its file was first asked of a console of another build @long', async ({
    page,
    world,
  }) => {
    await goBack();
    goBack = await world.deploy({ isHalfDone: true });
    await page.getByRole('link', { name: 'Roles', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Roles' })).toBeVisible();
    expect(Math.max(...asked.values())).toBe(2);
  });

  test('a part that cannot be fetched takes nothing away that was typed, and reloading asks before it does @long', async ({
    page,
    world,
  }) => {
    await goBack();
    const person = somebody();
    const drawer = await typeUser(page, person);
    goBack = await world.deploy();
    await page.keyboard.press('Control+k');
    const notice = page.getByRole('alert').filter({ hasText: words });
    await expect(notice).toBeVisible();
    const address = page.url();
    const reload = async (decide: 'dismiss' | 'accept') => {
      const question = page.waitForEvent('dialog');
      await Promise.all([
        notice.getByRole('button', { name: 'Reload' }).click({ timeout: 8_000 }),
        question.then((one) => one[decide]()),
      ]);
    };
    await reload('dismiss');
    await expect(drawer.getByLabel('Last name')).toHaveValue(person.lastname);
    expect(Math.max(...asked.values())).toBeLessThan(12);
    await reload('accept');
    await expect(notice).toBeHidden();
    await expect(page.getByRole('row')).toHaveCount(31);
    expect(page.url()).toBe(address);
  });
});

test('a region that says when to come back is asked no sooner, and the page counts down to it @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  const { steering } = world.std;
  steering.addFault({ operation: 'ListUserOrganisation', kind: 'status', status: 503, retryAfterSeconds: 7, times: 9 });
  await page.clock.install();
  await page.goto(usersPage(world));
  const title = page.getByRole('heading', { name: 'eu-std-1 cannot do this at the moment' });
  await expect(title).toBeVisible();
  const asked = () => world.std.requests.filter((line) => line.includes('/users?')).length;
  const before = asked();
  const retry = page.getByRole('button', { name: /^Try again/ });
  await expect(retry).toHaveText(/^Try again in [4-7]\u00A0s$/);
  await page.clock.fastForward(3_000);
  await expect(retry).toHaveText(/^Try again in [1-3]\u00A0s$/);
  expect(asked()).toBe(before);
  await page.clock.fastForward(3_000);
  await expect(retry).toHaveText('Try again');
  steering.clearFaults();
  await retry.click();
  await expect(page.getByRole('row')).toHaveCount(31);
});

test('a form names the seconds after which the region takes it, and keeps what was typed @long', async ({
  page,
  signIn,
  world,
}) => {
  const person = somebody();
  await signIn();
  const drawer = await typeUserAt(world, page, person);
  const fault = { operation: 'CreateUserOrganisation', kind: 'status', status: 503, retryAfterSeconds: 42 } as const;
  world.std.steering.addFault(fault);
  await drawer.getByRole('button', { name: 'Create user' }).click();
  await expect(drawer.getByRole('alert')).toContainText('Try again in 42 seconds.');
  await expect(drawer.getByLabel('Last name')).toHaveValue(person.lastname);
});

test('a region that answers garbage has answered: nothing says that it does not', async ({ page, signIn, world }) => {
  await signIn();
  // A read that failed so is repeated twice by the page.
  world.std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'garbage', times: 3 });
  await page.goto(usersPage(world));
  await expect(page.getByRole('heading', { name: 'eu-std-1 answered something unusable' })).toBeVisible();
  await expect(page.getByText('does not answer')).toHaveCount(0);
  await expect(page.getByText('Request ID')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row')).toHaveCount(31);
});
