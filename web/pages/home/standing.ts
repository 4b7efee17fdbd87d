/** How far a run is on the way to its end, by how long earlier ones took: what its picture and the words beside it both say. */
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { ExpectedTime } from '#web/operation/expected-time.ts';

/**
 * `waiting`: it has not begun; `alone`: there is nothing to compare with; `early`: it is expected to end; `late`: it has
 * taken longer than half of the earlier ones, or than all of few; `slow`: longer than 95 % of them.
 */
export type Pace = 'waiting' | 'alone' | 'early' | 'late' | 'slow';

export interface Standing {
  readonly pace: Pace;
  /** Moments in milliseconds, as `knownAt`. */
  readonly startedAt: number | undefined;
  readonly knownAt: number;
  /** When half of the earlier ones would have ended and when 95 %; of few, the shortest and the longest. */
  readonly end: { readonly half: number; readonly late: number } | undefined;
  /** Earlier ones it is compared with. */
  readonly runs: number;
  readonly isVague: boolean;
}

export function standingOf(
  { startedAt: start }: Pick<OperationState, 'startedAt'>,
  expected: ExpectedTime | undefined,
  knownAt: number,
): Standing {
  const begun = Date.parse(start ?? '');
  const startedAt = Number.isNaN(begun) ? undefined : begun;
  const { basis = 'none', runs = 0 } = expected ?? {};
  const isVague = basis === 'few';
  const nothing = { startedAt, knownAt, end: undefined, runs, isVague };
  if (startedAt === undefined) return { ...nothing, pace: 'waiting' };
  if (expected === undefined || basis === 'none') return { ...nothing, pace: 'alone' };
  const end = {
    half: startedAt + (isVague ? expected.from : expected.half),
    late: startedAt + (isVague ? expected.to : expected.slowAfter),
  };
  const pace = knownAt > end.late ? (isVague ? 'late' : 'slow') : knownAt > end.half && !isVague ? 'late' : 'early';
  return { startedAt, knownAt, end, runs, isVague, pace };
}
