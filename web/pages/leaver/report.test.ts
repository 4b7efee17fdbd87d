import { expect, test } from 'vitest';
import { reportColumns, reportCsv } from './report.ts';

test('names of a region are text to a spreadsheet, whatever they begin with', () => {
  const csv = reportCsv(reportColumns, [
    { region: 'eu-std-1', place: '=HYPERLINK("http://x")', what: '-1+1', id: 'a,b' },
  ]);
  const [heading, row] = csv.replace('\uFEFF', '').split('\r\n');
  expect(heading).toBe(reportColumns.join(','));
  expect(row).toBe(`,,eu-std-1,"'=HYPERLINK(""http://x"")",,"'-1+1","a,b",,`);
});
