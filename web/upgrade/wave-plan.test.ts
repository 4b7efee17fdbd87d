import { describe, expect, it } from 'vitest';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { Scope } from '#web/api/scope.ts';
import { bestGoal, offeredTo, prospectOf, runsOf, type ChosenCluster } from './wave-plan.ts';

const offer = { versions: ['1.28.10', '1.29.3', '1.29.5', '1.30.1'] };
const std: Scope = { region: 'eu-std-1', kind: 'space', id: '00000000-0000-4000-8000-00000000000a' };
const snc: Scope = { region: 'eu-snc-1', kind: 'space', id: '00000000-0000-4000-8000-00000000000b' };
const nodePools = [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' }];

function chosen(id: string, version: string, more: Partial<ChosenCluster> = {}, of: Partial<Cluster> = {}) {
  const cluster = { id, name: id, version, controlPlaneVersion: version, nodePools, ...of } as Cluster;
  return { scope: std, id, stage: 1, cluster, offer, ...more };
}

describe('what would become of a cluster', () => {
  it('is its way by the rules, or why there is none', () => {
    expect(prospectOf(chosen('a', '1.29.3'), '1.29.5')).toMatchObject({
      kind: 'way',
      steps: [
        { part: 'controlPlane', version: '1.29.5' },
        { part: 'workers', version: '1.29.5' },
      ],
    });
    expect(prospectOf(chosen('a', '1.30.1'), '1.29.5')).toEqual({ kind: 'there', version: '1.30.1' });
    expect(prospectOf(chosen('a', '1.29.3'), '1.31.0')).toMatchObject({
      kind: 'refused',
      refusal: { rule: 'isOffered' },
    });
    expect(prospectOf(chosen('a', '1.29.3', {}, { status: { state: 'FAILED' } }), '1.29.5')).toEqual({
      kind: 'failed',
    });
  });

  it('is not known before it was read', () => {
    expect(prospectOf({ ...chosen('a', '1.29.3'), cluster: undefined }, '1.29.5')).toBeUndefined();
  });

  it('is newer packages where there are workers', () => {
    expect(prospectOf(chosen('a', '1.29.3'), undefined)).toEqual({ kind: 'packages' });
    expect(prospectOf(chosen('a', '1.29.3', {}, { nodePools: [] }), undefined)).toEqual({ kind: 'noWorkers' });
  });
});

it('proposes the newest version that most of them can be led to', () => {
  const clusters = [chosen('a', '1.29.3'), chosen('b', '1.29.5'), chosen('c', '1.28.10')];
  expect(offeredTo(clusters)).toEqual(['1.30.1', '1.29.5', '1.29.3', '1.28.10']);
  expect(bestGoal(clusters)).toBe('1.30.1');
  expect(bestGoal([])).toBeUndefined();
});

it('is one run for each region, of those alone that something is done to', () => {
  const clusters = [chosen('a', '1.29.3', { stage: 2 }), chosen('b', '1.29.5'), chosen('c', '1.28.10', { scope: snc })];
  const pace = { atOnce: 2, stopAt: 1 };
  const runs = runsOf(std, clusters, '1.29.5', pace);
  expect(runs.map(({ kind, scope }) => [kind, scope.region, scope.id])).toEqual([
    ['upgradeWave', 'eu-std-1', std.id],
    ['upgradeWave', 'eu-snc-1', snc.id],
  ]);
  expect(runs[0]?.plan).toEqual({
    about: '1.29.5',
    pace,
    steps: [
      {
        operation: 'UpgradeControlPlane',
        path: { spaceId: std.id, clusterId: 'a' },
        body: { version: '1.29.5' },
        name: 'a',
        stage: 2,
        from: '1.29.3',
      },
      {
        operation: 'UpgradeWorkers',
        path: { spaceId: std.id, clusterId: 'a' },
        body: { version: '1.29.5' },
        name: 'a',
        stage: 2,
      },
    ],
  });
});
