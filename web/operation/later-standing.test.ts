import { describe, expect, it } from 'vitest';
import { cannotTell, type Run, type RunStep } from '#shared/run.ts';
import { isAtRest, laterStanding } from './later-standing.ts';
import { newestLater } from './newest-later.ts';

const scope = { region: 'eu-std-1', kind: 'space', id: '00000000-0000-4000-8000-00000000000a' } as const;
const clusterId = '00000000-0000-4000-8000-00000000000c';
const work = { id: 'o1', kind: 'UpdateWorker' };
const counts = { todo: 0, sending: 0, accepted: 0, done: 0, failed: 0, skipped: 0, unknown: 0 };
const run = (more: Partial<Run>): Run => ({
  id: 'r1',
  kind: 'whenFree',
  scope,
  about: 'booking',
  target: clusterId,
  operation: 'AddWorkers',
  state: 'paused',
  isConfirmed: true,
  counts,
  unclear: 0,
  changes: ['clusters'],
  createdAt: '2026-01-15T09:00:00Z',
  changedAt: new Date().toISOString(),
  ...more,
});
const step = (more: Partial<RunStep>): RunStep => ({
  operation: 'AddWorkers',
  path: { spaceId: scope.id, clusterId },
  position: 0,
  state: 'failed',
  ...more,
});
const shown = (...runs: Run[]) => newestLater({ items: runs }, scope, clusterId)?.id;

describe('what a cluster is shown to wait with', () => {
  it('is the newest that is not sent', () => {
    expect(shown(run({ id: 'new', state: 'waiting' }), run({ id: 'old' }))).toBe('new');
    expect(shown(run({ id: 'sent', counts: { ...counts, accepted: 1 } }), run({ id: 'old' }))).toBe('old');
    expect(shown(run({ state: 'stopped' }), run({ state: 'done', counts: { ...counts, done: 1 } }))).toBeUndefined();
  });

  it('is for a while that there was nothing to do', () => {
    const so = { state: 'done', counts: { ...counts, skipped: 1 } } as const;
    expect(shown(run(so))).toBe('r1');
    expect(shown(run({ ...so, changedAt: '2026-01-15T09:00:00Z' }))).toBeUndefined();
  });

  it('is nothing of other clusters', () => {
    expect(shown(run({ target: scope.id }), run({ kind: 'upgradeCluster' }))).toBeUndefined();
    expect(shown(run({ scope: { ...scope, region: 'eu-snc-1' } }))).toBeUndefined();
  });
});

describe('what waits', () => {
  it('waits for an operation, or for the cluster where none is known', () => {
    const waits = run({ state: 'waiting', waitsFor: 'operation' });
    expect(laterStanding({ run: waits, step: step({ state: 'todo', work }) })).toEqual({ kind: 'waiting', work });
    const unknown = laterStanding({ run: waits, step: step({ state: 'todo' }) });
    expect(unknown).toEqual({ kind: 'waiting', work: undefined });
    expect(laterStanding({ run: run({ state: 'waiting' }), step: step({ state: 'unknown' }) }).kind).toBe('slow');
    expect(isAtRest(unknown)).toBe(false);
  });

  it.each([
    ['notSent', { notSent: { why: 'busyAgain' }, work }],
    ['failed', { work }],
    ['refused', { problem: { title: 'Forbidden', status: 403 } }],
    ['unknown', { state: 'unknown', problem: { title: 'Nobody knows', type: cannotTell } }],
  ] as const)('and comes to nothing is told as %s', (kind, more) => {
    const standing = laterStanding({ run: run({ reason: 'failures' }), step: step(more) });
    expect(standing.kind).toBe(kind);
    expect(isAtRest(standing)).toBe(true);
  });

  it('is held back, or waits for another session or its region', () => {
    const kindOf = (reason: Run['reason'] & string) =>
      laterStanding({ run: run({ reason }), step: step({ state: 'todo' }) }).kind;
    expect(kindOf('asked')).toBe('held');
    for (const reason of ['sessionEnded', 'signedOut', 'otherAccount'] as const)
      expect(kindOf(reason)).toBe('sessionEnded');
    expect(kindOf('regionDown')).toBe('regionDown');
  });
});
