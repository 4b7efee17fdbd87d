import { expect, it } from 'vitest';
import { covers, type Seen } from './sighting.ts';

const seen = (running: readonly string[], ended: Readonly<Record<string, number>> = {}, since = 0): Seen => {
  return { running, ended, since };
};

it('covers who sees nothing else, but for what is too old to be shown and what is excepted', () => {
  const wide = seen(['a', 'b'], { c: 50 }, 50);
  expect(covers(wide, seen(['a']))).toBe(true);
  expect(covers(wide, seen(['c'], { b: 60, old: 40 }))).toBe(true);
  expect(covers(wide, seen(['d']))).toBe(false);
  expect(covers(wide, seen(['a'], { d: 50 }))).toBe(false);
  expect(covers(wide, seen(['d'], { e: 60 }), new Set(['d', 'e']))).toBe(true);
});

it('reads what somebody sees once, however many are compared with it', () => {
  let reads = 0;
  const wide = {
    ...seen([]),
    get running() {
      reads += 1;
      return ['a'];
    },
  };
  for (let other = 0; other < 500; other += 1) covers(wide, seen([`o${other}`]));
  expect(reads).toBe(1);
});
