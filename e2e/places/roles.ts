/** Roles and permissions. */
import { randomUUID } from 'node:crypto';
import { expect, type World } from '../world.ts';
import { unique } from '../world-data.ts';
import { organisation, press, space, text, type Place } from './place.ts';

/** A role of the space that lets see and create clusters. */
async function rolePage(world: World, without: readonly string[] = ['delete']): Promise<string> {
  const { client, accounts } = world.std;
  const { spaceId } = accounts;
  const body = { name: unique('Builders'), description: 'People who build clusters.' };
  const { uuid } = await client.call('CreateRoleSpace', { path: { spaceId }, body });
  const query = { service: 'kubernetes', resource: 'cluster' };
  const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, query, page: { size: 50 } });
  const permissions = items.filter(({ action = '' }) => !without.includes(action)).map((permission) => permission.uuid);
  await client.call('AddRolePermissionsSpace', { path: { spaceId, roleUuid: uuid }, body: { permissions } });
  return `${space(world)}/roles/${uuid}`;
}

export const rolesPlaces: readonly Place[] = [
  {
    name: 'a role to be created, with faults',
    address: (world) => `${organisation(world)}/roles?create`,
    async arrive(page, { roles }) {
      await page.getByRole('dialog').getByRole('button', { name: roles.form.create, exact: true }).click();
      await text(page, roles.form.nameFault);
    },
  },
  { name: 'a role', address: rolePage, arrive: (page, { role }) => text(page, role.permissions.change) },
  {
    name: 'a predefined role',
    isVariant: true,
    address: (world) => `${space(world)}/roles?q=Kubernetes+Viewer`,
    async arrive(page, { roles }) {
      await page.getByRole('link', { name: 'Kubernetes Viewer' }).click();
      await text(page, roles.locked);
    },
  },
  {
    name: 'a role and who holds it',
    address: rolePage,
    async arrive(page, { roles }) {
      await press(page, roles.holders.find);
      await text(page, roles.deletion.nobody);
    },
  },
  {
    name: 'names pasted into a role, some of them unknown',
    isVariant: true,
    address: async (world) => `${await rolePage(world)}?change`,
    async arrive(page, { role }) {
      await page.getByText(role.editing.paste).click();
      const names = page.getByLabel(role.adding.paste, { exact: true });
      await names.fill('kubernetes.cluster.delete iam.role.dance');
      await text(page, 'iam.role.dance');
    },
  },
  {
    name: 'a role to be copied',
    isVariant: true,
    address: async (world) => `${await rolePage(world)}?copy=${(await rolePage(world)).split('/').at(-1)}`,
    arrive: (page, { role }) => text(page, role.copying.lead),
  },
  {
    name: 'a copy of a role whose name is taken',
    isVariant: true,
    async address(world) {
      const address = await rolePage(world);
      return `${address}?copy=${address.split('/').at(-1)}`;
    },
    async arrive(page, { role, runs }) {
      await page.getByRole('dialog').getByRole('combobox', { name: role.copying.place }).fill('production');
      await page.getByRole('option', { name: /production/ }).click();
      await press(page, role.copying.submit);
      await text(page, runs.stepStates.failed);
    },
  },
  {
    name: 'a role to be deleted',
    isVariant: true,
    address: rolePage,
    async arrive(page, { role, roles }) {
      await press(page, role.more);
      await page.getByRole('menuitem', { name: roles.actions.delete }).click();
      await text(page, roles.deletion.holders);
    },
  },
  {
    name: 'a role that is not there',
    isVariant: true,
    address: (world) => `${space(world)}/roles/${randomUUID()}`,
    arrive: (page, { role }) => text(page, role.notFoundTitle),
  },
  {
    name: 'three roles compared',
    async address(world) {
      const pages = [await rolePage(world), await rolePage(world, ['create']), await rolePage(world, ['update'])];
      const [left, right, third] = pages.map((page) => page.split('/').at(-1));
      return `${space(world)}/roles/compare?left=${left}&right=${right}&third=${third}`;
    },
    arrive: (page, { role }) => text(page, role.comparing.onlyDifferent),
  },
  {
    name: 'roles that fit a task, and what none of them serves',
    address: (world) =>
      `${space(world)}/roles/fit?operations=GetCluster,DeleteCluster,ListRolesSpace,ListUserOrganisation`,
    async arrive(page, { fitting }) {
      await press(page, fitting.roles.find);
      await expect(page.getByRole('link', { name: 'Space Admin' })).toBeVisible();
    },
  },
  {
    name: 'a permission and the roles that give it',
    address: (world) => `${space(world)}/permissions?q=kubernetes.cluster.delete`,
    async arrive(page, { permissions }) {
      await page.getByRole('link', { name: 'kubernetes.cluster.delete' }).click();
      await press(page, permissions.page.find);
      await expect(page.getByRole('link', { name: 'Kubernetes Admin' })).toBeVisible();
    },
  },
];
