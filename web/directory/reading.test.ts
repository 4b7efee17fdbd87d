import { expect, test, vi } from 'vitest';
import { together, type Reading } from './reading.ts';

const ignore = () => undefined;
const whole: Reading = {
  loaded: 8,
  total: 8,
  running: false,
  complete: true,
  asOf: '2026-11-22T02:14:00Z',
  outdated: false,
  error: null,
  cost: undefined,
  stop: ignore,
  readAll: ignore,
};

test('lists searched together are complete, and as of when, by the one that is least so', () => {
  const older = { ...whole, loaded: 100, total: 100, asOf: '2026-11-22T02:10:00Z' };
  expect(together([whole, older])).toMatchObject({ loaded: 108, total: 108, complete: true, asOf: older.asOf });
  const part = { ...older, loaded: 50, complete: false, running: true, asOf: undefined };
  expect(together([whole, part])).toMatchObject({ loaded: 58, total: 108, complete: false, running: true });
  expect(together([whole, part])?.asOf).toBeUndefined();
});

test('as long as nothing is known of one of them, neither is how much there is in all', () => {
  expect(together([undefined, undefined])).toBeUndefined();
  const state = together([whole, undefined]);
  expect(state).toMatchObject({ loaded: 8, total: undefined, complete: false, asOf: undefined });
});

test('what it costs is told of those that wait, and only what is not there is read', () => {
  const readWhole = vi.fn<() => void>();
  const readRest = vi.fn<() => void>();
  const cost = { rows: 1_000_000, calls: 20_000, seconds: 1_000 };
  const waiting = { ...whole, loaded: 0, total: 1_000_000, complete: false, cost, readAll: readRest };
  const state = together([{ ...whole, readAll: readWhole }, waiting]);
  expect(state).toMatchObject({ complete: false, cost });
  state?.readAll();
  expect([readWhole, readRest].map((one) => one.mock.calls.length)).toEqual([0, 1]);
});
