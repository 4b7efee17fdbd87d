import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aclColumns, aclsAsCsv, readAclCsv, type AclCells } from './acl-csv.ts';

/** What resource ids, names and e-mail addresses may look like at worst; blanks around a cell are not kept. */
const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'x'), maxLength: 6 }),
  )
  .map((text) => text.trim());
const row = fc.record(Object.fromEntries(aclColumns.map((column) => [column, cell]))) as fc.Arbitrary<AclCells>;
const filled = row.filter((cells) => Object.values(cells).some((text) => text !== ''));

it('reads back what it has written, whatever is in it', () => {
  fc.assert(
    fc.property(fc.array(filled, { maxLength: 8 }), (rows) => {
      const { records, unknownColumns, missingColumns } = readAclCsv(aclsAsCsv(rows));
      expect(records.map(({ cells }) => cells)).toEqual(rows);
      expect([unknownColumns, missingColumns]).toEqual([[], []]);
    }),
  );
});

it('never writes a cell that a spreadsheet takes for a formula', () => {
  fc.assert(
    fc.property(filled, fc.constantFrom('=', '+', '-', '@', '\t', '\r'), (cells, first) => {
      const text = aclsAsCsv([{ ...cells, subject: `${first}cmd|'/C calc'!A0` }]);
      expect(text).toMatch(/(^|,|\n)"?'[=+\-@\t\r]cmd/);
      expect(text).not.toMatch(/(^|,|\n)"?[=+\-@\t\r]cmd/);
    }),
  );
});

it('reads what French spreadsheets write, headings in any order and case, and counts rows as they do', () => {
  const text = 'ResourceID;PERMISSION;subject\r\n\r\nc-1;kubernetes.cluster.get;anna@example.com\r\n';
  const { records } = readAclCsv(text);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    row: 3,
    cells: { resourceId: 'c-1', permission: 'kubernetes.cluster.get', subject: 'anna@example.com', service: '' },
  });
});

it('says where a quotation mark is opened that nothing closes', () => {
  expect(readAclCsv('subjectId,permission,resourceId\na,"b,c\nd,e,f\n').openQuoteAt).toBe(2);
});

it('names columns that are there twice', () => {
  expect(readAclCsv('subject,permission,resourceId,Permission,colour,colour\n').repeatedColumns).toEqual([
    'permission',
  ]);
});

it('names columns that nobody knows and those that are needed', () => {
  expect(readAclCsv('subject,colour\nanna,red')).toMatchObject({
    unknownColumns: ['colour'],
    missingColumns: ['permission', 'resourceId'],
  });
  expect(readAclCsv('').missingColumns).toEqual(['subject', 'permission', 'resourceId']);
});
