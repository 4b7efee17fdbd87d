import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { now, ScriptedBrowser, spaceA } from '#web/live/scripted-browser-for-tests.ts';
import { AfterOperationQueue, type LaterAction, type Look } from './after-operation-queue.ts';
import type { ExclusiveLocks } from './tab-lock.ts';

const inA = { region: 'eu-std-1', spaceId: spaceA };
const target = { ...inA, clusterId: 'c1' };
const operation = (status: string, id = 'o1'): OperationState => ({
  ...inA,
  id,
  kind: 'AddWorker',
  status,
  clusterId: 'c1',
});
const cluster = { id: '5e3c1f52-7a0d-4b4e-9a53-0d3c7b1f9e11', name: 'one' };

/** The locks of one browser, shared by its tabs. */
function browserLocks(): ExclusiveLocks {
  const held = new Set<string>();
  return {
    async request(name, _options, holding) {
      if (held.has(name)) return holding(null);
      held.add(name);
      await holding({ name });
      return held.delete(name);
    },
  };
}

interface Setting {
  readonly look?: () => Look | Promise<Look>;
  readonly locks?: ExclusiveLocks;
}

function openTab({ look = () => ({ cluster, busy: undefined }), locks = browserLocks() }: Setting = {}) {
  const { live } = new ScriptedBrowser().openTab();
  const sent: string[] = [];
  const account = { id: 'me' as string | undefined };
  const queue = new AfterOperationQueue({
    live,
    locks,
    accountOf: () => account.id,
    look: () => Promise.resolve(look()),
    sent: ({ action }) => sent.push(action.accepted),
  });
  const tell = (state: OperationState) => live.store.apply({ name: 'operation', data: { now, operation: state } });
  tell(operation('RUNNING'));
  const settled = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      const check = () => {
        if (isSo()) resolve();
      };
      queue.subscribe(check);
      check();
    });
  const state = () => queue.of(target)?.state;
  const notSent = () => settled(() => state()?.kind === 'notSent');
  const gone = () => settled(() => queue.of(target) === undefined);
  return { queue, tell, sent, account, state, notSent, gone };
}

function action(more: Partial<LaterAction> = {}) {
  const calls: string[] = [];
  const label = more.label ?? 'Resize';
  const send = () => {
    calls.push(label);
    return Promise.resolve();
  };
  return { calls, action: { label, accepted: `${label} accepted`, send, ...more } };
}

describe('what waits for the end of an operation', () => {
  it('is sent once when that is done, not before', async () => {
    const { queue, tell, sent, state, gone } = openTab();
    const { action: resize, calls } = action();
    await queue.put(target, resize, operation('RUNNING'));
    tell({ ...operation('RUNNING'), percent: 50 });
    tell(operation('DONE', 'another'));
    expect(state()).toEqual({ kind: 'waiting' });
    tell(operation('DONE'));
    tell(operation('DONE'));
    await gone();
    expect(calls).toEqual(['Resize']);
    expect(sent).toEqual(['Resize accepted']);
  });

  it('is sent for the cluster as it is then', async () => {
    const { queue, tell, gone } = openTab({
      look: () => ({ cluster: { ...cluster, version: '1.30.1' }, busy: undefined }),
    });
    const versions: unknown[] = [];
    const send = ({ version }: { version?: string | undefined }) => Promise.resolve(versions.push(version));
    await queue.put(target, action({ send }).action, operation('RUNNING'));
    tell(operation('DONE'));
    await gone();
    expect(versions).toEqual(['1.30.1']);
  });

  it('is sent at once when that has ended while it was being chosen', async () => {
    const { queue, tell, gone } = openTab();
    const { action: resize, calls } = action();
    tell(operation('DONE'));
    await queue.put(target, resize, operation('RUNNING'));
    await gone();
    expect(calls).toEqual(['Resize']);
  });

  it('is never sent once it was cancelled', async () => {
    const { queue, tell } = openTab();
    const { action: resize, calls } = action();
    await queue.put(target, resize, operation('RUNNING'));
    queue.remove(target);
    tell(operation('DONE'));
    expect(queue.of(target)).toBeUndefined();
    expect(calls).toEqual([]);
  });

  it('gives way to what is chosen after it', async () => {
    const { queue, tell, gone } = openTab();
    const first = action({ label: 'Resize' });
    const second = action({ label: 'Delete' });
    await queue.put(target, first.action, operation('RUNNING'));
    await queue.put(target, second.action, operation('RUNNING'));
    tell(operation('DONE'));
    await gone();
    expect([...first.calls, ...second.calls]).toEqual(['Delete']);
  });
});

describe('what is not sent after all', () => {
  it('says so when what it waited for failed, unless that does not matter to it', async () => {
    const { queue, tell, state, gone } = openTab();
    const careful = action();
    await queue.put(target, careful.action, operation('RUNNING'));
    tell(operation('FAILED'));
    expect(state()).toEqual({ kind: 'notSent', why: 'operationFailed' });
    await queue.again(target);
    expect(careful.calls).toEqual(['Resize']);

    const removal = action({ label: 'Delete', evenAfterFailure: true });
    await queue.put(target, removal.action, operation('RUNNING'));
    await gone();
    expect(removal.calls).toEqual(['Delete']);
  });

  it.each<[string, Look | Error, Partial<LaterAction>, object]>([
    ['the cluster is gone', { cluster: undefined, busy: undefined }, {}, { why: 'clusterGone' }],
    [
      'another operation was faster',
      { cluster, busy: operation('RUNNING', 'o2') },
      {},
      { why: 'busyAgain', operation: operation('RUNNING', 'o2') },
    ],
    [
      'it makes no sense any more',
      { cluster, busy: undefined },
      { refuse: ({ name }) => `${name} has it` },
      { why: 'refused', sentence: 'one has it' },
    ],
    ['looking again fails', new Error('no answer'), {}, { why: 'error', error: new Error('no answer') }],
  ])('says that %s', async (_name, look, more, expected) => {
    const { queue, tell, state, notSent } = openTab({
      look: () => (look instanceof Error ? Promise.reject(look) : look),
    });
    const { action: resize, calls } = action(more);
    await queue.put(target, resize, operation('RUNNING'));
    tell(operation('DONE'));
    await notSent();
    expect(state()).toEqual({ kind: 'notSent', ...expected });
    expect(calls).toEqual([]);
  });

  it('waits for the operation that was faster, when asked to', async () => {
    let busy: OperationState | undefined = operation('RUNNING', 'o2');
    const { queue, tell, notSent, gone, state } = openTab({ look: () => ({ cluster, busy }) });
    const { action: resize, calls } = action();
    await queue.put(target, resize, operation('RUNNING'));
    tell(operation('DONE'));
    await notSent();
    tell(operation('RUNNING', 'o2'));
    await queue.again(target);
    expect(state()).toEqual({ kind: 'waiting' });
    busy = undefined;
    tell(operation('DONE', 'o2'));
    await gone();
    expect(calls).toEqual(['Resize']);
  });

  it('keeps the error of the call, and is not sent again by itself', async () => {
    const { queue, tell, notSent, state } = openTab();
    const failure = new Error('refused');
    let calls = 0;
    const send = () => {
      calls += 1;
      return Promise.reject(failure);
    };
    await queue.put(target, action({ send }).action, operation('RUNNING'));
    tell(operation('DONE'));
    await notSent();
    tell(operation('DONE', 'later'));
    expect(state()).toEqual({ kind: 'notSent', why: 'error', error: failure });
    expect(calls).toBe(1);
  });

  it('is forgotten when somebody else has signed in', async () => {
    const { queue, tell, account } = openTab();
    const { action: resize, calls } = action();
    await queue.put(target, resize, operation('RUNNING'));
    account.id = 'somebody else';
    tell(operation('DONE'));
    expect(queue.of(target)).toBeUndefined();
    expect(calls).toEqual([]);
  });
});

describe('two tabs', () => {
  it('never have something waiting for the same cluster, until the first one gives way', async () => {
    const locks = browserLocks();
    const [first, second] = [openTab({ locks }), openTab({ locks })];
    const [mine, theirs] = [action(), action()];
    await first.queue.put(target, mine.action, operation('RUNNING'));
    await second.queue.put(target, theirs.action, operation('RUNNING'));
    expect(second.state()).toEqual({ kind: 'notSent', why: 'otherTab' });
    second.tell(operation('DONE'));
    first.tell(operation('DONE'));
    await first.gone();
    expect([mine.calls, theirs.calls]).toEqual([['Resize'], []]);

    await second.queue.again(target);
    await second.gone();
    expect(theirs.calls).toEqual(['Resize']);
  });
});
