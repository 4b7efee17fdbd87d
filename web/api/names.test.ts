import { describe, expect, it } from 'vitest';
import { batchesOf } from './names.ts';

describe('batchesOf', () => {
  it('asks nothing when there is nothing to name', () => {
    expect(batchesOf([])).toEqual([]);
  });

  it('asks for each id once, whatever the order of the rows', () => {
    expect(batchesOf(['b', 'a', 'b'])).toEqual([['a', 'b']]);
  });

  it('asks for fifty at a time, as one page holds no more', () => {
    const ids = Array.from({ length: 101 }, (_, index) => String(index).padStart(3, '0'));
    expect(batchesOf(ids).map((batch) => batch.length)).toEqual([50, 50, 1]);
    expect(batchesOf(ids).flat()).toEqual(ids);
  });
});
