import { expect, it } from 'vitest';
import { createSeal, isSealed } from './seal.ts';

const old = 'the old key, thirty-two bytes and more';
const fresh = 'the new key, thirty-two bytes and more';

it('opens what it sealed, in its place only', () => {
  const seal = createSeal([old]);
  const sealed = seal.seal('secret', 'rows/1');
  expect(isSealed(sealed)).toBe(true);
  expect(sealed).not.toContain('secret');
  expect(seal.seal('secret', 'rows/1')).not.toBe(sealed);
  expect(seal.open(sealed, 'rows/1')).toBe('secret');
  expect(() => seal.open(sealed, 'rows/2')).toThrow(Error);
  expect(() => seal.open(`${sealed.slice(0, -2)}AA`, 'rows/1')).toThrow(Error);
});

it('reads with every key and writes with the first', () => {
  const sealed = createSeal([old]).seal('secret', 'rows/1');
  const both = createSeal([fresh, old]);
  expect(both.open(sealed, 'rows/1')).toBe('secret');
  expect(both.isCurrent(sealed)).toBe(false);
  expect(both.isCurrent(both.seal('secret', 'rows/1'))).toBe(true);
  expect(() => createSeal([fresh]).open(sealed, 'rows/1')).toThrow('sealed with another key');
});
