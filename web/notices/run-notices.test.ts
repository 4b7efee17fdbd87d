import { describe, expect, it } from 'vitest';
import type { PauseReason, RunState } from '#shared/run-standing.ts';
import type { Run } from '#shared/run.ts';
import { isBad, keyOf, mergeNotices, parseNotices } from './notice.ts';
import { isShownAt } from './notice-path.ts';
import { isPassed, runNotices } from './run-notices.ts';

const accounts = new Map([['eu-std-1', 'account-1']]);

function run(state: RunState, change: Partial<Run> = {}): Run {
  return {
    id: 'r1',
    kind: 'activate',
    scope: { region: 'eu-std-1', kind: 'organisation', id: 'o1' },
    about: 'Aurelia',
    state,
    isConfirmed: true,
    counts: { todo: 0, sending: 0, accepted: 0, done: 3, failed: 0, skipped: 0, unknown: 0 },
    unclear: 0,
    changes: ['users'],
    createdAt: '2026-01-15T09:00:00Z',
    changedAt: '2026-01-15T09:00:05Z',
    ...change,
  };
}

const paused = (reason: PauseReason) => run('paused', { reason });
const noticesOf = (one: Run, known: readonly string[] = []) => runNotices([one], accounts, new Set(known));

describe('runs worth telling of', () => {
  it('have ended since they were known to be open', () => {
    expect(noticesOf(run('done'), ['r1'])).toMatchObject([{ id: 'r1', account: 'account-1', run: { state: 'done' } }]);
    expect(noticesOf(run('done'))).toEqual([]);
  });

  it('wait for somebody, whenever that began', () => {
    for (const reason of ['failures', 'sessionEnded', 'refused', 'otherAccount', 'planOutdated'] as const) {
      expect(noticesOf(paused(reason))).toMatchObject([{ run: { reason } }]);
    }
  });

  it('are not those that somebody stopped, that go on by themselves, or that nobody has confirmed', () => {
    const others = [
      paused('asked'),
      paused('signedOut'),
      paused('regionDown'),
      run('stopped'),
      run('ready'),
      run('running'),
    ];
    for (const one of others) expect(noticesOf(one, ['r1'])).toEqual([]);
    expect(noticesOf({ ...paused('sessionEnded'), isConfirmed: false })).toEqual([]);
  });

  it('are of accounts that are signed in', () => {
    expect(runNotices([run('done')], new Map(), new Set(['r1']))).toEqual([]);
  });
});

describe('the notice of a run', () => {
  const [done] = noticesOf(run('done'), ['r1']);

  it('is bad unless all is as it was to be', () => {
    const inPart = run('done', { counts: { ...run('done').counts, failed: 1 } });
    const all = [run('done'), inPart, paused('failures')].flatMap((one) => noticesOf(one, ['r1']));
    expect(all.map(isBad)).toEqual([false, true, true]);
  });

  it('is another one each time the run comes to rest, and is kept as it was read', () => {
    const notices = [
      ...noticesOf(paused('failures')),
      ...noticesOf(run('done', { changedAt: '2026-01-15T09:10:00Z' }), ['r1']),
    ];
    expect(new Set(notices.map(keyOf)).size).toBe(2);
    const [seen] = mergeNotices(
      notices.slice(0, 1).map((notice) => ({ ...notice, isRead: true })),
      noticesOf(paused('failures')),
    );
    expect(seen?.isRead).toBe(true);
    expect(parseNotices(JSON.stringify(notices))).toEqual(notices);
    expect(parseNotices(JSON.stringify([{ ...done, run: { kind: 'other' } }]))).toEqual([]);
  });

  it('is passed once the run has gone on or is deleted', () => {
    expect(done && isPassed(done, [run('done')])).toBe(false);
    expect(done && isPassed(done, [run('running', { changedAt: '2026-01-15T09:20:00Z' })])).toBe(true);
    expect(done && isPassed(done, [])).toBe(true);
  });
});

it('the notice of a run is seen on its own page, and on that of what it is done to', () => {
  const at = (kind: Run['kind'], pathname: string, search = '') => {
    const [notice] = noticesOf(run('done', { kind, target: 'c1' }), ['r1']);
    return notice !== undefined && isShownAt(notice, { pathname: `/eu-std-1/organisations/o1${pathname}`, search });
  };
  expect(at('activate', '/runs/r1')).toBe(true);
  expect(at('activate', '/runs')).toBe(false);
  expect(at('upgradeCluster', '/clusters/c1/upgrade')).toBe(true);
  expect(at('upgradeCluster', '/clusters/c2/upgrade')).toBe(false);
  expect(at('whenFree', '/clusters/c1/node-pools')).toBe(true);
  expect(at('whenFree', '/clusters/c10')).toBe(false);
  expect(at('copyGrants', '/service-accounts/a1', '?run=r1')).toBe(true);
});
