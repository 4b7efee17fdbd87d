import { expect, it } from 'vitest';
import { isChanging, isUsable, stateOf } from './service-state.ts';

const states = [
  'CREATING',
  'PENDING',
  'RUNNING',
  'UPGRADING',
  'REPAIRING',
  'DELETING',
  'FAILED',
  'SUCCEEDED',
  'PAUSED',
];
const where = (holds: typeof isChanging) => states.filter((state) => holds({ status: { state } }));

it('changes by itself in the states on the way to another', () => {
  expect(where(isChanging)).toEqual(['CREATING', 'PENDING', 'UPGRADING', 'REPAIRING', 'DELETING']);
});

it('can be used while it runs', () => {
  expect(where(isUsable)).toEqual(['RUNNING']);
});

it('may be used and is not waited for where the region tells no state', () => {
  expect(stateOf({})).toBe('UNKNOWN');
  expect(isUsable({})).toBe(true);
  expect(isChanging({})).toBe(false);
});
