import { describe, expect, it } from 'vitest';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { aclTemplate, readAclCsv } from './acl-csv.ts';
import { entriesFromRows, type KnownSubject } from './acl-csv-rows.ts';

const uuid = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const subjects: readonly KnownSubject[] = [
  { type: 'users', id: uuid('a'), name: 'Anna Roy', email: 'anna@example.com' },
  { type: 'users', id: uuid('b'), name: 'Sam', email: 'sam@example.com' },
  { type: 'serviceAccounts', id: uuid('c'), name: 'Sam' },
];
const permissions: readonly Permission[] = [
  { uuid: uuid('1'), name: 'kubernetes.cluster.get', service: 'kubernetes', resource: 'cluster', action: 'get' },
  { uuid: uuid('2'), name: 'iam.createPolicy', service: 'iam', action: 'createPolicy' },
  {
    uuid: uuid('3'),
    name: 'objectstorage.bucket.object.get',
    service: 'objectstorage',
    resource: 'bucket',
    subResource: 'object',
    action: 'get',
  },
];
const rows = (...lines: string[]) => {
  const heading = 'subjectType,subject,permission,service,resourceId';
  return entriesFromRows(readAclCsv([heading, ...lines].join('\n')).records, subjects, permissions);
};

describe('rows of a CSV', () => {
  it('become ACLs by name, by e-mail address and by id', () => {
    const { entries, faults } = rows(
      ',Anna Roy,kubernetes.cluster.get,kubernetes,c-1',
      `,anna@EXAMPLE.com,${uuid('1')},,c-2`,
      `serviceAccounts,Sam,objectstorage.bucket.object.get,,b-1`,
      `,${uuid('c').toUpperCase()},kubernetes.cluster.get,,c-1`,
    );
    expect(faults).toEqual([]);
    expect(entries.map(({ subject, item }) => [subject.id[0], item.permissionId[0], item.resourceId])).toEqual([
      ['a', '1', 'c-1'],
      ['a', '1', 'c-2'],
      ['c', '3', 'b-1'],
      ['c', '1', 'c-1'],
    ]);
    expect(entries[2]?.item.subresource).toBe('object');
  });

  it.each([
    [',,kubernetes.cluster.get,,c-1', { kind: 'subjectMissing' }],
    [',Nobody,kubernetes.cluster.get,,c-1', { kind: 'subjectUnknown', text: 'Nobody' }],
    [',Sam,kubernetes.cluster.get,,c-1', { kind: 'subjectAmbiguous', text: 'Sam' }],
    ['groups,Anna Roy,kubernetes.cluster.get,,c-1', { kind: 'subjectUnknown', text: 'Anna Roy' }],
    [',Anna Roy,,,c-1', { kind: 'permissionMissing' }],
    [',Anna Roy,kubernetes.cluster.fly,,c-1', { kind: 'permissionUnknown', text: 'kubernetes.cluster.fly' }],
    [',Anna Roy,iam.createPolicy,,c-1', { kind: 'onNoResource', text: 'iam.createPolicy' }],
    [',Anna Roy,kubernetes.cluster.get,compute,c-1', { kind: 'otherKind', text: 'compute' }],
    [',Anna Roy,kubernetes.cluster.get,,', { kind: 'resourceMissing' }],
    [`,Anna Roy,kubernetes.cluster.get,,${'x'.repeat(256)}`, { kind: 'resourceTooLong' }],
    [',Anna Roy,kubernetes.cluster.get,,"c-1\nc-2"', { kind: 'resourceUnseen' }],
    [',Anna Roy,kubernetes.cluster.get,,c-\u200b1', { kind: 'resourceUnseen' }],
    [',Anna Roy,kubernetes.cluster.get,,c-1,c-2', { kind: 'tooManyCells' }],
  ])('say what is wrong with %s', (line, fault) => {
    expect(rows(line)).toMatchObject({ entries: [], faults: [{ row: 2, fault }] });
  });

  it('name the row that a duplicate repeats', () => {
    const line = ',Anna Roy,kubernetes.cluster.get,,c-1';
    const { entries, faults } = rows(line, ',Sam,,,', line);
    expect(entries).toHaveLength(1);
    expect(faults.at(-1)).toEqual({ row: 4, fault: { kind: 'duplicate', of: 2 } });
  });
});

it('take what the template says as an ACL, once there is such a person', () => {
  const ada: KnownSubject = { type: 'users', id: uuid('d'), name: 'Ada Tillier', email: 'ada.tillier@example.com' };
  const csv = readAclCsv(aclTemplate());
  expect(csv).toMatchObject({ unknownColumns: [], missingColumns: [], repeatedColumns: [] });
  const { entries, faults } = entriesFromRows(csv.records, [ada], permissions);
  expect(faults).toEqual([]);
  expect(entries).toMatchObject([{ subject: { id: ada.id }, item: { permissionId: uuid('1') } }]);
});
