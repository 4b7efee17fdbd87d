/** What came of each step of a run, as a table for spreadsheets. */
import { csvRows } from '#shared/rules/csv-rows.ts';
import type { Body, OperationId } from '#shared/contract/catalogue.ts';
import type { RunKind } from '#shared/run-kinds.ts';
import type { RunStep } from '#shared/run.ts';

/** Of every run. The words are those of the endpoints about runs, so that the next program reads them, too. */
const stepColumns = ['step', 'name', 'operation', 'path', 'body'] as const;
const outcomeColumns = ['state', 'problem', 'requestId', 'at', 'left', 'created', 'changed'] as const;
/** Of people from a file, as the file that was read has them: mended, it can be read again. */
const peopleColumns = ['email', 'firstname', 'lastname', 'spaces', 'spaceRoles', 'organisationRoles'] as const;

const lineEnd = '\r\n';

type Cells = Readonly<Record<string, string>>;

/**
 * CSV with its heading, a page of steps of such a run at a time (UTF-8 with a byte order mark; what looks like a formula is
 * made text).
 */
export async function* resultFile(
  kind: RunKind,
  pages: AsyncIterable<readonly RunStep[]>,
): AsyncGenerator<string, void> {
  const isOfPeople = kind === 'addUsers';
  const columns = [...(isOfPeople ? peopleColumns : stepColumns), ...outcomeColumns];
  const cellsOf = (step: RunStep): Cells => ({ ...(isOfPeople ? personOf(step) : callOf(step)), ...outcomeOf(step) });
  const rowOf = (cells: Cells) => columns.map((column) => cells[column] ?? '');
  yield `\uFEFF${columns.join()}${lineEnd}`;
  for await (const steps of pages) {
    const rows = steps.map((step) => rowOf(cellsOf(step)));
    if (rows.length > 0) yield csvRows(rows) + lineEnd;
  }
}

function callOf(step: RunStep): Cells {
  const { position, operation, path, body } = step;
  return {
    step: String(position + 1),
    name: nameOf(step),
    operation,
    path: JSON.stringify(path),
    body: body === undefined ? '' : JSON.stringify(body),
  };
}

function personOf({ body, next = [] }: RunStep): Cells {
  const { email, firstname, lastname } = body as Body<'CreateUserOrganisation'>;
  const namesOf = (operation: OperationId) =>
    [...new Set(next.filter((call) => call.operation === operation).flatMap(({ names = [] }) => names))].join('; ');
  return {
    email,
    firstname,
    lastname,
    spaces: namesOf('AssignUserToSpace'),
    spaceRoles: namesOf('SetIAMPolicySpace'),
    organisationRoles: namesOf('SetIAMPolicyOrganisation'),
  };
}

function outcomeOf(step: RunStep): Cells {
  const { operation, next = [], state, problem, requestId, at = '', left = [], created = '', changed } = step;
  const doubt = state === 'unknown' ? '?' : '';
  return {
    state,
    problem: problem?.detail ?? problem?.title ?? '',
    requestId: problem?.requestId ?? requestId ?? '',
    at,
    // Of several calls those that were not made, or perhaps not.
    left: left.map((place) => `${place === 0 ? operation : (next[place - 1]?.operation ?? '')}${doubt}`).join(' '),
    created,
    // Of many things in one body those that were not so already.
    changed: changed === undefined ? '' : JSON.stringify(changed),
  };
}

/** What a step has no name for is called by its address. */
function nameOf({ name, body }: RunStep): string {
  const { email } = (body ?? {}) as { readonly email?: unknown };
  return name ?? (typeof email === 'string' ? email : '');
}
