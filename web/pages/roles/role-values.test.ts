import { expect, it } from 'vitest';
import { roleChanges, trimmed, valuesOf } from './role-values.ts';

const before = { name: 'Reader', description: 'Reads' };

it('sends only what differs', () => {
  expect(roleChanges(before, before)).toEqual({});
  expect(roleChanges(before, { name: ' Reader ', description: 'Reads ' })).toEqual({});
  expect(roleChanges(before, { ...before, name: 'Writer ' })).toEqual({ name: 'Writer' });
  expect(roleChanges(before, { ...before, description: '' })).toEqual({ description: '' });
});

it('takes a role whose region leaves name and description out', () => {
  expect(valuesOf({ uuid: 'x' })).toEqual({ name: '', description: '' });
});

it('takes blanks around away', () => {
  expect(trimmed({ name: ' a b ', description: ' c ' })).toEqual({ name: 'a b', description: 'c' });
});
