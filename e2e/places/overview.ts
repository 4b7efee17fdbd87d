/** The first page with something in each of its parts, that of a region, and for whoever may read nothing. */
import { beginCluster, beginSpace, createSpace, unique, workTakes } from '../world-data.ts';
import { expect } from '../world.ts';
import { space, text, type Place } from './place.ts';

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
      await expect(main.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
    },
  },
  {
    name: 'the overview of a region',
    isVariant: true,
    address: ({ std }) => `/${std.name}`,
    async arrive(page, { overview }) {
      const title = overview.ofRegion.replace('{region}', 'eu-std-1');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main').locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
    },
  },
  {
    name: 'the first steps',
    // What the browser keeps of them would be another one's.
    alone: true,
    address: () => '/?steps',
    async arrive(page, { tour }) {
      const steps = page.getByRole('dialog', { name: tour.title });
      await expect(steps.getByRole('listitem')).toHaveCount(5);
      await expect(steps.locator('.pill')).toHaveCount(5);
    },
  },
  {
    name: 'the overview of whoever may read nothing',
    as: 'limited',
    address: () => '/',
    async arrive(page, { glance }) {
      const main = page.getByRole('main');
      await expect(main.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
      await expect(main.getByText(glance.ask.lead)).toBeVisible();
    },
  },
  {
    name: 'the overview of a person with a right in one space',
    as: 'person',
    address: () => '/',
    async arrive(page, { overview }) {
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: overview.versions.title })).toBeVisible();
      await expect(main.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
    },
  },
  {
    name: 'a page that is shut to a person, beside those that are open',
    isVariant: true,
    as: 'person',
    address: (world) => `${space(world)}/users`,
    async arrive(page, { access, core, soon }) {
      const main = page.getByRole('main');
      await expect(main.getByText(access.open.how.split('{')[0] ?? '')).toBeVisible();
      await expect(main.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
      const navigation = page.getByRole('navigation', { name: core.shell.navigation });
      await expect(navigation.locator('[data-shut]').first()).toContainText(soon.shut);
      await expect(navigation.locator('[href$="/clusters"]')).not.toContainText(soon.shut);
    },
  },
  {
    name: 'the own account of a person',
    as: 'person',
    address: (world) => `${space(world)}/account`,
    async arrive(page, { access, ownAccount }) {
      await text(page, ownAccount.current);
      await text(page, ownAccount.credentials);
      await expect(page.getByText(access.open.how.split('{')[0] ?? '')).toBeVisible();
    },
  },
  {
    name: 'the overview of a space in which nothing is yet',
    address: async ({ std }) => `/${std.name}/spaces/${(await createSpace(std)).id}/overview`,
    async arrive(page, { glance }) {
      await expect(page.getByRole('heading', { name: glance.bare.title })).toBeVisible();
      await expect(page.getByRole('main').locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
    },
  },
];
