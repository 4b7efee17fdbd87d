/** When an operation that runs is expected to end, by how long earlier ones of its kind ran, and where that is in a picture. */
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { ExpectedTime } from './expected-time.ts';
import { courseOf } from './operation-course.ts';

export interface EndForecast {
  /**
   * `before` half of the earlier runs had ended, `between` that and when 95 % had, `slow` past it. `few`: too few runs to
   * promise anything by.
   */
  readonly kind: 'before' | 'between' | 'slow' | 'few';
  readonly runs: number;
  /** When it began, half of them and 95 % of them would have ended; of few the shortest and the longest. Ms since the epoch. */
  readonly start: number;
  readonly half: number;
  readonly most: number;
  /** Shares of the width of the picture, 0 to 1. */
  readonly elapsed: number;
  readonly band: { readonly from: number; readonly to: number };
}

/** Room right of the band, for its words and for what is slow. */
const room = 1.25;
/** A band of runs that took the same can be seen. */
const least = 0.01;

/** Undefined where nothing runs, no time is known, or nothing of its kind ended before. `now` by the server's clock. */
export function endForecast(
  operation: Pick<OperationState, 'status' | 'createdAt' | 'startedAt' | 'endedAt'>,
  expected: ExpectedTime,
  now: number,
): EndForecast | undefined {
  const { ran } = courseOf(operation, now);
  if (operation.status !== 'RUNNING' || ran === undefined || expected.basis === 'none') return undefined;
  const isFew = expected.basis === 'few';
  const half = isFew ? expected.from : expected.half;
  const most = isFew ? expected.to : expected.slowAfter;
  const start = now - ran;
  const whole = Math.max(most * room, ran * 1.05, 1);
  const to = Math.max(most, half) / whole;
  return {
    kind: isFew ? 'few' : ran > most ? 'slow' : ran >= half ? 'between' : 'before',
    runs: expected.runs,
    start,
    half: start + half,
    most: start + most,
    elapsed: ran / whole,
    band: { from: Math.min(half / whole, to - least), to },
  };
}

/** Time as people speak of it: as it comes under a minute, then tens of seconds, then minutes. */
export function spokenLeft(left: number): number {
  const step = left < 60_000 ? 1_000 : left < 300_000 ? 10_000 : 60_000;
  return Math.max(step, Math.ceil(left / step) * step);
}
