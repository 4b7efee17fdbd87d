/** What every store promises of the journal; part of store-suite-for-tests.ts. */
import { describe, expect, it } from 'vitest';
import { verifyChain } from './verify-chain.ts';
import { chainStart } from './journal.ts';
import type { Stores } from './stores.ts';

/** `both` are two processes on one store. */
export function describeJournal(both: () => readonly [Stores, Stores]): void {
  describe('the journal', () => {
    it('numbers what is entered without a gap, and answers it in order, in another process too', async () => {
      const [{ journal }, other] = both();
      expect(await journal.records(0, 10)).toEqual([]);
      expect(await journal.append({ at: 5, text: '{"a":"nuit ❄\\n 1"}' })).toBe(1);
      expect(await other.journal.append({ at: 6, text: 'x', settles: 1 })).toBe(2);
      expect(await journal.append({ at: 7, text: 'line 1\nline 2' })).toBe(3);
      const records = await other.journal.records(0, 10);
      expect(records).toMatchObject([
        { number: 1, at: 5, text: '{"a":"nuit ❄\\n 1"}' },
        { number: 2, at: 6, text: 'x', settles: 1 },
        { number: 3, at: 7, text: 'line 1\nline 2' },
      ]);
      expect(records[0]).not.toHaveProperty('settles');
      expect((await journal.records(1, 1)).map(({ number }) => number)).toEqual([2]);
      expect(await verifyChain(journal)).toMatchObject({ kind: 'whole', cut: chainStart, end: { number: 3 } });
    });

    it('is read backwards, a page at a time, each change with its outcome', async () => {
      const [{ journal }, other] = both();
      for (const text of ['a', 'b', 'c']) await journal.append({ at: 1, text });
      await other.journal.append({ at: 2, text: 'done', settles: 2 });
      await other.journal.append({ at: 3, text: 'd' });
      const texts = (await journal.changes(undefined, 2)).map(({ intent }) => intent.text);
      expect(texts).toEqual(['d', 'c']);
      expect(await journal.changes(3, 2)).toMatchObject([
        { intent: { number: 2, text: 'b' }, settlement: { number: 4, text: 'done' } },
        { intent: { number: 1, text: 'a' } },
      ]);
      expect((await journal.change(2))?.settlement?.text).toBe('done');
      expect(await journal.change(1)).not.toHaveProperty('settlement');
      // The outcome of a change is none itself.
      expect(await journal.change(4)).toBeUndefined();
      expect(await journal.change(9)).toBeUndefined();
    });

    it('stays one chain, however many processes enter at once', async () => {
      const [one, two] = both();
      const numbers = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          (index % 2 === 0 ? one : two).journal.append({ at: index, text: `${index}` }),
        ),
      );
      expect([...numbers].sort((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
      expect(await verifyChain(two.journal)).toMatchObject({ kind: 'whole', end: { number: 60 } });
      const texts = (await one.journal.records(0, 100)).map(({ text }) => text);
      expect(new Set(texts).size).toBe(60);
    });

    it('lets go of what is old, keeps where it was cut, and goes on from there', async () => {
      const [{ journal }, other] = both();
      for (const at of [10, 20, 15, 30]) await journal.append({ at, text: `at ${at}` });
      await journal.append({ at: 31, text: 'done', settles: 1 });
      const [, second] = await journal.records(0, 10);
      await other.journal.dropUntil(9);
      expect(await journal.cut()).toEqual(chainStart);
      await other.journal.dropUntil(20);
      const cut = await journal.cut();
      expect(cut.number).toBe(3);
      expect((await journal.changes(undefined, 10)).map(({ intent }) => intent.text)).toEqual(['at 30']);
      expect(await journal.change(1)).toBeUndefined();
      expect(await verifyChain(journal, second)).toMatchObject({ kind: 'whole', cut, kept: 'before' });
      await other.journal.dropUntil(100);
      expect(await journal.records(0, 10)).toEqual([]);
      expect(await journal.append({ at: 200, text: 'new' })).toBe(6);
      expect(await verifyChain(other.journal, cut)).toMatchObject({ kind: 'whole', end: { number: 6 } });
    });
  });
}
