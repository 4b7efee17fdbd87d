import { describe, expect, it } from 'vitest';
import { summaryOf } from './node-health.ts';

describe('summaryOf', () => {
  it('counts nodes, and names those that are not well', () => {
    const nodes = [
      { name: 'a', status: 'OK' },
      { name: 'b', status: 'FAILED' },
      { name: 'c', status: 'DRAINING' },
    ];
    const { total, well, ill } = summaryOf({ name: 'atlas', health: 'KO', nodes });
    expect([total, well, ill.map(({ name }) => name)]).toEqual([3, 1, ['b', 'c']]);
  });

  it('claims nothing where a region names no nodes', () => {
    expect(summaryOf({ name: 'atlas', health: 'OK' })).toEqual({ total: 0, well: 0, ill: [] });
  });
});
