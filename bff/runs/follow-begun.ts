/** What a run at rest has begun is looked at until its end is known: it is stopped with facts, and nothing is begun by that. */
import type { RunEvent } from '#shared/run-standing.ts';
import type { StepRecord } from '#bff/store/runs.ts';
import { Obstacle, StepObstacle } from './run-region.ts';
import type { WrittenSteps } from './written-steps.ts';

/** The looks of whoever works on steps that send nothing. */
interface Looks {
  verify(step: StepRecord): Promise<void>;
  follow(step: StepRecord): Promise<void>;
}

/**
 * Looks once at each step that was sent and whose end is not known; answers when to look again. Undefined once `goesOn` does not
 * say so any more. Throws the `Obstacle` that stands in the way of all of them.
 */
export async function followBegun(
  steps: WrittenSteps,
  work: Looks,
  goesOn: () => Promise<boolean>,
): Promise<RunEvent | undefined> {
  let until: number | undefined;
  const ways = { unknown: (step: StepRecord) => work.verify(step), accepted: (step: StepRecord) => work.follow(step) };
  for (const state of ['unknown', 'accepted'] as const) {
    for await (const step of steps.in(state)) {
      if (!(await goesOn())) return undefined;
      try {
        await ways[state](step);
      } catch (error) {
        if (!(error instanceof Obstacle)) throw error;
        const { event } = error;
        // What cannot be told of one step, or has failed, stops looking at no other.
        const isOfStep = error instanceof StepObstacle || (event.kind === 'pause' && event.reason === 'failures');
        if (!isOfStep) throw error;
        const again = lookAgainOf(event).until;
        if (again !== undefined) until = Math.min(again, until ?? again);
      }
    }
  }
  return { kind: 'follow', ...(until !== undefined && { until }) };
}

/** When something that stood in the way may be looked at again; no time where only somebody can tell. */
export function lookAgainOf(event: RunEvent): { readonly until?: number } {
  const until = event.kind === 'wait' || event.kind === 'pause' ? event.until : undefined;
  return until === undefined ? {} : { until };
}
