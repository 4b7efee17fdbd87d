import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { inCells, matrixFinder, matrixOf } from './permission-matrix.ts';

const permission = (name: string, more: Partial<Permission> = {}): Permission => ({ uuid: name, name, ...more });
const named = (names: readonly string[]) => names.map((name) => permission(name));

it('puts each action under its kind, and any other one under other', () => {
  const [iam] = matrixOf(named(['iam.role.get', 'iam.role.delete', 'iam.user.recover', 'iam.getPolicy']));
  expect(iam?.rows.map(({ resource, cells }) => [resource, Object.values(cells).map(({ length }) => length)])).toEqual([
    ['', [0, 0, 0, 0, 1]],
    ['role', [1, 0, 0, 1, 0]],
    ['user', [0, 0, 0, 0, 1]],
  ]);
});

const oddNames = fc.oneof(
  fc.string(),
  fc.constantFrom('', '.', '..', 'get', '.get', 'a.get.', '__proto__', 'constructor.toString'),
  fc.stringMatching(/^[a-c]{1,2}(\.[a-c]{1,2}){0,3}\.(get|create|update|delete|reset)$/),
);
const oddPermissions = fc.uniqueArray(
  fc.record(
    {
      uuid: fc.uuid(),
      name: oddNames,
      service: fc.string(),
      resource: fc.string(),
      subResource: fc.string(),
      action: fc.oneof(fc.string(), fc.constantFrom('get', 'toString', '__proto__')),
    },
    { requiredKeys: ['uuid', 'name'] },
  ),
  { selector: ({ uuid }) => uuid, maxLength: 40 },
);

it('loses and repeats no permission, however odd its name or what the region says of it', () => {
  fc.assert(
    fc.property(oddPermissions, (permissions) => {
      const shown = matrixOf(permissions).flatMap(({ rows }) => rows.flatMap(inCells));
      expect(shown.map(({ uuid }) => uuid).sort()).toEqual(permissions.map(({ uuid }) => uuid).sort());
    }),
  );
});

const shownOf = (services: ReturnType<typeof matrixOf>) => services.flatMap(({ rows }) => rows.flatMap(inCells));

it('finds permissions by all words of name and description, whatever the case', () => {
  const find = matrixFinder([permission('a.b.get', { description: 'See Bees' }), permission('a.c.get')]);
  expect(shownOf(find('BEES get')).map(({ name }) => name)).toEqual(['a.b.get']);
  expect(shownOf(find(' ')).length).toBe(2);
});

it('lays out what it finds as if there were nothing else', () => {
  fc.assert(
    fc.property(oddPermissions, fc.stringMatching(/^[a-c.]{0,2}( (get|create))?$/), (permissions, text) => {
      const words = text.split(' ');
      const found = permissions.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)));
      expect(matrixFinder(permissions)(text)).toEqual(matrixOf(found));
    }),
  );
});
