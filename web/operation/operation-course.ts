/** How long an operation waited and how long it ran, as far as its region gives the times. Milliseconds. */
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { ticksFor } from '#web/chart/scale.ts';

export interface Course {
  /** From its acceptance to its start, or until now while it waits. */
  readonly waited: number | undefined;
  /** From its start to its end, or until now while it runs. */
  readonly ran: number | undefined;
}

/** What lies between two times; undefined where one is not known, or the later one came first. */
function between(from: string | undefined, to: number): number | undefined {
  const time = to - Date.parse(from ?? '');
  return time >= 0 ? time : undefined;
}

/** The course of an operation by the server's clock; what came before its start is never counted as work. */
export function courseOf(operation: Omit<OperationState, 'region' | 'spaceId' | 'id' | 'kind'>, now: number): Course {
  const { status, createdAt, startedAt, endedAt } = operation;
  const end = isTerminal(status) ? Date.parse(endedAt ?? '') : now;
  if (startedAt === undefined)
    return { waited: status === 'PENDING' ? between(createdAt, now) : undefined, ran: undefined };
  return { waited: between(createdAt, Date.parse(startedAt)), ran: between(startedAt, end) };
}

/** Together, 0 where nothing is known. */
export const lengthOf = ({ waited = 0, ran = 0 }: Partial<Course>) => waited + ran;

/** How long a picture of all of them has to be, in ms that people count in. */
export function scaleOf(operations: readonly OperationState[], now: number): number {
  const longest = Math.max(0, ...operations.map((operation) => lengthOf(courseOf(operation, now))));
  return ticksFor(longest).at(-1) ?? longest;
}
