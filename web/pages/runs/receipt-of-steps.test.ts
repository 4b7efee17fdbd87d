import { expect, test } from 'vitest';
import type { Run, RunStep } from '#shared/run.ts';
import { leavingOfStep } from './leaving-of-step.ts';
import { hasReceipt, receiptLines } from './receipt-of-steps.ts';

const scope = { region: 'eu-1', kind: 'organisation', id: 'the-organisation' } as const;
const subjectId = '22222222-2222-4222-8222-222222222222';
const policy: RunStep = {
  position: 0,
  operation: 'SetIAMPolicySpace',
  path: { spaceId: 's', subjectType: 'users', subjectId },
  body: { add: { roles: ['r'], permissions: ['p'] } },
  state: 'done',
};
const told = (step: RunStep) => receiptLines(scope, [step]).map(({ outcome, change }) => [outcome, change]);
const given = (roles: readonly string[], permissions: readonly string[] = []) => ({
  kind: 'policy',
  delta: { add: { roles, permissions }, remove: { roles: [], permissions: [] } },
});

test('what was done is told by what really changed, and by what was asked for where that is not known', () => {
  expect(told(policy)).toEqual([['gained', given(['r'], ['p'])]]);
  expect(told({ ...policy, changed: { add: { roles: ['r'] } } })).toEqual([['gained', given(['r'])]]);
  const [line] = receiptLines(scope, [{ ...policy, finding: 'unclear' }]);
  expect(line).toMatchObject({
    wasPerhapsSo: true,
    scope: { kind: 'space', id: 's' },
    subject: { type: 'users', id: subjectId },
  });
});

test('what failed after a part of it was changed is told of both', () => {
  const step: RunStep = { ...policy, state: 'failed', changed: { add: { permissions: ['p'] } } };
  expect(told(step)).toEqual([
    ['gained', given([], ['p'])],
    ['failed', given(['r'], ['p'])],
  ]);
  expect(told({ ...policy, state: 'failed' })).toEqual([['failed', given(['r'], ['p'])]]);
});

test.each([
  ['skipped', 'inert'],
  ['unknown', 'uncertain'],
  ['sending', 'uncertain'],
  ['todo', 'todo'],
] as const)('a step that is %s has changed nothing that is told as done', (state, outcome) => {
  expect(told({ ...policy, state }).map(([one]) => one)).toEqual([outcome]);
});

test('whatever takes something is told as lost, and whoever is deleted has no page to go to', () => {
  const user = { position: 0, path: { organisationId: 'o', userId: subjectId }, state: 'done' } as const;
  const lines = receiptLines(scope, [
    { ...user, operation: 'DeleteUserOrganisation' },
    { ...user, operation: 'PatchUserStateOrganisation', body: { active: false } },
    { ...user, operation: 'PatchUserStateOrganisation', body: { active: true } },
    { ...policy, body: { delete: { roles: ['r'] }, add: { roles: ['q'] } } },
    { ...user, operation: 'DeleteACLUserOrganisationBulk', body: { items: [] } },
  ]);
  expect(lines.map(({ outcome, change, subject }) => [outcome, change.kind, subject !== undefined])).toEqual([
    ['lost', 'deleted', false],
    ['lost', 'deactivated', true],
    ['gained', 'activated', true],
    ['lost', 'policy', true],
    ['lost', 'acls', true],
  ]);
});

test('a run is told of once it is at rest and something came of it, if it is about who may do what', () => {
  const counts = { todo: 0, sending: 0, accepted: 0, done: 1, failed: 0, skipped: 0, unknown: 0 };
  const run: Run = {
    id: 'a-run',
    kind: 'grant',
    scope,
    about: '',
    state: 'done',
    isConfirmed: true,
    counts,
    unclear: 0,
    changes: [],
    createdAt: '2026-11-25T20:00:00.000Z',
    changedAt: '2026-11-25T20:00:00.000Z',
  };
  expect(hasReceipt(run)).toBe(true);
  expect(hasReceipt({ ...run, state: 'running' })).toBe(false);
  expect(hasReceipt({ ...run, isConfirmed: false })).toBe(false);
  expect(hasReceipt({ ...run, kind: 'upgradeCluster' })).toBe(false);
  expect(hasReceipt({ ...run, counts: { ...counts, done: 0 } })).toBe(false);
});

test('a step that takes somebody out of a place, or switches them off, is told by whom and where', () => {
  const path = { organisationId: 'o', userId: 'u' };
  const step = { position: 0, state: 'todo' } as const;
  const from = { region: 'eu-1', kind: 'organisation', id: 'o' };
  const subject = { type: 'users', id: 'u' };
  expect(leavingOfStep(scope, { ...step, operation: 'DeleteUserOrganisation', path })).toEqual({
    subject,
    from,
    fate: 'lost',
  });
  const state = { ...step, operation: 'PatchUserStateOrganisation', path } as const;
  expect(leavingOfStep(scope, { ...state, body: { active: false } })?.fate).toBe('idle');
  expect(leavingOfStep(scope, { ...state, body: { active: true } })?.fate).toBe('regained');
  const account = { spaceId: 's', serviceAccountId: 'a' };
  expect(leavingOfStep(scope, { ...step, operation: 'DeleteServiceAccountSpace', path: account })).toMatchObject({
    subject: { type: 'serviceAccounts', id: 'a' },
    from: { kind: 'space', id: 's' },
  });
  expect(leavingOfStep(scope, { ...step, operation: 'AssignUserToSpace', path: { spaceId: 's', userId: 'u' } })).toBe(
    undefined,
  );
});
