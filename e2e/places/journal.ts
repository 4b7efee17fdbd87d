/** The journal, one of its entries, and nothing that matches. */
import { randomUUID } from 'node:crypto';
import { changeHere, inSpace } from '../change-here.ts';
import { createUser } from '../world-data.ts';
import { expect, type World } from '../world.ts';
import { text, type Place } from './place.ts';

/** The path of a user who is somebody's in the journal, by the address that shows this one alone. */
const paths = new Map<string, string>();

/** The journal of what is changed about somebody new. */
async function ofSomebody(world: World): Promise<string> {
  const { id } = await createUser(world.std);
  const address = `/journal?target=${id}`;
  paths.set(address, inSpace(world, `users/${id}`));
  return address;
}

export const journalPlaces: readonly Place[] = [
  {
    name: 'the journal',
    address: ofSomebody,
    async arrive(page, { journal }) {
      const { pathname, search } = new URL(page.url());
      const path = paths.get(pathname + search) ?? '';
      for (const method of ['POST', 'DELETE', 'DELETE'] as const) await changeHere(page, method, path);
      await page.reload();
      await expect(page.getByRole('row')).toHaveCount(4);
      await text(page, journal.columns.outcome);
      await expect(page.getByRole('main').locator('.skeleton')).toHaveCount(0);
    },
  },
  {
    name: 'an entry of the journal',
    address: ofSomebody,
    async arrive(page, { journal, calls }) {
      const { pathname, search } = new URL(page.url());
      await changeHere(page, 'POST', paths.get(pathname + search) ?? '');
      await changeHere(page, 'PATCH', paths.get(pathname + search) ?? '', { active: true });
      await page.reload();
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await text(page, journal.inverse.title);
      await expect(page.getByRole('dialog').getByText(calls.asCall)).toBeVisible();
    },
  },
  {
    name: 'a change that cannot be undone any more',
    isVariant: true,
    address: ofSomebody,
    async arrive(page, { journal }) {
      const { pathname, search } = new URL(page.url());
      const path = paths.get(pathname + search) ?? '';
      await changeHere(page, 'POST', path);
      for (const active of [true, false]) await changeHere(page, 'PATCH', path, { active });
      await page.reload();
      await page.getByRole('row').nth(2).getByRole('link').first().click();
      await page.getByRole('dialog').getByRole('button', { name: journal.undo.undo }).click();
      await text(page, journal.undo.moved);
    },
  },
  {
    name: 'a journal in which nothing matches',
    isVariant: true,
    address: () => `/journal?target=${randomUUID()}`,
    arrive: (page, { journal }) => text(page, journal.noneMatch),
  },
];
