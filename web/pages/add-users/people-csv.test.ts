import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv } from '#web/table/csv.ts';
import {
  guessColumns,
  namesIn,
  peopleColumns,
  recordsOf,
  skippedFile,
  templateFile,
  type PersonRecord,
} from './people-csv.ts';

/** What names may look like at worst; blanks around a cell are not kept. */
const cell = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '"', ',', ';', 'x'), maxLength: 6 }),
  )
  .map((text) => text.trim());
const cells = fc.record(Object.fromEntries(peopleColumns.map((column) => [column, cell]))) as fc.Arbitrary<
  PersonRecord['cells']
>;

it('reads the rows that were left out as they were, whatever is in them, and writes no formula', () => {
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 8 }), (rows) => {
      const text = skippedFile(rows.map((one, row) => ({ record: { row, cells: one }, reason: '=no' })));
      const csv = readCsv(text);
      expect(recordsOf(csv, guessColumns(csv.heading)).map((record) => record.cells)).toEqual(rows);
      expect(text).not.toMatch(/(^|,|\n)"?=no/);
    }),
  );
});

it.each([',', ';', '\t', '|'])(
  'reads five thousand rows that are separated by %j, with a byte order mark or without',
  (mark) => {
    const lines = Array.from({ length: 5_000 }, (_, index) =>
      [`p${index}@example.com`, '"Anne ""A."" Marie"', `Nº ${index}`].join(mark),
    );
    for (const start of ['', '\uFEFF']) {
      const csv = readCsv(`${start}${['E-mail', 'Prénom', 'NOM'].join(mark)}\r\n\r\n${lines.join('\r\n')}\r\n`);
      const records = recordsOf(csv, guessColumns(csv.heading));
      expect(records).toHaveLength(5_000);
      expect(records.at(-1)).toMatchObject({
        row: 5_002,
        cells: { email: 'p4999@example.com', firstname: 'Anne "A." Marie', lastname: 'Nº 4999', spaces: '' },
      });
    }
  },
);

it.each([
  [['Last name', 'First name', 'E-Mail address'], { email: 2, firstname: 1, lastname: 0 }],
  [
    ['courriel', 'Prénom', 'Nom', 'Espaces', 'Rôles'],
    { email: 0, firstname: 1, lastname: 2, spaces: 3, spaceRoles: 4 },
  ],
  [['colour', 'Organization roles'], { organisationRoles: 1 }],
  [[], {}],
])('knows the columns %j', (heading, places) => {
  expect(guessColumns(heading)).toEqual(places);
});

it('has a template that it reads itself', () => {
  const csv = readCsv(templateFile('production', 'Space Viewer'));
  expect(Object.keys(guessColumns(csv.heading))).toEqual([...peopleColumns]);
  expect(csv.rows).toHaveLength(1);
});

it('takes several names out of a cell, each once', () => {
  expect(namesIn('production; staging,production |\nanalytics;')).toEqual(['production', 'staging', 'analytics']);
  expect(namesIn('  ')).toEqual([]);
});
