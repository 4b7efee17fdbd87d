/** The first page, with something in each of its parts. */
import { beginCluster, beginSpace, createSpace, unique, workTakes } from '../world-data.ts';
import { expect } from '../world.ts';
import type { Place } from './place.ts';

export const overviewPlaces: readonly Place[] = [
  {
    name: 'the overview',
    async address({ std }) {
      const { id } = await createSpace(std);
      std.steering.failNext({ spaceId: id, error: 'No capacity left for profile LARGE in zone a.' });
      await beginCluster(std, id);
      await std.steering.advance(workTakes);
      await beginCluster(std, id, unique('busy'));
      await beginSpace(std);
      return '/';
    },
    async arrive(page, { overview }) {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1, name: overview.title })).toBeVisible();
      await expect(main.getByText('No capacity left for profile LARGE').first()).toBeVisible();
      await expect(main.locator('.skeleton, [aria-busy]')).toHaveCount(0);
    },
  },
];
