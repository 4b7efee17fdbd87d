import { expect, it } from 'vitest';
import { operations } from '#shared/contract/catalogue.ts';
import { changeName } from './change-name.ts';
import { changedThings } from './journal-address.ts';

const writes = operations.filter(([, row]) => row.method !== 'GET' && row.authentication === undefined);

it('there are words for every write of the contract', () => {
  expect(writes.filter(([operation]) => changeName({ operation }) === undefined)).toEqual([]);
});

it('every thing that is changed can be looked for', () => {
  const changed = new Set(writes.map(([, row]) => row.resource));
  expect([...changed].sort()).toEqual([...changedThings].sort());
});
