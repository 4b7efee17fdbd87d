/** What belongs to no page alone: signing in, finding the way, and what stands in the way. */
import { expect } from '../world.ts';
import { beginSpace, createUser } from '../world-data.ts';
import { organisation, press, rows, space, text, type Place } from './place.ts';

/** What stands before the first argument of a message. */
const beginning = (words: string) => words.split('{')[0] ?? '';

export const framePlaces: readonly Place[] = [
  {
    name: 'the sign-in page',
    as: 'nobody',
    address: () => '/sign-in',
    arrive: (page, { signIn }) => text(page, signIn.demoAdmin),
  },
  {
    name: 'the sign-in page with faults',
    isVariant: true,
    as: 'nobody',
    address: () => '/sign-in',
    async arrive(page, { signIn }) {
      await page.getByText(signIn.orServiceAccount).click();
      await press(page, signIn.submit);
      await text(page, signIn.clientIdNeeded);
    },
  },
  {
    name: 'the palette',
    address: (world) => `${space(world)}/users`,
    async arrive(page, { soon }) {
      await rows(page);
      await page.keyboard.press('ControlOrMeta+k');
      await text(page, soon.finder.scope);
    },
  },
  {
    name: 'the calls of the API',
    // A page of few calls: no line of the list is half below the edge, where its button would be too small.
    address: (world) => `${space(world)}/permissions`,
    async arrive(page, { calls, core, soon }) {
      await rows(page);
      await page.getByRole('button', { name: beginning(core.shell.sharedAccount) }).click();
      await page.getByRole('menuitem', { name: soon.session.calls }).click();
      await expect(page.getByRole('dialog', { name: calls.title }).getByRole('listitem').first()).toContainText('200');
    },
  },
  {
    name: 'what a dialog would send',
    isVariant: true,
    async address(world) {
      const user = await createUser(world.std);
      return `${organisation(world)}/users/${user.id}`;
    },
    async arrive(page, { calls, user, users }) {
      await page.getByRole('button', { name: user.page.more }).click();
      await page.getByRole('menuitem', { name: users.actions.delete }).click();
      await page.getByText(calls.asCall).click();
      await text(page, calls.asCallLead);
    },
  },
  {
    name: 'the keys of the console',
    address: (world) => `${space(world)}/users`,
    async arrive(page, { soon }) {
      await rows(page);
      await page.keyboard.press('?');
      await text(page, soon.shortcuts.title);
    },
  },
  {
    name: 'the choice among more scopes than fit',
    isVariant: true,
    async address(world) {
      for (let count = 0; count < 10; count += 1) await beginSpace(world.std);
      return `${space(world)}/users`;
    },
    async arrive(page, { core }) {
      await page.getByRole('button', { name: core.shell.switchScope }).click();
      await expect(page.getByRole('option').filter({ hasText: 'eu-snc-1' })).toBeVisible();
    },
  },
  {
    name: 'the choice among the places of all regions',
    address: () => '/runs',
    async arrive(page, { core }) {
      await page.getByRole('button', { name: core.shell.allRegions }).click();
      await expect(page.getByRole('option').filter({ hasText: 'production' }).first()).toBeVisible();
    },
  },
  {
    name: 'the account menu',
    isVariant: true,
    address: (world) => `${space(world)}/users`,
    async arrive(page, { core, soon }) {
      await page.getByRole('button', { name: beginning(core.shell.sharedAccount) }).click();
      await expect(page.getByRole('menuitem', { name: soon.session.signOut })).toBeVisible();
    },
  },
  {
    name: 'an address that leads nowhere',
    address: (world) => `${organisation(world)}/nothing-here`,
    arrive: (page, { soon }) => text(page, soon.notFound.lead),
  },
  {
    name: 'a page one may not see',
    as: 'limited',
    address: (world) => `${organisation(world)}/users`,
    arrive: (page, { users }) => text(page, users.forbiddenTitle),
  },
  {
    name: 'a region that does not answer',
    isVariant: true,
    // Signed in before the region is down.
    alone: true,
    async address(world) {
      await world.std.stop();
      return `${organisation(world)}/users`;
    },
    leave: ({ std }) => std.start(),
    arrive: (page, { soon }) => text(page, soon.failures.outage),
  },
  {
    name: 'a session that is about to end',
    isVariant: true,
    alone: true,
    address(world) {
      world.clock.advance(60 * 60_000 - 100_000);
      return `${organisation(world)}/users`;
    },
    arrive: (page, { soon }) => text(page, soon.session.stay),
  },
  {
    name: 'a session that has ended',
    alone: true,
    address: (world) => `${organisation(world)}/users`,
    async arrive(page, { core, soon }) {
      await rows(page);
      await page.context().clearCookies({ name: /portico$/ });
      // Pointing at it would fetch ahead, and find out before it is pressed.
      await page.getByRole('button', { name: core.kit.nextPage, exact: true }).dispatchEvent('click');
      await text(page, soon.session.endedTitle);
    },
  },
];
