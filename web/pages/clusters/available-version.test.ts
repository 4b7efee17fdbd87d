import { describe, expect, it } from 'vitest';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { availableVersion } from './available-version.ts';

const offered = ['1.28.8', '1.28.10', '1.29.3', '1.29.5', '1.30.1'];
const cluster = (workers: string, controlPlane: string): Cluster => ({
  id: '6f1c7a52-0000-4000-8000-000000000001',
  name: 'atlas',
  version: workers,
  controlPlaneVersion: controlPlane,
});

describe('availableVersion', () => {
  it.each([
    ['1.28.10', '1.29.5', '1.30.1'],
    ['1.29.5', '1.29.5', '1.30.1'],
    ['1.28.8', '1.28.8', '1.28.10'],
    ['1.29.5', '1.30.1', '1.30.1'],
    ['1.30.1', '1.30.1', undefined],
  ])('with workers at %s and the control plane at %s is %s', (workers, controlPlane, version) => {
    expect(availableVersion(cluster(workers, controlPlane), offered)).toBe(version);
  });

  it('is none where the region does not say what runs, or what it offers', () => {
    const { version: _, controlPlaneVersion: __, ...unknown } = cluster('1.29.5', '1.29.5');
    expect(availableVersion(unknown, offered)).toBeUndefined();
    expect(availableVersion(cluster('1.29.5', '1.29.5'), [])).toBeUndefined();
  });
});
