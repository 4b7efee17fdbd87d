/** Work on very many rows, done a little at a time so that the page answers keys meanwhile. */

/** Ends a part of the work; the page may do something else before it goes on. */
export type Slices<Result> = Generator<undefined, Result, undefined>;

/** How long the page may be kept from its keys, milliseconds; at first by less: it was busy with what this was asked for. */
const budget = 10;
const firstBudget = 4;

/** Lets the page do what it has to. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Does the work; what takes no longer than a slice is done at once. @throws the signal's reason when aborted. */
export async function inSlices<Result>(work: Slices<Result>, signal: AbortSignal): Promise<Result> {
  let until = performance.now() + firstBudget;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await breathe();
    signal.throwIfAborted();
    until = performance.now() + budget;
  }
}

/** As `inSlices`, in one go. */
export function atOnce<Result>(work: Slices<Result>): Result {
  for (let step = work.next(); ; step = work.next()) if (step.done) return step.value;
}
