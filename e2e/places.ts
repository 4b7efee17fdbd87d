/** Every page of the console and what opens in front of one, as a person meets them. */
import { randomUUID } from 'node:crypto';
import type { Words } from './words.ts';
import { expect, type Page, type World } from './world.ts';
import { beginCluster, beginSpace, createSpace, createUser, unique, workTakes } from './world-data.ts';

export interface Place {
  readonly name: string;
  /** Who looks; the administrator unless told otherwise. */
  readonly as?: 'limited' | 'nobody';
  /** Makes what is shown; answers its address. */
  readonly address: (world: World) => string | Promise<string>;
  /** Puts right what `address` has changed for everybody. */
  readonly leave?: (world: World) => Promise<void>;
  /** Opens what has to be opened; resolves when everything is there. */
  readonly arrive: (page: Page, words: Words) => Promise<unknown>;
}

const organisation = ({ std }: World) => `/eu-std-1/organisations/${std.accounts.organisationId}`;
const space = ({ std }: World) => `/eu-std-1/spaces/${std.accounts.spaceId}`;

const rows = (page: Page) => expect(page.getByRole('row').nth(3)).toContainText(/\w/);
const text = (page: Page, words: string) => expect(page.getByText(words, { exact: true }).first()).toBeVisible();
const dialog = (page: Page, name: string) => expect(page.getByRole('dialog', { name, exact: true })).toBeVisible();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
/** What stands before the first argument of a message. */
const beginning = (words: string) => words.split('{')[0] ?? '';

/** The page of the account that the administrator is signed in with. */
const ownAccount = (world: World) => `${organisation(world)}/service-accounts/${world.std.accounts.clientId}`;

async function userPage(world: World): Promise<string> {
  const { id } = await createUser(world.std);
  return `${organisation(world)}/users/${id}`;
}

/** A role of the space that lets see and create clusters. */
async function rolePage(world: World): Promise<string> {
  const { client, accounts } = world.std;
  const { spaceId } = accounts;
  const body = { name: unique('Builders'), description: 'People who build clusters.' };
  const { uuid } = await client.call('CreateRoleSpace', { path: { spaceId }, body });
  const query = { service: 'kubernetes', resource: 'cluster' };
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, query, page: { size: 50 } });
  const permissions = items.filter(({ action }) => action !== 'delete').map((permission) => permission.uuid);
  await client.call('AddRolePermissionsSpace', { path: { spaceId, roleUuid: uuid }, body: { permissions } });
  return `${space(world)}/roles/${uuid}`;
}

async function failedOperation({ std }: World): Promise<string> {
  const { id } = await createSpace(std);
  std.steering.failNext({ spaceId: id, error: 'No capacity left for profile LARGE in zone a.' });
  const { operationId } = await beginCluster(std, id);
  await std.steering.advance(workTakes);
  return `/eu-std-1/spaces/${id}/operations/${operationId}`;
}

async function busyCluster({ std }: World): Promise<string> {
  const created = await createSpace(std);
  const { id } = await beginCluster(std, created.id);
  return `/eu-std-1/spaces/${created.id}/clusters/${id}`;
}

async function openAction(page: Page, words: Words, action: string): Promise<void> {
  await press(page, words.user.page.more);
  await page.getByRole('menuitem', { name: action }).click();
}

export const places: readonly Place[] = [
  {
    name: 'the sign-in page',
    as: 'nobody',
    address: () => '/sign-in',
    arrive: (page, { core }) => text(page, core.signIn.demoAdmin),
  },
  {
    name: 'the sign-in page with faults',
    as: 'nobody',
    address: () => '/sign-in',
    async arrive(page, { core }) {
      await press(page, core.signIn.submit);
      await text(page, core.signIn.clientIdNeeded);
    },
  },
  { name: 'the users of the organisation', address: (world) => `${organisation(world)}/users?size=10`, arrive: rows },
  { name: 'the users of a space', address: (world) => `${space(world)}/users?size=10`, arrive: rows },
  {
    name: 'users none of whom match',
    address: (world) => `${organisation(world)}/users?q=nobody-has-this-name`,
    arrive: (page, { core }) => text(page, core.list.noneMatch),
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
    address: async (world) => `${await userPage(world)}?edit`,
    async arrive(page, { user }) {
      await page.getByLabel(user.form.lastname, { exact: true }).fill('Verne-Tillier');
      await text(page, user.edit.changes);
    },
  },
  {
    name: 'what can be done to a user',
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
      await dialog(page, words.user.recovery.title);
    },
  },
  {
    name: 'an issued recovery link, about to be left',
    address: userPage,
    async arrive(page, words) {
      await openAction(page, words, words.users.actions.recover);
      await press(page, words.user.recovery.issue);
      await dialog(page, words.user.recovery.issuedTitle);
      await press(page, words.user.recovery.close);
      await text(page, words.user.recovery.closeAnyway);
    },
  },
  {
    name: 'a user to be assigned to a space',
    address: userPage,
    async arrive(page, words) {
      await openAction(page, words, words.users.actions.assign);
      await expect(page.getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'a user to be deleted',
    address: userPage,
    async arrive(page, words) {
      await openAction(page, words, words.users.actions.delete);
      await text(page, words.user.delete.final);
    },
  },
  {
    name: 'a user who is not there',
    address: (world) => `${organisation(world)}/users/3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b`,
    arrive: (page, { user }) => text(page, user.page.notFoundTitle),
  },
  {
    name: 'the service accounts',
    address: (world) => `${organisation(world)}/service-accounts?size=10`,
    arrive: rows,
  },
  {
    name: 'a service account to be created, with faults',
    address: (world) => `${organisation(world)}/service-accounts?create`,
    async arrive(page, { account }) {
      await dialog(page, account.create.title);
      await page.getByRole('radio').last().check();
      await page.getByRole('dialog').getByRole('button', { name: account.create.submit }).click();
      await text(page, account.form.needed);
    },
  },
  {
    name: 'a new secret that is about to be left unread',
    address: (world) => `${organisation(world)}/service-accounts?create`,
    async arrive(page, { account }) {
      await page.getByLabel(account.form.name, { exact: true }).fill(unique('bot'));
      await page.getByRole('dialog').getByRole('button', { name: account.create.submit }).click();
      await text(page, account.secret.lead);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alert')).toHaveText(account.secret.unread);
    },
  },
  {
    name: 'the access of an account',
    address: (world) => `${space(world)}/service-accounts/${world.std.accounts.clientId}/access`,
    arrive: (page) => expect(page.getByRole('link', { name: 'kubernetes.cluster.delete', exact: true })).toBeVisible(),
  },
  {
    name: 'access about to be changed',
    address: (world) => `${space(world)}/service-accounts/${world.std.accounts.clientId}/access?grant=iam.user.get`,
    arrive: (page, { access }) => text(page, access.grant.give),
  },
  {
    name: 'a right explained',
    address: (world) =>
      `${space(world)}/explain?subjectType=serviceAccounts&subjectId=${world.std.accounts.limited.clientId}&permission=compute.vm.delete&resource=i-1`,
    arrive: (page, { access }) => text(page, access.explain.request),
  },
  { name: 'a service account', address: ownAccount, arrive: (page, { account }) => text(page, account.page.own) },
  {
    name: 'a service account to be edited',
    address: (world) => `${ownAccount(world)}?edit`,
    async arrive(page, { account }) {
      await page.getByLabel(account.form.lifetime, { exact: true }).selectOption('custom');
      await page.getByLabel(account.form.amount, { exact: true }).fill('5');
      await expect(page.locator('del')).toBeVisible();
    },
  },
  {
    name: 'the account one is signed in with, about to be deleted',
    address: ownAccount,
    async arrive(page, { account, accounts }) {
      await press(page, account.page.more);
      await page.getByRole('menuitem', { name: accounts.actions.delete }).click();
      await text(page, account.own.shared);
    },
  },
  {
    name: 'a rotation whose rights have been read',
    async address(world) {
      const { client, accounts } = world.std;
      const path = { organisationId: accounts.organisationId };
      const { id } = await client.call('CreateServiceAccountOrganisation', { path, body: { name: unique('bot') } });
      return `${organisation(world)}/service-accounts/${id}/rotation`;
    },
    arrive: (page, { rotation }) => text(page, rotation.states.done),
  },
  { name: 'the roles', address: (world) => `${space(world)}/roles?size=10`, arrive: rows },
  {
    name: 'a role to be created, with faults',
    address: (world) => `${organisation(world)}/roles?create`,
    async arrive(page, { roles }) {
      await page.getByRole('dialog').getByRole('button', { name: roles.form.create, exact: true }).click();
      await text(page, roles.form.nameFault);
    },
  },
  { name: 'a role', address: rolePage, arrive: (page, { role }) => text(page, role.permissions.add) },
  {
    name: 'a predefined role',
    address: (world) => `${space(world)}/roles?q=Kubernetes+Viewer`,
    async arrive(page, { roles }) {
      await page.getByRole('link', { name: 'Kubernetes Viewer' }).click();
      await text(page, roles.locked);
    },
  },
  {
    name: 'names pasted into a role, some of them unknown',
    address: async (world) => `${await rolePage(world)}?add`,
    async arrive(page, { role }) {
      const names = page.getByRole('dialog').getByLabel(role.adding.paste);
      await names.fill('kubernetes.cluster.delete iam.role.dance');
      await text(page, 'iam.role.dance');
    },
  },
  {
    name: 'a role to be copied',
    address: async (world) => `${await rolePage(world)}?copy=${(await rolePage(world)).split('/').at(-1)}`,
    arrive: (page, { role }) => text(page, role.copying.lead),
  },
  {
    name: 'a role to be deleted',
    address: rolePage,
    async arrive(page, { role, roles }) {
      await press(page, role.more);
      await page.getByRole('menuitem', { name: roles.actions.delete }).click();
      await text(page, roles.deletion.holders);
    },
  },
  {
    name: 'a role that is not there',
    address: (world) => `${space(world)}/roles/${randomUUID()}`,
    arrive: (page, { role }) => text(page, role.notFoundTitle),
  },
  {
    name: 'two roles compared',
    async address(world) {
      const [left, right] = [await rolePage(world), await rolePage(world)].map((page) => page.split('/').at(-1));
      return `${space(world)}/roles/compare?left=${left}&right=${right}`;
    },
    arrive: (page, { role }) => text(page, role.comparing.same),
  },
  { name: 'the permissions', address: (world) => `${space(world)}/permissions`, arrive: rows },
  {
    name: 'a permission and the roles that give it',
    address: (world) => `${space(world)}/permissions?q=kubernetes.cluster.delete`,
    async arrive(page, { permissions }) {
      await page.getByRole('link', { name: 'kubernetes.cluster.delete' }).click();
      await press(page, permissions.page.find);
      await expect(page.getByRole('link', { name: 'Kubernetes Admin' })).toBeVisible();
    },
  },
  { name: 'the spaces', address: (world) => `${organisation(world)}/spaces`, arrive: rows },
  {
    name: 'a space to be created',
    address: (world) => `${organisation(world)}/spaces?create`,
    arrive: (page, { spaces }) => dialog(page, spaces.form.createTitle),
  },
  {
    name: 'a space that is being prepared',
    address: async ({ std }) => `/eu-std-1/spaces/${(await beginSpace(std)).id}/clusters`,
    arrive: (page, { spaces }) => text(page, spaces.preparing.title),
  },
  { name: 'the clusters', address: (world) => `${space(world)}/clusters`, arrive: rows },
  {
    name: 'a space without clusters',
    address: async ({ std }) => `/eu-std-1/spaces/${(await createSpace(std)).id}/clusters`,
    arrive: (page, { clusters }) => text(page, clusters.noneTitle),
  },
  {
    name: 'a cluster to be created, with faults',
    address: (world) => `${space(world)}/clusters/new`,
    async arrive(page, { clusters }) {
      await press(page, clusters.form.submit);
      await text(page, clusters.form.fault.name);
    },
  },
  {
    name: 'a cluster an operation runs on',
    address: busyCluster,
    arrive: (page, { clusters }) => text(page, clusters.detail.urlsLater),
  },
  {
    name: 'a cluster to be deleted',
    async address(world) {
      const address = await busyCluster(world);
      await world.std.steering.advance(workTakes);
      return address;
    },
    async arrive(page, { clusters }) {
      await press(page, clusters.detail.delete);
      await text(page, clusters.deletion.lead);
    },
  },
  { name: 'the operations', address: (world) => `${space(world)}/operations?size=10`, arrive: rows },
  {
    name: 'an operation that has failed',
    address: failedOperation,
    arrive: (page, { operations }) => text(page, operations.errorTitle),
  },
  {
    name: 'the palette',
    address: (world) => `${space(world)}/users`,
    async arrive(page, { core }) {
      await rows(page);
      await page.keyboard.press('ControlOrMeta+k');
      await text(page, core.shell.paletteScope);
    },
  },
  {
    name: 'the choice among more scopes than fit',
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
    name: 'the account menu',
    address: (world) => `${space(world)}/users`,
    async arrive(page, { core }) {
      await page.getByRole('button', { name: beginning(core.shell.sharedAccount) }).click();
      await expect(page.getByRole('menuitem', { name: core.shell.signOut })).toBeVisible();
    },
  },
  {
    name: 'an address that leads nowhere',
    address: (world) => `${organisation(world)}/nothing-here`,
    arrive: (page, { core }) => text(page, core.problem.notFound),
  },
  {
    name: 'a page one may not see',
    as: 'limited',
    address: (world) => `${organisation(world)}/users`,
    arrive: (page, { users }) => text(page, users.forbiddenTitle),
  },
  {
    name: 'a region that does not answer',
    async address(world) {
      await world.std.stop();
      return `${organisation(world)}/users`;
    },
    leave: ({ std }) => std.start(),
    arrive: (page, { core }) => text(page, core.problem.outage),
  },
  {
    name: 'a session that is about to end',
    address(world) {
      world.clock.advance(60 * 60_000 - 100_000);
      return `${organisation(world)}/users`;
    },
    arrive: (page, { core }) => text(page, core.session.stay),
  },
  {
    name: 'a session that has ended',
    address: (world) => `${organisation(world)}/users`,
    async arrive(page, { core }) {
      await rows(page);
      await page.context().clearCookies({ name: /portico$/ });
      // Pointing at it would fetch ahead, and find out before it is pressed.
      await page.getByRole('button', { name: core.kit.nextPage, exact: true }).dispatchEvent('click');
      await text(page, core.session.endedTitle);
    },
  },
];
