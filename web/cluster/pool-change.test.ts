import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { poolChangeOf } from './pool-change.ts';

const running = (data: string | undefined, status = 'RUNNING'): OperationState => ({
  region: 'eu-std-1',
  spaceId: 'space',
  id: 'operation',
  kind: 'AddWorker',
  status,
  ...(data !== undefined && { data }),
});

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
