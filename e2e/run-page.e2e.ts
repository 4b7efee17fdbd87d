/** The page of a run: what is pressed twice is meant once, a run that is discarded is gone everywhere, and nothing old is shown as new. */
import { randomUUID } from 'node:crypto';
import { csrfHeader } from '#shared/csrf-header.ts';
import { createAccount } from './service-accounts.ts';
import { usersPage } from './user-drawer.ts';
import { createUser, setActive, somebody } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

/** A run that would activate two users and waits to be confirmed, on its page. */
async function begin(page: Page, world: World, people = [somebody('Pressed'), somebody('Pressed')]) {
  const users = await Promise.all(people.map((person) => createUser(world.std, person)));
  for (const { id } of users) await setActive(world.std, id, false);
  await page.goto(usersPage(world));
  for (const { lastname } of people)
    await page.getByRole('checkbox', { name: new RegExp(`^Select .*${lastname}`) }).check();
  await page.getByRole('button', { name: 'Change 2 selected users' }).click();
  await page.getByRole('menuitem', { name: 'Activate…', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Do 2 steps' })).toBeVisible();
}

test('buttons of a run that are pressed twice do what they say once, and nothing is said against it', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  await begin(page, world);
  const later = { kind: 'status', status: 503, retryAfterSeconds: 3_600, times: 1 } as const;
  world.std.steering.addFault({ operation: 'PatchUserStateOrganisation', ...later });
  await page.getByRole('button', { name: 'Do 2 steps' }).dblclick();
  await expect(page.getByText('Waiting').first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop after this step' }).dblclick();
  await expect(page.getByRole('button', { name: 'Stop for good' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).dblclick();
  await expect(page.getByText('2 done.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('runs have addresses of their own, which lead to where they are @long', async ({ page, signIn, world }) => {
  await signIn();
  await begin(page, world);
  const { pathname } = new URL(page.url());
  const id = pathname.split('/').at(-1) ?? '';
  await page.goto(`/runs/${id}?from=mail`);
  await expect(page.getByRole('button', { name: 'Do 2 steps' })).toBeVisible();
  expect(page.url()).toMatch(new RegExp(`${pathname}\\?from=mail$`));
  await page.goto('/runs?from=mail');
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  await expect(page).toHaveURL(/\d\/runs\?from=mail$/);
  await page.goto(`${pathname.replace(/\/[^/]+$/, '')}?from=mail`);
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  await expect(page).toHaveURL(/\d\/runs\?from=mail$/);
  await page.goto(`/runs/${randomUUID()}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
});

test('a run that is discarded is gone in every tab, and behind Back @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn();
  await begin(page, world);
  const [other, list] = [await context.newPage(), await context.newPage()];
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Do 2 steps' })).toBeVisible();
  await list.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/runs`);
  const rows = list.getByRole('row').filter({ hasText: 'Activate 2 users' }).filter({ hasText: 'Waits for you' });
  await expect(rows.first()).toBeVisible();
  const before = await rows.count();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Do 2 steps' })).toHaveCount(0);
  await expect(other.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Do 2 steps' })).toHaveCount(0);
});

test('a run stays on its page when its region does not accept the account any more @long', async ({ page, world }) => {
  const { client, name: region, accounts } = world.std;
  const { organisationId } = accounts;
  const { id: clientId, secret: clientSecret } = await createAccount(world.std);
  const { items } = await client.call('ListRolesOrganisation', { path: { organisationId }, page: { size: 50 } });
  const admin = items.find(({ name }) => name === 'Organisation Admin')?.uuid ?? '';
  const path = { organisationId, subjectType: 'serviceAccounts' as const, subjectId: clientId };
  await client.call('SetIAMPolicyOrganisation', { path, body: { add: { roles: [admin] } } });
  await page.request.post('/api/session', { headers: { [csrfHeader]: '1' }, data: { region, clientId, clientSecret } });
  await begin(page, world);
  const later = { kind: 'status', status: 503, retryAfterSeconds: 30, times: 1 } as const;
  world.std.steering.addFault({ operation: 'PatchUserStateOrganisation', ...later });
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText('Waiting').first()).toBeVisible();
  await client.call('DeleteServiceAccountOrganisation', { path: { organisationId, serviceAccountId: clientId } });
  // It is gone within moments.
  await world.std.steering.advance(60_000);
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  // Whoever asks for it now is to sign in: that it is gone would be wrong, and take the page away.
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect((await page.request.get(`/api/runs/${id}`, { headers: { [csrfHeader]: '1' } })).status()).toBe(401);
  await expect(page.locator('h1')).toHaveText('Activate 2 users');
});

test('without a network a run is told of as of when it was last heard of, and is no surer of what could not be read @long', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn();
  await begin(page, world);
  const later = { kind: 'status', status: 503, retryAfterSeconds: 3_600, times: 1 } as const;
  world.std.steering.addFault({ operation: 'PatchUserStateOrganisation', ...later });
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText(/eu-std-1 has asked for a pause/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await context.setOffline(true);
  const main = page.getByRole('main');
  await expect(main.getByText('Your browser is offline')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(/goes on when you close this tab/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Stop after this step' }).click();
  await expect(main.getByText(/^Outcome unknown/)).toHaveCount(1);
  await context.setOffline(false);
  await expect(main.getByText('Your browser is offline')).toBeHidden();
  await page.getByRole('button', { name: 'Stop after this step' }).click();
  await expect(page.getByText('Stopped by hand. What was done stays.')).toBeVisible();
});

test('a run that is stopped says what is still on its way, and shows what cannot be seen of a name @long', async ({
  page,
  signIn,
  world,
}) => {
  await signIn();
  const turned = { ...somebody('Turned'), firstname: 'Turned\u202Egnp.exe' };
  await begin(page, world, [turned, somebody('Other')]);
  await expect(page.getByText(/Turned⟨U\+202E⟩gnp\.exe/)).toBeVisible();
  world.std.steering.addFault({
    operation: 'PatchUserStateOrganisation',
    kind: 'delay',
    milliseconds: 6_000,
    times: 2,
  });
  await page.getByRole('button', { name: 'Do 2 steps' }).click();
  await expect(page.getByText('Under way').first()).toBeVisible();
  await page.getByRole('button', { name: 'Stop after this step' }).click();
  await expect(page.getByText('2 calls are still on the way')).toBeVisible();
  await expect(page.getByText('Stopping')).toBeVisible();
  await expect(page.getByText('2 done.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Done').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeHidden();
});

test('a run that took some putting together is not discarded without a question @long', async ({
  page,
  signIn,
  world,
}) => {
  const { organisationId } = world.std.accounts;
  await signIn();
  const each = { operation: 'PatchUserStateOrganisation', path: { organisationId }, body: { active: true } };
  const steps = Array.from({ length: 21 }, () => ({ path: { userId: randomUUID() } }));
  const scope = { region: 'eu-std-1', kind: 'organisation', id: organisationId };
  const data = { kind: 'activate', scope, plan: { about: 'Many', each, steps } };
  const answer = await page.request.post('/api/runs', { data, headers: { [csrfHeader]: '1' } });
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`/eu-std-1/organisations/${organisationId}/runs/${id}`);
  await page.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard this run?' });
  await expect(question).toContainText('21 steps');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { name: 'Work', level: 1 })).toBeVisible();
});
