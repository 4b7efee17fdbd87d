import { describe, expect, it } from 'vitest';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Scope } from '#web/api/scope.ts';
import { isComplete, missingFrom, successorName, tasksLeft, tasksOf, type PlaceGrants } from './rotation.ts';

const organisation: Scope = { region: 'eu-std-1', kind: 'organisation', id: 'o' };
const space: Scope = { region: 'eu-std-1', kind: 'space', id: 's' };
const acl = (resourceId: string): AclItem => ({
  permissionId: 'p1',
  service: 'kubernetes',
  resource: 'cluster',
  resourceId,
});
const place = (scope: Scope, change: Partial<PlaceGrants> = {}): PlaceGrants => ({
  scope,
  here: true,
  grants: { roles: [], permissions: [] },
  acls: [],
  ...change,
});

describe('tasksOf', () => {
  it('assigns before it gives, and asks for nothing where there is nothing', () => {
    const grants = { roles: ['r'], permissions: ['p'] };
    const tasks = tasksOf([place(organisation), place(space, { grants, acls: [acl('c')] })], organisation);
    expect(tasks.map(({ kind, scope }) => [kind, scope.id])).toEqual([
      ['assign', 's'],
      ['policy', 's'],
      ['acls', 's'],
    ]);
  });

  it('does not assign to the space the new account is created in', () => {
    expect(tasksOf([place(space)], space)).toEqual([]);
  });

  it('sends a hundred ACLs at once, without what the contract does not take', () => {
    const acls = Array.from({ length: 250 }, (_, index) => ({ ...acl(`c${index}`), createdOn: 'now' }));
    const tasks = tasksOf([place(organisation, { acls })], organisation);
    expect(tasks.map((task) => (task.kind === 'acls' ? task.items.length : 0))).toEqual([100, 100, 50]);
    expect(tasks[0]).toMatchObject({ items: expect.arrayContaining([acl('c0')]) as unknown });
    expect(JSON.stringify(tasks)).not.toContain('createdOn');
  });
});

describe('tasksLeft', () => {
  it('leaves out what has arrived, and assigns only where the new account is not yet', () => {
    const acls = [acl('c')];
    const other: Scope = { ...space, id: 't' };
    const lacking = [place(organisation), place(space, { acls }), place(other, { here: false, acls })];
    expect(tasksLeft(lacking, organisation).map(({ kind, scope }) => [kind, scope.id])).toEqual([
      ['acls', 's'],
      ['assign', 't'],
      ['acls', 't'],
    ]);
  });
});

describe('missingFrom', () => {
  const wanted = place(space, { grants: { roles: ['R1', 'r2'], permissions: ['p'] }, acls: [acl('A'), acl('b')] });

  it('finds nothing when all has arrived, whatever the order and letter case', () => {
    const held = place(space, { grants: { roles: ['r2', 'r1'], permissions: ['P'] }, acls: [acl('b'), acl('a')] });
    expect(isComplete(missingFrom(wanted, held))).toBe(true);
  });

  it('names what has not', () => {
    const held = place(space, { grants: { roles: ['r2'], permissions: ['p'] }, acls: [acl('b')] });
    const missing = missingFrom(wanted, held);
    expect(missing.grants).toEqual({ roles: ['R1'], permissions: [] });
    expect(missing.acls).toEqual([acl('A')]);
    expect(isComplete(missing)).toBe(false);
  });

  it('is not complete where the new account does not belong to the space', () => {
    expect(isComplete(missingFrom(place(space), place(space, { here: false })))).toBe(false);
  });
});

describe('successorName', () => {
  it.each([
    ['deploy', 'deploy-2026-11-21'],
    ['deploy-2025-01-01', 'deploy-2026-11-21'],
    ['deploy-2026-11-21', 'deploy-2026-11-21-2'],
  ])('of %s is %s', (name, successor) => {
    expect(successorName(name, '2026-11-21')).toBe(successor);
  });

  it('stays within the longest name', () => {
    expect(successorName('x'.repeat(64), '2026-11-21')).toHaveLength(64);
  });
});
