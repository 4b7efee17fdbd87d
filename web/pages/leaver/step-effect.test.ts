import { expect, test } from 'vitest';
import { noGrants } from '#shared/rules/policy-delta.ts';
import type { PlaceReading } from './findings.ts';
import { effectOf, sameRemoval, tasksBy } from './step-effect.ts';
import { tasksOf } from './tasks.ts';

const held = { roles: ['r-1'], permissions: [] };
const more = { roles: ['r-2', 'r-1'], permissions: [] };
const place: PlaceReading = {
  scope: { region: 'eu-std-1', kind: 'space', id: 's-1' },
  name: 'Blue',
  person: { id: 'u-1', name: 'Ada Verne', email: 'ada@example.com', active: true },
  assigned: true,
  gaps: [],
  grants: held,
  acls: [{ permissionId: 'p-1', service: 'kubernetes', resource: 'cluster', resourceId: 'c-1' }],
  granular: [],
  names: new Map(),
};
const tasks = tasksOf([place], new Set()).filter(({ step }) => step === 'grants');
const [policy = '', acl = ''] = tasks.map(({ key }) => key);
const removal = (key: string, isHeld: boolean, grants = noGrants) => ({ key, held: isHeld, grants, spaces: [] });

test('what could not be read goes by what the look has found, and the rest by what is there now', () => {
  const found = [{ removal: removal(acl, false), names: new Map<string, string>() }];
  expect(effectOf(tasks, found)).toEqual([removal(policy, true, held), removal(acl, false)]);
});

test('what is taken away is what was shown: tasks that were not shown are left out', () => {
  expect(tasksBy([removal(policy, true, more)], tasks)).toMatchObject([{ kind: 'policy', grants: more }]);
});

test('a policy that is gone already is still called by what it held', () => {
  expect(tasksBy([removal(policy, false)], tasks)).toMatchObject([{ grants: held }]);
});

test('the order in which a region lists grants makes no other removal', () => {
  const turned = { ...more, roles: more.roles.toReversed() };
  expect(sameRemoval(removal(policy, true, more), removal(policy, true, turned))).toBe(true);
  expect(sameRemoval(removal(policy, true, more), removal(policy, true, held))).toBe(false);
});
