/**
 * The life of an operation as a pure function of the times stored when it was accepted (behaviours B6.2, B6.4, B6.13).
 * Nothing has to happen at the right moment for a reader to see the right state. Times are milliseconds since the epoch.
 */
import type { OperationStatus } from '#shared/contract/kubernetes/operations.ts';

export type Outcome = 'DONE' | 'FAILED';

/** Progress moves by this many percent, which makes ten steps of a whole operation. */
const progressStep = 10;

/** What is stored at acceptance. `startAt` ≤ `endAt`; `finalPercent` is 100 for DONE, else where the work stops. */
export interface Timeline {
  readonly startAt: number;
  readonly endAt: number;
  readonly outcome: Outcome;
  readonly finalPercent: number;
}

export interface Moment {
  readonly status: OperationStatus;
  /** 0 to 100, in steps of ten; 100 only when DONE. */
  readonly percent: number;
}

/** An operation that takes from `startAt` until `completeAt` and succeeds. */
export function succeeding(startAt: number, completeAt: number): Timeline {
  return { startAt, endAt: completeAt, outcome: 'DONE', finalPercent: 100 };
}

/** The same operation when it fails after having shown `stopsAtPercent` (0 to 90, a multiple of ten) for one step. */
export function failing(startAt: number, completeAt: number, stopsAtPercent: number): Timeline {
  const share = (stopsAtPercent + progressStep) / 100;
  return {
    startAt,
    endAt: startAt + Math.max(1, Math.round((completeAt - startAt) * share)),
    outcome: 'FAILED',
    finalPercent: stopsAtPercent,
  };
}

/** Status and progress at `now`. Neither ever goes back as `now` grows. */
export function momentOf(timeline: Timeline, now: number): Moment {
  const { startAt, endAt, outcome, finalPercent } = timeline;
  if (now < startAt) return { status: 'PENDING', percent: 0 };
  if (now >= endAt) return { status: outcome, percent: finalPercent };
  const steps = outcome === 'DONE' ? finalPercent / progressStep : finalPercent / progressStep + 1;
  const taken = Math.floor(((now - startAt) / (endAt - startAt)) * steps);
  return { status: 'RUNNING', percent: taken * progressStep };
}
