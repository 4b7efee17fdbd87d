import { describe, expect, it } from 'vitest';
import { hasRecommendedPrefix, isNetwork, overlap } from './cidr.ts';

describe('cidr', () => {
  it.each([
    ['10.20.0.0/16', true],
    ['0.0.0.0/0', true],
    ['2001:db8::/32', true],
    ['10.20.0.1/16', false],
    ['10.20.0.0/33', false],
    ['10.20.0.0', false],
    ['10.20.0/16', false],
    ['', false],
    ['network', false],
  ])('%s is a network: %s', (text, expected) => {
    expect(isNetwork(text)).toBe(expected);
  });

  it('recommends prefixes from /16 to /20', () => {
    expect(['10.0.0.0/15', '10.0.0.0/16', '10.0.0.0/20', '10.0.0.0/21'].map(hasRecommendedPrefix)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['10.20.0.0/16', '10.20.128.0/20', true],
    ['10.20.128.0/20', '10.20.0.0/16', true],
    ['10.20.0.0/16', '10.21.0.0/16', false],
    ['10.20.0.0/16', '2001:db8::/32', false],
  ])('%s and %s overlap: %s', (left, right, expected) => {
    expect(overlap(left, right)).toBe(expected);
  });
});
