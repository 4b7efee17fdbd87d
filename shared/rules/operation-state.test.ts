import { describe, expect, it } from 'vitest';
import { canonicalKind, percentOf, toOperationState } from './operation-state.ts';

describe('operation state', () => {
  it('reads both shapes of a record into the same model', () => {
    const expected = {
      region: 'eu-std-1',
      spaceId: 's1',
      id: 'o1',
      kind: 'UpgradeWorkers',
      status: 'RUNNING',
      progress: '40%',
      percent: 40,
      createdAt: '2026-01-15T09:30:12Z',
      startedAt: '2026-01-15T09:30:14Z',
      clusterId: 'c1',
    };
    expect(
      toOperationState('eu-std-1', 's1', {
        id: 'o1',
        type: 'UpgradeWorkers',
        status: 'RUNNING',
        progress: '40%',
        createTime: '2026-01-15T09:30:12Z',
        startTime: '2026-01-15T09:30:14Z',
        targetLink: 'https://api.example/kubernetes/spaces/s1/clusters/c1',
      }),
    ).toEqual(expected);
    expect(
      toOperationState('eu-std-1', 's1', {
        id: 'o1',
        operationType: 'UPGRADE_WORKERS',
        status: 'running',
        progress: '40%',
        createdAt: '2026-01-15T09:30:12Z',
        startedAt: '2026-01-15T09:30:14Z',
        clusterid: 'c1',
        target: 'https://api.example/kubernetes/spaces/s1/clusters/c1',
      }),
    ).toEqual(expected);
  });

  it('keeps words it does not know', () => {
    expect(canonicalKind('CREATE_NODE_POOL')).toBe('CREATE_NODE_POOL');
    expect(toOperationState('r', 's', { id: 'o', status: 'PAUSED' })).toMatchObject({
      kind: 'Unknown',
      status: 'PAUSED',
    });
  });

  it('refuses a record without id or status', () => {
    expect(() => toOperationState('r', 's', { status: 'DONE' })).toThrow(TypeError);
    expect(() => toOperationState('r', 's', { id: 'o' })).toThrow(TypeError);
  });

  it.each([
    ['40%', 40],
    [' 7 % ', 7],
    ['100%', 100],
    ['250%', 100],
    ['step 3 of 5', undefined],
    [undefined, undefined],
  ])('percent of %j is %s', (progress, percent) => {
    expect(percentOf(progress)).toBe(percent);
  });
});
