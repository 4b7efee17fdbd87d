import { expect, test } from 'vitest';
import type { RunStep } from '#shared/run.ts';
import { deltaOfStep } from './delta-of-step.ts';

const path = { spaceId: 's', subjectType: 'users', subjectId: '22222222-2222-4222-8222-222222222222' };
const step: RunStep = { position: 0, operation: 'SetIAMPolicySpace', path, state: 'todo', name: 'Ada' };

test('a change of a policy is told by whose it is, and by what it gives and takes', () => {
  const body = { add: { roles: ['r'] }, delete: { permissions: ['p'] } };
  expect(deltaOfStep({ ...step, body })).toEqual({
    subject: { type: 'users', id: path.subjectId, name: 'Ada', record: 'unread' },
    delta: { add: { roles: ['r'], permissions: [] }, remove: { roles: [], permissions: ['p'] } },
  });
});

test('of any other step there is nothing to tell', () => {
  expect(deltaOfStep(step)).toBeUndefined();
  expect(deltaOfStep({ ...step, operation: 'DeleteUserOrganisation', body: {} })).toBeUndefined();
  expect(deltaOfStep({ ...step, path: { ...path, subjectType: 'groups' }, body: {} })).toBeUndefined();
});
