import { expect, test } from 'vitest';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { runOfMany } from './change-of-many.ts';

const idOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const scope = { region: 'eu-std-1', kind: 'space', id: idOf(0) } as const;
const role = { id: idOf(1), kind: 'role', label: 'Space Viewer' } as const;
const grant = { kind: 'grant', option: role } as const;

function people(count: number, name: string): readonly NamedSubject[] {
  const record = { type: 'users', active: true } as const;
  return Array.from({ length: count }, (_, place) => ({ type: 'users', id: idOf(place), name, record }));
}

test('what is done to many is written once, beside whom it is done to', () => {
  expect(runOfMany(scope, '', people(2, 'Ada'), grant).plan).toEqual({
    about: 'Space Viewer',
    each: {
      operation: 'SetIAMPolicySpace',
      path: { spaceId: scope.id, subjectType: 'users' },
      body: { add: { roles: [role.id] } },
    },
    steps: [idOf(0), idOf(1)].map((subjectId) => ({ path: { subjectId }, name: 'Ada' })),
  });
});

test.each([
  ['space', 'DeleteServiceAccountSpace', { spaceId: scope.id }],
  ['organisation', 'DeleteServiceAccountOrganisation', { organisationId: scope.id }],
] as const)('service accounts are deleted where they were chosen: %s', (kind, operation, path) => {
  const record = { type: 'serviceAccounts', expirationDate: undefined, isLeaving: false } as const;
  const robot = { type: 'serviceAccounts', id: idOf(1), name: 'robot', record } as const;
  const { each, steps } = runOfMany({ ...scope, kind }, 'here', [robot], { kind: 'delete' }).plan;
  expect({ each, steps }).toEqual({
    each: { operation, path },
    steps: [{ path: { serviceAccountId: robot.id }, name: 'robot' }],
  });
});
