/** Virtual machines, databases, registries, secret managers and node profiles. */
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
  { name: 'the virtual machines', address: (world) => `${space(world)}/vms`, arrive: rows },
  {
    name: 'a space without virtual machines',
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
    address: async (world) => `${space(world)}/vms/${await vmWithoutVolume(world)}`,
    async arrive(page, { vms }) {
      await press(page, vms.actions.start);
      await dialogOf(page, vms.missingVolume.title);
    },
  },
  { name: 'the databases', address: (world) => `${space(world)}/databases`, arrive: (page) => row(page, 'orders') },
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
    address: async (world) => `${space(world)}/databases?restore=${await database(world)}`,
    arrive: (page, { databases }) => dialog(page, databases.restore.title.replace('{name}', 'orders')),
  },
  { name: 'the backups', address: (world) => `${space(world)}/databases/backups`, arrive: rows },
  { name: 'the registries', address: (world) => `${space(world)}/registries`, arrive: (page) => row(page, 'releases') },
  {
    name: 'a registry password to be reset',
    address: (world) => `${space(world)}/registries`,
    async arrive(page, { registries }) {
      await openMenu(page, /releases/);
      await page.getByRole('menuitem', { name: registries.actions.reset }).click();
      await text(page, registries.reset.lead);
    },
  },
  {
    name: 'the secret managers',
    address: (world) => `${space(world)}/secret-instances`,
    arrive: (page) => row(page, 'vault'),
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
  {
    name: 'the node profiles',
    address: (world) => `${space(world)}/node-profiles`,
    arrive: (page) => row(page, 'SMALL'),
  },
];

const row = (page: Page, name: string) => expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();
const dialogOf = (page: Page, words: string) =>
  expect(page.getByRole('alertdialog').getByText(words, { exact: true })).toBeVisible();
