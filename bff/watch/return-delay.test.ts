import { expect, it } from 'vitest';
import { returnDelay } from './return-delay.ts';

it('has few streams come back as they like, and many within as many milliseconds, 10 s at most', () => {
  expect(returnDelay(1_000, 0.5)).toBeUndefined();
  expect(returnDelay(4_000, 0.5)).toBe(2_000);
  expect(returnDelay(50_000, 0)).toBe(0);
  expect(returnDelay(50_000, 1)).toBe(10_000);
});
