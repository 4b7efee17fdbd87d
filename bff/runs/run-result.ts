/** What came of each step of a run, as a table for spreadsheets. */
import Papa from 'papaparse';
import { formulaCell } from '#shared/rules/formula-cell.ts';
import type { RunStep } from '#shared/run.ts';

/** The words are those of the endpoints about runs, so that the next program reads them, too. */
const columns = [
  'step',
  'name',
  'operation',
  'path',
  'body',
  'state',
  'problem',
  'requestId',
  'at',
  'left',
  'created',
  'changed',
] as const;

const lineEnd = '\r\n';

/** CSV with its heading, a page of steps at a time (UTF-8 with a byte order mark; what looks like a formula is made text). */
export async function* resultFile(pages: AsyncIterable<readonly RunStep[]>): AsyncGenerator<string, void> {
  yield `\uFEFF${columns.join()}${lineEnd}`;
  for await (const steps of pages) {
    if (steps.length > 0)
      yield Papa.unparse(steps.map(rowOf), { escapeFormulae: formulaCell, newline: lineEnd }) + lineEnd;
  }
}

function rowOf(step: RunStep): readonly string[] {
  const {
    position,
    operation,
    path,
    body,
    next = [],
    state,
    problem,
    at = '',
    left = [],
    created = '',
    changed,
  } = step;
  const doubt = state === 'unknown' ? '?' : '';
  const cells: Readonly<Record<(typeof columns)[number], string>> = {
    step: String(position + 1),
    name: nameOf(step),
    operation,
    path: JSON.stringify(path),
    body: body === undefined ? '' : JSON.stringify(body),
    state,
    problem: problem?.detail ?? problem?.title ?? '',
    requestId: problem?.requestId ?? '',
    at,
    // Of several calls those that were not made, or perhaps not.
    left: left.map((place) => `${place === 0 ? operation : (next[place - 1]?.operation ?? '')}${doubt}`).join(' '),
    created,
    // Of many things in one body those that were not so already.
    changed: changed === undefined ? '' : JSON.stringify(changed),
  };
  return columns.map((column) => cells[column]);
}

/** What a step has no name for is called by its address. */
function nameOf({ name, body }: RunStep): string {
  const { email } = (body ?? {}) as { readonly email?: unknown };
  return name ?? (typeof email === 'string' ? email : '');
}
