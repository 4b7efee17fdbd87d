import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { endForecast, spokenLeft } from './end-forecast.ts';
import { expectedTime } from './expected-time.ts';

const start = Date.UTC(2026, 0, 15, 9);
const iso = (time: number) => new Date(time).toISOString();
const minutes = (count: number) => count * 60_000;

const expectedFrom = (times: readonly number[]) =>
  expectedTime(
    'UpdateWorker',
    times.map((time): OperationState => ({
      region: 'r',
      spaceId: 's',
      id: 'o',
      kind: 'UpdateWorker',
      status: 'DONE',
      startedAt: iso(start),
      endedAt: iso(start + time),
    })),
  );
const running = { status: 'RUNNING', createdAt: iso(start - 4_000), startedAt: iso(start) };
const twelve = expectedFrom([27, 27, 28, 28, 28, 29, 29, 29, 30, 30, 30, 31].map(minutes));

describe('endForecast', () => {
  it.each([
    [7, 'before'],
    [29.5, 'between'],
    [40, 'slow'],
  ])('after %d min is %s', (ran, kind) => {
    expect(endForecast(running, twelve, start + minutes(ran))).toMatchObject({ kind, runs: 12, start });
  });

  it('promises nothing by few runs, and says nothing without any', () => {
    expect(endForecast(running, expectedFrom([minutes(5), minutes(9)]), start + minutes(60))).toMatchObject({
      kind: 'few',
      half: start + minutes(5),
      most: start + minutes(9),
    });
    expect(endForecast(running, expectedFrom([]), start + minutes(1))).toBeUndefined();
  });

  it.each([
    ['waits', { status: 'PENDING', createdAt: iso(start) }],
    ['has ended', { ...running, status: 'DONE', endedAt: iso(start + 1) }],
    ['gives no start', { status: 'RUNNING', createdAt: iso(start) }],
    ['begins in the future', { ...running, startedAt: iso(start + minutes(90)) }],
  ])('is none for one that %s', (_, operation) => {
    expect(endForecast(operation, twelve, start + minutes(7))).toBeUndefined();
  });

  it('keeps everything within the picture and in its order, however long it takes', () => {
    const times = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(times, fc.nat(100_000_000), (times, ran) => {
        const forecast = endForecast(running, expectedFrom(times), start + ran);
        if (forecast === undefined) return expect.unreachable();
        const { kind, elapsed, band, half, most } = forecast;
        for (const share of [elapsed, band.to]) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
        expect(band.from).toBeLessThan(band.to);
        // What the picture shows is what the words say.
        if (kind === 'slow') expect(elapsed).toBeGreaterThan(band.to);
        if (kind === 'between') expect(elapsed).toBeLessThanOrEqual(band.to);
        if (kind === 'before') expect(start + ran).toBeLessThan(half);
        expect(half).toBeLessThanOrEqual(most);
        return undefined;
      }),
    );
  });
});

describe('spokenLeft', () => {
  it.each([
    [11_200, 12_000],
    [61_000, 70_000],
    [minutes(19.4), minutes(20)],
    [0, 1_000],
  ])('of %d ms is %d ms', (left, spoken) => {
    expect(spokenLeft(left)).toBe(spoken);
  });
});
