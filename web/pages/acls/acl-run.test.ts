import { expect, it } from 'vitest';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { mostSteps } from '#shared/run-limits.ts';
import type { Subject } from '#web/address/paths.ts';
import { keyOfSubject, type AclEntry } from '#web/access/acl-entry.ts';
import { aclRunOf, fitsOneRun, takesCalls } from './acl-run.ts';

const uuid = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const anna: Subject = { type: 'users', id: uuid('a') };
const robot: Subject = { type: 'serviceAccounts', id: uuid('b') };
const on = (resourceId: string): AclItem => ({
  permissionId: uuid('1'),
  service: 'kubernetes',
  resource: 'cluster',
  resourceId,
});
const entries = (subject: Subject, count: number): readonly AclEntry[] =>
  Array.from({ length: count }, (_, index) => ({ subject, item: on(`c-${index}`) }));
const subjects = new Map([
  [keyOfSubject(anna), { ...anna, name: 'Anna Roy', record: 'unread' } as const],
  [keyOfSubject(robot), { ...robot, name: 'robot', record: 'unread' } as const],
]);
const space = { region: 'eu-std-1', kind: 'space', id: uuid('c') } as const;

it('names each ACL once, a hundred of one subject by each step', () => {
  const wanted = [...entries(anna, 150), ...entries(robot, 2), ...entries(anna, 3)];
  const { kind, plan } = aclRunOf(space, 'Demo', 'delete', wanted, subjects);
  expect(kind).toBe('deleteAcls');
  expect(plan.about).toBe('Demo');
  expect(
    plan.steps.map(({ operation, path, name, body }) => [
      operation,
      path,
      name,
      (body as { items: readonly unknown[] }).items.length,
    ]),
  ).toEqual([
    ['DeleteACLUserSpaceBulk', { spaceId: space.id, userId: anna.id }, 'Anna Roy', 100],
    ['DeleteACLUserSpaceBulk', { spaceId: space.id, userId: anna.id }, 'Anna Roy', 50],
    ['DeleteACLServiceAccountSpaceBulk', { spaceId: space.id, serviceAccountId: robot.id }, 'robot', 2],
  ]);
});

it('takes several calls for more than one subject, or more than a hundred different ACLs', () => {
  expect(takesCalls([...entries(anna, 100), ...entries(anna, 100)])).toBe(false);
  expect(takesCalls(entries(anna, 101))).toBe(true);
  expect(takesCalls([...entries(anna, 1), ...entries(robot, 1)])).toBe(true);
});

it('fits into one run by the steps it takes, however large they are', () => {
  const guests = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      entries({ ...anna, id: uuid('a').replace(/0{12}$/, String(index).padStart(12, '0')) }, 1),
    ).flat();
  expect(fitsOneRun(aclRunOf(space, 'Demo', 'create', entries(anna, 100_000), subjects))).toBe(true);
  expect(fitsOneRun(aclRunOf(space, 'Demo', 'create', guests(mostSteps), subjects))).toBe(true);
  expect(fitsOneRun(aclRunOf(space, 'Demo', 'create', guests(mostSteps + 1), subjects))).toBe(false);
});
