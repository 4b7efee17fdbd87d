import { describe, expect, it } from 'vitest';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { versionMap } from './version-groups.ts';

const offered = ['1.30.1', '1.28.8', '1.28.10', '1.29.5', '1.29.3'];
const cluster = (name: string, version?: string, controlPlaneVersion = version, nodes = 2): Cluster => ({
  id: name,
  name,
  ...(version !== undefined && { version }),
  ...(controlPlaneVersion !== undefined && { controlPlaneVersion }),
  nodePools: nodes === 0 ? [] : [{ name: 'workers', nodeCount: nodes, nodeProfile: 'SMALL' }],
});

describe('a map of versions', () => {
  it('has a rung for each version that is offered or still run, by number', () => {
    expect(versionMap([cluster('old', '1.27.14')], offered).rungs).toEqual([
      '1.27.14',
      '1.28.8',
      '1.28.10',
      '1.29.3',
      '1.29.5',
      '1.30.1',
    ]);
  });

  it('puts clusters together that run the same, the oldest first', () => {
    const clusters = [
      cluster('newest', '1.30.1'),
      cluster('b', '1.28.10', '1.29.5'),
      cluster('a', '1.28.10'),
      cluster('c', '1.28.10', '1.29.5'),
    ];
    const { groups } = versionMap(clusters, offered);
    expect(groups.map((group) => [group.clusters.map(({ name }) => name).join(' '), group.isBehind])).toEqual([
      ['a', false],
      ['b c', true],
      ['newest', false],
    ]);
  });

  it('says where each part may go by the rules of the region', () => {
    const { groups } = versionMap([cluster('a', '1.28.8'), cluster('b', '1.28.10', '1.29.3')], offered);
    expect(groups.map(({ possible }) => possible)).toEqual([
      { controlPlane: ['1.28.10'], workers: [] },
      { controlPlane: ['1.29.5'], workers: ['1.29.3'] },
    ]);
  });

  it('leaves out what nobody can place, and says which', () => {
    const { groups, unknown } = versionMap(
      [cluster('silent'), cluster('odd', 'stable'), cluster('a', '1.29.5')],
      offered,
    );
    expect(groups).toHaveLength(1);
    expect(unknown.map(({ name }) => name)).toEqual(['silent', 'odd']);
  });

  it('has no workers where there are none', () => {
    const [group] = versionMap([cluster('empty', '1.29.3', '1.29.5', 0)], offered).groups;
    expect(group).toMatchObject({ versions: { workers: undefined }, isBehind: false, possible: { workers: [] } });
  });
});
