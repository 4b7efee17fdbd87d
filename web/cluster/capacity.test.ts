import { describe, expect, it } from 'vitest';
import { capacityOf } from './capacity.ts';

const profiles = [{ name: 'SMALL', cpu: 2, memory: 8 }, { name: 'LARGE', cpu: 8, memory: 32 }, { name: 'NEWER' }];
const pool = (nodeProfile: string, nodeCount: number) => ({ name: nodeProfile, nodeProfile, nodeCount });

describe('capacityOf', () => {
  it('adds up the nodes of all pools', () => {
    expect(capacityOf([pool('SMALL', 2), pool('LARGE', 3)], profiles)).toEqual({ cpu: 28, memory: 112 });
    expect(capacityOf([], profiles)).toEqual({ cpu: 0, memory: 0 });
  });

  it.each(['NEWER', 'unheard-of'])('is not told where the size %s is not', (size) => {
    expect(capacityOf([pool('SMALL', 2), pool(size, 1)], profiles)).toBeUndefined();
  });
});
