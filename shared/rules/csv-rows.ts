/** Rows as CSV in which nothing is a formula to a spreadsheet (OWASP, CSV injection). */
import Papa from 'papaparse';

/** What begins like this, space before it or not and in either width, is a formula to a spreadsheet. */
const formula = /^'*\s*[=+\-@＝＋－＠\t\r\n]/;
/** A spreadsheet of another language begins a cell behind these, quoted or not. */
const separator = /([;\t|])/;

/** Lines with CR LF between them and none after the last one, each cell guarded. */
export function csvRows(rows: readonly (readonly string[])[]): string {
  return Papa.unparse(
    rows.map((cells) => cells.map(guarded)),
    { newline: '\r\n', quotes: (cell: string) => cell.startsWith("'") },
  );
}

/**
 * A cell with an apostrophe before whatever a spreadsheet would calculate. What begins with apostrophes and then like a
 * formula gets one more, so that reading can take it away.
 */
function guarded(cell: string): string {
  return withGuard(inParts(cell, withGuard));
}

/** The cell that `csvRows` was given, of what it has written. */
export function unguarded(cell: string): string {
  return inParts(withoutGuard(cell), withoutGuard);
}

const withGuard = (text: string) => (formula.test(text) ? `'${text}` : text);
const withoutGuard = (text: string) => (text.startsWith("'") && formula.test(text) ? text.slice(1) : text);

/** The cell with what stands behind separators in it changed. */
function inParts(cell: string, change: (part: string) => string): string {
  if (!separator.test(cell)) return cell;
  const [first = '', ...others] = cell.split(separator);
  return first + others.map((part, place) => (place % 2 === 0 ? part : change(part))).join('');
}
