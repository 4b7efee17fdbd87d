/** What is begun is begun once, however often somebody presses while the console takes its time. */
import { csrfHeader } from '#shared/csrf-header.ts';
import { createUser, somebody } from './world-data.ts';
import { expect, test, type Page } from './world.ts';

test.use({ hasLink: true });

async function choose(page: Page, action: string) {
  await page.getByRole('button', { name: 'Change 2 selected users' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await expect(page.getByRole('menu')).toBeHidden();
}

test('a change of many that is pressed again while it is being begun is one run', async ({ page, signIn, world }) => {
  await signIn();
  const people = [somebody('Once'), somebody('Once')];
  for (const person of people) await createUser(world.std, person);
  await page.goto(`/eu-std-1/organisations/${world.std.accounts.organisationId}/users`);
  for (const { name } of people) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/runs'));
  world.link?.holdBack('POST /api/runs');
  await choose(page, 'Deactivate…');
  await asked;
  await choose(page, 'Deactivate…');
  world.link?.restore();
  await expect(page.getByRole('heading', { name: 'Deactivate 2 users' })).toBeVisible();
  const answer = await page.request.get('/api/runs', { headers: { [csrfHeader]: '1' } });
  expect(await answer.json()).toMatchObject({ items: [{ kind: 'deactivate' }] });
});
