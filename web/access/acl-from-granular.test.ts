import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { decide, type AccessFacts } from '#shared/rules/access.ts';
import { granularActions } from '#shared/rules/granular-action.ts';
import { aclsForGranular } from './acl-from-granular.ts';

const part = fc.constantFrom('cluster', 'bucket', 'user');
const name = fc
  .tuple(
    fc.constantFrom('iam', 'kubernetes', 'openshift'),
    part,
    fc.constantFrom('get', 'create', 'update', 'object.get', 'delete'),
  )
  .map((parts) => parts.join('.'));
const catalogue = fc.uniqueArray(name, { maxLength: 20 }).map((names) =>
  names.map((one, index): Permission => ({
    uuid: `${String(index).padStart(8, '0')}-0000-4000-8000-000000000000`,
    name: one,
  })),
);
const nothing: AccessFacts = { assignedToSpace: true, policies: [], acls: [], granular: [], ownerships: [] };

it('gives exactly what the granular policy gave, permission by permission', () => {
  fc.assert(
    fc.property(catalogue, fc.constantFrom(...granularActions), part, (permissions, action, objectType) => {
      const objectId = 'c-1';
      const names = new Map(permissions.map((one) => [one.uuid, one.name]));
      const before: AccessFacts = { ...nothing, granular: [{ level: 'space', action, objectType, objectId }] };
      const acls = aclsForGranular({ action, objectId }, objectType, permissions).map((item) => ({
        ...item,
        level: 'space' as const,
        permission: names.get(item.permissionId) ?? '',
      }));
      for (const permission of names.values()) {
        const question = { permissions: [permission], level: 'space', resourceId: objectId } as const;
        expect(decide(question, { ...nothing, acls }).granted).toBe(decide(question, before).granted);
      }
    }),
  );
});

it('knows no ACL for a word it does not know', () => {
  const permissions = [{ uuid: '1', name: 'kubernetes.cluster.get' }];
  expect(aclsForGranular({ action: 'editors', objectId: 'c-1' }, 'cluster', permissions)).toEqual([]);
});

it('believes what a region says of a permission more than its name', () => {
  const stated = { uuid: '1', name: 'kubernetes.pool.list', service: 'kubernetes', resource: 'cluster', action: 'get' };
  const aclsOn = (objectType: string) => aclsForGranular({ action: 'getters', objectId: 'c-1' }, objectType, [stated]);
  expect(aclsOn('cluster')).toEqual([
    { permissionId: '1', service: 'kubernetes', resource: 'cluster', resourceId: 'c-1' },
  ]);
  expect(aclsOn('pool')).toEqual([]);
});

it('gives nothing by a name without parts, which says neither a resource nor an action', () => {
  for (const objectType of ['', 'odd'])
    expect(aclsForGranular({ action: 'owners', objectId: 'c-1' }, objectType, [{ uuid: '1', name: 'odd' }])).toEqual(
      [],
    );
});
