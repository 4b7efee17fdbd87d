/** What was found, done, failed and not seen, as a file for whoever has to prove it later. */
import { csvRows } from '#shared/rules/csv-rows.ts';

export const reportColumns = ['time', 'by', 'region', 'place', 'placeId', 'what', 'id', 'result', 'detail'] as const;

/** Cells of one line; what does not apply is absent. */
export type ReportRow = Readonly<Partial<Record<(typeof reportColumns)[number], string>>>;

/** Lines as CSV under `headings`; names of a region are text to a spreadsheet, whatever they begin with. */
export function reportCsv(headings: readonly string[], rows: readonly ReportRow[]): string {
  const data = rows.map((row) => reportColumns.map((column) => row[column] ?? ''));
  return `\uFEFF${csvRows([headings, ...data])}\r\n`;
}
