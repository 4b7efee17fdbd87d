/** The server's work: what is to be confirmed, and what has come of it. */
import { createAccount } from '../service-accounts.ts';
import { createUser, somebody, unique } from '../world-data.ts';
import { expect, type Page, type World } from '../world.ts';
import { organisation, text, type Place } from './place.ts';

/** A list of two users, who are nobody else's. */
async function twoUsers(world: World): Promise<string> {
  const lastname = unique('Many');
  for (const firstname of ['Ada', 'Jo']) await createUser(world.std, { ...somebody(firstname), lastname });
  return `${organisation(world)}/users?q=${lastname}`;
}

async function choose(page: Page, action: string) {
  for (const row of [1, 2]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await page
    .getByRole('main')
    .locator('button[aria-haspopup=menu]', { hasText: /(?:^| )2 / })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

export const runsPlaces: readonly Place[] = [
  {
    name: 'the work of all regions',
    address: () => '/runs',
    async arrive(page, { core, runs }) {
      await expect(page.getByRole('heading', { level: 1, name: core.shell.work })).toBeVisible();
      await expect(page.getByText(runs.lead)).toBeVisible();
      await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
    },
  },
  {
    name: 'what granting a role to many does',
    isVariant: true,
    address: twoUsers,
    async arrive(page, { runs }) {
      await choose(page, runs.many.actions.grant);
      await page.getByRole('dialog').getByRole('combobox').fill('Organisation Viewer');
      await page.getByRole('option', { name: /^Organisation Viewer/ }).click();
      await expect(page.getByRole('dialog').locator('.effect-people > li')).toHaveCount(2);
    },
  },
  {
    name: 'what giving many the same access as somebody does',
    address: twoUsers,
    async arrive(page, { runs, access }) {
      await choose(page, runs.many.actions.same);
      await page.getByRole('dialog').getByRole('button', { name: runs.same.choose }).click();
      const picking = page.getByRole('dialog', { name: access.explain.picking.title });
      await picking.getByRole('combobox').fill('demo-administrator');
      await picking.getByRole('option', { name: /demo-administrator/ }).click();
      await expect(page.getByRole('dialog').locator('.effect-people > li')).toHaveCount(2);
    },
  },
  {
    name: 'users to be assigned to a space',
    isVariant: true,
    address: twoUsers,
    async arrive(page, { runs }) {
      await choose(page, runs.many.actions.assign);
      await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'service accounts to be assigned to a space',
    isVariant: true,
    async address(world) {
      const name = unique('robot');
      for (const end of ['a', 'b']) await createAccount(world.std, `${name}-${end}`);
      return `${organisation(world)}/service-accounts?q=${name}`;
    },
    async arrive(page, { runs }) {
      await choose(page, runs.many.actions.assign);
      await page.getByRole('dialog').getByRole('combobox').fill('production');
      await page.getByRole('option', { name: /production/ }).click();
    },
  },
  {
    name: 'a run that waits to be confirmed',
    address: twoUsers,
    async arrive(page, { runs }) {
      await choose(page, runs.many.actions.deactivate);
      await text(page, runs.actions.confirm.match(/=0 \{([^}]+)\}/)?.[1] ?? '');
    },
  },
  {
    name: 'a run that waits, told in the bar',
    isVariant: true,
    address(world) {
      const later = { kind: 'status', status: 503, retryAfterSeconds: 60, times: 1 } as const;
      world.std.steering.addFault({ operation: 'PatchUserStateOrganisation', ...later });
      return twoUsers(world);
    },
    async arrive(page, { runs }) {
      await choose(page, runs.many.actions.activate);
      await text(page, runs.effects.activate);
      await page.locator('.page-actions').getByRole('button').first().click();
      await expect(page.getByRole('banner')).toContainText(runs.line.underWay);
    },
  },
  {
    name: 'the question of whoever signs out while a run goes on',
    isVariant: true,
    alone: true,
    address(world) {
      const later = { kind: 'status', status: 503, retryAfterSeconds: 60, times: 1 } as const;
      world.std.steering.addFault({ operation: 'PatchUserStateOrganisation', ...later });
      return twoUsers(world);
    },
    async arrive(page, { core, runs, soon }) {
      await choose(page, runs.many.actions.activate);
      await text(page, runs.effects.activate);
      await page.locator('.page-actions').getByRole('button').first().click();
      await expect(page.getByRole('banner')).toContainText(runs.line.underWay);
      await page.getByRole('button', { name: core.shell.sharedAccount.split('{')[0] ?? '' }).click();
      await page.getByRole('menuitem', { name: soon.session.signOut, exact: true }).click();
      await text(page, soon.session.workClosed);
    },
  },
  {
    name: 'a run that has ended',
    address: twoUsers,
    async arrive(page, { runs }) {
      await choose(page, runs.many.actions.activate);
      await text(page, runs.effects.activate);
      await page.locator('.page-actions').getByRole('button').first().click();
      await text(page, runs.result);
    },
  },
];
