import { describe, expect, it } from 'vitest';
import type { ExpectedTime } from '#web/operation/expected-time.ts';
import type { RunStep } from '#shared/run.ts';
import { clustersOf } from './clusters-of-run.ts';
import { timeOfWave } from './wave-time.ts';

const minute = 60_000;
const now = Date.parse('2026-11-23T12:00:00Z');

function step(clusterId: string, stage: number, more: Partial<RunStep> = {}): RunStep {
  const path = { spaceId: 'space', clusterId };
  return { position: 0, operation: 'UpgradeWorkers', path, stage, state: 'todo', ...more };
}

const takes = (from: number, to: number, basis: ExpectedTime['basis'] = 'usual'): ExpectedTime => ({
  runs: 9,
  basis,
  from: from * minute,
  to: to * minute,
  half: from * minute,
  slowAfter: Infinity,
});

const timeOf = (steps: readonly RunStep[], atOnce: number, expected: ExpectedTime | undefined = takes(5, 8)) =>
  timeOfWave(clustersOf(steps), atOnce, now, () => expected);

describe('what is left of a wave takes', () => {
  it('as long as its stages one after the other, with so many clusters at once', () => {
    const steps = ['a', 'b', 'c', 'd'].map((id, index) => step(id, index === 0 ? 1 : 2));
    expect(timeOf(steps, 1)).toEqual({ from: 20 * minute, to: 32 * minute, basis: 'usual' });
    expect(timeOf(steps, 2)).toEqual({ from: 15 * minute, to: 24 * minute, basis: 'usual' });
    expect(timeOf(steps, 6)).toEqual({ from: 10 * minute, to: 16 * minute, basis: 'usual' });
  });

  it('the steps of a cluster one after the other, less what has passed of the one under way', () => {
    const steps = [step('a', 1, { state: 'accepted', at: '2026-11-23T11:54:00Z' }), step('a', 1)];
    expect(timeOf(steps, 2)).toEqual({ from: 4 * minute, to: 10 * minute, basis: 'usual' });
    expect(timeOf([step('a', 1, { state: 'accepted', at: '2026-11-23T10:00:00Z' })], 2)).toMatchObject({ to: 0 });
  });

  it('nothing for what is done, so already or failed', () => {
    expect(timeOf([step('a', 1, { state: 'done' }), step('b', 1, { state: 'skipped' })], 2)).toBeUndefined();
    const failed = [step('a', 1, { state: 'failed' }), step('a', 1), step('b', 2)];
    expect(timeOf(failed, 2)).toMatchObject({ to: 8 * minute });
  });

  it('nobody knows how long, where that is not known of one of its steps', () => {
    expect(timeOf([step('a', 1)], 2, takes(0, 0, 'none'))).toBeUndefined();
    const known = (_space: string, kind: string) => (kind === 'UpgradeMasters' ? undefined : takes(5, 8, 'few'));
    const both = clustersOf([step('a', 1), step('b', 1, { operation: 'UpgradeControlPlane' })]);
    expect(timeOfWave(both, 2, now, known)).toBeUndefined();
    expect(timeOfWave(clustersOf([step('a', 1)]), 2, now, known)).toMatchObject({ basis: 'few' });
  });
});
