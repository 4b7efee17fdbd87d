import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shownParts } from './shown-parts.ts';

test('parts are in order, apart, and have each row of the ranges once', () => {
  const range = fc.record({ from: fc.integer({ min: -5, max: 45 }), to: fc.integer({ min: -5, max: 45 }) });
  fc.assert(
    fc.property(fc.nat(40), fc.array(range, { maxLength: 5 }), (count, ranges) => {
      const parts = shownParts(count, ranges);
      const all = Array.from({ length: count }, (_, index) => index);
      const within = (index: number) => ranges.some(({ from, to }) => from <= index && index < to);
      expect(parts.flatMap(({ from, to }) => all.slice(from, to))).toEqual(all.filter(within));
      for (const [at, { from, to }] of parts.entries()) {
        expect(from).toBeLessThan(to);
        if (at > 0) expect(from).toBeGreaterThan(parts[at - 1]!.to);
      }
    }),
  );
});
