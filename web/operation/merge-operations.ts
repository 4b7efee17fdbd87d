/** What was read of operations and what the live watch knows of them, as one. */
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { withLasting } from '#web/live/live-space.ts';

/** The later of two states of one operation: it never moves back (behaviours B6.2), so the end wins, then the live one. */
export function laterOf(
  read: OperationState | undefined,
  live: OperationState | undefined,
): OperationState | undefined {
  if (read === undefined || live === undefined) return read ?? live;
  if (isTerminal(read.status) && !isTerminal(live.status)) return withLasting(read, live);
  if (isTerminal(live.status) && !isTerminal(read.status)) return { ...read, ...withLasting(live, read) };
  const isReadLater = (read.percent ?? 0) > (live.percent ?? 0);
  return isReadLater ? { ...live, ...withLasting(read, live) } : { ...read, ...withLasting(live, read) };
}

export interface MergeOptions {
  /** What the list was asked for; what no longer fits leaves it. */
  readonly matches: (operation: OperationState) => boolean;
  /** The list's first page: newer operations are put on top. */
  readonly isFirstPage: boolean;
  /** Every operation that matches is among those read: older live ones belong here too. */
  readonly isWhole: boolean;
}

/** A page of operations as read, newest first, brought up to date by what the live watch knows; in the same order. */
export function mergeOperations(
  read: readonly OperationState[],
  live: readonly OperationState[],
  { matches, isFirstPage, isWhole }: MergeOptions,
): readonly OperationState[] {
  const liveById = new Map(live.map((operation) => [operation.id, operation]));
  const updated = read.map((operation) => laterOf(operation, liveById.get(operation.id)) ?? operation);
  const added = isFirstPage ? missingFrom(read, live, isWhole) : [];
  const all = added.length === 0 ? updated : newestFirst([...added, ...updated]);
  return all.filter(matches);
}

function missingFrom(read: readonly OperationState[], live: readonly OperationState[], isWhole: boolean) {
  const readIds = new Set(read.map(({ id }) => id));
  const oldest = Math.min(...read.map(timeOf));
  return live.filter((operation) => !readIds.has(operation.id) && (isWhole || timeOf(operation) >= oldest));
}

function newestFirst(operations: readonly OperationState[]): OperationState[] {
  return operations
    .map((operation) => ({ operation, time: timeOf(operation) }))
    .sort((left, right) => right.time - left.time)
    .map(({ operation }) => operation);
}

function timeOf({ createdAt }: OperationState): number {
  return Date.parse(createdAt ?? '') || 0;
}
