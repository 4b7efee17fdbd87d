/** Every page that the side navigation leads to, as it is when an administrator comes to it, and a person with few rights. */
import { pagesLinked } from '../../vite/page-entries.ts';
import { words, type Words } from '../words.ts';
import { expect, type Page, type World } from '../world.ts';
import { organisation, space, type Place } from './place.ts';

function titleIn(words: Words, key: string): string {
  const title = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], words);
  if (typeof title !== 'string') throw new TypeError(`${key} is no message`);
  return title;
}

const linked = pagesLinked().map(({ path, kinds, link }) => ({
  name: `the page “${titleIn(words.en, link.title)}”`,
  // Ten rows tell as much as thirty.
  address: (world: World) => `${kinds.includes('space') ? space(world) : organisation(world)}/${path}?size=10`,
  async arrive(page: Page, words: Words) {
    await expect(page.getByRole('heading', { level: 1, name: titleIn(words, link.title) })).toBeVisible();
    await expect(page.getByRole('main').locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
  },
}));

export const linkedPlaces: readonly Place[] = [
  ...linked.map((place) => ({
    ...place,
    async arrive(page: Page, words: Words) {
      await place.arrive(page, words);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
    },
  })),
  // Few of them are open, and the others say why they are not.
  ...linked.map((place) => ({
    ...place,
    name: `${place.name}, as a person with a right in one space`,
    isVariant: true,
    as: 'person' as const,
    async arrive(page: Page, words: Words) {
      await place.arrive(page, words);
      await expect(page.getByRole('main').locator('a, button, input').first()).toBeVisible();
    },
  })),
];
