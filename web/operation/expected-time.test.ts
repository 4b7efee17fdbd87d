import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { expectedTime, spokenRange, spokenTotal, totalTime } from './expected-time.ts';

const start = Date.parse('2026-01-15T09:00:00Z');
const minutes = (count: number) => count * 60_000;

function run(took: number, change: Partial<OperationState> = {}, endedAfter = took): OperationState {
  const times = {
    startedAt: new Date(start + endedAfter - took).toISOString(),
    endedAt: new Date(start + endedAfter).toISOString(),
  };
  return { region: 'eu-std-1', spaceId: 's', id: 'o', kind: 'UpgradeWorkers', status: 'DONE', ...times, ...change };
}

describe('expectedTime', () => {
  it('says what half of the runs took, and what hardly any exceeded', () => {
    const times = [5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 9, 20].map((count) => run(minutes(count)));
    const expected = expectedTime('UpgradeWorkers', times);
    expect(expected).toMatchObject({ runs: 12, basis: 'usual', from: minutes(6.75), to: minutes(9) });
    expect(expected.slowAfter).toBeGreaterThan(minutes(9));
    expect(expected.slowAfter).toBeLessThan(minutes(20));
  });

  it('admits that it knows nothing', () => {
    expect(expectedTime('UpgradeWorkers', [])).toMatchObject({ runs: 0, basis: 'none' });
  });

  it('calls nothing slow by few runs, and says all that was seen', () => {
    const few = [run(minutes(4)), run(minutes(9))];
    expect(expectedTime('UpgradeWorkers', few)).toEqual({
      runs: 2,
      basis: 'few',
      from: minutes(4),
      to: minutes(9),
      half: minutes(6.5),
      slowAfter: Number.POSITIVE_INFINITY,
    });
  });

  it.each([
    ['another kind', run(1, { kind: 'CreateCluster' })],
    ['a failure', run(1, { status: 'FAILED' })],
    ['one that runs', run(1, { status: 'RUNNING' })],
    ['unreadable times', run(1, { startedAt: 'yesterday' })],
    ['an end before the start', run(1, { startedAt: '2027-01-01T00:00:00Z' })],
  ])('leaves out %s', (_, operation) => {
    expect(expectedTime('UpgradeWorkers', [operation]).runs).toBe(0);
  });

  it('leaves out a record without times', () => {
    const { startedAt: _, ...without } = run(1);
    expect(expectedTime('UpgradeWorkers', [without]).runs).toBe(0);
  });

  it('looks at the newest 50 runs only', () => {
    const old = Array.from({ length: 50 }, (_, n) => run(minutes(90), {}, n));
    const recent = Array.from({ length: 50 }, (_, n) => run(minutes(3), {}, minutes(1_000) + n));
    expect(expectedTime('UpgradeWorkers', [...old, ...recent])).toMatchObject({ runs: 50, to: minutes(3) });
  });

  const durations = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 50 });

  it('keeps its figures in order and within what was seen, whatever the order of the records', () => {
    fc.assert(
      fc.property(durations, fc.nat(), (times, seed) => {
        const records = times.map((time) => run(time));
        const turned = records.map((_, index) => records[(index + seed) % records.length] as OperationState);
        const { runs, basis, from, to, half, slowAfter } = expectedTime('UpgradeWorkers', records);
        expect(expectedTime('UpgradeWorkers', turned)).toEqual({ runs, basis, from, to, half, slowAfter });
        expect(half).toBeGreaterThanOrEqual(from);
        expect(half).toBeLessThanOrEqual(to);
        expect(runs).toBe(times.length);
        expect(basis).toBe(times.length < 5 ? 'few' : 'usual');
        expect(from).toBeGreaterThanOrEqual(Math.min(...times));
        expect(to).toBeGreaterThanOrEqual(from);
        expect(slowAfter).toBeGreaterThanOrEqual(to);
        if (basis === 'usual') expect(slowAfter).toBeLessThanOrEqual(Math.max(...times));
      }),
    );
  });

  it('has half of the runs within its range, give or take one, and at most one in twenty (or one) beyond slow', () => {
    fc.assert(
      fc.property(durations, (times) => {
        const { from, to, slowAfter } = expectedTime(
          'UpgradeWorkers',
          times.map((time) => run(time)),
        );
        const share = (wanted: (time: number) => boolean) => times.filter(wanted).length;
        expect(share((time) => time >= Math.floor(from) && time <= Math.ceil(to))).toBeGreaterThanOrEqual(
          Math.ceil(times.length / 2) - 1,
        );
        expect(share((time) => time > slowAfter)).toBeLessThanOrEqual(Math.max(1, Math.ceil(times.length / 20)));
      }),
    );
  });
});

describe('spokenRange', () => {
  it.each([
    [15_300, 17_100, 15_000, 18_000],
    [63_000, 121_000, 60_000, 130_000],
    [minutes(6.2), minutes(8.6), minutes(6), minutes(9)],
    [minutes(58), minutes(72), minutes(55), minutes(75)],
    [23_400, minutes(5.5), 23_000, minutes(6)],
  ])('%d to %d ms is %d to %d ms', (from, to, spokenFrom, spokenTo) => {
    expect(spokenRange({ from, to })).toEqual({ from: spokenFrom, to: spokenTo });
  });

  it('holds the range it speaks of', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000_000), (from, length) => {
        const spoken = spokenRange({ from, to: from + length });
        expect(spoken.from).toBeLessThanOrEqual(from);
        expect(spoken.to).toBeGreaterThanOrEqual(from + length);
      }),
    );
  });
});

describe('totalTime', () => {
  const usual = expectedTime(
    'UpgradeWorkers',
    [5, 5, 5, 9, 9].map((count) => run(minutes(count))),
  );
  const few = expectedTime('UpgradeWorkers', [run(minutes(2))]);
  const none = expectedTime('UpgradeWorkers', []);

  it('is usual where each step is', () => {
    expect(totalTime([usual, usual])).toEqual({ from: minutes(10), to: minutes(18), basis: 'usual' });
  });

  it('is, as it is said, the sum of what is said of each', () => {
    const odd = expectedTime(
      'UpgradeWorkers',
      [10.2, 11.4, 11.5, 12.3, 12.6].map((count) => run(minutes(count))),
    );
    const said = spokenRange(odd);
    const steps = [odd, odd, odd, odd, odd, odd];
    expect(spokenTotal(steps)).toMatchObject({ from: 6 * said.from, to: 6 * said.to });
  });

  it('is no more than what was seen as soon as one step was seen few times', () => {
    expect(totalTime([usual, few])).toEqual({ from: minutes(7), to: minutes(11), basis: 'few' });
  });

  it.each([['was never run', none] as const, ['is not known', undefined] as const])(
    'says nothing where a step %s',
    (_, step) => {
      expect(totalTime([usual, step])).toBeUndefined();
    },
  );
});
