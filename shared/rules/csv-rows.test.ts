import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvRows, unguarded } from './csv-rows.ts';

const risky = fc.string({
  unit: fc.constantFrom('=', '+', '-', '@', '＝', '\t', '\r', '\n', ' ', "'", ';', '|', ',', '"', 'a'),
});

it('has no formula for whatever splits cells at commas, semicolons, tabs or bars, and minds quotes or not', () => {
  const check = (cell: string) => {
    const text = csvRows([['a', cell]]);
    const parts = [
      ...Papa.parse<string[]>(text, { delimiter: ',' }).data.flat(),
      ...text.split(/[;\t|]/).slice(1),
      ...(Papa.parse<string[]>(text, { delimiter: ',' }).data[0]?.[1] ?? '').split(/[;\t|]/),
    ];
    expect(parts.filter((part) => /^\s*[=+\-@＝]/.test(part))).toEqual([]);
  };
  check('semi;=1+1;x');
  fc.assert(fc.property(risky, check));
});

it('is read as it was written', () => {
  fc.assert(
    fc.property(risky, (cell) => {
      const [[read = ''] = []] = Papa.parse<string[]>(csvRows([[cell, 'end']]), { delimiter: ',' }).data;
      expect(unguarded(read)).toBe(cell);
    }),
  );
});
