import { expect, test } from 'vitest';
import { matchGrants, sameAccessRun } from './same-access.ts';

const scope = { region: 'eu-std-1', kind: 'space', id: 'space-1' } as const;
const anna = { type: 'users', id: 'u-1', name: 'Anna', record: { type: 'users', active: true } } as const;
const ben = { ...anna, id: 'u-2', name: 'Ben' };

test('what is held elsewhere is found here by its name, and what is not here is named', () => {
  const from = {
    roles: [
      { uuid: 'A1', name: 'Reader' },
      { uuid: 'a2', name: 'Builder' },
    ],
    permissions: [{ uuid: 'p1', name: 'iam.role.get' }],
  };
  const there = { roles: [{ uuid: 'b1', name: 'Reader' }], permissions: [{ uuid: 'q1', name: 'iam.role.get' }] };
  expect(matchGrants({ roles: ['a1', 'a2', 'a3'], permissions: ['p1'] }, from, there)).toEqual({
    grants: { roles: ['b1'], permissions: ['q1'] },
    missing: ['Builder', 'a3'],
  });
});

test('roles and permissions are written once for all who lack them, ACLs for everybody by the hundred', () => {
  const on = { permissionId: 'p-1', service: 'kubernetes', resource: 'cluster' };
  const acls = Array.from({ length: 101 }, (_, index) => ({ ...on, resourceId: `c-${index}` }));
  const grants = { roles: ['r-1'], permissions: [] };
  const { plan, kind } = sameAccessRun(scope, { about: 'Ada', grants, affected: [ben], acls, everybody: [anna, ben] });
  expect(kind).toBe('sameAccess');
  expect(plan.each).toEqual({
    operation: 'SetIAMPolicySpace',
    path: { spaceId: 'space-1', subjectType: 'users' },
    body: { add: { roles: ['r-1'] } },
  });
  const aclsOf = (userId: string, name: string, items: unknown) => ({
    operation: 'CreateACLUserSpaceBulk',
    path: { spaceId: 'space-1', userId },
    body: { items },
    name,
  });
  expect(plan.steps).toEqual([
    { path: { subjectId: 'u-2' }, name: 'Ben' },
    aclsOf('u-1', 'Anna', acls.slice(0, 100)),
    aclsOf('u-1', 'Anna', acls.slice(100)),
    aclsOf('u-2', 'Ben', acls.slice(0, 100)),
    aclsOf('u-2', 'Ben', acls.slice(100)),
  ]);
});

test('a service account is given ACLs by the calls about service accounts', () => {
  const robot = {
    type: 'serviceAccounts',
    id: 's-1',
    name: 'robot',
    record: { type: 'serviceAccounts', expirationDate: undefined, isLeaving: false },
  } as const;
  const acls = [{ permissionId: 'p-1', service: 'kubernetes', resource: 'cluster', resourceId: 'c-1' }];
  const grants = { roles: [], permissions: [] };
  const { plan } = sameAccessRun(scope, { about: 'Ada', grants, affected: [], acls, everybody: [robot] });
  expect(plan).toEqual({
    about: 'Ada',
    steps: [
      {
        operation: 'CreateACLServiceAccountSpaceBulk',
        path: { spaceId: 'space-1', serviceAccountId: 's-1' },
        body: { items: acls },
        name: 'robot',
      },
    ],
  });
});
