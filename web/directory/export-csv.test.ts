import { expect, test } from 'vitest';
import type { Column } from '#web/table/column.ts';
import { csvOf } from './export-csv.ts';

interface Person {
  readonly name: string;
  readonly active: boolean;
}

const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', cell: () => undefined, sortKey: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    cell: () => undefined,
    sortKey: ({ active }) => Number(active),
    text: ({ active }) => (active ? 'Active' : 'Inactive'),
  },
  { id: 'progress', header: 'Progress', cell: () => undefined },
];

test('a list is exported as its columns say it, and no cell is a formula', async () => {
  const rows = [
    { name: '=HYPERLINK("http://evil.example")', active: true },
    { name: 'Two\nlines', active: true },
    { name: '@SUM(1)', active: false },
    { name: 'O’Neil, "Zoë"', active: true },
  ];
  const lines = (await csvOf(rows, columns)).split('\r\n');
  expect(lines).toEqual([
    '\uFEFFName,Status',
    `"'=HYPERLINK(""http://evil.example"")",Active`,
    '"Two\nlines",Active',
    `"'@SUM(1)",Inactive`,
    '"O’Neil, ""Zoë""",Active',
  ]);
});

test('every one of many rows is in the file, in order', async () => {
  const rows = Array.from({ length: 1_201 }, (_, index) => ({ name: `n${index}`, active: true }));
  const lines = (await csvOf(rows, columns)).split('\r\n');
  expect(lines).toHaveLength(1_202);
  expect([lines[1], lines[500], lines[501], lines[1_201]]).toEqual([
    'n0,Active',
    'n499,Active',
    'n500,Active',
    'n1200,Active',
  ]);
});
