import { afterEach, describe, expect, test, vi } from 'vitest';
import { clockText, localAndUtcText, utcText } from './time-text.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

test('UTC is named as such', () => {
  expect(utcText('en-GB', now)).toBe('20 Nov 2026, 12:00 UTC');
});

describe('localAndUtcText', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('gives both times to a reader elsewhere', () => {
    vi.stubEnv('TZ', 'Europe/Paris');
    expect(localAndUtcText('en-GB', now)).toBe('20 Nov 2026, 13:00 · 20 Nov 2026, 12:00 UTC');
  });

  test('says the same time once', () => {
    vi.stubEnv('TZ', 'UTC');
    // Formatters are kept by locale, with the time zone they were made in.
    expect(localAndUtcText('en-IE', now)).toBe('20 Nov 2026, 12:00 UTC');
  });
});

describe('clockText', () => {
  test.each([
    [-5 * second, '0:00'],
    [1, '0:01'],
    [59 * second, '0:59'],
    [5 * minute + 4 * second, '5:04'],
    [hour + 5 * minute, '1:05:00'],
  ])('%d ms is %s', (left, words) => {
    expect(clockText(left)).toBe(words);
  });
});
