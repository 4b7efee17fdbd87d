import { expect, it } from 'vitest';
import { operations } from '#shared/contract/catalogue.ts';
import { operationsNeeding } from './operations-needing.ts';

it('finds every operation of the contract under each permission it asks for', () => {
  for (const [id, { permission, method, path }] of operations) {
    for (const name of permission === undefined ? [] : [permission].flat()) {
      expect(operationsNeeding(name)).toContainEqual(expect.objectContaining({ id, method, path }));
    }
  }
});

it('names both scopes, and nothing for what no operation asks for', () => {
  const ids = operationsNeeding('iam.role.create').map(({ id }) => id);
  expect(ids).toEqual(['CreateRoleOrganisation', 'CreateRoleSpace']);
  expect(operationsNeeding('no.such.permission')).toEqual([]);
});
