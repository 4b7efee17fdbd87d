import { describe, expect, it } from 'vitest';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { createdOf, isChanging, isWebAddress, nodesIn, otherControlPlane, stateOf } from './cluster-facts.ts';

const cluster: Cluster = { id: '6f1c7a52-0000-4000-8000-000000000001', name: 'prod' };

describe('a cluster record', () => {
  it('has an unknown state where the region does not say', () => {
    expect(stateOf(cluster)).toBe('UNKNOWN');
    expect(stateOf({ ...cluster, status: { state: 'REPAIRING' } })).toBe('REPAIRING');
  });

  it('changes by itself while it is created or deleted', () => {
    expect(isChanging({ ...cluster, status: { state: 'CREATING' } })).toBe(true);
    expect(isChanging({ ...cluster, status: { state: 'RUNNING' } })).toBe(false);
    expect(isChanging(cluster)).toBe(false);
  });

  it('names the control plane only when it differs', () => {
    expect(otherControlPlane({ ...cluster, version: '1.29.3', controlPlaneVersion: '1.29.5' })).toBe('1.29.5');
    expect(otherControlPlane({ ...cluster, version: '1.29.5', controlPlaneVersion: '1.29.5' })).toBeUndefined();
    expect(otherControlPlane({ ...cluster, version: '1.29.5' })).toBeUndefined();
  });

  it('counts the nodes of all pools', () => {
    expect(nodesIn(cluster)).toBe(0);
    const pool = { name: 'a', nodeProfile: 'SMALL' };
    expect(
      nodesIn({
        ...cluster,
        nodePools: [
          { ...pool, nodeCount: 3 },
          { ...pool, nodeCount: 2 },
        ],
      }),
    ).toBe(5);
  });

  it('knows its creation in either spelling', () => {
    expect(createdOf({ ...cluster, createdAt: '2026-01-01T00:00:00Z' })).toBe('2026-01-01T00:00:00Z');
    expect(createdOf(cluster)).toBeUndefined();
  });
});

describe('isWebAddress', () => {
  it.each(['https://api.example:6443', 'http://console.example'])('follows %s', (text) => {
    expect(isWebAddress(text)).toBe(true);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'api.example', '', '//x', 'ftp://x'])(
    'leaves %j alone',
    (text) => {
      expect(isWebAddress(text)).toBe(false);
    },
  );
});
