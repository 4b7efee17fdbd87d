/** The checklist for somebody who leaves. */
import { createUser } from '../world-data.ts';
import { expect } from '../world.ts';
import { organisation, press, text, type Place } from './place.ts';

export const leaverPlaces: readonly Place[] = [
  {
    name: 'the checklist for somebody who leaves',
    async address(world) {
      const { id } = await createUser(world.std);
      const { spaceId } = world.std.accounts;
      await world.std.client.call('AssignUserToSpace', { path: { spaceId, userId: id } });
      world.std.steering.addFault({ operation: 'GetIAMPolicyOrganisation', kind: 'status', status: 403 });
      return `${organisation(world)}/users/${id}/leaver`;
    },
    async arrive(page, { leaver }) {
      await text(page, leaver.look.incompleteTitle);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    },
  },
  {
    name: 'a user about to be unassigned from everything',
    isVariant: true,
    async address(world) {
      const { id } = await createUser(world.std);
      const { spaceId } = world.std.accounts;
      await world.std.client.call('AssignUserToSpace', { path: { spaceId, userId: id } });
      return `${organisation(world)}/users/${id}/leaver`;
    },
    async arrive(page, { leaver }) {
      await text(page, leaver.look.completeTitle);
      await press(page, leaver.step.start.match(/spaces \{([^}]+)\}/)?.[1] ?? '');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'a user who was unassigned from everything',
    isVariant: true,
    async address(world) {
      const { id } = await createUser(world.std);
      const { spaceId } = world.std.accounts;
      await world.std.client.call('AssignUserToSpace', { path: { spaceId, userId: id } });
      return `${organisation(world)}/users/${id}/leaver`;
    },
    async arrive(page, { leaver, runs }) {
      await text(page, leaver.look.completeTitle);
      await press(page, leaver.step.start.match(/spaces \{([^}]+)\}/)?.[1] ?? '');
      await page.getByRole('alertdialog').getByRole('button').last().click();
      await text(page, runs.states.done);
      await text(page, leaver.report.runs);
    },
  },
];
