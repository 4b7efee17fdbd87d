/** What every store promises about runs; called by the suite of stores. */
import { describe, expect, it } from 'vitest';
import { newRun } from '#shared/run-standing.ts';
import type { StepCounts } from '#shared/run.ts';
import type { RunRecord, Runs } from './runs.ts';
import type { Stores } from './stores.ts';

const sealed = (value: number) => Uint8Array.of(value, 255);
const none: StepCounts = { todo: 0, sending: 0, accepted: 0, done: 0, failed: 0, skipped: 0, unknown: 0 };

function run(id: string, more: Partial<RunRecord> = {}): Omit<RunRecord, 'version'> {
  const account = { region: 'eu-std-1', clientId: 'c', session: 's' };
  const times = { createdAt: 1_000, changedAt: 1_000 };
  return { id, kind: 'copyGrants', ...account, standing: newRun, ...times, sealed: sealed(9), ...more };
}

async function loaded(runs: Runs, id: string): Promise<RunRecord> {
  const found = await runs.load(id);
  if (found === undefined) throw new Error(`no run ${id}`);
  return found;
}

const idsOf = (found: readonly RunRecord[]) => found.map(({ id }) => id);

/** `stores`: two processes, as they are when a test begins. */
export function describeRuns(stores: () => readonly [Stores, Stores]): void {
  const begin = (): readonly [Runs, Runs] => {
    const [one, other] = stores();
    return [one.runs, other.runs];
  };
  const three = [sealed(0), sealed(1), sealed(2)];

  describe('runs', () => {
    it('come back as they were, with their steps in order, in another process too', async () => {
      const [one, other] = begin();
      expect(await one.create(run('a'), three, 20)).toBe(true);
      expect(await other.load('a')).toMatchObject(run('a'));
      expect(await other.load('b')).toBeUndefined();
      expect(await other.counts('a')).toEqual({ ...none, todo: 3 });
      const steps = three.map((step, position) => ({ position, state: 'todo', sealed: step }));
      expect(await other.steps('a', { from: 0, limit: 10 })).toEqual(steps);
      expect(await other.steps('a', { from: 1, limit: 1 })).toEqual([steps[1]]);
    });

    it('are listed by account, the newest first, and no more of one than it may have', async () => {
      const [one, other] = begin();
      await one.create(run('a'), three, 2);
      await one.create(run('b', { createdAt: 2_000 }), [], 2);
      expect(await one.create(run('c', { createdAt: 3_000 }), [], 2)).toBe(false);
      expect(await other.create(run('d', { clientId: 'other' }), [], 2)).toBe(true);
      expect(idsOf(await other.list('eu-std-1', 'c'))).toEqual(['b', 'a']);
      expect(idsOf(await other.list('eu-std-1', 'other'))).toEqual(['d']);
      expect(await other.list('eu-snc-1', 'c')).toEqual([]);
      await other.delete('a');
      await other.delete('absent');
      expect(await one.steps('a', { from: 0, limit: 9 })).toEqual([]);
      expect(await one.create(run('c'), [], 2)).toBe(true);
      await one.deleteCreatedUntil(1_000);
      expect(idsOf(await one.list('eu-std-1', 'c'))).toEqual(['b']);
      expect(await one.load('c')).toBeUndefined();
    });

    it('change only as whoever changes them knows them', async () => {
      const [one, other] = begin();
      await one.create(run('a'), three, 20);
      const first = await loaded(one, 'a');
      const ready = { ...first, standing: { state: 'ready', isConfirmed: false }, changedAt: 5_000 } as const;
      const changed = await one.change(ready);
      expect(changed).toMatchObject({ standing: { state: 'ready' } });
      expect(await other.load('a')).toEqual(changed);
      expect(await other.change({ ...first, session: 'x' })).toBeUndefined();
      expect(await other.change({ ...changed!, session: 'x' })).toMatchObject({ session: 'x' });
      expect(await other.change({ ...first, id: 'absent' })).toBeUndefined();
    });

    it('get steps after those there are, from whoever knows them as they are', async () => {
      const [one, other] = begin();
      await one.create(run('a'), three, 20);
      const first = await loaded(one, 'a');
      const many = Array.from({ length: 1_200 }, (_, index) => sealed(index % 256));
      const appended = await one.append({ ...first, changedAt: 7_000 }, 3, many);
      expect(await other.load('a')).toEqual(appended);
      expect(await other.append(first, 3, many)).toBeUndefined();
      expect(await other.append({ ...first, id: 'absent' }, 3, many)).toBeUndefined();
      expect(await other.counts('a')).toEqual({ ...none, todo: 1_203 });
      const last = { position: 1_202, state: 'todo', sealed: sealed(1_199 % 256) };
      expect(await other.steps('a', { state: 'todo', from: 1_202, limit: 9 })).toEqual([last]);
    });

    it('take what came of a step from who has claimed them last, and once', async () => {
      const [one, other] = begin();
      await one.create(run('a'), three, 20);
      expect(await one.claim('a', 5)).toBe(true);
      const sending = { state: 'sending', at: 7 } as const;
      expect(await one.settle('a', 5, 0, 'todo', sending)).toBe(true);
      expect(await one.settle('a', 5, 0, 'todo', sending)).toBe(false);
      expect(await one.settle('a', 5, 9, 'todo', sending)).toBe(false);
      expect(await other.claim('a', 6)).toBe(true);
      expect(await one.claim('a', 5)).toBe(false);
      expect(await one.claim('absent', 5)).toBe(false);
      expect(await one.settle('a', 5, 0, 'sending', { state: 'done', at: 8 })).toBe(false);
      const done = { state: 'done', at: 9, finding: 'change', outcome: sealed(7) } as const;
      expect(await other.settle('a', 6, 0, 'sending', done)).toBe(true);
      expect(await one.steps('a', { state: 'done', from: 0, limit: 9 })).toEqual([
        { position: 0, sealed: sealed(0), ...done },
      ]);
      expect(await one.counts('a')).toEqual({ ...none, todo: 2, done: 1 });
    });

    it('find steps by their state, and open those again that failed', async () => {
      const [one, other] = begin();
      await one.create(run('a'), three, 20);
      await one.claim('a', 1);
      const failed = { state: 'failed', at: 3, outcome: sealed(4) } as const;
      await one.settle('a', 1, 2, 'todo', failed);
      await one.settle('a', 1, 0, 'todo', { state: 'todo', at: 3, finding: 'unclear' });
      await one.settle('a', 1, 1, 'todo', { state: 'sending', at: 3 });
      await one.settle('a', 1, 1, 'sending', { state: 'unknown', at: 3, finding: 'unclear' });
      expect(await other.unclear('a')).toBe(2);
      expect(await other.steps('a', { state: 'failed', from: 0, limit: 9 })).toEqual([
        { position: 2, sealed: sealed(2), ...failed },
      ]);
      expect(await other.steps('a', { state: 'failed', from: 3, limit: 9 })).toEqual([]);
      await other.reopen('a');
      expect(await one.counts('a')).toEqual({ ...none, todo: 2, unknown: 1 });
      expect(await one.unclear('a')).toBe(1);
      expect((await one.steps('a', { state: 'todo', from: 0, limit: 9 })).map(({ position }) => position)).toEqual([
        0, 2,
      ]);
    });

    it('are due while there is work on them, and when their time has come', async () => {
      const [one, other] = begin();
      await one.create(run('a'), three, 20);
      await one.create(run('b', { standing: { state: 'done', isConfirmed: true } }), [], 20);
      expect(await other.due(1_000)).toEqual(['a']);
      const waiting = { state: 'waiting', isConfirmed: true, until: 5_000 } as const;
      const changed = await one.change({ ...(await loaded(one, 'a')), standing: waiting });
      expect([await other.due(4_999), await other.due(5_000)]).toEqual([[], ['a']]);
      await other.change({ ...changed!, standing: { state: 'stopped', isConfirmed: true } });
      expect(await one.due(9_000)).toEqual([]);
    });
  });
}
