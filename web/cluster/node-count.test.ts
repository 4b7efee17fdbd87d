import { describe, expect, it } from 'vitest';
import { countOf } from './node-count.ts';

describe('countOf', () => {
  it.each(['', ' ', 'three', '1.5', '1e3', '0x10', '3-'])('makes no number of %j', (typed) => {
    expect(countOf(typed)).toBeNaN();
  });

  it.each([
    ['3', 3],
    [' 12 ', 12],
    ['0', 0],
    ['-1', -1],
  ])('reads %j', (typed, count) => {
    expect(countOf(typed)).toBe(count);
  });
});
