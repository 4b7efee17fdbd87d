import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeAsked, changeIn, clusterNameIn, storedChange, type OperationChange } from './operation-change.ts';
import { operationKinds } from './operation-state.ts';

describe('changeIn', () => {
  it.each([
    ['UpgradeWorkers', { version: '1.29.5' }, { does: 'version', version: '1.29.5' }],
    ['UpgradeMasters', { cluster: 'atlas', version: 'v1.30' }, { does: 'version', version: 'v1.30' }],
    [
      'AddWorker',
      { nodePool: 'workers', previousCount: 6, count: 8 },
      { does: 'resize', pool: 'workers', from: 6, to: 8 },
    ],
    ['AddWorker', { previousCount: 3, count: 5 }, { does: 'resize', from: 3, to: 5 }],
    ['AddWorker', { nodePool: 'workers', count: 5 }, { does: 'resize', pool: 'workers', to: 5 }],
    ['AddWorker', { nodePool: 'batch', previousCount: 0, count: 2 }, { does: 'addPool', pool: 'batch', to: 2 }],
    [
      'RemoveWorker',
      { nodePool: 'batch', previousCount: 4, count: 3 },
      { does: 'resize', pool: 'batch', from: 4, to: 3 },
    ],
    ['RemoveWorker', { nodePool: 'batch', previousCount: 4, count: 0 }, { does: 'deletePool', pool: 'batch', from: 4 }],
  ])('reads %s of %j', (kind, data, change) => {
    expect(changeIn(kind, JSON.stringify(data))).toEqual(change);
  });

  it.each([
    ['UpgradeWorkers', undefined],
    ['UpgradeWorkers', ''],
    ['UpgradeWorkers', 'to 1.29.5, as agreed'],
    ['UpgradeWorkers', 'null'],
    ['UpgradeWorkers', '["1.29.5"]'],
    ['UpgradeWorkers', '{"version":1.29}'],
    ['UpgradeWorkers', '{"version":"1.29.5 <b>and more</b>"}'],
    ['UpgradeWorkers', '{"__proto__":{"version":"1.29.5"}}'],
    ['AddWorker', '{"nodePool":"workers"}'],
    ['AddWorker', '{"count":5}'],
    ['AddWorker', '{"nodePool":"workers","previousCount":5,"count":3}'],
    ['AddWorker', '{"nodePool":"workers","previousCount":1,"count":"5"}'],
    ['RemoveWorker', '{"nodePool":"workers","previousCount":1,"count":2}'],
    ['AddWorker', JSON.stringify({ nodePool: 'x'.repeat(65), previousCount: 1, count: 2.5 })],
    ['UpdateWorker', '{"version":"1.29.5"}'],
    ['REBOOT_NODES', '{"version":"1.29.5"}'],
  ])('makes nothing up for %s from %j', (kind, data) => {
    expect(changeIn(kind, data)).toBeUndefined();
  });

  const kind = fc.oneof(fc.constantFrom(...operationKinds), fc.string());
  const name = fc.oneof(fc.string(), fc.constantFrom('workers', '\u202Etxt.exe', '<img src=x onerror=alert(1)>'));
  const value = fc.oneof(fc.jsonValue(), name, fc.nat(), fc.constantFrom('1.29.5', -1, 1e300, 2.5));
  const members = fc.record(
    { version: value, nodePool: value, previousCount: value, count: value, cluster: value, toString: value },
    { requiredKeys: [] },
  );
  const data = fc.oneof(
    fc.string(),
    fc.json(),
    members.map((some) => JSON.stringify(some)),
  );

  it('answers nothing but short names, versions and whole counts, whatever a region writes', () => {
    fc.assert(
      fc.property(kind, data, (kind, data) => {
        const change = changeIn(kind, data);
        if (change !== undefined) expect(isSound(change)).toBe(true);
        expect((clusterNameIn(data) ?? '').length).toBeLessThanOrEqual(64);
        // What a browser keeps of it is read as the same.
        expect(storedChange(JSON.parse(JSON.stringify(change ?? null)))).toEqual(change);
      }),
    );
  });

  it('never tells of a change to a kind that it does not fit', () => {
    fc.assert(
      fc.property(kind, data, (kind, data) => {
        const change = changeIn(kind, data);
        if (change?.does === 'version') expect(kind).toMatch(/^Upgrade/);
        else if (change !== undefined) expect(kind).toMatch(/Worker$/);
        if (change?.does !== 'resize' || change.from === undefined) return;
        expect(Math.sign(change.to - change.from)).toBe(kind === 'AddWorker' ? 1 : -1);
      }),
    );
  });

  it('reads what was stored as nothing where it is anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), members, fc.record({ does: value, to: value, pool: value })), (stored) => {
        const change = storedChange(stored);
        if (change !== undefined) expect(isSound(change)).toBe(true);
      }),
    );
  });
});

function isSound(change: OperationChange): boolean {
  const isCount = (count: number | undefined) => count === undefined || (Number.isSafeInteger(count) && count >= 0);
  const isName = (name: string | undefined) => name === undefined || (name.length <= 64 && name.trim() !== '');
  switch (change.does) {
    case 'version':
      return /^v?\d[\w.+-]{0,31}$/.test(change.version);
    case 'workers':
      return isCount(change.count);
    case 'deletePool':
      return isName(change.pool) && isCount(change.from);
    case 'addPool':
      return isName(change.pool) && isCount(change.to);
    default:
      return isName(change.pool) && isCount(change.from) && isCount(change.to);
  }
}

describe('changeAsked', () => {
  it.each([
    [
      { operation: 'UpgradeControlPlane', body: { version: '1.30.1' } },
      { does: 'version', version: '1.30.1' },
    ],
    [
      { operation: 'UpdateNodePoolCount', path: { nodePoolName: 'workers' }, body: { count: 8 }, before: 6 },
      { does: 'resize', pool: 'workers', from: 6, to: 8 },
    ],
    [
      { operation: 'UpdateNodePoolCount', path: { nodePoolName: 'workers' }, body: { count: 8 } },
      { does: 'resize', pool: 'workers', to: 8 },
    ],
    [
      { operation: 'CreateNodePool', body: { name: 'batch', nodeCount: 2, nodeProfile: 'LARGE' } },
      { does: 'addPool', pool: 'batch', to: 2 },
    ],
    [
      { operation: 'DeleteNodePool', path: { nodePoolName: 'batch' } },
      { does: 'deletePool', pool: 'batch' },
    ],
    [
      { operation: 'AddWorkers', body: { nodeProfile: 'LARGE', nodeCount: 2 } },
      { does: 'workers', count: 2 },
    ],
    [
      { operation: 'RemoveWorkers', body: { nodeProfile: 'LARGE' } },
      { does: 'workers', count: 1 },
    ],
  ])('knows what %j does', (asked, change) => {
    expect(changeAsked(asked)).toEqual(change);
  });

  it.each([
    { operation: 'UpdateWorkersOs' },
    { operation: 'DeleteCluster', path: { clusterId: 'c' } },
    { operation: 'UpgradeWorkers', body: null },
    { operation: 'UpdateNodePoolCount', path: { nodePoolName: 'workers' }, body: { count: 'many' } },
  ])('leaves %j to its kind', (asked) => {
    expect(changeAsked(asked)).toBeUndefined();
  });
});

describe('clusterNameIn', () => {
  it('is the name that the record carries', () => {
    expect(clusterNameIn('{"cluster":"load-test"}')).toBe('load-test');
    expect(clusterNameIn('load-test is deleted')).toBeUndefined();
  });
});
