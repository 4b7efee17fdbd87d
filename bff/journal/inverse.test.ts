import fc from 'fast-check';
import { expect, it } from 'vitest';
import { catalogue, operations, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { bodyOfInverse, inverseOf } from '#shared/journal-inverse.ts';
import { runs as cases } from '#testing/property-runs.ts';
import { deltaOf } from './delta-of.ts';

const ids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 5 });
const grants = fc.record({ roles: ids, permissions: ids }, { requiredKeys: [] });
const acl = fc.record({
  permissionId: fc.uuid(),
  service: fc.constant('iam'),
  resource: fc.constant('user'),
  resourceId: fc.uuid(),
});

/** A body of an operation that has an inverse. */
const bodies = (operation: OperationId): fc.Arbitrary<object> | undefined => {
  if (operation.startsWith('SetIAMPolicy')) return fc.record({ add: grants, delete: grants }, { requiredKeys: [] });
  if (operation.startsWith('PatchUserState')) return fc.record({ active: fc.boolean() });
  if (operation.includes('RolePermissions')) return fc.record({ permissions: ids });
  if (operation.includes('ACL') && operation.endsWith('Bulk'))
    return fc.record({ items: fc.array(acl, { minLength: 1, maxLength: 5 }) });
  return undefined;
};
const calls = operations.flatMap(([operation, row]) => {
  const body = row.method === 'GET' ? undefined : bodies(operation);
  return body === undefined ? [] : [body.map((given) => ({ operation, given }))];
});

it('the inverse of a change is a call of the contract, and its own inverse is the change', async () => {
  expect(calls).toHaveLength(16);
  const property = fc.property(fc.oneof(...calls), ({ operation, given }) => {
    const delta = deltaOf(operation, given);
    if (delta === undefined) throw new Error('its body is one of the contract');
    const inverse = inverseOf({ operation, path: {}, delta });
    // What asks for nothing is taken back by nothing.
    fc.pre(Object.keys(delta).length > 0);
    if (inverse === undefined) throw new Error('it has an inverse');
    const row: Operation = catalogue[inverse.operation];
    const body = bodyOfInverse(inverse);
    expect(row.body?.schema.safeParse(body)).toMatchObject({ success: true, data: body });
    expect(deltaOf(inverse.operation, body)).toEqual(inverse.delta);
    expect(inverseOf(inverse)).toEqual({ operation, path: {}, delta });
  });
  fc.assert(property, { numRuns: cases(200) });
});
