import { describe, expect, it } from 'vitest';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { AccessRight } from '#shared/contract/iam/policies.ts';
import { holdersIn, isTellable } from './access-review.ts';

const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`;
const permission = (name: string, digit: number): Permission => ({ uuid: uuid(digit), name });
const get = permission('kubernetes.cluster.get', 1);

const row = (rest: Partial<AccessRight>): AccessRight => ({
  identityUuid: uuid(7),
  identityType: 'user',
  domain: 'kubernetes',
  resourceType: 'cluster',
  resourceUuid: '00000000-0000-0000-0000-000000000000',
  pathType: 'Role',
  accessTypeName: 'Viewer',
  accessTypeId: uuid(3),
  action: 'get',
  ...rest,
});

describe('an access review', () => {
  it('names every holder once with every way', () => {
    const rows = [
      row({}),
      row({ pathType: 'Permission', accessTypeName: get.name, accessTypeId: get.uuid }),
      row({ pathType: 'ACL', resourceUuid: uuid(9), accessTypeName: get.name }),
      row({ identityUuid: uuid(8), identityType: 'serviceAccount' }),
    ];
    const viewer = { kind: 'role', uuid: uuid(3), name: 'Viewer' };
    expect(holdersIn(rows, get)).toEqual([
      {
        subject: { type: 'users', id: uuid(7) },
        ways: [viewer, { kind: 'permission' }, { kind: 'resource', resourceId: uuid(9) }],
      },
      { subject: { type: 'serviceAccounts', id: uuid(8) }, ways: [viewer] },
    ]);
  });

  it('leaves out rows of other permissions, and finds rights that have no resource', () => {
    const rows = [row({ action: 'delete' }), row({ domain: 'iam' }), row({ resourceType: undefined })];
    expect(holdersIn(rows, get)).toEqual([]);
    const policies = [row({ domain: 'iam', resourceType: undefined, action: 'getPolicy' })];
    expect(holdersIn(policies, permission('iam.getPolicy', 2))).toHaveLength(1);
  });

  it('cannot tell permissions apart that differ by their subresource', () => {
    const bucket = permission('objectstorage.bucket.get', 4);
    const object = permission('objectstorage.bucket.object.get', 5);
    expect(isTellable(get, [get, bucket, object])).toBe(true);
    expect(isTellable(bucket, [get, bucket, object])).toBe(false);
  });
});
