import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BodyPace, type SlowSide } from './body-pace.ts';
import { upstreamLimits } from './region-directory.ts';

let cuts: SlowSide[];
let pace: BodyPace;

beforeEach(() => {
  vi.useFakeTimers();
  cuts = [];
  pace = new BodyPace(upstreamLimits.pace, (side) => cuts.push(side));
});
afterEach(() => {
  pace.end();
  vi.useRealTimers();
});

it('a body that falls behind in any window is cut', () => {
  pace.arrived(20_000);
  vi.advanceTimersByTime(10_000);
  expect(cuts).toEqual([]);
  pace.arrived(10_239);
  vi.advanceTimersByTime(10_000);
  expect(cuts).toEqual(['region']);
});

it('one that keeps its pace is cut when it takes too long in all', () => {
  for (let second = 0; second < 60; second += 1) {
    expect(cuts).toEqual([]);
    pace.arrived(1_100);
    vi.advanceTimersByTime(1_000);
  }
  expect(cuts).toEqual(['region']);
});

it('what does not come while the browser takes no more is not held against the region', () => {
  pace.pause();
  vi.advanceTimersByTime(30_000);
  pace.resume();
  vi.advanceTimersByTime(9_999);
  expect(cuts).toEqual([]);
  pace.pause();
  vi.advanceTimersByTime(20_001);
  expect(cuts).toEqual(['browser']);
});

it('nothing is cut after the end', () => {
  pace.end();
  vi.advanceTimersByTime(100_000);
  expect(cuts).toEqual([]);
});
