/** Which read of the contract says whether somebody may see what a change was done to. */
import { catalogue, operations, type OperationId } from '#shared/contract/catalogue.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { JournalIntent, JournalSettlement } from '#shared/journal.ts';

export interface TargetRead {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
}

const shapeOf = (path: string) => path.toLowerCase().replace(/\{\w+\}/g, '{}');

/** Reads that need nothing but their path, by its shape. */
const reads: ReadonlyMap<string, readonly [OperationId, Operation]> = new Map(
  operations
    .filter(([, row]) => row.method === 'GET' && (row.query === undefined || row.query.safeParse({}).success))
    .map(([id, row]) => [shapeOf(row.path), [id, row]]),
);

/**
 * The read of what was created, of what the path names, or else of the nearest thing around it: that a user may be read says
 * nothing of the policy, which is read by itself. Undefined where the contract has none.
 */
export function targetRead(
  { operation, path }: Pick<JournalIntent, 'operation' | 'path'>,
  { created }: Pick<JournalSettlement, 'created'>,
): TargetRead | undefined {
  // Another version of the console may have known more.
  const row: Operation | undefined = catalogue[operation];
  if (row === undefined) return undefined;
  const values = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => path[name] ?? '');
  const whole = created === undefined ? [] : [readAt(`${row.path}/{created}`, [...values, created])];
  let template = row.path;
  while (template !== '') {
    whole.push(readAt(template, values));
    template = template.slice(0, template.lastIndexOf('/'));
  }
  return whole.find((read) => read !== undefined);
}

function readAt(template: string, values: readonly string[]): TargetRead | undefined {
  const [id, row] = reads.get(shapeOf(template)) ?? [];
  if (id === undefined || row === undefined) return undefined;
  const names = [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return { operation: id, path: Object.fromEntries(names.map((name, index) => [name, values[index] ?? ''])) };
}
