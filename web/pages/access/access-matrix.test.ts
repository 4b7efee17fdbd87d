import { expect, it } from 'vitest';
import type { AccessFacts } from '#shared/rules/access.ts';
import { actionKinds } from '#shared/rules/permission-grammar.ts';
import { accessMatrix } from './access-matrix.ts';
import { effectiveRights } from '#web/access/effective-rights.ts';

const level = 'space';
const role = { uuid: 'r', name: 'Some role' };
const facts: AccessFacts = {
  assignedToSpace: true,
  policies: [
    { level, permission: 'compute.vm.get', role },
    { level, permission: 'compute.disk.get' },
    { level, permission: 'compute.vm.start', role },
  ],
  acls: [
    { level, permission: 'kubernetes.cluster.get', service: 'kubernetes', resource: 'cluster', resourceId: 'c1' },
    { level, permission: 'compute.vm.get', service: 'compute', resource: 'vm', resourceId: 'v1' },
  ],
  granular: [],
  ownerships: [],
};
const catalogue = [
  'compute.vm.get',
  'compute.disk.get',
  'compute.vm.delete',
  'compute.vm.start',
  'kubernetes.cluster.get',
];

it('has every permission in one cell, and tells all of the scope from single resources', () => {
  const rights = effectiveRights(facts, level);
  const rows = accessMatrix(rights, catalogue);
  expect(rows.map(({ service }) => service)).toEqual(['compute', 'kubernetes']);
  expect(rows[0]?.cells).toMatchObject({
    get: { all: 2, held: 2, single: 0 },
    delete: { all: 1, held: 0 },
    other: { all: 1, held: 1 },
    create: { all: 0 },
  });
  expect(rows[0]?.cells.get.ways.map(({ kind }) => kind)).toEqual(['role', 'acl', 'permission']);
  expect(rows[1]?.cells.get).toMatchObject({ all: 1, held: 0, single: 1 });
  const cells = rows.flatMap((row) => actionKinds.map((kind) => row.cells[kind]));
  const sum = (count: (cell: (typeof cells)[number]) => number) =>
    cells.reduce((total, cell) => total + count(cell), 0);
  expect(sum(({ all }) => all)).toBe(catalogue.length);
  expect(sum(({ held, single }) => held + single)).toBe(rights.length);
});

it('shows what is held although the catalogue does not know it', () => {
  expect(accessMatrix(effectiveRights(facts, level), []).map(({ service }) => service)).toEqual([
    'compute',
    'kubernetes',
  ]);
});
