import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { runOnAxis } from '#web/chart/run-axis.ts';
import { expectedTime } from '#web/operation/expected-time.ts';
import { standingOf } from './standing.ts';

const start = Date.parse('2026-11-23T02:00:00Z');
const minutes = (count: number) => count * 60_000;
const startedAt = new Date(start).toISOString();
const earlier = (took: readonly number[]) =>
  expectedTime(
    'UpdateWorker',
    took.map((ms, index): OperationState => {
      const endedAt = new Date(start + ms).toISOString();
      return { region: 'r', spaceId: 's', id: String(index), kind: 'UpdateWorker', status: 'DONE', startedAt, endedAt };
    }),
  );
const usual = earlier([8, 9, 10, 10, 11, 12].map(minutes));

describe('where a run stands', () => {
  it.each([
    ['early', minutes(9)],
    ['late', minutes(11)],
    ['slow', minutes(13)],
  ])('is %s after %d ms', (pace, ran) => {
    expect(standingOf({ startedAt }, usual, start + ran)).toMatchObject({ pace, runs: 6 });
  });

  it('is called late by few only past the longest of them, and never slow', () => {
    const few = earlier([minutes(4), minutes(9)]);
    const paces = [5, 9, 60].map((ran) => standingOf({ startedAt }, few, start + minutes(ran)).pace);
    expect(paces).toEqual(['early', 'early', 'late']);
  });

  it('is compared with nothing where nothing was, and not before it has begun', () => {
    expect(standingOf({ startedAt }, earlier([]), start).pace).toBe('alone');
    expect(standingOf({ startedAt }, undefined, start).pace).toBe('alone');
    expect(standingOf({}, usual, start)).toMatchObject({ pace: 'waiting', end: undefined });
  });

  it('is said as it is drawn: an end is promised just where a way leads to it', () => {
    const took = fc.array(fc.integer({ min: 0, max: minutes(40) }), { minLength: 5, maxLength: 12 });
    fc.assert(
      fc.property(took, fc.integer({ min: 0, max: minutes(80) }), (times, ran) => {
        const now = start + ran;
        const standing = standingOf({ startedAt }, earlier(times), now);
        const { way, run, end } = runOnAxis(standing, { now, reach: minutes(45) });
        expect(standing.pace === 'early').toBe(way !== undefined || standing.end?.half === now);
        if (standing.pace === 'slow') expect(end?.to ?? 0).toBeLessThanOrEqual(run?.to ?? 0);
      }),
    );
  });
});
