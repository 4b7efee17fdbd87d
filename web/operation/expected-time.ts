/**
 * How long operations of a kind take, judged by how long earlier ones took. Only those that were done count: a failure
 * may come at any moment and says nothing about how long success takes. Times run from the start of the work to its
 * end, without the wait before it, in milliseconds.
 */
import type { OperationState } from '#shared/rules/operation-state.ts';

export interface ExpectedTime {
  /** Finished runs behind these figures; 0 when there is nothing to compare with. */
  readonly runs: number;
  /** `few`: the range is all that was ever seen, and nothing is called slow by it. */
  readonly basis: 'none' | 'few' | 'usual';
  /** Half of the runs took between these (first and third quartile); of few runs, the shortest and the longest. */
  readonly from: number;
  readonly to: number;
  /** Half of the runs took less (median). */
  readonly half: number;
  /** Whoever takes longer is slow: 19 of 20 runs took less (95th percentile). Infinity unless the basis is `usual`. */
  readonly slowAfter: number;
}

/** With fewer runs a quartile is no more than one of them. */
const enoughRuns = 5;
/** Newest runs that count: regions, profiles and cluster sizes change over time. */
const runsCounted = 50;

/** What the finished runs of `kind` among `history` say, in whatever order they come. */
export function expectedTime(kind: string, history: readonly OperationState[]): ExpectedTime {
  const times = history
    .filter((operation) => operation.kind === kind && operation.status === 'DONE')
    .sort((left, right) => Date.parse(right.endedAt ?? '') - Date.parse(left.endedAt ?? ''))
    .flatMap((operation) => workTime(operation) ?? [])
    .slice(0, runsCounted)
    .sort((left, right) => left - right);
  const runs = times.length;
  const half = quantile(times, 0.5);
  if (runs === 0) return { runs, basis: 'none', from: 0, to: 0, half, slowAfter: Number.POSITIVE_INFINITY };
  if (runs < enoughRuns) {
    const [from = 0] = times;
    return { runs, basis: 'few', from, to: times.at(-1) ?? 0, half, slowAfter: Number.POSITIVE_INFINITY };
  }
  return {
    runs,
    basis: 'usual',
    from: quantile(times, 0.25),
    to: quantile(times, 0.75),
    half,
    slowAfter: quantile(times, 0.95),
  };
}

/** Milliseconds from start to end; undefined for records without readable times, or with an end before the start. */
function workTime({ startedAt, endedAt }: OperationState): number | undefined {
  const time = Date.parse(endedAt ?? '') - Date.parse(startedAt ?? '');
  return time >= 0 ? time : undefined;
}

/** Of times in ascending order; between two of them in proportion (type 7, as spreadsheets do). */
function quantile(times: readonly number[], share: number): number {
  const position = (times.length - 1) * share;
  const below = times[Math.floor(position)] ?? 0;
  const above = times[Math.ceil(position)] ?? below;
  return below + (above - below) * (position - Math.floor(position));
}

/**
 * A range as coarse as people speak of it: seconds, tens of seconds, minutes or five minutes; it holds the given one.
 * A start far below its end keeps steps of its own: "0 to 6 min" would say less than is known.
 */
export function spokenRange({ from, to }: Pick<ExpectedTime, 'from' | 'to'>): { from: number; to: number } {
  const step = stepOf(to);
  const fromStep = from < 2 * step ? stepOf(from) : step;
  return { from: Math.floor(from / fromStep) * fromStep, to: Math.ceil(to / step) * step };
}

function stepOf(time: number): number {
  const minute = 60_000;
  if (time < minute) return 1_000;
  if (time < 5 * minute) return 10_000;
  return time < 60 * minute ? minute : 5 * minute;
}

/**
 * What steps one after the other take together. Usual only if that is known of each; undefined where one is not known
 * or was never run.
 */
export function totalTime(
  steps: readonly (ExpectedTime | undefined)[],
): (Pick<ExpectedTime, 'from' | 'to'> & { readonly basis: 'few' | 'usual' }) | undefined {
  const known = steps.filter((time) => time !== undefined && time.basis !== 'none');
  if (known.length < steps.length) return undefined;
  const sum = (figure: 'from' | 'to') => known.reduce((total, time) => total + (time?.[figure] ?? 0), 0);
  const isUsual = known.every((time) => time?.basis === 'usual');
  return { from: sum('from'), to: sum('to'), basis: isUsual ? 'usual' : 'few' };
}

/** The same as it is said: the sum of what is said of each, so that whoever adds it up comes to the same. */
export function spokenTotal(steps: readonly (ExpectedTime | undefined)[]): ReturnType<typeof totalTime> {
  return totalTime(steps.map((time) => time && { ...time, ...spokenRange(time) }));
}
