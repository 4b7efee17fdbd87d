/** What somebody may do, and why. */
import { expect, type World } from '../world.ts';
import { createSpace, unique } from '../world-data.ts';
import { space, text, type Place } from './place.ts';

/** A space beside the demo space, which has a role of its own. */
async function twinPage(world: World): Promise<string> {
  const { id: spaceId } = await createSpace(world.std);
  const body = { name: unique('Builders'), description: 'People who build clusters.' };
  await world.std.client.call('CreateRoleSpace', { path: { spaceId }, body });
  return `${space(world)}/twin?with=eu-std-1/spaces/${spaceId}`;
}

export const accessPlaces: readonly Place[] = [
  {
    name: 'the access of an account',
    address: (world) => `${space(world)}/service-accounts/${world.std.accounts.clientId}/access`,
    arrive: (page) => expect(page.getByRole('link', { name: 'kubernetes.cluster.delete', exact: true })).toBeVisible(),
  },
  {
    name: 'access about to be changed',
    isVariant: true,
    address: (world) => `${space(world)}/service-accounts/${world.std.accounts.clientId}/access?grant=iam.user.get`,
    arrive: (page, { access }) => text(page, access.grant.give),
  },
  {
    name: 'a right explained',
    address: (world) =>
      `${space(world)}/explain?subjectType=serviceAccounts&subjectId=${world.std.accounts.limited.clientId}&permission=compute.vm.delete&resource=i-1`,
    arrive: (page, { access }) => text(page, access.explain.request),
  },
  {
    name: 'the ways to a right, drawn',
    isVariant: true,
    address: (world) =>
      `${space(world)}/explain?subjectType=serviceAccounts&subjectId=${world.std.accounts.clientId}&permission=iam.user.get`,
    arrive: (page, { access }) => text(page, access.explain.because),
  },
  {
    name: 'whom a question is about, being chosen',
    isVariant: true,
    address: (world) => `${space(world)}/explain`,
    async arrive(page, { access }) {
      await page.getByRole('combobox', { name: access.explain.field }).fill('demo');
      await expect(page.getByRole('option', { name: 'demo-administrator' })).toBeVisible();
    },
  },
  {
    name: 'who has a permission',
    address: (world) => `${space(world)}/explain?permission=kubernetes.cluster.delete`,
    async arrive(page, { access }) {
      await page.getByRole('button', { name: access.holders.start, exact: true }).click();
      await expect(page.getByRole('link', { name: 'demo-administrator' })).toBeVisible();
    },
  },
  {
    name: 'the map of access, read',
    address: (world) => `${space(world)}/access-map`,
    async arrive(page, { accessMap }) {
      await page.getByRole('button', { name: accessMap.state.start }).click();
      await page.getByRole('button', { name: accessMap.state.again }).waitFor({ timeout: 60_000 });
      await page.getByText(accessMap.words.title, { exact: true }).click();
    },
  },
  {
    name: 'two places to be compared',
    address: (world) => `${space(world)}/twin`,
    arrive: (page, { twin }) => text(page, twin.pick),
  },
  {
    name: 'two places compared',
    address: async (world) => `${await twinPage(world)}&all`,
    async arrive(page, { twin }) {
      await page.getByRole('button', { name: twin.state.start, exact: true }).click();
      await page.getByRole('button', { name: twin.state.again }).waitFor({ timeout: 60_000 });
    },
  },
  {
    name: 'a place about to be made like another one',
    address: twinPage,
    async arrive(page, { twin }) {
      await page.getByRole('button', { name: twin.state.start, exact: true }).click();
      await page.getByRole('button', { name: twin.state.again }).waitFor({ timeout: 60_000 });
      await page.locator('.page-section').first().locator('xpath=preceding-sibling::p').getByRole('button').click();
      await text(page, twin.make.effect);
    },
  },
];
