/** How the steps of a run may go on (run.ts). */
import type { StepState } from './run.ts';

const stepWays: Readonly<Record<StepState, readonly StepState[]>> = {
  // Failed: it was found to be refused before it was sent. Done: of its calls the last ones are found to be made.
  todo: ['sending', 'skipped', 'failed', 'done'],
  // Todo: nothing was sent, the region has refused to look at it now, or others of its calls are to be made.
  sending: ['done', 'accepted', 'failed', 'unknown', 'todo'],
  accepted: ['done', 'failed'],
  // Todo and failed: reading has told that it was not done, the region that it failed at it.
  unknown: ['done', 'accepted', 'todo', 'failed'],
  failed: ['todo'],
  done: [],
  skipped: [],
};

/** Whether a step may go from one state to another. */
export function stepGoes(from: StepState, to: StepState): boolean {
  return stepWays[from].includes(to);
}
