import { expect, test } from 'vitest';
import { ApiProblem, type Called } from '#web/api/api-problem.ts';
import { missingRight, scopeOfRefusal } from './refused-operation.ts';

const organisationId = '5f0c1e2a-8b1d-4c3e-9f00-1a2b3c4d5e6f';
const spaceId = '6a0c1e2a-8b1d-4c3e-9f00-1a2b3c4d5e6f';
const userId = '7b0c1e2a-8b1d-4c3e-9f00-1a2b3c4d5e6f';

/** What a region, or the console when nothing was called, refuses. */
function refused(called?: Omit<Called, 'region'>, detail?: string): ApiProblem {
  const problem = new ApiProblem('GET /x', 403, { title: 'Forbidden', ...(detail === undefined ? {} : { detail }) });
  problem.called = called && { region: 'eu-std-1', ...called };
  return problem;
}

test('the scope is the one the call was made in, not the one the page is in', () => {
  const inSpace = { operation: 'UnassignUserSpace', path: { spaceId, userId } } as const;
  const ofSpace = { operation: 'UpdateSpace', path: { organisationId, spaceId } } as const;
  expect(scopeOfRefusal(refused(inSpace))).toEqual({ region: 'eu-std-1', kind: 'space', id: spaceId });
  expect(scopeOfRefusal(refused(ofSpace))?.kind).toBe('organisation');
  expect(scopeOfRefusal(refused({ operation: 'ListMyOrganisations', path: {} }))).toBeUndefined();
  // A right of a space may be missing in the organisation, which only the refusal tells.
  const detail = `User ${userId} lacks permission ${userId} (iam.user.delete) on organisation ${organisationId}.`;
  expect(scopeOfRefusal(refused(inSpace, detail))).toEqual({
    region: 'eu-std-1',
    kind: 'organisation',
    id: organisationId,
  });
});

test('what the region names is taken for what is missing, and else what the operation takes', () => {
  const called = { operation: 'DeleteUserOrganisation', path: { organisationId, userId } } as const;
  expect(missingRight(refused(called, 'lacks iam.user.create'))).toEqual({
    permission: 'iam.user.create',
    presumed: false,
  });
  expect(missingRight(refused(called))).toEqual({ permission: 'iam.user.delete', presumed: true });
  expect(missingRight(refused())).toBeUndefined();
});
