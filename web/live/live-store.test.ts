import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { SpaceSnapshot } from '#shared/watch.ts';
import { LiveStore, type LiveChange } from './live-store.ts';
import { now, spaceA } from './scripted-browser-for-tests.ts';

const space = { region: 'eu-std-1', spaceId: spaceA };
const operation = (id: string, status: string, extra: Partial<OperationState> = {}): OperationState => ({
  ...space,
  id,
  kind: 'CreateCluster',
  status,
  ...extra,
});

function storeWith(...operations: OperationState[]) {
  const store = new LiveStore();
  const changes: LiveChange[] = [];
  store.onChange((change) => {
    if (change.kind !== 'spaceLoaded') changes.push(change);
  });
  const snapshot = (list: readonly OperationState[], facts: Partial<SpaceSnapshot> = {}) =>
    store.apply({
      name: 'snapshot',
      data: { now, spaces: [{ ...space, status: 'READY', operations: list, ...facts }] },
    });
  snapshot(operations);
  const ended = () => changes.flatMap((change) => (change.kind === 'operationEnded' ? [change.operation.id] : []));
  return { store, changes, ended, snapshot };
}

describe('live store', () => {
  it('takes the first snapshot as history', () => {
    const { store, changes } = storeWith(operation('o1', 'RUNNING'), operation('o2', 'DONE'));
    expect(changes).toEqual([]);
    expect(store.space(space)).toMatchObject({ isLoaded: true, status: 'READY' });
    expect(store.space(space)?.operations.map(({ id }) => id)).toEqual(['o1', 'o2']);
  });

  it('finds a space in any letter case', () => {
    const { store } = storeWith(operation('o1', 'RUNNING'));
    expect(store.space({ ...space, spaceId: spaceA.toUpperCase() })?.operations).toHaveLength(1);
  });

  it('tells the start and the end of an operation once', () => {
    const { store, changes } = storeWith();
    for (const status of ['PENDING', 'RUNNING', 'RUNNING', 'DONE', 'DONE']) {
      store.apply({ name: 'operation', data: { now, operation: operation('o1', status) } });
    }
    expect(changes.map(({ kind }) => kind)).toEqual(['operationStarted', 'operationEnded']);
  });

  it('does not go back: late news of an earlier state are dropped', () => {
    const { store } = storeWith(operation('o1', 'RUNNING'));
    store.apply({ name: 'operation', data: { now, operation: operation('o1', 'PENDING') } });
    expect(store.space(space)?.operations[0]?.status).toBe('RUNNING');
    store.apply({ name: 'operation', data: { now, operation: operation('o1', 'FAILED') } });
    store.apply({ name: 'operation', data: { now, operation: operation('o1', 'RUNNING') } });
    expect(store.space(space)?.operations[0]?.status).toBe('FAILED');
  });

  it('remembers the cluster that only one of the records named', () => {
    const { store } = storeWith();
    store.learn(operation('o1', 'PENDING', { clusterId: 'c1', clusterName: 'atlas', progress: '10%' }));
    store.apply({ name: 'operation', data: { now, operation: operation('o1', 'DONE') } });
    expect(store.space(space)?.operations[0]).toEqual(
      operation('o1', 'DONE', { clusterId: 'c1', clusterName: 'atlas' }),
    );
  });

  it('names what is done by the record that tells, not by what was asked for here, whichever comes first', () => {
    const asked = operation('o1', 'PENDING', { change: { does: 'workers', count: 1 } });
    const told = operation('o1', 'PENDING', {
      data: '{}',
      change: { does: 'resize', pool: 'workers', from: 5, to: 4 },
    });
    for (const [first, second] of [
      [asked, told],
      [told, asked],
    ] as const) {
      const { store } = storeWith();
      store.learn(first);
      store.learn(second);
      expect(store.space(space)?.operations[0]?.change).toEqual(told.change);
    }
  });

  it('says what this console has asked for where the record does not, whichever is known first', () => {
    const asked = new Map([['o1', { does: 'version', version: '1.29.5' } as const]]);
    const early = storeWith(operation('o1', 'RUNNING'), operation('o2', 'RUNNING')).store;
    early.tellAsked(asked);
    const late = storeWith().store;
    late.tellAsked(asked);
    late.apply({ name: 'operation', data: { now, operation: operation('o1', 'RUNNING', { data: 'free text' }) } });
    for (const store of [early, late]) {
      const known = store.space(space)?.operations.find(({ id }) => id === 'o1');
      expect(known?.change).toEqual({ does: 'version', version: '1.29.5' });
    }
    expect(early.space(space)?.operations.find(({ id }) => id === 'o2')?.change).toBeUndefined();
  });

  it('remembers the request that the answer to it does not hold, whichever comes first', () => {
    const data = '{"nodePool":"workers","previousCount":2,"count":1}';
    const { store } = storeWith();
    store.apply({ name: 'operation', data: { now, operation: operation('o1', 'PENDING', { data }) } });
    store.learn(operation('o1', 'PENDING', { clusterId: 'c1' }));
    expect(store.space(space)?.operations).toEqual([operation('o1', 'PENDING', { clusterId: 'c1', data })]);
  });

  it('learns ends from a later snapshot, also of operations it never saw running', () => {
    const { ended, snapshot } = storeWith(operation('o1', 'RUNNING'), operation('old', 'DONE'));
    snapshot([operation('o1', 'DONE'), operation('o2', 'FAILED'), operation('old', 'DONE')]);
    expect(ended()).toEqual(['o2', 'o1']);
  });

  it('names the operations that a new snapshot lacks', () => {
    const { snapshot, ended } = storeWith(operation('o1', 'RUNNING'), operation('old', 'DONE'));
    expect(snapshot([]).map(({ id }) => id)).toEqual(['o1']);
    expect(ended()).toEqual([]);
  });

  it('keeps what it knows when a snapshot comes of a region that does not answer', () => {
    const { store, snapshot } = storeWith(operation('o1', 'RUNNING'));
    expect(snapshot([], { staleSince: now })).toEqual([]);
    expect(store.space(space)).toMatchObject({ staleSince: now, operations: [{ id: 'o1' }] });
    snapshot([operation('o1', 'RUNNING')]);
    expect(store.space(space)?.staleSince).toBeUndefined();
  });

  it('shows nothing of a space that may no longer be read', () => {
    const { store, snapshot } = storeWith(operation('o1', 'RUNNING'));
    expect(snapshot([], { unavailable: 'forbidden' })).toEqual([]);
    expect(store.space(space)).toMatchObject({ unavailable: 'forbidden', operations: [] });
  });

  it('follows the status of a space and its freshness', () => {
    const { store, changes } = storeWith();
    store.apply({ name: 'space', data: { now, ...space, status: 'FAILED' } });
    store.apply({ name: 'stale', data: { now, ...space, since: now } });
    expect(store.space(space)).toMatchObject({ status: 'FAILED', staleSince: now });
    store.apply({ name: 'stale', data: { now, ...space } });
    expect(store.space(space)?.staleSince).toBeUndefined();
    expect(changes).toEqual([{ kind: 'spaceStatus', ...space }]);
  });

  it('keeps a bounded number of ended operations, newest first', () => {
    const { store } = storeWith(operation('busy', 'RUNNING', { createdAt: '2026-01-01T00:00:00Z' }));
    for (let minute = 0; minute < 150; minute += 1) {
      const createdAt = new Date(Date.parse(now) + minute * 60_000).toISOString();
      store.learn(operation(`o${minute}`, 'DONE', { createdAt }));
    }
    const ids = store.space(space)?.operations.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(101);
    expect([ids[0], ids.at(-1)]).toEqual(['o149', 'busy']);
  });

  it('is put right by reads about what it shows as running, and hears nothing of what has ended by that', () => {
    const { store, changes } = storeWith(operation('o1', 'RUNNING'), operation('o2', 'DONE'));
    const read = [operation('older', 'FAILED'), operation('o2', 'FAILED'), operation('o1', 'FAILED')];
    expect(store.see(read)).toEqual([]);
    expect(store.space(space)?.operations.map(({ id, status }) => `${id} ${status}`)).toEqual(['o1 FAILED', 'o2 DONE']);
    expect(changes).toEqual([{ kind: 'operationEnded', operation: operation('o1', 'FAILED') }]);
  });

  it('answers the same object until something changes', () => {
    const { store } = storeWith(operation('o1', 'DONE'));
    const before = store.space(space);
    store.apply({ name: 'operation', data: { now, operation: operation('o1', 'RUNNING') } });
    expect(store.space(space)).toBe(before);
  });

  it('tells the end of what ran when the browser last looked, and asks for what the first snapshot lacks', () => {
    const store = new LiveStore();
    const changes: LiveChange[] = [];
    store.onChange((change) => changes.push(change));
    store.recall([operation('ended', 'RUNNING'), operation('lacking', 'PENDING'), operation('runs', 'RUNNING')]);
    expect(changes).toEqual([]);
    expect(store.space(space)?.isLoaded).toBe(false);
    const operations = [operation('ended', 'FAILED'), operation('runs', 'RUNNING'), operation('old', 'DONE')];
    const lacking = store.apply({ name: 'snapshot', data: { now, spaces: [{ ...space, operations }] } });
    expect(changes).toEqual([
      { kind: 'operationEnded', operation: operation('ended', 'FAILED') },
      { kind: 'spaceLoaded', ...space },
    ]);
    expect(lacking.map(({ id }) => id)).toEqual(['lacking']);
  });

  it('takes what a read showed as running as known: its end is news, and it is asked for when the watch lacks it', () => {
    const { store, changes, ended } = storeWith();
    expect(store.see([operation('o1', 'RUNNING')])).toEqual([operation('o1', 'RUNNING')]);
    expect(store.see([operation('o1', 'RUNNING')])).toEqual([]);
    expect(changes).toEqual([]);
    store.learn(operation('o1', 'DONE'));
    expect(ended()).toEqual(['o1']);
  });

  it('does not take a region that has not answered yet for one in which nothing runs or ever ran', () => {
    const store = new LiveStore();
    const changes: LiveChange[] = [];
    store.onChange((change) => changes.push(change));
    const apply = (facts: Partial<SpaceSnapshot>, operations: OperationState[]) =>
      store.apply({ name: 'snapshot', data: { now, spaces: [{ ...space, operations, ...facts }] } });
    apply({ staleSince: now }, []);
    expect(store.space(space)).toMatchObject({ isLoaded: false, staleSince: now });
    apply({}, [operation('old', 'DONE')]);
    expect(store.space(space)?.isLoaded).toBe(true);
    expect(changes).toEqual([{ kind: 'spaceLoaded', ...space }]);
  });

  it('recalls nothing into a space it knows', () => {
    const { store, changes } = storeWith(operation('o1', 'DONE'));
    store.recall([operation('o1', 'RUNNING'), operation('o2', 'RUNNING')]);
    expect(store.space(space)?.operations).toEqual([operation('o1', 'DONE')]);
    expect(changes).toEqual([]);
  });
});
