/** Tables as CSV: what is written can be read back, and no cell is a formula to a spreadsheet. */
import Papa from 'papaparse';
import { csvRows, unguarded } from '#shared/rules/csv-rows.ts';

export interface CsvRow {
  /** As spreadsheets count, the heading being the first. */
  readonly row: number;
  readonly cells: readonly string[];
}

export interface Csv {
  readonly heading: readonly string[];
  /** Those that are not blank. */
  readonly rows: readonly CsvRow[];
  /** What stands between two cells. */
  readonly delimiter: string;
  /** The row in which a quote is opened that nothing closes: what comes after it cannot be told apart. */
  readonly openQuoteAt?: number;
}

/** Rows as text with a heading; the mark at the front tells spreadsheets that it is UTF-8. */
export function writeCsv(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${csvRows([heading, ...rows])}\r\n`;
}

/** Reads text with a heading, which shows what cells are separated by. */
export function readCsv(text: string): Csv {
  const [, separator, content = ''] = marked.exec(withOneLineEnd(text)) ?? [];
  const delimiter = separator ?? delimiterOf(content);
  const { data, errors } = Papa.parse<string[]>(content, { newline: '\n', delimiter });
  const [heading = [], ...rows] = data;
  const firstRow = separator === undefined ? 2 : 3;
  const open = errors.find(({ code }) => code === 'MissingQuotes')?.row;
  return {
    heading,
    rows: rows.flatMap((texts, index) => {
      if (texts.every((one) => one.trim() === '')) return [];
      return [{ row: index + firstRow, cells: texts.map((one) => unguarded(one).trim()) }];
    }),
    delimiter,
    ...(open !== undefined && { openQuoteAt: open - 1 + firstRow }),
  };
}

/** Files that were put together end their lines in several ways, and the parser knows one; what is quoted stays as it is. */
function withOneLineEnd(text: string): string {
  return text.replaceAll(/(?<=^|[,;\t|\r\n])"(?:[^"]|"")*"|\r\n?/g, (found) => (found.startsWith('"') ? found : '\n'));
}

/** What may stand before the heading: the mark of UTF-8, and a line with which some spreadsheets name the separator. */
const marked = /^\uFEFF?(?:sep=(.)\n)?([^]*)$/i;

/** Guessing from cells would be led astray by what is in them; the heading holds names only. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split('\n', 1);
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).delimiter;
}
