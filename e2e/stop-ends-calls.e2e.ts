/** Whatever asks many can be stopped, and then holds no connection any more: a browser has six for all of the page. */
import type { Request } from '@playwright/test';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { createSpace, createUser, unique } from './world-data.ts';
import { expect, test, type Page, type World } from './world.ts';

interface Stopped {
  readonly name: string;
  /** What the region does not answer. */
  readonly hung: readonly OperationId[];
  /** Comes to the point where calls are under way, and answers how to stop. */
  readonly begin: (page: Page, world: World) => Promise<() => Promise<void>>;
}

const pressing = (page: Page, name: string) => () => page.getByRole('button', { name, exact: true }).click();

const sweeps: readonly Stopped[] = [
  {
    name: 'who has a permission',
    hung: ['ListIdentityAccessByResource', 'ListResourceAccessByIdentity'],
    async begin(page, { std }) {
      await page.goto(`/${std.name}/spaces/${std.accounts.spaceId}/explain?permission=kubernetes.cluster.get`);
      await pressing(page, 'Find out')();
      return pressing(page, 'Stop');
    },
  },
  {
    name: 'what deleting a role does',
    hung: ['GetIAMPolicySpace'],
    async begin(page, { std }) {
      const { id: spaceId } = await createSpace(std);
      const body = { name: unique('Held'), description: '' };
      const { uuid } = await std.client.call('CreateRoleSpace', { path: { spaceId }, body });
      await page.goto(`/${std.name}/spaces/${spaceId}/roles/${uuid}`);
      await pressing(page, 'More actions')();
      await page.getByRole('menuitem', { name: 'Delete…' }).click();
      return pressing(page, 'Stop checking');
    },
  },
  {
    name: 'which roles give a permission',
    hung: ['GetRolePermissionsSpace'],
    async begin(page, { std }) {
      const { spaceId } = std.accounts;
      const query = { service: 'kubernetes', resource: 'cluster', action: 'get' };
      const { items } = await std.client.call('ListPermissionsSpace', { path: { spaceId }, query });
      await page.goto(`/${std.name}/spaces/${spaceId}/permissions/${items[0]?.uuid}`);
      await pressing(page, 'Find the roles')();
      return pressing(page, 'Stop');
    },
  },
  {
    name: 'all that somebody who leaves holds',
    hung: ['GetIAMPolicyOrganisation', 'GetIAMPolicySpace'],
    async begin(page, { std }) {
      const { id } = await createUser(std);
      await page.goto(`/${std.name}/organisations/${std.accounts.organisationId}/users/${id}/leaver`);
      return pressing(page, 'Stop');
    },
  },
];

for (const { name, hung, begin } of sweeps) {
  test(`stopping ends the calls under way: ${name}`, async ({ page, signIn, world }) => {
    const { steering } = world.std;
    const underWay = new Set<Request>();
    await signIn();
    for (const operation of hung) steering.addFault({ operation, kind: 'hang', times: 1_000 });
    page.on('request', (request) => {
      if (!request.url().includes('/api/watch')) underWay.add(request);
    });
    const end = (request: Request) => void underWay.delete(request);
    page.on('requestfinished', end).on('requestfailed', end);
    const stop = await begin(page, world);
    const isHung = () => steering.state().faults.some(({ times }) => times < 1_000);
    await expect.poll(isHung).toBe(true);
    await expect.poll(() => underWay.size).toBeGreaterThan(0);
    await stop();
    await expect.poll(() => [...underWay].map((request) => request.url())).toEqual([]);
  });
}
