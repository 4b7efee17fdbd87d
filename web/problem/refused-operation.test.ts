import { expect, test } from 'vitest';
import { ApiProblem } from '#web/api/api-problem.ts';
import { missingRight, operationOf, scopeOfRefusal } from './refused-operation.ts';

const organisation = '5f0c1e2a-8b1d-4c3e-9f00-1a2b3c4d5e6f';
const space = '6a0c1e2a-8b1d-4c3e-9f00-1a2b3c4d5e6f';
const user = '7b0c1e2a-8b1d-4c3e-9f00-1a2b3c4d5e6f';
const at = (path: string) => `/api/regions/eu-std-1${path}`;
const refused = (request: string, detail?: string) =>
  new ApiProblem(request, 403, { title: 'Forbidden', ...(detail === undefined ? {} : { detail }) });

test('the operation is found by the method and the address', () => {
  const address = at(`/iam/organisations/${organisation}/users/${user}`);
  const found = ['GET', 'PATCH', 'PUT', 'DELETE'].map((method) => operationOf(`${method} ${address}`));
  expect(found).toEqual([
    'GetUserOrganisation',
    'PatchUserStateOrganisation',
    'UpdateUserOrganisation',
    'DeleteUserOrganisation',
  ]);
  expect(operationOf('POST /api/session/check')).toBeUndefined();
  expect(operationOf(`GET ${at('/nothing/like/it')}`)).toBeUndefined();
});

test('the scope is the one the call was made in, not the one the page is in', () => {
  const scopeOf = (request: string, detail?: string) => scopeOfRefusal(refused(request, detail));
  const inSpace = `DELETE ${at(`/iam/spaces/${space}/users/${user}`)}`;
  expect(scopeOf(inSpace)).toEqual({ region: 'eu-std-1', kind: 'space', id: space });
  expect(scopeOf(`PATCH ${at(`/organisations/${organisation}/spaces/${space}`)}`)?.kind).toBe('organisation');
  expect(scopeOf(`GET ${at('/iam/organisations')}`)).toBeUndefined();
  // A right of a space may be missing in the organisation, which only the refusal tells.
  expect(
    scopeOf(inSpace, `User ${user} lacks permission ${user} (iam.user.delete) on organisation ${organisation}.`),
  ).toEqual({ region: 'eu-std-1', kind: 'organisation', id: organisation });
});

test('what the region names is taken for what is missing, and else what the operation takes', () => {
  const request = `DELETE ${at(`/iam/organisations/${organisation}/users/${user}`)}`;
  expect(missingRight(refused(request, 'lacks iam.user.create'))).toEqual({
    permission: 'iam.user.create',
    presumed: false,
  });
  expect(missingRight(refused(request))).toEqual({ permission: 'iam.user.delete', presumed: true });
  expect(missingRight(refused('POST /api/session'))).toBeUndefined();
});
