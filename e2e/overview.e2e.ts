/** The first page tells at a glance what runs, has failed and waits for somebody, in every region. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { clearRuns } from './run-list.ts';
import {
  beginCluster,
  beginSpace,
  createSpace,
  createUser,
  longestSession,
  setActive,
  somebody,
  unique,
  workTakes,
} from './world-data.ts';
import { usersPage } from './user-drawer.ts';
import { expect, test, type Page } from './world.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });

test('what runs stands with when it is expected to end, and goes when it has ended @long', async ({
  page,
  signIn,
  world,
}) => {
  const space = await createSpace(world.std);
  const name = unique('glance');
  await signIn();
  const reads: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/overview') && reads.push(request.method())));
  await page.goto(usersPage(world));
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Overview' })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(part(page, 'Running now').locator('.skeleton')).toHaveCount(0);
  expect(reads).toHaveLength(1);

  // Told live: nothing is read anew but what the new cluster is called.
  await beginCluster(world.std, space.id, name);
  const row = part(page, 'Running now').getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Create cluster');
  await expect(row).toContainText('no earlier runs');

  await world.std.steering.advance(workTakes);
  await expect(row).toHaveCount(0);

  await beginCluster(world.std, space.id, `${name}-2`);
  const second = part(page, 'Running now')
    .getByRole('row')
    .filter({ hasText: `${name}-2` });
  await expect(second).toBeVisible();
  await second.getByRole('link', { name: 'Create cluster' }).click();
  await expect(page).toHaveURL(new RegExp(`/eu-std-1/spaces/${space.id}/operations/`));
  await world.std.steering.advance(workTakes);
});

test('a run is drawn as it is told: on its way to its usual end, and slower than nearly all before it @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  // Runs of earlier days were far shorter than those that begin now (region/seed).
  const { spaceId } = std.accounts;
  const { id: clusterId, name } = await beginCluster(std, spaceId, unique('drawn'));
  await std.steering.advance(workTakes);
  await signIn();
  await page.goto('/');
  await std.client.call('UpdateWorkersOs', { path: { spaceId, clusterId } });
  const row = part(page, 'Running now').getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('has not started');
  await expect(row.locator('.chart-run')).toHaveCount(0);

  // The page goes by the console's clock as it was told of it.
  await std.steering.advance(45_000);
  await page.reload();
  await expect(row).toContainText(/left · ends ≈\s.+, in 95\s% of \d+ runs by /);
  const cut = `[...document.querySelectorAll('.overview-running td:last-child :is(strong, .pill, .quiet)')].filter(
    (words) => words.getBoundingClientRect().right > words.closest('td').getBoundingClientRect().right + 1).map((words) => words.textContent)`;
  await expect(row.locator('.run-way')).toHaveCount(1);
  await expect(row.locator('.chart-expected')).toHaveCount(1);
  expect(await page.evaluate<string[]>(cut)).toEqual([]);
  await expect(row.locator('.run-axis')).not.toHaveAttribute('data-slow');

  await std.steering.advance(120_000);
  await page.reload();
  await expect(row).toContainText(/slower than 95\s% of \d+ runs/);
  await expect(row).not.toContainText('ends ≈');
  await expect(row.locator('.run-axis')).toHaveAttribute('data-slow', 'true');
  await expect(row.locator('.run-way')).toHaveCount(0);
  expect(await page.evaluate<string[]>(cut)).toEqual([]);
  // The picture is no second telling for whoever hears the words.
  await expect(row.locator('.overview-axis')).toHaveAttribute('aria-hidden', 'true');
  await std.steering.advance(workTakes);
});

test('what has failed stands with the first line of what the region says, and the way to it', async ({
  page,
  signIn,
  world,
}) => {
  const space = await createSpace(world.std);
  const name = unique('lost');
  world.std.steering.failNext({ clusterName: name, error: 'Quota \u202Eused up.\nsecond line of a log' });
  await beginCluster(world.std, space.id, name);
  await world.std.steering.advance(workTakes);
  await signIn();
  await page.goto('/');
  const item = part(page, 'Failed in the last day').getByRole('listitem').filter({ hasText: name });
  await expect(item).toContainText('Quota ⟨U+202E⟩used up.');
  await expect(item).not.toContainText('second line');
  await item.getByRole('link', { name: `Delete the cluster ${name}` }).click();
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await page.goto(`/eu-std-1/spaces/${space.id}/operations`);
  await expect(page.getByRole('row').filter({ hasText: 'Quota ⟨U+202E⟩used up.' })).toBeVisible();
});

test('what would turn the name of a space around is marked where one goes elsewhere @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const name = unique('turned');
  await createSpace(std, `${name}\u202Edesu`);
  await signIn();
  await page.goto('/');
  await page.getByRole('button', { name: 'Switch organisation or space' }).click();
  await page.getByRole('combobox').fill(name);
  const option = page.getByRole('option');
  await expect(option).toHaveCount(1);
  await expect(option).toHaveAccessibleName(new RegExp(`^${name}⟨U\\+202E⟩desu`));
  expect(await option.textContent()).not.toContain('\u202E');
});

test('what waits for somebody stands there: a run to be confirmed or paused, a space not ready @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await clearRuns(page);
  const person = somebody('Glance');
  await setActive(world.std, (await createUser(world.std, person)).id, false);
  const space = await beginSpace(world.std);
  await page.goto(usersPage(world));
  await page.getByRole('checkbox', { name: `Select ${person.name}` }).check();
  await page.getByRole('button', { name: /^Change 1 selected/ }).click();
  await page.getByRole('menuitem', { name: 'Activate…', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Do 1 step' })).toBeVisible();
  const run = page.url();

  await page.getByRole('link', { name: 'Portico' }).click();
  const needs = part(page, 'Needs you');
  await expect(needs.getByRole('listitem').filter({ hasText: space.name ?? '' })).toContainText('Being prepared');
  await needs
    .getByRole('listitem')
    .filter({ hasText: 'Activate 1 user: waits to be confirmed' })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(run);

  const later = { kind: 'status', status: 503, retryAfterSeconds: 3_600, times: 1 } as const;
  world.std.steering.addFault({ operation: 'PatchUserStateOrganisation', ...later });
  await page.getByRole('button', { name: 'Do 1 step' }).click();
  await page.getByRole('button', { name: 'Stop after this step' }).click();
  await page.getByRole('link', { name: 'Portico' }).click();
  await expect(needs.getByRole('listitem').filter({ hasText: 'Activate 1 user: paused' })).toBeVisible();
  await clearRuns(page);
});

test('nothing has to be scrolled for on a desk, with something in each part @long', async ({ page, signIn, world }) => {
  const { std } = world;
  const space = await createSpace(std, unique('s').padEnd(50, 'S'));
  const long = () => unique('c').padEnd(64, 'x');
  for (const error of ['Quota used up.', 'No capacity left for profile LARGE in zone a.', 'Drain timed out.']) {
    std.steering.failNext({ spaceId: space.id, error });
    await beginCluster(std, space.id, long());
  }
  await std.steering.advance(workTakes);
  const running = long();
  for (const name of [running, ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(unique)]) {
    await beginCluster(std, space.id, name);
  }
  for (let count = 0; count < 4; count += 1) await beginSpace(std, unique('n').padEnd(50, 'N'));
  await signIn();
  await signIn({ region: world.snc });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(part(page, 'Running now').getByRole('row')).toHaveCount(7);
  await expect(part(page, 'Running now')).toContainText('3 more');
  await expect(page.getByTitle(`${running} · ${space.name}`)).toBeVisible();
  const rows = await page.locator('.overview-running tbody tr').all();
  const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
  expect(Math.max(...boxes.map((box) => box?.height ?? Infinity))).toBeLessThan(40);
  await expect(part(page, 'Failed in the last day').getByRole('listitem')).toHaveCount(3);
  await expect(part(page, 'Versions').getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  expect(await page.evaluate<number>('document.documentElement.scrollHeight')).toBeLessThanOrEqual(900);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(1440);
  await std.steering.advance(workTakes);
});

test('versions lead to the clusters that run them @long', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/');
  // The first snapshot of the stream reads again what was read before it.
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  const row = part(page, 'Versions').getByRole('row').filter({ hasText: '1.29' });
  const count = await row.getByRole('cell').last().innerText();
  const patches = (await row.getByRole('cell').first().locator('.visually-hidden').innerText()).split(', ');
  const figures = patches.map((words) => Number(words.split(' · ')[1]));
  expect(figures.reduce((sum, figure) => sum + figure, 0)).toBe(Number(count));
  const drawn = await row.locator('svg text').allTextContents();
  expect(drawn.length).toBeGreaterThan(0);
  expect(patches).toEqual(expect.arrayContaining(drawn));
  await row.getByRole('link', { name: '1.29' }).click();
  await expect(page).toHaveURL(/\/fleet\?version=1\.29$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(count);
});

test('what has ended in seven days is drawn as it is listed, and read dot by dot with the arrow keys @long', async ({
  page,
  signIn,
  world: { std },
}) => {
  const space = await createSpace(std);
  const [one, two] = [unique('dot'), unique('dot')];
  std.steering.failNext({ clusterName: one, error: 'Quota used up.' });
  await beginCluster(std, space.id, one);
  await std.steering.advance(workTakes);
  await beginCluster(std, space.id, two);
  await std.steering.advance(workTakes);
  await signIn();
  await page.goto('/');
  const week = part(page, 'Last 7 days');
  const dots = week.locator('svg').getByRole('link');
  const newest = dots.and(week.locator('[tabindex="0"]'));
  await expect(newest).toHaveAccessibleName(new RegExp(`^Create cluster · ${two} · .*took`));
  await expect(week.locator('.overview-legend')).toHaveText(/^ ?done +failed \d+$/);
  await week.locator('summary').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(newest).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  // What failed is drawn last, over what lies in the same place.
  const failed = dots.last();
  await expect(failed).toBeFocused();
  await expect(failed).toHaveAccessibleName(new RegExp(`^Create cluster · ${one} · .*failed`));
  await expect(failed.locator('rect')).toHaveCount(1);

  await week.locator('summary').click();
  const told = await week.getByRole('listitem').allInnerTexts();
  const drawn = await Promise.all((await dots.all()).map((dot) => dot.getAttribute('aria-label')));
  expect(new Set(told)).toEqual(new Set(drawn));
  await failed.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/spaces/${space.id}/operations/`));
});

test('clusters of an older version than the newest on offer are counted, and lead to those of the fleet @long', async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto('/');
  const item = part(page, 'Needs you').getByRole('listitem').filter({ hasText: 'older version' });
  await expect(item).toContainText(/^\d+ clusters run older versions than 1\.\d+\.\d+/);
  const count = /^\d+/.exec(await item.innerText())?.[0] ?? '';
  await item.getByRole('link').click();
  await expect(page).toHaveURL(/\/fleet\?behind=newest&region=eu-std-1$/);
  await expect(page.getByRole('main')).toContainText(count);
});

test('a sign-in that ends soon waits for somebody @long', async ({ page, signIn, world }) => {
  await signIn();
  await page.goto('/');
  const ends = part(page, 'Needs you').getByRole('listitem').filter({ hasText: 'Your sign-in to eu-std-1 ends' });
  await expect(page.getByText(/of 1 region$/)).toBeVisible();
  await expect(ends).toHaveCount(0);
  const almost = longestSession - 25 * 60_000;
  for (let part = 0; part < 10; part += 1) {
    world.clock.advance(almost / 10);
    await page.request.post('/api/session/activity', { headers: { [csrfHeader]: '1' } });
  }
  await page.reload();
  await expect(ends).toContainText(/in 2\dm, and cannot be renewed/);
  await ends.getByRole('link').click();
  await expect(page).toHaveURL(/\/account$/);
});

test('whoever opens it reads it once; signed out, they are asked to sign in first', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => void (request.url().endsWith('/api/overview') && reads.push(request.method())));
  await page.goto('/');
  await expect(page).toHaveURL(/\/sign-in$/);
  expect(reads).toEqual([]);
  await page.getByRole('button', { name: 'Continue as administrator' }).click();
  await expect(page.getByText(/of 1 region$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/of 1 region$/)).toBeVisible();
  expect(reads).toHaveLength(2);
});

test('whoever has worked nowhere yet goes on from there to their organisations and spaces @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await signIn({ region: world.snc });
  await page.goto('/');
  const places = part(page, 'Places');
  const organisations = places.getByRole('listitem').filter({ hasText: 'Organisation' });
  await expect(organisations).toHaveCount(2);
  await expect(places.getByRole('listitem').filter({ hasText: 'Space' }).first()).toBeVisible();
  await organisations.getByRole('link', { name: 'Aurelia Logistics' }).first().click();
  await expect(page).toHaveURL(/\/organisations\/[^/]+\/overview$/);
});

test('what waits in several places alike is told once, and what might be done comes last @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await signIn({ region: world.snc });
  const [one, two] = [await beginSpace(world.std), await beginSpace(world.std)];
  await page.goto('/');
  const items = part(page, 'Needs you').getByRole('listitem');
  const preparing = items.filter({ hasText: 'Being prepared' }).filter({ hasText: one.name });
  await expect(preparing).toContainText(two.name);
  const versions = items.filter({ hasText: 'older version' });
  await expect(versions).toHaveCount(1);
  await expect(items.last()).toContainText('run older versions than');
  await versions.getByRole('link').click();
  await expect(page).toHaveURL(/\/fleet\?behind=newest$/);
  await world.std.steering.advance(workTakes);
});
