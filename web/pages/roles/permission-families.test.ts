import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { compared, groupedByService } from './permission-families.ts';

const permission = (name: string): Permission => ({ uuid: name, name });

it('groups by service, resource and sub-resource', () => {
  const names = ['iam.role.get', 'iam.getPolicy', 'iam.role.create', 'objectstorage.bucket.object.get', 'a.b.c'];
  const tree = groupedByService(names.map((name) => permission(name)));
  expect(
    tree.map(({ service, families }) => [
      service,
      families.map(({ resource, permissions }) => [resource, permissions.length]),
    ]),
  ).toEqual([
    ['a', [['b', 1]]],
    [
      'iam',
      [
        ['', 1],
        ['role', 2],
      ],
    ],
    ['objectstorage', [['bucket.object', 1]]],
  ]);
  expect(tree[1]?.families[1]?.permissions.map(({ name }) => name)).toEqual(['iam.role.create', 'iam.role.get']);
});

const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}(\.[a-z]{1,3}){1,3}$/), { maxLength: 40 });

it('loses and repeats nothing while grouping', () => {
  fc.assert(
    fc.property(names, (list) => {
      const tree = groupedByService(list.map((name) => permission(name)));
      const found = tree.flatMap(({ families }) => families.flatMap((family) => family.permissions));
      expect(found.map(({ name }) => name).sort()).toEqual([...list].sort());
    }),
  );
});

it('tells of every permission of some roles which of them give it', () => {
  fc.assert(
    fc.property(fc.array(names, { minLength: 2, maxLength: 3 }), (lists) => {
      const found = compared(lists.map((list) => list.map((name) => permission(name))));
      expect(found.map(({ item }) => item.name).sort()).toEqual([...new Set(lists.flat())].sort());
      for (const { item, sides } of found) expect(sides).toEqual(lists.map((list) => list.includes(item.name)));
    }),
  );
});
