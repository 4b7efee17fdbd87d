import { describe, expect, it } from 'vitest';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { readAclCsv } from './acl-csv.ts';
import { entriesFromRows } from './acl-csv-rows.ts';
import { hasClusters, unknownClusters } from './unknown-clusters.ts';

const uuid = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const permissions: readonly Permission[] = [
  { uuid: uuid('1'), name: 'kubernetes.cluster.get', service: 'kubernetes', resource: 'cluster', action: 'get' },
  { uuid: uuid('2'), name: 'iam.role.get', service: 'iam', resource: 'role', action: 'get' },
];
const anna = { type: 'users', id: uuid('a'), name: 'Anna' } as const;
const rowsOf = (...lines: string[]) =>
  entriesFromRows(readAclCsv(['subject,permission,resourceId', ...lines].join('\n')).records, [anna], permissions);
const clusters = [
  { id: uuid('c'), name: 'alpha' },
  { id: uuid('d'), name: 'twice' },
  { id: uuid('e'), name: 'Twice' },
];

describe('rows about clusters', () => {
  it('are told by number where no cluster has the id, and with the ids where it is a name', () => {
    const found = rowsOf(
      `Anna,kubernetes.cluster.get,${uuid('C')}`,
      `Anna,kubernetes.cluster.get,${uuid('f')}`,
      'Nobody,kubernetes.cluster.get,gone',
      'Anna,kubernetes.cluster.get,Alpha',
      'Anna,kubernetes.cluster.get,twice',
    );
    expect(unknownClusters(found, clusters)).toEqual([
      { row: 3, text: uuid('f'), idsOfName: [] },
      { row: 5, text: 'Alpha', idsOfName: [uuid('c')] },
      { row: 6, text: 'twice', idsOfName: [uuid('d'), uuid('e')] },
    ]);
  });

  it('are not looked for where rows are about other things only, which nobody says anything of', () => {
    const found = rowsOf(`Anna,iam.role.get,${uuid('f')}`);
    expect(hasClusters(found)).toBe(false);
    expect(unknownClusters(found, clusters)).toEqual([]);
    expect(hasClusters(rowsOf('Anna,kubernetes.cluster.get,x'))).toBe(true);
  });
});
