import { describe, expect, it } from 'vitest';
import { toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { poolChangeOf, poolsAfter } from './pool-change.ts';

const running = (data: string | undefined, status = 'RUNNING', type = 'AddWorker'): OperationState =>
  toOperationState('eu-std-1', 'space', { id: 'operation', type, status, data });

describe('poolChangeOf', () => {
  const data = '{"cluster":"atlas","nodePool":"workers","previousCount":3,"count":5}';

  it('reads which pool becomes how large', () => {
    expect(poolChangeOf(running(data))).toEqual({ nodePool: 'workers', previousCount: 3, count: 5 });
  });

  it('has nothing to say once the operation has ended, or without one', () => {
    expect(poolChangeOf(running(data, 'DONE'))).toBeUndefined();
    expect(poolChangeOf(undefined)).toBeUndefined();
  });

  it.each([
    undefined,
    '',
    'workers: 3 -> 5',
    'null',
    '[]',
    '{"nodePool":"workers","count":"5"}',
    '{"version":"1.30.1"}',
  ])('makes nothing up from %j', (text) => {
    expect(poolChangeOf(running(text))).toBeUndefined();
  });
});

describe('poolsAfter', () => {
  const small = { name: 'workers', nodeCount: 3, nodeProfile: 'SMALL' };
  const large = { name: 'batch', nodeCount: 2, nodeProfile: 'LARGE' };
  const to = (count: number) =>
    running(
      JSON.stringify({ nodePool: 'workers', previousCount: 3, count }),
      'RUNNING',
      count > 3 ? 'AddWorker' : 'RemoveWorker',
    );

  it('counts the nodes that a pool will have', () => {
    expect(poolsAfter([small, large], to(5))).toEqual([{ ...small, nodeCount: 5 }, large]);
  });

  it('is without the pool that goes', () => {
    expect(poolsAfter([small, large], to(0))).toEqual([large]);
  });

  it('leaves the pools as they are when nothing is known to change', () => {
    expect(poolsAfter([small, large], undefined)).toEqual([small, large]);
    expect(poolsAfter([large], to(5))).toEqual([large]);
  });
});
