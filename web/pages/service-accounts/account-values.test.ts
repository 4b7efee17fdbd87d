import { describe, expect, it } from 'vitest';
import { bodyOf, changesBetween, emptyValues, formField, valuesOf } from './account-values.ts';

const robot = { id: '1', name: 'deploy', tokenDuration: 'P1D', expirationDate: '2027-01-31' };

describe('bodyOf', () => {
  it('sends name, lifetime and expiration date, since the API replaces them all', () => {
    expect(bodyOf({ ...valuesOf(robot), name: ' deploy-2 ' })).toEqual({
      name: 'deploy-2',
      tokenDuration: 'PT24H',
      expirationDate: '2027-01-31',
    });
  });

  it('leaves out an expiration date that is not wanted', () => {
    expect(bodyOf({ ...emptyValues, name: 'deploy' })).toEqual({ name: 'deploy', tokenDuration: 'PT24H' });
  });

  it('refuses a lifetime that no token may have', () => {
    expect(() => bodyOf({ ...emptyValues, lifetime: 'custom', amount: '0' })).toThrow(RangeError);
  });
});

describe('changesBetween', () => {
  it('names what differs, and takes two spellings of one lifetime for the same', () => {
    const before = bodyOf(valuesOf(robot));
    expect(changesBetween(before, bodyOf(valuesOf({ ...robot, tokenDuration: 'PT24H' })))).toEqual([]);
    expect(changesBetween(before, bodyOf({ ...valuesOf(robot), lifetime: '900', expirationDate: '' }))).toEqual([
      { field: 'tokenDuration', before: 'PT24H', after: 'PT15M' },
      { field: 'expirationDate', before: '2027-01-31', after: undefined },
    ]);
  });
});

describe('formField', () => {
  it('finds the field where a lifetime was entered', () => {
    expect(formField('tokenDuration', emptyValues)).toBe('lifetime');
    expect(formField('tokenDuration', { ...emptyValues, lifetime: 'custom' })).toBe('amount');
    expect(formField('name', emptyValues)).toBe('name');
  });
});
