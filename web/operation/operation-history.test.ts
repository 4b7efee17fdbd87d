import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { pastRuns } from './operation-history.ts';

const day = Date.UTC(2026, 0, 15);
const iso = (time: number) => new Date(time).toISOString();
const operation = (id: number, change: Partial<OperationState> = {}): OperationState => ({
  region: 'eu-std-1',
  spaceId: 's',
  id: String(id),
  kind: 'UpdateWorker',
  status: 'DONE',
  startedAt: iso(day + id * 60_000),
  endedAt: iso(day + id * 60_000 + 10_000),
  ...change,
});
const now = day + 86_400_000;

describe('pastRuns', () => {
  it('are the newest twenty, the oldest first, with how long each ran', () => {
    const runs = pastRuns(
      Array.from({ length: 30 }, (_, index) => operation(index)),
      now,
    );
    expect(runs.map(({ operation }) => Number(operation.id))).toEqual(Array.from({ length: 20 }, (_, n) => n + 10));
    expect(new Set(runs.map(({ ran }) => ran))).toEqual(new Set([10_000]));
  });

  it('tell a failure and what still runs from what is done', () => {
    const { endedAt: _, ...open } = operation(3);
    const runs = pastRuns([operation(1), operation(2, { status: 'FAILED' }), { ...open, status: 'RUNNING' }], now);
    expect(runs.map(({ tone }) => tone)).toEqual(['done', 'failed', 'running']);
    expect(runs.at(-1)?.ran).toBe(now - day - 180_000);
  });

  it('leave out what waits, and what gives no times', () => {
    const { startedAt: _, endedAt: __, ...waiting } = operation(1);
    expect(pastRuns([{ ...waiting, status: 'PENDING' }, operation(2, { endedAt: 'later' })], now)).toEqual([]);
  });

  it('stand in the order they began in, whatever order they are read in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(500), { maxLength: 40 }), (ids) => {
        const shown = pastRuns(
          ids.map((id) => operation(id)),
          now,
        ).map(({ operation }) => Number(operation.id));
        expect(shown).toEqual([...ids].sort((one, other) => one - other).slice(-20));
      }),
    );
  });
});
