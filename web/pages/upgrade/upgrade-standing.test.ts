import { describe, expect, it } from 'vitest';
import type { Run, RunStep } from '#shared/run.ts';
import { standingOf } from './upgrade-standing.ts';

const path = { spaceId: '00000000-0000-4000-8000-00000000000a', clusterId: '00000000-0000-4000-8000-00000000000c' };
const work = { id: 'o1', kind: 'UpgradeWorkers' };
const step = (position: number, version: string, more: Partial<RunStep>): RunStep => {
  return { operation: 'UpgradeWorkers', path, body: { version }, position, state: 'todo', ...more };
};
const run = (more: Partial<Run>): Run => ({
  id: 'r1',
  kind: 'upgradeCluster',
  scope: { region: 'eu-std-1', kind: 'space', id: path.spaceId },
  about: 'booking',
  state: 'running',
  isConfirmed: true,
  counts: { todo: 1, sending: 0, accepted: 1, done: 0, failed: 0, skipped: 0, unknown: 0 },
  unclear: 0,
  changes: ['clusters'],
  createdAt: '2026-01-15T09:00:00Z',
  changedAt: '2026-01-15T09:00:00Z',
  ...more,
});
const steps = [step(0, '1.28.10', { state: 'accepted', work }), step(1, '1.29.5', {})];
const before = { controlPlane: '1.29.5', workers: '1.28.8' };
const after = { controlPlane: '1.29.5', workers: '1.28.10' };

describe('an upgrade', () => {
  it('waits for the step that its region carries out', () => {
    const waits = run({ state: 'waiting', waitsFor: 'operation' });
    expect(standingOf(waits, steps, before, true)).toEqual({ kind: 'waiting', step: steps[0], work });
  });

  it('is not called at the next step before that was sent, when the page knows first that the last one has ended', () => {
    expect(standingOf(run({}), steps, after, false)).toEqual({ kind: 'looking' });
    const waits = run({ state: 'waiting', waitsFor: 'operation' });
    expect(standingOf(waits, steps, after, false)).toEqual({ kind: 'waiting', step: steps[1], work: undefined });
  });

  it('that was stopped rests once the step under way has ended', () => {
    const stopped = run({ state: 'paused', reason: 'asked' });
    expect(standingOf(stopped, steps, before, true)).toMatchObject({ kind: 'stopsNext', step: { position: 0 } });
    expect(standingOf(stopped, steps, after, false)).toEqual({ kind: 'asked' });
  });

  it.each([
    ['operationFailed', { work }],
    ['refused', { problem: { title: 'Forbidden', status: 403 } }],
    ['notReached', { problem: { title: 'Not there', type: 'about:blank#not_reached' } }],
  ] as const)('that a step has failed is told as %s', (kind, more) => {
    const failed = [step(0, '1.28.10', { state: 'failed', ...more }), step(1, '1.29.5', {})];
    expect(standingOf(run({ state: 'paused', reason: 'failures' }), failed, before, false).kind).toBe(kind);
  });
});
