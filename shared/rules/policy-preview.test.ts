import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type AccessFacts } from './access.ts';
import { knowledgeFrom, type LevelReading } from './access-knowledge.ts';
import { applyDelta, type Grants, type PolicyDelta } from './policy-delta.ts';
import { previewPolicy, previewRights, previewRole } from './policy-preview.ts';

const permissions = ['iam.user.get', 'iam.user.update', 'kubernetes.cluster.get', 'kubernetes.cluster.delete'];
const permissionNames = new Map(permissions.map((name) => [`id of ${name}`, name]));
const roles = new Map([
  ['viewer', { name: 'Viewer', permissions: ['iam.user.get', 'kubernetes.cluster.get'] }],
  ['admin', { name: 'Cluster admin', permissions: ['kubernetes.cluster.get', 'kubernetes.cluster.delete'] }],
]);
const reading = (policy: Grants, level: LevelReading['level'] = 'space'): LevelReading => ({
  level,
  policy,
  roles,
  permissionNames,
  acls: [],
  granular: [],
  gaps: [],
});
const none: Grants = { roles: [], permissions: [] };

describe('preview of a policy', () => {
  it('tells what is lost from what another role grants too', () => {
    const held = reading({ roles: ['viewer', 'admin'], permissions: [] });
    const delta: PolicyDelta = { add: none, remove: { roles: ['admin'], permissions: [] } };
    const preview = previewPolicy(delta, held, 'space', knowledgeFrom(true, [held]));
    expect(preview.lost).toEqual([{ permission: 'kubernetes.cluster.delete', paths: [] }]);
    expect(preview.kept).toEqual([
      {
        permission: 'kubernetes.cluster.get',
        paths: [{ kind: 'role', level: 'space', permission: 'kubernetes.cluster.get', uuid: 'viewer', name: 'Viewer' }],
      },
    ]);
    expect(preview.gained).toEqual([]);
  });

  it('counts what the organisation gives in its spaces', () => {
    const held = reading({ roles: ['viewer'], permissions: [] });
    const above = reading({ roles: ['viewer'], permissions: [] }, 'organisation');
    const delta: PolicyDelta = { add: none, remove: { roles: ['viewer'], permissions: [] } };
    const preview = previewPolicy(delta, held, 'space', knowledgeFrom(true, [held, above]));
    expect(preview.kept.map(({ permission }) => permission)).toEqual(['iam.user.get']);
    expect(preview.lost.map(({ permission }) => permission)).toEqual(['kubernetes.cluster.get']);
  });

  it('names the resources on which a lost permission is still granted', () => {
    const held = reading({ roles: ['admin'], permissions: [] });
    const acl = {
      permission: 'kubernetes.cluster.delete',
      service: 'kubernetes',
      resource: 'cluster',
      resourceId: 'c1',
    };
    const known = knowledgeFrom(true, [{ ...held, acls: [acl] }]);
    const delta: PolicyDelta = { add: none, remove: { roles: ['admin'], permissions: [] } };
    const lost = previewPolicy(delta, held, 'space', known).lost.find(({ permission }) =>
      permission.endsWith('delete'),
    );
    expect(lost?.paths).toEqual([
      { kind: 'acl', level: 'space', permission: 'kubernetes.cluster.delete', resourceId: 'c1' },
    ]);
  });

  it('calls grants inert while the identity is not assigned to the space', () => {
    const held = reading(none);
    const delta: PolicyDelta = { add: { roles: ['admin'], permissions: [] }, remove: none };
    const preview = previewPolicy(delta, held, 'space', knowledgeFrom(false, [held]));
    expect(preview.gained).toEqual([]);
    expect(preview.inert).toHaveLength(2);
  });

  it('does not claim what an organisation that could not be read may give all the same', () => {
    const held = reading({ roles: ['viewer'], permissions: [] });
    const above = { ...reading(none, 'organisation'), policy: undefined };
    const delta: PolicyDelta = { add: none, remove: { roles: ['viewer'], permissions: [] } };
    const preview = previewPolicy(delta, held, 'space', knowledgeFrom(true, [held, above]));
    expect(preview.uncertain).toEqual([{ permission: 'iam.user.get' }]);
    expect(preview.lost.map(({ permission }) => permission)).toEqual(['kubernetes.cluster.get']);
  });

  it('equals the real difference, for whatever policy and delta', () => {
    const someGrants = fc.record({
      roles: fc.subarray([...roles.keys()]),
      permissions: fc.subarray([...permissionNames.keys()]),
    });
    fc.assert(
      fc.property(someGrants, someGrants, someGrants, someGrants, fc.boolean(), (base, org, add, remove, assigned) => {
        const held = reading(base);
        const above = reading(org, 'organisation');
        const known = knowledgeFrom(assigned, [held, above]);
        const preview = previewPolicy({ add, remove }, held, 'space', known);
        const changed = reading(applyDelta(base, { add, remove }));
        const after = knowledgeFrom(assigned, [changed, above]).facts;
        const may = (facts: AccessFacts) =>
          new Set(permissions.filter((name) => decide({ permissions: [name], level: 'space' }, facts).granted));
        const [was, is] = [may(known.facts), may(after)];
        expect(preview.gained.map(({ permission }) => permission)).toEqual(
          [...is].filter((name) => !was.has(name)).sort(),
        );
        expect(preview.lost.map(({ permission }) => permission)).toEqual(
          [...was].filter((name) => !is.has(name)).sort(),
        );
        expect(
          preview.kept.every(({ permission, paths }) => was.has(permission) && is.has(permission) && paths.length > 0),
        ).toBe(true);
      }),
    );
  });
});

describe('preview of rights on resources', () => {
  it('tells an ACL that adds something from one below a right at scope', () => {
    const held = reading({ roles: ['viewer'], permissions: [] });
    const before = knowledgeFrom(true, [held]);
    const acl = (permission: string) => ({
      level: 'space' as const,
      permission,
      service: 'kubernetes',
      resource: 'cluster',
      resourceId: 'c1',
    });
    const after = { ...before.facts, acls: [acl('kubernetes.cluster.get'), acl('kubernetes.cluster.delete')] };
    const rights = ['get', 'delete'].map((action) => ({
      permission: `kubernetes.cluster.${action}`,
      resourceId: 'c1',
    }));
    const preview = previewRights(rights, 'space', before, after);
    expect(preview.gained.map(({ permission }) => permission)).toEqual(['kubernetes.cluster.delete']);
    expect(preview.kept.map(({ paths }) => paths.map(({ kind }) => kind))).toEqual([['role']]);
  });
});

describe('preview of a role', () => {
  const preview = (policy: Grants, add: readonly string[], remove: readonly string[], assigned = true) => {
    const held = reading(policy);
    return previewRole({ uuid: 'viewer', add, remove }, held, 'space', knowledgeFrom(assigned, [held]));
  };

  it('tells a holder apart from one who has it by another role', () => {
    const lost = preview({ roles: ['viewer'], permissions: [] }, [], ['kubernetes.cluster.get']);
    expect(lost).toEqual({
      gained: [],
      lost: [{ permission: 'kubernetes.cluster.get', paths: [] }],
      kept: [],
      inert: [],
      uncertain: [],
    });
    const kept = preview({ roles: ['viewer', 'admin'], permissions: [] }, [], ['kubernetes.cluster.get']);
    expect(kept.lost).toEqual([]);
    expect(kept.kept.map(({ paths }) => paths)).toEqual([
      [{ kind: 'role', level: 'space', permission: 'kubernetes.cluster.get', uuid: 'admin', name: 'Cluster admin' }],
    ]);
  });

  it('tells what is gained, by the role, and what is held directly already', () => {
    const held: Grants = { roles: ['viewer'], permissions: ['id of iam.user.update'] };
    const { gained, kept } = preview(held, ['kubernetes.cluster.delete', 'iam.user.update'], []);
    expect(gained).toEqual([
      {
        permission: 'kubernetes.cluster.delete',
        paths: [
          { kind: 'role', level: 'space', permission: 'kubernetes.cluster.delete', uuid: 'viewer', name: 'Viewer' },
        ],
      },
    ]);
    expect(kept.map(({ permission }) => permission)).toEqual(['iam.user.update']);
  });

  it('says that nothing counts while the identity is not assigned', () => {
    const { inert, gained } = preview({ roles: ['viewer'], permissions: [] }, ['iam.user.update'], [], false);
    expect([inert, gained]).toEqual([[{ permission: 'iam.user.update' }], []]);
  });

  it('is the same as looking at every question before and after', () => {
    const some = fc.uniqueArray(fc.constantFrom(...permissions));
    const policy = fc.record({
      roles: fc.uniqueArray(fc.constantFrom('admin')).map((others) => ['viewer', ...others]),
      permissions: fc.uniqueArray(fc.constantFrom(...permissionNames.keys())),
    });
    fc.assert(
      fc.property(policy, some, some, fc.boolean(), (held, more, less, assigned) => {
        const own = roles.get('viewer')?.permissions ?? [];
        const add = more.filter((name) => !own.includes(name));
        const remove = less.filter((name) => own.includes(name));
        const before = reading(held);
        const permissionsAfter = [...own.filter((name) => !remove.includes(name)), ...add];
        const viewer = { name: 'Viewer', permissions: permissionsAfter };
        const after = { ...before, roles: new Map([...roles, ['viewer', viewer] as const]) };
        const may = (state: LevelReading, permission: string) =>
          decide({ permissions: [permission], level: 'space' }, knowledgeFrom(assigned, [state]).facts).granted;
        const { gained, lost, kept } = previewRole(
          { uuid: 'viewer', add, remove },
          before,
          'space',
          knowledgeFrom(assigned, [before]),
        );
        const names = (rights: readonly { permission: string }[]) => rights.map(({ permission }) => permission);
        expect(names(gained)).toEqual(permissions.toSorted().filter((one) => !may(before, one) && may(after, one)));
        expect(names(lost)).toEqual(permissions.toSorted().filter((one) => may(before, one) && !may(after, one)));
        for (const { permission } of kept)
          expect([may(before, permission), may(after, permission)]).toEqual([true, true]);
      }),
    );
  });
});
