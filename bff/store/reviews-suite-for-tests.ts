/** What every store promises of access reviews; part of store-suite-for-tests.ts. */
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';

const ours = ['eu-std-1/c', 'eu-snc-1/d'];

/** `both` are two processes on one store. */
export function describeReviews(both: () => readonly [Stores, Stores]): void {
  describe('access reviews', () => {
    it('are those of each account that takes part, and of no other', async () => {
      const [{ reviews }, other] = both();
      expect(await reviews.create('one', ours, 'head', '{"name":"é ❄\\n"}', 5)).toBe(true);
      expect(await reviews.create('two', ['eu-std-1/c'], 'head', 'x', 5)).toBe(true);
      expect(await other.reviews.idsOf('eu-std-1/c')).toEqual(['one', 'two']);
      expect(await other.reviews.idsOf('eu-snc-1/d')).toEqual(['one']);
      expect(await other.reviews.idsOf('eu-std-1/x')).toEqual([]);
      expect(await other.reviews.fields('one', '')).toEqual([{ name: 'head', version: 1, text: '{"name":"é ❄\\n"}' }]);
      expect(await reviews.fields('three', '')).toEqual([]);
    });

    it('are no more of an account than so many, however many are begun at once', async () => {
      const [{ reviews }, other] = both();
      const begun = ['a', 'b', 'c', 'd'].map((id, index) =>
        (index % 2 === 0 ? reviews : other.reviews).create(id, ours, 'head', 'x', 2),
      );
      expect((await Promise.all(begun)).filter(Boolean)).toHaveLength(2);
    });

    it('lose nothing to two who write at once: one of them is told, and nothing of it is written', async () => {
      const [{ reviews }, other] = both();
      await reviews.create('one', ours, 'head', 'h', 5);
      expect(await reviews.write('one', [{ name: 'line:1', version: 0, text: 'a b' }])).toBe(true);
      const writing = [reviews, other.reviews].map((store, index) =>
        store.write('one', [
          { name: `line:${index + 2}`, version: 0, text: 'new' },
          { name: 'line:1', version: 1, text: `by ${index}` },
        ]),
      );
      const told = await Promise.all(writing);
      expect(told.filter(Boolean)).toHaveLength(1);
      const winner = told.indexOf(true);
      expect(await reviews.fields('one', 'line:')).toEqual([
        { name: 'line:1', version: 2, text: `by ${winner}` },
        { name: `line:${winner + 2}`, version: 1, text: 'new' },
      ]);
    });

    it('are written only while what was looked at stands', async () => {
      const [{ reviews }, other] = both();
      await reviews.create('one', ours, 'head', 'h', 5);
      const line = { name: 'line:1', version: 0, text: 'x' };
      expect(await other.reviews.write('one', [{ name: 'head', version: 1 }, line])).toBe(true);
      await other.reviews.write('one', [{ name: 'head', version: 1, text: 'signed' }]);
      expect(
        await reviews.write('one', [
          { name: 'head', version: 1 },
          { ...line, version: 1 },
        ]),
      ).toBe(false);
      expect(await reviews.fields('one', 'head')).toEqual([{ name: 'head', version: 2, text: 'signed' }]);
    });

    it('are gone with all of them once deleted, and nothing is written to them any more', async () => {
      const [{ reviews }, other] = both();
      await reviews.create('one', ours, 'head', 'h', 1);
      await other.reviews.delete('one');
      await other.reviews.delete('one');
      expect(await reviews.fields('one', '')).toEqual([]);
      expect(await reviews.idsOf('eu-snc-1/d')).toEqual([]);
      expect(await reviews.write('one', [{ name: 'line:1', version: 0, text: 'x' }])).toBe(false);
      expect(await reviews.create('two', ours, 'head', 'h', 1)).toBe(true);
    });
  });
}
