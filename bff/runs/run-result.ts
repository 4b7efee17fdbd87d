/** What came of each step of a run, as a table for spreadsheets. */
import Papa from 'papaparse';
import type { RunStep } from '#shared/run.ts';

/** The words are those of the endpoints about runs, so that the next program reads them, too. */
const columns = ['step', 'name', 'operation', 'path', 'body', 'state', 'problem', 'requestId', 'at'] as const;

const lineEnd = '\r\n';

/** CSV with its heading, a page of steps at a time (UTF-8 with a byte order mark; what looks like a formula is made text). */
export async function* resultFile(pages: AsyncIterable<readonly RunStep[]>): AsyncGenerator<string, void> {
  yield `\uFEFF${columns.join()}${lineEnd}`;
  for await (const steps of pages) {
    if (steps.length > 0) yield Papa.unparse(steps.map(rowOf), { escapeFormulae: true, newline: lineEnd }) + lineEnd;
  }
}

function rowOf({ position, name = '', operation, path, body, state, problem, at = '' }: RunStep): readonly string[] {
  const cells: Readonly<Record<(typeof columns)[number], string>> = {
    step: String(position + 1),
    name,
    operation,
    path: JSON.stringify(path),
    body: body === undefined ? '' : JSON.stringify(body),
    state,
    problem: problem?.detail ?? problem?.title ?? '',
    requestId: problem?.requestId ?? '',
    at,
  };
  return columns.map((column) => cells[column]);
}
