/** What every store promises of saved views; part of store-suite-for-tests.ts. */
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';

const account = ['eu-std-1', 'c'] as const;
const view = (name: string, savedAt: number, query = `q=${name}`) => ({ name, query, savedAt });

/** `both` are two processes on one store. */
export function describeViews(both: () => readonly [Stores, Stores]): void {
  describe('saved views', () => {
    it('are those of an account, the first before the others, in another process too', async () => {
      const [{ views }, other] = both();
      expect(await views.put(...account, view('b', 2), 5)).toBe(true);
      await views.put(...account, view('nuit ❄ 1', 1, ''), 5);
      await views.put('eu-snc-1', 'c', view('elsewhere', 3), 5);
      await views.put('eu-std-1', 'd', view('somebody else', 3), 5);
      expect(await other.views.list(...account)).toEqual([view('nuit ❄ 1', 1, ''), view('b', 2)]);
    });

    it('are saved again under their name, and keep their place', async () => {
      const [{ views }, other] = both();
      await views.put(...account, view('a', 1), 5);
      await views.put(...account, view('b', 2), 5);
      await other.views.put(...account, view('a', 9, 'state=failed'), 5);
      expect(await views.list(...account)).toEqual([view('a', 1, 'state=failed'), view('b', 2)]);
    });

    it('are no more than so many, however many are saved at once', async () => {
      const [{ views }, other] = both();
      const saving = ['a', 'b', 'c', 'd', 'e'].map((name, index) =>
        (index % 2 === 0 ? views : other.views).put(...account, view(name, index), 3),
      );
      expect((await Promise.all(saving)).filter(Boolean)).toHaveLength(3);
      const [first] = await views.list(...account);
      expect(await views.put(...account, view(first?.name ?? '', 9, 'again=1'), 3)).toBe(true);
      expect(await views.list(...account)).toHaveLength(3);
    });

    it('are gone once they are deleted, and absent ones are no error', async () => {
      const [{ views }, other] = both();
      await views.put(...account, view('a', 1), 1);
      await other.views.delete(...account, 'a');
      await other.views.delete(...account, 'a');
      expect(await views.list(...account)).toEqual([]);
      expect(await views.put(...account, view('b', 1), 1)).toBe(true);
    });
  });
}
