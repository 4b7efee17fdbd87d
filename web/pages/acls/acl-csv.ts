/** ACLs as CSV. */
import { readCsv, writeCsv } from '#web/table/csv.ts';

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
  /** It says more than the heading has columns for: something in it stands where it does not belong. */
  readonly isLonger?: true;
}

export interface AclCsv {
  readonly records: readonly AclRecord[];
  /** Headings nobody knows here; their cells are not read. */
  readonly unknownColumns: readonly string[];
  /** Without these no row can be understood. */
  readonly missingColumns: readonly AclColumn[];
  /** Named more than once: nobody knows which cell is meant. */
  readonly repeatedColumns: readonly AclColumn[];
  /** The row in which a quote is opened that nothing closes. */
  readonly openQuoteAt?: number;
}

/** Rows as text with a heading. */
export function aclsAsCsv(rows: readonly AclCells[]): string {
  return writeCsv(
    aclColumns,
    rows.map((cells) => aclColumns.map((column) => cells[column])),
  );
}

/** A file to fill in: only what a row needs, and what tells a person from an account of the same name. */
export function aclTemplate(): string {
  return writeCsv(
    ['subjectType', 'subject', 'permission', 'resourceId'],
    [['users', 'ada.tillier@example.com', 'kubernetes.cluster.get', '00000000-0000-4000-8000-000000000000']],
  );
}

/** Reads text with a heading, whose letter case says nothing. */
export function readAclCsv(text: string): AclCsv {
  const { heading, rows, openQuoteAt } = readCsv(text);
  const columns = heading.map((name) => {
    const wanted = name.trim().toLowerCase();
    return aclColumns.find((column) => column.toLowerCase() === wanted);
  });
  const records = rows.map(({ row, cells: texts }) => {
    const cells = Object.fromEntries(aclColumns.map((column) => [column, ''])) as Record<AclColumn, string>;
    columns.forEach((column, at) => {
      if (column !== undefined) cells[column] = texts[at] ?? '';
    });
    const isLonger = texts.slice(heading.length).some((text) => text !== '');
    return { row, cells, ...(isLonger && { isLonger }) };
  });
  const has = (column: AclColumn) => columns.includes(column);
  const needed: readonly AclColumn[] = ['permission', 'resourceId'];
  return {
    records,
    unknownColumns: heading.filter((name, at) => columns[at] === undefined && name.trim() !== ''),
    repeatedColumns: aclColumns.filter((column) => columns.indexOf(column) < columns.lastIndexOf(column)),
    ...(openQuoteAt !== undefined && { openQuoteAt }),
    missingColumns: [
      ...(has('subject') || has('subjectId') ? [] : (['subject'] as const)),
      ...needed.filter((column) => !has(column)),
    ],
  };
}
