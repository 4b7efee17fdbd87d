/** A run as the requests that begin it: its steps in as many parts as it takes. */
import type { NewRun, NewStep, PlannedCall, RunPart } from '#shared/run.ts';
import { largestPlan } from '#shared/run-limits.ts';

/** Bytes for what of a request is not its steps, names and times of a plan being short. */
const aroundSteps = 4_000;

export interface RunInParts {
  /** Body of POST /api/runs. */
  readonly first: NewRun;
  /** Bodies of POST /api/runs/{id}/steps, in order. */
  readonly rest: readonly RunPart[];
}

type Steps = Pick<RunPart, 'steps' | 'next' | 'each'>;

/** None of the requests is larger than `largestPlan`, unless one step alone is. */
export function inParts(run: NewRun): RunInParts {
  const [first, ...others] = partsOf(run.plan);
  if (first === undefined) return { first: run, rest: [] };
  // What follows no step is not sent: it was not counted either.
  const { next: _, ...plan } = run.plan;
  if (others.length === 0) return { first: { ...run, plan: { ...plan, ...first } }, rest: [] };
  let from = first.steps.length;
  const rest = others.map((part, index): RunPart => {
    const placed = { ...part, from, isLast: index === others.length - 1 };
    from += part.steps.length;
    return placed;
  });
  return { first: { ...run, plan: { ...plan, ...first }, isPart: true }, rest };
}

function partsOf({ steps, next = [], each }: Steps): Steps[] {
  const parts: { steps: NewStep[]; next: (readonly PlannedCall[])[] }[] = [];
  const around = aroundSteps + sizeOf(each);
  /** Where what follows many steps is in the present part. */
  let places = new Map<number, number>();
  let size = Infinity;
  for (const step of steps) {
    const shared = typeof step.next === 'number' ? step.next : undefined;
    const following = shared === undefined ? undefined : next[shared];
    const added = sizeOf(step) + (following === undefined || places.has(shared!) ? 0 : sizeOf(following));
    if (size + added > largestPlan) {
      parts.push({ steps: [], next: [] });
      places = new Map();
      size = around;
    }
    const part = parts.at(-1)!;
    size += sizeOf(step);
    if (following === undefined) part.steps.push(step);
    else {
      const place = places.get(shared!) ?? part.next.push(following) - 1;
      if (!places.has(shared!)) size += sizeOf(following);
      places.set(shared!, place);
      part.steps.push({ ...step, next: place });
    }
  }
  return parts.map((part) => ({
    steps: part.steps,
    ...(part.next.length > 0 && { next: part.next }),
    ...(each && { each }),
  }));
}

const bytes = new TextEncoder();

/** As JSON, with a comma and a place in a table that has a digit more. */
const sizeOf = (value: unknown) => (value === undefined ? 0 : bytes.encode(JSON.stringify(value)).length + 2);
