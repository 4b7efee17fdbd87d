import { expect, test } from 'vitest';
import { atOnce } from '#web/directory/in-slices.ts';
import { readAclCsv } from './acl-csv.ts';
import { namedAmong, textsOf, userRows } from './row-subjects.ts';

const id = 'aaaaaaaa-0000-4000-8000-000000000000';
const { records } = readAclCsv(
  [
    'subjectType,subjectId,subject,permission,resourceId',
    `,${id.toUpperCase()},Anna Roy,p,c-1`,
    ',,anna@EXAMPLE.com,p,c-1',
    ',, Sam ,p,c-1',
    ',,sam,p,c-2',
    'serviceAccounts,,robot@example.com,p,c-1',
    ',,,p,c-1',
    'users,,"x@example.com,p,c-1;p;c-2",p,c-1',
  ].join('\n'),
);

test('rows say by which of an id, an address and a name each subject is found, once', () => {
  expect(textsOf(records, 'users')).toEqual({
    ids: [id],
    addresses: ['anna@example.com'],
    names: ['sam', 'x@example.com,p,c-1;p;c-2'],
  });
  // No account has an address: what looks like one is its name.
  expect(textsOf(records, 'serviceAccounts')).toEqual({
    ids: [id],
    addresses: [],
    names: ['anna@example.com', 'sam', 'robot@example.com'],
  });
});

test('of very many users those are kept whom a row names', () => {
  const users = Array.from({ length: 1_500 }, (_, index) => ({ id: `${index}`, email: `u${index}@example.com` }));
  const rows = [...users, { id: 's', firstname: 'SAM', email: 'x@example.com' }];
  const found = atOnce(namedAmong(rows, userRows, new Set(['sam', 'u1400@example.com'])));
  expect(found.map((one) => one.id)).toEqual(['1400', 's']);
});
