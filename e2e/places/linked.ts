/** Every page that the side navigation leads to, as it is when one comes to it. */
import { pagesLinked } from '../../vite/page-entries.ts';
import { words, type Words } from '../words.ts';
import { expect } from '../world.ts';
import { organisation, space, type Place } from './place.ts';

function titleIn(words: Words, key: string): string {
  const title = key
    .split('.')
    .reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], words);
  if (typeof title !== 'string') throw new TypeError(`${key} is no message`);
  return title;
}

export const linkedPlaces: readonly Place[] = pagesLinked().map(({ path, kinds, link }) => ({
  name: `the page “${titleIn(words.en, link.title)}”`,
  // Ten rows tell as much as thirty.
  address: (world) => `${kinds.includes('space') ? space(world) : organisation(world)}/${path}?size=10`,
  async arrive(page, words) {
    await expect(page.getByRole('heading', { level: 1, name: titleIn(words, link.title) })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.locator('.skeleton, [aria-busy]')).toHaveCount(0);
    await expect(main.getByRole('alert')).toHaveCount(0);
  },
}));
