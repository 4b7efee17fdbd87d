/** Rights on single resources. */
import { expect } from '../world.ts';
import { somebody, unique } from '../world-data.ts';
import { space, text, type Place } from './place.ts';

export const aclsPlaces: readonly Place[] = [
  {
    name: 'the ACLs of a user',
    address: async (world) => {
      const { client, accounts } = world.std;
      const { spaceId } = accounts;
      const { email, firstname, lastname } = somebody();
      const { id: userId } = await client.call('CreateUserSpace', {
        path: { spaceId },
        body: { email, firstname, lastname },
      });
      const query = { service: 'kubernetes', resource: 'cluster' };
      const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, query, page: { size: 50 } });
      await client.call('CreateACLUserSpaceBulk', {
        path: { spaceId, userId },
        body: { items: items.map(({ uuid }) => ({ ...query, permissionId: uuid, resourceId: 'c-1' })) },
      });
      return `${space(world)}/acls?service=kubernetes&resource=cluster&whose=users:${userId}`;
    },
    arrive: (page) => expect(page.getByRole('row', { name: /kubernetes\.cluster\.get/ })).toBeVisible(),
  },
  {
    name: 'an ACL about to be given',
    isVariant: true,
    address: (world) => `${space(world)}/acls?service=kubernetes&resource=cluster&resourceId=c-1&give`,
    arrive: async (page, { acls }) => {
      await expect(page.getByRole('dialog', { name: acls.giving.title })).toBeVisible();
      await expect(page.getByRole('checkbox', { name: 'kubernetes.cluster.get' })).toBeVisible();
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    },
  },
  {
    name: 'ACLs about to be imported',
    address: (world) => `${space(world)}/acls?import`,
    arrive: async (page, { acls }) => {
      await page
        .getByRole('textbox', { name: acls.importing.paste, exact: true })
        .fill('subject,permission,resourceId,x\nnobody,a.b.c,1');
      await expect(page.getByText(/=0 \{([^}]*)\}/.exec(acls.importing.understood)?.[1] ?? '')).toBeVisible();
    },
  },
  {
    name: 'ACLs of two people that the server has looked at',
    isVariant: true,
    address: async (world) => {
      const { client, accounts } = world.std;
      const { spaceId } = accounts;
      const query = { service: 'kubernetes', resource: 'cluster' };
      const { items } = await client.call('ListPermissionsSpace', { path: { spaceId }, query, page: { size: 50 } });
      const resourceId = unique('c');
      for (let one = 0; one < 2; one += 1) {
        const { email, firstname, lastname } = somebody();
        const body = { email, firstname, lastname };
        const { id: userId } = await client.call('CreateUserSpace', { path: { spaceId }, body });
        const acls = items.slice(0, 1).map(({ uuid }) => ({ ...query, permissionId: uuid, resourceId }));
        await client.call('CreateACLUserSpaceBulk', { path: { spaceId, userId }, body: { items: acls } });
      }
      return `${space(world)}/acls?service=kubernetes&resource=cluster&whose=users&resourceId=${resourceId}`;
    },
    arrive: async (page, { runs }) => {
      await expect(page.getByRole('row')).toHaveCount(3);
      await page.getByRole('row').first().getByRole('checkbox').check();
      await page.getByRole('button', { name: /(?:^| )2 ACLs?\b.*…$/ }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: /(?:^| )2 ACLs?\b/ })
        .click();
      await text(page, runs.effects.deleteAcls);
    },
  },
];
