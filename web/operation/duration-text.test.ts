import { describe, expect, it } from 'vitest';
import { durationRangeText, durationText, runningTime } from './duration-text.ts';

describe('durationText', () => {
  it.each([
    [0, '0s'],
    [-400, '0s'],
    [1_400, '1s'],
    [59_600, '1m'],
    [125_000, '2m 5s'],
    [3_600_000, '1h'],
    [3_605_000, '1h'],
    [7_380_000, '2h 3m'],
    [90_000_000, '1d 1h'],
  ])('%d ms is %s', (ms, words) => {
    expect(durationText('en-GB', ms)).toBe(words);
  });

  it('speaks French', () => {
    expect(durationText('fr-FR', 125_000)).toMatch(/^2min 5s$/);
  });
});

describe('durationRangeText', () => {
  it.each([
    [360_000, 540_000, '6–9 mins'],
    [15_000, 18_000, '15–18 secs'],
    [540_000, 540_000, '9 mins'],
    [50_000, 70_000, '50 secs – 1 min 10 secs'],
    [23_000, 360_000, '23 secs – 6 mins'],
    [3_300_000, 4_500_000, '55 mins – 1 hr 15 mins'],
    [70_000, 70_000, '1 min 10 secs'],
  ])('%d to %d ms is %s', (from, to, words) => {
    expect(durationRangeText('en-GB', from, to).replaceAll(/\s/g, ' ')).toBe(words);
  });

  it('speaks French', () => {
    expect(durationRangeText('fr-FR', 360_000, 540_000)).toMatch(/^6–9\smin$/);
  });
});

describe('runningTime', () => {
  const createdAt = '2026-01-15T09:00:00Z';
  const startedAt = '2026-01-15T09:00:02Z';
  const now = Date.parse('2026-01-15T09:01:00Z');

  it('counts from the start to now while it runs', () => {
    expect(runningTime({ createdAt, startedAt }, now)).toBe(58_000);
  });

  it('counts from the acceptance while it waits', () => {
    expect(runningTime({ createdAt }, now)).toBe(60_000);
  });

  it('stops at the end', () => {
    expect(runningTime({ createdAt, startedAt, endedAt: '2026-01-15T09:00:17Z' }, now)).toBe(15_000);
  });

  it('is unknown without times or with unreadable ones', () => {
    expect(runningTime({}, now)).toBeUndefined();
    expect(runningTime({ startedAt: 'yesterday' }, now)).toBeUndefined();
  });
});
