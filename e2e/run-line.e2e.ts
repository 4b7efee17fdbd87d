/** What the console's server works on is told in the bar of every page, and by whom it is told where it has ended. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { clearRuns } from './run-list.ts';
import { usersPage } from './user-drawer.ts';
import { createUser, longestSession, setActive, somebody } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

const line = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Under way/ });

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ });

/** A run over three inactive users that has come to a halt at the last of them, for so many seconds; answers its address. */
async function haltedRun(page: Page, world: World, retryAfterSeconds = 3_600) {
  const people = ['Halt', 'Halt', 'Halt'].map(somebody);
  for (const person of people) await setActive(world.std, (await createUser(world.std, person)).id, false);
  await page.goto(usersPage(world));
  for (const { name } of people) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Change 3 selected users' }).click();
  await page.getByRole('menuitem', { name: 'Activate…', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Do 3 steps' })).toBeVisible();
  const later = { kind: 'status', status: 503, retryAfterSeconds } as const;
  world.std.steering.addFault({ operation: 'PatchUserStateOrganisation', ...later, times: 1 });
  await page.getByRole('button', { name: 'Do 3 steps' }).click();
  await expect(page.getByText('2 done, 1 left.')).toBeVisible();
  return page.url();
}

test('how far a run is stands in the bar of every page, as of when once that is not live, and leads to it @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn();
  await clearRuns(page);
  const first = await haltedRun(page, world);
  await page.getByRole('link', { name: 'Roles' }).first().click();
  await expect(line(page)).toHaveText(/2 of 3.*Activate 3 users.*goes on at/);
  const other = await context.newPage();
  const reads: string[] = [];
  other.on('request', (request) => void (request.url().endsWith('/api/runs') && reads.push(request.method())));
  await other.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/clusters`);
  await expect(line(other)).toContainText('2 of 3');
  expect(reads).toEqual(['GET']);

  await context.setOffline(true);
  await expect(line(page)).toContainText('As of');
  await expect(line(page)).not.toContainText('of 3');
  await context.setOffline(false);
  await expect(line(page)).toContainText('2 of 3');

  const second = await haltedRun(page, world);
  await expect(line(page)).toContainText('4 of 6');
  await line(other).filter({ hasText: '2 runs' }).click();
  await expect(other.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Stop after this step' }).click();
  await expect(line(other)).toContainText('2 of 3');
  await line(page).click();
  expect(second).not.toBe(first);
  await expect(page).toHaveURL(first);
  await page.getByRole('button', { name: 'Stop after this step' }).click();
  await expect(line(page)).toBeHidden();
  await expect(line(other)).toBeHidden();
});

test('the end of a run is told in one tab, and counted in all of them until it is read @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn();
  await clearRuns(page);
  const address = await haltedRun(page, world, 60);
  await page.getByRole('link', { name: 'Roles' }).first().click();
  const other = await context.newPage();
  await other.goto(`/eu-std-1/spaces/${world.std.accounts.spaceId}/clusters`);
  await expect(line(other)).toContainText('2 of 3');
  await expect(bell(other)).toHaveAccessibleName('Notices');
  // Both tabs have seen that it is not over: the pause that the region has asked for is.
  await expect(line(page)).toContainText('2 of 3');
  world.clock.advance(61_000);

  for (const tab of [page, other]) {
    await expect(bell(tab)).toHaveAccessibleName('Notices, 1 unread', { timeout: 15_000 });
    await expect(tab).toHaveTitle(/^\(1\)/);
    await expect(line(tab)).toBeHidden();
  }
  const toasts = [page, other].map((tab) => tab.getByText('Activate 3 users: done').count());
  expect((await Promise.all(toasts)).reduce((sum, count) => sum + count)).toBe(1);

  await bell(other).click();
  // What runs meanwhile is listed there, too.
  const item = other.getByRole('dialog', { name: 'Notices' }).locator('[data-unread]');
  await expect(item).toContainText('Done');
  await item.getByRole('link', { name: 'Activate 3 users: done' }).click();
  await expect(other).toHaveURL(address);
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notices');

  await page.reload();
  await expect(bell(page)).toHaveAccessibleName('Notices');
});

test('a run that waits for somebody is told of at the next visit, until it goes on @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await clearRuns(page);
  const address = await haltedRun(page, world, longestSession / 1_000);
  // In another browser, ahead of the end of the session that it works with.
  await page.context().clearCookies({ name: /portico$/ });
  world.clock.advance(longestSession - 30 * 60_000);
  await signIn();
  await page.goto(usersPage(world));
  await expect(page.getByRole('table')).toBeVisible();
  world.clock.advance(31 * 60_000);
  await page.reload();
  const told = page.getByRole('region', { name: 'Failures not read yet' });
  await expect(told).toContainText('Activate 3 users: paused, its session has ended');
  // Beside it, work of the region may have ended meanwhile.
  await expect(page).toHaveTitle(/^\(\d\) Users/);
  await told.getByRole('link', { name: 'Open the run' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('3 done.')).toBeVisible();
  await page.goto(usersPage(world));
  await expect(page.getByRole('table')).toBeVisible();
  await expect(told).toBeHidden();
});

test('how long a run will take yet is told once its pace is known, and not before @long', async ({
  page,
  signIn,
  world,
}) => {
  const { std } = world;
  const users = await Promise.all(Array.from({ length: 40 }, () => createUser(std, somebody('Pace'))));
  for (const { id } of users) await setActive(std, id, false);
  const { organisationId } = std.accounts;
  const steps = users.map(({ id: userId }) => {
    return { operation: 'PatchUserStateOrganisation', path: { organisationId, userId }, body: { active: true } };
  });
  const scope = { region: 'eu-std-1', kind: 'organisation', id: organisationId };
  await signIn();
  const data = { kind: 'activate', scope, plan: { about: 'Pace', steps } };
  const begun = await page.request.post('/api/runs', { headers: { [csrfHeader]: '1' }, data });
  const { id } = (await begun.json()) as { readonly id: string };
  await page.goto(`/eu-std-1/organisations/${organisationId}/runs/${id}`);
  std.steering.addFault({ operation: 'PatchUserStateOrganisation', kind: 'delay', milliseconds: 2_500, times: 40 });
  try {
    await page.getByRole('button', { name: 'Do 40 steps' }).click();
    await expect(page.getByText(/^(?:6|12) done, \d+ left\.$/)).toBeVisible();
    await expect(page.getByText('Less than a minute left.')).toBeHidden();
    await expect(page.getByText('Less than a minute left.')).toBeVisible({ timeout: 20_000 });
  } finally {
    std.steering.clearFaults();
  }
  await expect(page.getByText('40 done.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Less than a minute left.')).toBeHidden();
});
