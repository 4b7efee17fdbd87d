import { expect, test } from 'vitest';
import type { LevelReading } from '#shared/rules/access-knowledge.ts';
import { knowledgeFrom } from '#shared/rules/access-knowledge.ts';
import type { Scope } from '#web/api/scope.ts';
import { lossOf, type HeldAnswer } from './loss.ts';

const space: Scope = { region: 'eu-1', kind: 'space', id: 'the-space' };
const organisation: Scope = { region: 'eu-1', kind: 'organisation', id: 'the-organisation' };

function reading(level: 'space' | 'organisation', gives: readonly string[] | undefined): LevelReading {
  const permissions = gives ?? [];
  return {
    level,
    policy: gives && { roles: ['a-role'], permissions: [] },
    roles: new Map([['a-role', { name: `${level} role`, permissions }]]),
    permissionNames: new Map(),
    acls: [],
    granular: [],
    gaps: [],
  };
}

/** Somebody in the space, of whom the organisation's policy gives `above`. */
function policyOf(gives: readonly string[], above: readonly string[] | undefined, here = true): HeldAnswer {
  const own = reading('space', gives);
  const around = knowledgeFrom(here, [own, reading('organisation', above)]);
  return { what: 'policy', scope: space, policy: { here, own, around } };
}

const names = (rights: readonly { permission: string; resourceId?: string }[] = []) =>
  rights.map(({ permission, resourceId }) => (resourceId === undefined ? permission : `${permission} ${resourceId}`));

test('who leaves a space loses what roles, ACLs and granular policies give there, each right once', () => {
  const single = { permission: 'kubernetes.cluster.get', resourceId: 'a' };
  const [loss] = lossOf([
    policyOf(['kubernetes.cluster.get', 'iam.user.get'], []),
    { what: 'acls', scope: space, single: [single], unnamed: 1 },
    { what: 'granular', scope: space, single: [single] },
  ]);
  expect(loss?.roles).toEqual(['space role']);
  expect(names(loss?.preview.lost)).toEqual(['kubernetes.cluster.get', 'kubernetes.cluster.get a', 'iam.user.get']);
  expect(loss?.unknown).toBe(1);
});

test('identity rights that the organisation gives as well stay in the space, others do not', () => {
  const both = ['kubernetes.cluster.get', 'iam.user.get'];
  const [loss] = lossOf([policyOf(both, both)]);
  expect(names(loss?.preview.kept)).toEqual(['iam.user.get']);
  expect(names(loss?.preview.lost)).toEqual(['kubernetes.cluster.get']);
});

test('what an unread policy of the organisation may give as well is not called lost', () => {
  const [loss] = lossOf([policyOf(['iam.user.get', 'kubernetes.cluster.get'], undefined)]);
  expect(names(loss?.preview.uncertain)).toEqual(['iam.user.get']);
  expect(names(loss?.preview.lost)).toEqual(['kubernetes.cluster.get']);
});

test('a right on one resource that an ACL of the organisation gives as well stays, and is uncertain while that is unread', () => {
  const right = { permission: 'iam.user.get', resourceId: 'somebody' };
  const acls = { what: 'acls', scope: space, single: [right] } as const;
  const above = {
    acls: [{ level: 'organisation', service: 'iam', resource: 'user', ...right } as const],
    gaps: [],
  };
  const gap = { kind: 'acls', level: 'organisation', service: 'iam', resource: 'user' } as const;
  const [kept] = lossOf([policyOf([], []), { ...acls, above }]);
  expect(names(kept?.preview.kept)).toEqual(['iam.user.get somebody']);
  const [unknown] = lossOf([policyOf([], []), { ...acls, above: { acls: [], gaps: [gap] } }]);
  expect(names(unknown?.preview.uncertain)).toEqual(['iam.user.get somebody']);
});

test('what is left of somebody who is not assigned to the space is lost without effect', () => {
  const [loss] = lossOf([policyOf(['kubernetes.cluster.get'], [], false)]);
  expect(names(loss?.preview.inert)).toEqual(['kubernetes.cluster.get']);
  expect(loss?.preview.lost).toEqual([]);
});

test('who leaves the organisation loses everything in every place, apart from each other', () => {
  const here = (scope: Scope, gives: readonly string[]): HeldAnswer => {
    const own = reading(scope.kind, gives);
    return { what: 'policy', scope, policy: { here: true, own, around: undefined } };
  };
  const both = lossOf([here(organisation, ['iam.user.get']), here(space, ['iam.user.get', 'iam.role.get'])]);
  expect(both.map(({ scope, preview }) => [scope.kind, names(preview.lost)])).toEqual([
    ['organisation', ['iam.user.get']],
    ['space', ['iam.role.get', 'iam.user.get']],
  ]);
});
