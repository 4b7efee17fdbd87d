import { describe, expect, it } from 'vitest';
import { expiryOf } from './expiry.ts';

const noon = Date.parse('2027-01-31T12:00:00Z');

describe('expiryOf', () => {
  it.each([
    [undefined, 'none'],
    ['2027-01-30', 'expired'],
    ['2027-01-31', 'soon'],
    ['2027-02-13', 'soon'],
    ['2027-02-14', 'later'],
    ['some day', 'later'],
  ])('%s is %s', (date, expiry) => {
    expect(expiryOf(date, noon)).toBe(expiry);
  });

  it('ends with the last day in UTC, not before', () => {
    expect(expiryOf('2027-01-31', Date.parse('2027-01-31T23:59:59Z'))).toBe('soon');
    expect(expiryOf('2027-01-31', Date.parse('2027-02-01T00:00:00Z'))).toBe('expired');
  });
});
