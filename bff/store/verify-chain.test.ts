import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs as cases } from '#testing/property-runs.ts';
import { chainStart, recordAfter, type Checkpoint, type JournalRecord, type JournalText } from './journal.ts';
import { verifyChain } from './verify-chain.ts';

const texts = fc.array(
  fc.record({ at: fc.nat(), text: fc.string({ unit: 'binary' }), settles: fc.option(fc.nat(), { nil: undefined }) }),
  { minLength: 1, maxLength: 30 },
);

function chainOf(entries: readonly { at: number; text: string; settles?: number | undefined }[]): JournalRecord[] {
  const chain: JournalRecord[] = [];
  for (const { settles, ...entry } of entries) {
    const said: JournalText = { ...entry, ...(settles !== undefined && { settles }) };
    chain.push(recordAfter(chain.at(-1) ?? chainStart, said));
  }
  return chain;
}

const placeOf = ({ number, hash }: Checkpoint): Checkpoint => ({ number, hash });

/** A store of these records, a few numbers a page (so that no page ends between two of one number), that was cut at this place. */
function storeOf(chain: readonly JournalRecord[], cut = chainStart) {
  return {
    cut: async () => cut,
    records: async (after: number, limit: number) =>
      chain.filter(({ number }) => number > after && number <= after + Math.min(limit, 7)),
  };
}

it('finds a chain whole from any cut, through any place of it', async () => {
  const property = fc.asyncProperty(texts, fc.nat(), fc.nat(), async (entries, cutAt, keptAt) => {
    const chain = chainOf(entries);
    const places = [chainStart, ...chain.map(placeOf)];
    const [cut, kept] = [places[cutAt % places.length]!, places[keptAt % places.length]!];
    const left = chain.filter(({ number }) => number > cut.number);
    expect(await verifyChain(storeOf(left, cut), kept)).toEqual({
      kind: 'whole',
      cut,
      end: places.at(-1),
      kept: kept.number < cut.number ? 'before' : 'passed',
    });
  });
  await fc.assert(property, { numRuns: cases(60) });
});

it('names the first record that was changed, left out or added', async () => {
  const changes = fc.constantFrom<'text' | 'at' | 'settles' | 'gone' | 'twice'>(
    'text',
    'at',
    'settles',
    'gone',
    'twice',
  );
  const property = fc.asyncProperty(texts, fc.nat(), changes, async (entries, where, change) => {
    const chain = chainOf(entries);
    const index = where % chain.length;
    const record = chain[index]!;
    const isLast = index === chain.length - 1;
    const altered = {
      text: [{ ...record, text: `${record.text}.` }],
      at: [{ ...record, at: record.at + 1 }],
      settles: [{ ...record, settles: (record.settles ?? 0) + 1 }],
      gone: [],
      twice: [record, record],
    }[change];
    const verdict = await verifyChain(storeOf(chain.toSpliced(index, 1, ...altered)), chain.at(-1));
    if (change === 'gone') expect(verdict).toEqual({ kind: 'broken', number: record.number, why: 'missing' });
    else if (change === 'twice') expect(verdict).toMatchObject({ kind: 'broken', number: record.number + 1 });
    else expect(verdict).toEqual({ kind: 'broken', number: record.number, why: 'changed' });
    if (isLast && change === 'gone')
      expect(await verifyChain(storeOf(chain.slice(0, -1)))).toMatchObject({ kind: 'whole' });
  });
  await fc.assert(property, { numRuns: cases(60) });
});

it('finds what was written anew from some record on by a place that was kept', async () => {
  const property = fc.asyncProperty(texts, fc.nat(), async (entries, where) => {
    const chain = chainOf(entries);
    const index = where % chain.length;
    const forged = chainOf(entries.map((entry, at) => (at === index ? { ...entry, text: `${entry.text}.` } : entry)));
    expect(await verifyChain(storeOf(forged))).toMatchObject({ kind: 'whole' });
    const number = chain.length;
    expect(await verifyChain(storeOf(forged), chain.at(-1))).toEqual({ kind: 'broken', number, why: 'kept' });
  });
  await fc.assert(property, { numRuns: cases(60) });
});
