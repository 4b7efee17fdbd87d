/** ACLs as CSV: what is written can be read back, and no cell is a formula to a spreadsheet. */
import Papa from 'papaparse';

export const aclColumns = [
  'subjectType',
  'subjectId',
  'subject',
  'subjectState',
  'permission',
  'service',
  'resource',
  'subresource',
  'resourceId',
  'resourceName',
] as const;
export type AclColumn = (typeof aclColumns)[number];

/** Texts of one row; what is not there is empty. */
export type AclCells = Readonly<Record<AclColumn, string>>;

export interface AclRecord {
  /** Row of the file, the heading being the first. */
  readonly row: number;
  readonly cells: AclCells;
}

export interface AclCsv {
  readonly records: readonly AclRecord[];
  /** Headings nobody knows here; their cells are not read. */
  readonly unknownColumns: readonly string[];
  /** Without these no row can be understood. */
  readonly missingColumns: readonly AclColumn[];
}

/**
 * A cell that begins like this is a formula to a spreadsheet (OWASP, CSV injection), and is written with an apostrophe
 * before it; one that begins with apostrophes and then like this gets another, so that reading can take one away.
 */
const formula = /^'*[=+\-@\t\r]/;
const guarded = /^'+[=+\-@\t\r]/;

/** Rows as text with a heading; the mark at the front tells spreadsheets that it is UTF-8. */
export function aclsAsCsv(rows: readonly AclCells[]): string {
  const data = rows.map((cells) => aclColumns.map((column) => cells[column]));
  return `\uFEFF${Papa.unparse({ fields: [...aclColumns], data }, { escapeFormulae: formula, newline: '\r\n' })}\r\n`;
}

/** Reads text with a heading, which shows what cells and rows are separated by; its letter case says nothing. */
export function readAclCsv(text: string): AclCsv {
  const content = text.replace(/^\uFEFF/, '');
  const { data } = Papa.parse<string[]>(content, separatorsOf(content));
  const [heading = [], ...rows] = data;
  const columns = heading.map((name) => {
    const wanted = name.trim().toLowerCase();
    return aclColumns.find((column) => column.toLowerCase() === wanted);
  });
  const records = rows.flatMap((texts, index) => {
    if (texts.every((one) => one.trim() === '')) return [];
    const cells = Object.fromEntries(aclColumns.map((column) => [column, ''])) as Record<AclColumn, string>;
    columns.forEach((column, at) => {
      if (column !== undefined) cells[column] = unguarded(texts[at] ?? '').trim();
    });
    return [{ row: index + 2, cells }];
  });
  const has = (column: AclColumn) => columns.includes(column);
  const needed: readonly AclColumn[] = ['permission', 'resourceId'];
  return {
    records,
    unknownColumns: heading.filter((name, at) => columns[at] === undefined && name.trim() !== ''),
    missingColumns: [
      ...(has('subject') || has('subjectId') ? [] : (['subject'] as const)),
      ...needed.filter((column) => !has(column)),
    ],
  };
}

const unguarded = (cell: string) => (guarded.test(cell) ? cell.slice(1) : cell);

/** Guessing from cells would be led astray by what is in them; the heading holds names only. */
function separatorsOf(text: string) {
  const newline = (/\r\n|\n|\r/.exec(text)?.[0] ?? '\n') as '\r\n' | '\n' | '\r';
  const [heading = ''] = text.split(newline, 1);
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: heading.split(delimiter).length }));
  const { delimiter } = counts.reduce((best, one) => (one.count > best.count ? one : best));
  return { newline, delimiter };
}
