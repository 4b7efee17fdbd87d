/** The fleet, with a cluster at work, one that has failed, and a space in which there cannot be any. */
import { beginCluster, beginSpace, createSpace, unique, workTakes } from '../world-data.ts';
import { expect } from '../world.ts';
import { dialog, press, type Place } from './place.ts';

export const fleetPlaces: readonly Place[] = [
  {
    name: 'the fleet',
    async address({ std }) {
      const { id, name } = await createSpace(std);
      std.steering.failNext({ spaceId: id, error: 'No capacity left.' });
      await beginCluster(std, id);
      await std.steering.advance(workTakes);
      await beginCluster(std, id, unique('busy'));
      await beginSpace(std, `${name}-next`);
      return `/fleet?q=${name}&group=space`;
    },
    async arrive(page, { fleet }) {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: fleet.title })).toBeVisible();
      await expect(main.getByRole('row')).toHaveCount(4);
      await expect(main.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
    },
  },
  {
    name: 'the columns of the fleet',
    isVariant: true,
    address: () => '/fleet',
    async arrive(page, { fleet }) {
      await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible();
      await press(page, fleet.columnsButton);
      await expect(page.getByRole('checkbox', { name: fleet.columns.nodes })).toBeVisible();
    },
  },
  {
    name: 'the versions of the fleet',
    address: () => '/fleet?view=versions',
    async arrive(page, { versionMap }) {
      await expect(page.getByRole('list', { name: versionMap.title }).first()).toBeVisible();
    },
  },
  {
    name: 'saving a view of the fleet',
    isVariant: true,
    address: () => '/fleet?state=ready',
    async arrive(page, { fleet }) {
      await press(page, fleet.views.save);
      await dialog(page, fleet.saving.title);
    },
  },
];
