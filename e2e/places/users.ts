/** Users: lists, one of them, and what can be done to them. */
import type { Words } from '../words.ts';
import { expect, type Page, type World } from '../world.ts';
import { createUser } from '../world-data.ts';
import { dialog, organisation, press, rows, text, type Place } from './place.ts';

async function userPage(world: World): Promise<string> {
  const { id } = await createUser(world.std);
  return `${organisation(world)}/users/${id}`;
}

async function openAction(page: Page, words: Words, action: string): Promise<void> {
  await press(page, words.user.page.more);
  await page.getByRole('menuitem', { name: action }).click();
}

/** Somebody new, somebody twice, and somebody without an address. */
async function readFile(page: Page): Promise<void> {
  const rows = ['email;firstname;lastname', 'new@example.com;Ada;Verne', 'NEW@example.com;Ada;Verne', 'ada;Ada;Verne'];
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) });
}

export const usersPlaces: readonly Place[] = [
  {
    name: 'a file of users to be chosen',
    address: (world) => `${organisation(world)}/users/add/file`,
    arrive: (page, { addUsers }) => text(page, addUsers.file.drop),
  },
  {
    name: 'what becomes of the rows of a file',
    address: (world) => `${organisation(world)}/users/add/file`,
    async arrive(page, { addUsers }) {
      await text(page, addUsers.file.drop);
      await readFile(page);
      await expect(page.getByRole('row').nth(3)).toBeVisible();
      await expect(page.getByRole('row').nth(1)).toContainText(addUsers.states.creates);
    },
  },
  {
    name: 'users of a file about to be added',
    isVariant: true,
    address: (world) => `${organisation(world)}/users/add/file`,
    async arrive(page, { addUsers, runs }) {
      await text(page, addUsers.file.drop);
      await readFile(page);
      await expect(page.getByRole('row').nth(1)).toContainText(addUsers.states.creates);
      await page.getByRole('main').locator('.page-actions').getByRole('button').nth(-2).click();
      await text(page, runs.effects.addUsers);
    },
  },
  { name: 'the users of the organisation', address: (world) => `${organisation(world)}/users?size=10`, arrive: rows },
  {
    name: 'all users of the organisation, selected',
    isVariant: true,
    address: (world) => `${organisation(world)}/users?size=10`,
    async arrive(page, { core, runs }) {
      await rows(page);
      await page.getByRole('checkbox', { name: core.kit.selectAll }).check();
      await page.locator('.select-all').getByRole('button').click();
      await expect(page.getByRole('button', { name: runs.many.select.clear })).toBeVisible();
      await expect(page.locator('.select-all').getByRole('button')).toHaveCount(0);
    },
  },
  {
    name: 'users none of whom match',
    isVariant: true,
    address: (world) => `${organisation(world)}/users?q=nobody-has-this-name`,
    arrive: (page, { directory }) => text(page, directory.noneMatch),
  },
  {
    name: 'users narrowed to a state and a role',
    isVariant: true,
    address: (world) => `${organisation(world)}/users?state=inactive&role=none`,
    arrive: (page, { user }) => text(page, user.filters.noneSoFar),
  },
  {
    name: 'a user to be created, with faults',
    address: (world) => `${organisation(world)}/users?create`,
    async arrive(page, { user }) {
      await dialog(page, user.create.title);
      await page.getByRole('dialog').getByRole('button', { name: user.create.submit }).click();
      await text(page, user.form.needed);
    },
  },
  { name: 'a user', address: userPage, arrive: (page, { user }) => text(page, user.spaces.noneTitle) },
  {
    name: 'a user to be edited',
    isVariant: true,
    address: async (world) => `${await userPage(world)}?edit`,
    async arrive(page, { user }) {
      await page.getByLabel(user.form.lastname, { exact: true }).fill('Verne-Tillier');
      await text(page, user.edit.changes);
    },
  },
  {
    name: 'what can be done to a user',
    isVariant: true,
    address: userPage,
    async arrive(page, { user, users }) {
      await press(page, user.page.more);
      await expect(page.getByRole('menuitem', { name: users.actions.delete })).toBeVisible();
    },
  },
  {
    name: 'a recovery link about to be issued',
    address: userPage,
    async arrive(page, words) {
      await openAction(page, words, words.users.actions.recover);
      await dialog(page, words.recovery.issue.title);
    },
  },
  {
    name: 'an issued recovery link, about to be left',
    address: userPage,
    async arrive(page, words) {
      await openAction(page, words, words.users.actions.recover);
      await press(page, words.recovery.issue.issue);
      await dialog(page, words.recovery.issue.issuedTitle);
      await press(page, words.recovery.issue.close);
      await text(page, words.recovery.issue.closeAnyway);
    },
  },
  {
    name: 'a user to be assigned to a space',
    isVariant: true,
    address: userPage,
    async arrive(page, words) {
      await openAction(page, words, words.users.actions.assign);
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'a user to be deleted',
    isVariant: true,
    address: userPage,
    async arrive(page, words) {
      await openAction(page, words, words.users.actions.delete);
      await text(page, words.user.delete.final);
    },
  },
  {
    name: 'a user one may not create, and the request for it',
    address(world) {
      world.std.steering.addFault({ operation: 'CreateUserOrganisation', kind: 'status', status: 403 });
      return `${organisation(world)}/users?create`;
    },
    async arrive(page, { user }) {
      await page.getByLabel(user.form.email, { exact: true }).fill('ines.verne@example.com');
      await page.getByLabel(user.form.firstname, { exact: true }).fill('Ines');
      await page.getByLabel(user.form.lastname, { exact: true }).fill('Verne');
      await page.getByRole('dialog').getByRole('button', { name: user.create.submit }).click();
      await expect(page.getByRole('dialog').getByRole('blockquote')).toBeVisible();
    },
  },
  {
    name: 'a user who is not there',
    isVariant: true,
    address: (world) => `${organisation(world)}/users/3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b`,
    arrive: (page, { user }) => text(page, user.page.notFoundTitle),
  },
];
