/** What every store promises of saved views; part of store-suite-for-tests.ts. */
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';

const own = { region: 'eu-std-1', clientId: 'c', list: 'users' };
const elsewhere = [
  { ...own, region: 'eu-snc-1' },
  { ...own, clientId: 'd' },
  { ...own, list: 'fleet' },
];
const view = (name: string, savedAt: number, query = `q=${name}`) => ({ name, query, savedAt });

/** `both` are two processes on one store. */
export function describeViews(both: () => readonly [Stores, Stores]): void {
  describe('saved views', () => {
    it('are those of an account and a list, the first before the others, in another process too', async () => {
      const [{ views }, other] = both();
      expect(await views.put(own, view('b', 2), 5)).toBe(true);
      await views.put(own, view('nuit ❄ 1', 1, ''), 5);
      for (const [place, of] of elsewhere.entries()) await views.put(of, view(`other ${place}`, 3), 5);
      expect(await other.views.list(own)).toEqual([view('nuit ❄ 1', 1, ''), view('b', 2)]);
      for (const [place, of] of elsewhere.entries())
        expect(await other.views.list(of)).toEqual([view(`other ${place}`, 3)]);
    });

    it('are saved again under their name, and keep their place', async () => {
      const [{ views }, other] = both();
      await views.put(own, view('a', 1), 5);
      await views.put(own, view('b', 2), 5);
      await other.views.put(own, view('a', 9, 'state=failed'), 5);
      expect(await views.list(own)).toEqual([view('a', 1, 'state=failed'), view('b', 2)]);
    });

    it('are no more than so many, however many are saved at once', async () => {
      const [{ views }, other] = both();
      const saving = ['a', 'b', 'c', 'd', 'e'].map((name, index) =>
        (index % 2 === 0 ? views : other.views).put(own, view(name, index), 3),
      );
      expect((await Promise.all(saving)).filter(Boolean)).toHaveLength(3);
      const [first] = await views.list(own);
      expect(await views.put(own, view(first?.name ?? '', 9, 'again=1'), 3)).toBe(true);
      expect(await views.list(own)).toHaveLength(3);
    });

    it('are gone once they are deleted, and absent ones are no error', async () => {
      const [{ views }, other] = both();
      await views.put(own, view('a', 1), 1);
      await other.views.delete(own, 'a');
      await other.views.delete(own, 'a');
      expect(await views.list(own)).toEqual([]);
      expect(await views.put(own, view('b', 1), 1)).toBe(true);
    });
  });
}
