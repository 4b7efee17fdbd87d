/** Virtual machines, databases, registries and secret managers. */
import { expect, type Page, type World } from '../world.ts';
import { createSpace } from '../world-data.ts';
import { dialog, press, rows, space, text, type Place } from './place.ts';

const openMenu = (page: Page, row: RegExp) => page.getByRole('row', { name: row }).getByRole('button').last().click();

async function database({ std }: World): Promise<string> {
  const { items } = await std.client.call('ListDatabaseClusters', { path: { spaceId: std.accounts.spaceId } });
  return items.find(({ name }) => name === 'orders')?.id ?? '';
}

async function vmWithoutVolume({ std }: World): Promise<string> {
  const { items } = await std.client.call('ListVms', { path: { spaceId: std.accounts.spaceId } });
  return items.find(({ blockDeviceMappings }) => blockDeviceMappings?.length === 0)?.id ?? '';
}

export const servicePlaces: readonly Place[] = [
  {
    name: 'a space without virtual machines',
    isVariant: true,
    address: async ({ std }) => `/eu-std-1/spaces/${(await createSpace(std)).id}/vms`,
    arrive: (page, { vms }) => text(page, vms.noneTitle),
  },
  {
    name: 'virtual machines to be created, with faults',
    address: (world) => `${space(world)}/vms?create`,
    async arrive(page, { vms }) {
      const file = { name: 'huge.bin', mimeType: 'text/plain', buffer: Buffer.alloc(600_000) };
      await page.getByLabel(vms.form.file).setInputFiles(file);
      await press(page, vms.form.submit);
      await text(page, vms.form.fault.image);
    },
  },
  {
    name: 'a virtual machine without its system volume',
    isVariant: true,
    address: async (world) => `${space(world)}/vms/${await vmWithoutVolume(world)}`,
    async arrive(page, { vms }) {
      await press(page, vms.actions.start);
      await dialogOf(page, vms.missingVolume.title);
    },
  },
  {
    name: 'a database to be created, with faults',
    address: (world) => `${space(world)}/databases?create`,
    async arrive(page, { databases }) {
      await press(page, databases.form.submit);
      await text(page, databases.form.fault.name);
    },
  },
  {
    name: 'a database and its backups',
    address: async (world) => `${space(world)}/databases/${await database(world)}`,
    arrive: rows,
  },
  {
    name: 'a database to be restored',
    isVariant: true,
    address: async (world) => `${space(world)}/databases?restore=${await database(world)}`,
    arrive: (page, { databases }) => dialog(page, databases.restore.title.replace('{name}', 'orders')),
  },
  { name: 'the backups', address: (world) => `${space(world)}/databases/backups`, arrive: rows },
  {
    name: 'a registry password to be reset',
    isVariant: true,
    address: (world) => `${space(world)}/registries`,
    async arrive(page, { registries }) {
      await openMenu(page, /releases/);
      await page.getByRole('menuitem', { name: registries.actions.reset }).click();
      await text(page, registries.reset.lead);
    },
  },
  {
    name: 'the token of a secret manager',
    address: (world) => `${space(world)}/secret-instances`,
    async arrive(page, { secrets, services }) {
      await openMenu(page, /vault/);
      await page.getByRole('menuitem', { name: secrets.reveal }).click();
      await press(page, secrets.token.confirm);
      await text(page, services.secret.lead);
    },
  },
];

const dialogOf = (page: Page, words: string) =>
  expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeVisible();
