/** The last operations as a picture shows them: how long each ran, or has been running. */
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { courseOf } from './operation-course.ts';

export interface PastRun {
  readonly operation: OperationState;
  /** Milliseconds. */
  readonly ran: number;
  readonly tone: 'done' | 'failed' | 'running';
}

const mostShown = 20;

/** The newest of `operations` that give their times, the oldest first; what waits has not run yet. */
export function pastRuns(operations: readonly OperationState[], now: number): readonly PastRun[] {
  return operations
    .flatMap((operation): readonly PastRun[] => {
      const { ran } = courseOf(operation, now);
      return ran === undefined ? [] : [{ operation, ran, tone: toneOf(operation) }];
    })
    .sort((left, right) => startOf(right) - startOf(left))
    .slice(0, mostShown)
    .toReversed();
}

const startOf = ({ operation }: PastRun) => Date.parse(operation.startedAt ?? '');

function toneOf({ status }: OperationState): PastRun['tone'] {
  if (!isTerminal(status)) return 'running';
  return status === 'FAILED' ? 'failed' : 'done';
}
