import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, reachOf, type AccessFacts, type AccessQuestion } from './access.ts';
import type { GranularAction } from './granular-action.ts';

const nothing: AccessFacts = { assignedToSpace: true, policies: [], acls: [], granular: [], ownerships: [] };
const inSpace = (permission: string, resourceId?: string): AccessQuestion => ({
  permissions: [permission],
  level: 'space',
  ...(resourceId !== undefined && { resourceId }),
});
const inOrganisation = (permission: string): AccessQuestion => ({ permissions: [permission], level: 'organisation' });
const viewer = { uuid: 'r1', name: 'Kubernetes Viewer' };

describe('access decision', () => {
  it('allows nothing by default and names what is missing', () => {
    const question = { permissions: ['iam.user.create', 'iam.user.recover'], level: 'space' } as const;
    expect(decide(question, nothing)).toEqual({ granted: false, missing: ['iam.user.create', 'iam.user.recover'] });
  });

  it('names every way that leads to the permission', () => {
    const facts: AccessFacts = {
      assignedToSpace: true,
      policies: [
        { level: 'space', permission: 'kubernetes.cluster.get', role: viewer },
        { level: 'space', permission: 'kubernetes.cluster.get' },
        { level: 'space', permission: 'kubernetes.cluster.delete' },
      ],
      acls: [acl('kubernetes.cluster.get', 'c1')],
      granular: [{ level: 'space', action: 'getters', objectType: 'cluster', objectId: 'c1' }],
      ownerships: [{ level: 'space', service: 'kubernetes', resource: 'cluster', resourceId: 'c1' }],
    };
    const level = 'space';
    const permission = 'kubernetes.cluster.get';
    expect(decide(inSpace(permission, 'c1'), facts)).toEqual({
      granted: true,
      paths: [
        { kind: 'role', permission, level, ...viewer },
        { kind: 'permission', permission, level },
        { kind: 'acl', permission, level, resourceId: 'c1' },
        { kind: 'granular', permission, level, resourceId: 'c1' },
        { kind: 'ownership', permission, level, resourceId: 'c1' },
      ],
    });
  });

  it.each<[string, AccessQuestion, Partial<AccessFacts>, boolean]>([
    ['a right of the space', inSpace('kubernetes.cluster.get'), policy('space', 'kubernetes.cluster.get'), true],
    [
      'a right of a space the identity is not assigned to',
      inSpace('kubernetes.cluster.get'),
      { ...policy('space', 'kubernetes.cluster.get'), assignedToSpace: false },
      false,
    ],
    ['an identity right of the organisation', inSpace('iam.user.get'), policy('organisation', 'iam.user.get'), true],
    [
      'an identity right of the organisation, unassigned',
      inSpace('iam.user.get'),
      { ...policy('organisation', 'iam.user.get'), assignedToSpace: false },
      true,
    ],
    [
      'another right of the organisation',
      inSpace('kubernetes.cluster.get'),
      policy('organisation', 'kubernetes.cluster.get'),
      false,
    ],
    ['a right of a space on the organisation', inOrganisation('iam.user.get'), policy('space', 'iam.user.get'), false],
    ["a right of a space on the space's own record", inSpace('iam.space.get'), policy('space', 'iam.space.get'), true],
    ['an ACL on another resource', inSpace('iam.user.get', 'u2'), { acls: [acl('iam.user.get', 'u1')] }, false],
    [
      'an ACL when no resource is addressed',
      inSpace('iam.user.create'),
      { acls: [acl('iam.user.create', 'u1')] },
      false,
    ],
    ['an ACL with another permission', inSpace('iam.user.update', 'u1'), { acls: [acl('iam.user.get', 'u1')] }, false],
    [
      'the creator of another kind of resource with the same id',
      inSpace('iam.user.get', 'x'),
      { ownerships: [{ level: 'space', service: 'iam', resource: 'role', resourceId: 'x' }] },
      false,
    ],
    ['a granular policy of another action', inSpace('iam.user.get', 'u1'), granular('deleters', 'user', 'u1'), false],
    ['the owner by a granular policy', inSpace('iam.user.recover', 'u1'), granular('owners', 'user', 'u1'), true],
    ['a user by a granular policy', inSpace('iam.user.get', 'u1'), granular('users', 'user', 'u1'), true],
    [
      'a user by a granular policy who changes',
      inSpace('iam.user.update', 'u1'),
      granular('users', 'user', 'u1'),
      false,
    ],
    ['a granular policy on another type', inSpace('iam.user.get', 'u1'), granular('owners', 'role', 'u1'), false],
  ])('%s', (_, question, facts, granted) => {
    expect(decide(question, { ...nothing, ...facts }).granted).toBe(granted);
  });

  it('grants nothing that no fact mentions', () => {
    const word = fc.constantFrom('iam.user.get', 'iam.user.update', 'kubernetes.cluster.get');
    const level = fc.constantFrom('organisation' as const, 'space' as const);
    const facts = fc.record({
      assignedToSpace: fc.boolean(),
      policies: fc.array(fc.record({ level, permission: word })),
      acls: fc.array(fc.tuple(word, fc.constantFrom('a', 'b')).map(([permission, id]) => acl(permission, id))),
      granular: fc.constant([]),
      ownerships: fc.constant([]),
    });
    fc.assert(
      fc.property(facts, word, level, (given, permission, at) => {
        const decision = decide({ permissions: [permission], level: at, resourceId: 'a' }, given);
        const mentions = [...given.policies, ...given.acls].some((fact) => fact.permission === permission);
        if (!mentions) expect(decision.granted).toBe(false);
        if (decision.granted) expect(decision.paths.every((path) => path.permission === permission)).toBe(true);
      }),
    );
  });
});

describe('reach of a list', () => {
  it('is everything with the permission at scope', () => {
    const facts = { ...nothing, ...policy('space', 'kubernetes.cluster.get') };
    expect(reachOf(inSpace('kubernetes.cluster.get'), facts)).toBe('all');
  });

  it('is what ACLs and ownership open, without the permission', () => {
    const owned = { level: 'space', service: 'kubernetes', resource: 'cluster', resourceId: 'c2' } as const;
    const acls = [acl('kubernetes.cluster.get', 'c1'), acl('kubernetes.cluster.delete', 'c3')];
    expect(reachOf(inSpace('kubernetes.cluster.get'), { ...nothing, acls, ownerships: [owned] })).toEqual(['c1', 'c2']);
  });

  it('is nothing with neither, and for an identity that is not assigned', () => {
    expect(reachOf(inSpace('kubernetes.cluster.get'), nothing)).toBeUndefined();
    const facts = { ...nothing, assignedToSpace: false, acls: [acl('kubernetes.cluster.get', 'c1')] };
    expect(reachOf(inSpace('kubernetes.cluster.get'), facts)).toBeUndefined();
  });
});

function policy(level: 'organisation' | 'space', permission: string): Partial<AccessFacts> {
  return { policies: [{ level, permission }] };
}

function granular(action: GranularAction, objectType: string, objectId: string): Partial<AccessFacts> {
  return { granular: [{ level: 'space', action, objectType, objectId }] };
}

function acl(permission: string, resourceId: string) {
  const [service = '', resource = ''] = permission.split('.');
  return { level: 'space', permission, service, resource, resourceId } as const;
}
