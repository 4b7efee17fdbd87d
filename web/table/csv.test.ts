import { describe, expect, it } from 'vitest';
import { readCsv, writeCsv } from './csv.ts';

describe('a table as CSV', () => {
  it('may name its separator before the heading, as some spreadsheets have it, and counts that row', () => {
    const csv = readCsv('\uFEFFsep=;\r\nname;note\r\nAda;a, b\r\n');
    expect(csv).toMatchObject({ heading: ['name', 'note'], delimiter: ';' });
    expect(csv.rows).toEqual([{ row: 3, cells: ['Ada', 'a, b'] }]);
  });

  it('has a row for each line, however each of them ends', () => {
    const { rows } = readCsv('name;note\r\nAda;one\nJo;two\rZoé;three\r\n');
    expect(rows).toEqual([
      { row: 2, cells: ['Ada', 'one'] },
      { row: 3, cells: ['Jo', 'two'] },
      { row: 4, cells: ['Zoé', 'three'] },
    ]);
  });

  it('has no cell that a spreadsheet takes for a formula, space before it or not, and reads it back', () => {
    const cells = ['=1+1', ' =1+1', '\t@x', "' -1", "'", ' a = b', '＝1+1', '＠x'];
    const text = writeCsv(
      ['name'],
      cells.map((cell) => [cell]),
    );
    const written = text.trim().split('\r\n').slice(1);
    expect(written.filter((line) => /^"?\s*[=+\-@＝＋－＠]/.test(line))).toEqual([]);
    expect(readCsv(text).rows.map((row) => row.cells[0])).toEqual(cells.map((cell) => cell.trim()));
  });

  it.each([
    ['name;note\nAda;"tall\nJo;short\n', 2],
    ['name;note\nAda;tall\nJo;"short\n', 3],
    ['sep=;\nname;note\nAda;"tall\n', 3],
  ])('says where a quotation mark is opened that nothing closes: %j', (text, row) => {
    expect(readCsv(text).openQuoteAt).toBe(row);
  });

  it('has none open where each is closed, also over several lines', () => {
    const csv = readCsv('name;note\nAda;"tall\nand kind"\nJo;"says ""hi"""\n');
    expect(csv.openQuoteAt).toBeUndefined();
    expect(csv.rows.map(({ cells }) => cells[1])).toEqual(['tall\nand kind', 'says "hi"']);
  });
});
