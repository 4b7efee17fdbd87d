/** Service accounts, their secrets and their rotation. */
import { expect, type World } from '../world.ts';
import { unique } from '../world-data.ts';
import { dialog, organisation, press, text, type Place } from './place.ts';

/** The page of the account that the administrator is signed in with. */
const ownAccount = (world: World) => `${organisation(world)}/service-accounts/${world.std.accounts.clientId}`;

export const serviceAccountsPlaces: readonly Place[] = [
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
  { name: 'a service account', address: ownAccount, arrive: (page, { account }) => text(page, account.page.own) },
  {
    name: 'a service account to be edited',
    isVariant: true,
    address: (world) => `${ownAccount(world)}?edit`,
    async arrive(page, { account }) {
      await page.getByLabel(account.form.lifetime, { exact: true }).selectOption('custom');
      await page.getByLabel(account.form.amount, { exact: true }).fill('5');
      await expect(page.locator('del')).toBeVisible();
    },
  },
  {
    name: 'the account one is signed in with, about to be deleted',
    isVariant: true,
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
  {
    name: 'a rotation to be gone on with',
    isVariant: true,
    async address(world) {
      const { client, accounts } = world.std;
      const path = { organisationId: accounts.organisationId };
      const [{ id }, successor] = [
        await client.call('CreateServiceAccountOrganisation', { path, body: { name: unique('bot') } }),
        await client.call('CreateServiceAccountOrganisation', { path, body: { name: unique('bot') } }),
      ];
      return `${organisation(world)}/service-accounts/${id}/rotation?successor=${successor.id}`;
    },
    async arrive(page, { rotation }) {
      await text(page, rotation.resume.sure);
      await page
        .getByRole('button', { name: new RegExp(`^${rotation.resume.goOn.replace(/\{\w+\}/, '.+')}$`) })
        .click();
      await expect(page.getByLabel(rotation.resume.typed)).toBeVisible();
    },
  },
];
