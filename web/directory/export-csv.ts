/** A list as a file for a spreadsheet: the rows and columns shown, none of which it takes for a formula. */
import { csvRows } from '#shared/rules/csv-rows.ts';
import type { Column } from '#web/table/column.ts';
import { inSlices, type Slices } from './in-slices.ts';

/** Rows written before the page may do something else. */
const sliceOf = 500;

/** Columns without words of their own (a live progress) are left out. @throws the signal's reason when aborted */
export function csvOf<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  signal = new AbortController().signal,
): Promise<string> {
  return inSlices(write(rows, columns), signal);
}

function* write<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Slices<string> {
  const [first] = rows;
  const said = columns.filter(
    ({ text, sortKey, cell }) => text ?? sortKey ?? (first !== undefined && typeof cell(first) === 'string'),
  );
  const parts = [csvRows([said.map(({ header }) => header)])];
  for (let start = 0; start < rows.length; start += sliceOf) {
    parts.push(csvRows(rows.slice(start, start + sliceOf).map((row) => said.map((column) => wordsOf(column, row)))));
    yield;
  }
  // The mark at the front tells spreadsheets that it is UTF-8.
  return `\uFEFF${parts.join('\r\n')}`;
}

/** What a cell says: its own text where it is nothing but text. */
function wordsOf<Row>({ cell, text, sortKey }: Column<Row>, row: Row): string {
  if (text !== undefined) return text(row) ?? '';
  const shown = cell(row);
  return typeof shown === 'string' ? shown : String(sortKey?.(row) ?? '');
}
