import { describe, expect, it } from 'vitest';
import { changesBetween, trimmed, valuesOf } from './user-changes.ts';

const ada = { email: 'ada@example.com', firstname: 'Ada', lastname: 'Lovelace', active: true };

describe('changesBetween', () => {
  it('names only the fields that differ, old and new, in the order of the form', () => {
    expect(changesBetween(ada, { ...ada, active: false, email: 'ada@example.org' })).toEqual([
      { field: 'email', before: 'ada@example.com', after: 'ada@example.org' },
      { field: 'active', before: true, after: false },
    ]);
  });

  it('finds nothing when only blanks were typed around a value', () => {
    expect(changesBetween(ada, trimmed({ ...ada, firstname: ' Ada ', email: 'ada@example.com ' }))).toEqual([]);
  });

  it('tells letters apart that differ in case or accent only', () => {
    expect(changesBetween(ada, { ...ada, lastname: 'lovelace' })).toHaveLength(1);
    expect(changesBetween({ ...ada, firstname: 'Helene' }, { ...ada, firstname: 'Hélène' })).toHaveLength(1);
  });
});

describe('valuesOf', () => {
  it('takes what a region leaves out as empty and inactive', () => {
    expect(valuesOf({ id: 'b7f3', email: 'ada@example.com' })).toEqual({
      email: 'ada@example.com',
      firstname: '',
      lastname: '',
      active: false,
    });
  });
});
