/** Where runs stand on one axis of time that all share, "now" in its middle: shares of its width, 0 to 1. Milliseconds. */

const minute = 60_000;
/** How far it reaches from now, both ways: what began earlier than the farthest is cut at the edge, and what ends later. */
const reaches = [1, 3, 6, 15, 45].map((count) => count * minute);

/** Lines of an axis, from now: thirds of its reach. */
export function axisTicks(reach: number): readonly number[] {
  return [-2, -1, 0, 1, 2].map((third) => (third * reach) / 3);
}

/** The shortest reach at which all of these runs can be seen from their beginning to their end, or else the longest. */
export function reachFor(runs: readonly Pick<RunTimes, 'startedAt' | 'end'>[], now: number): number {
  const moments = runs.flatMap(({ startedAt, end }) => (startedAt === undefined ? [] : [startedAt, end?.late ?? now]));
  const farthest = Math.max(0, ...moments.map((moment) => Math.abs(moment - now)));
  const longest = reaches.at(-1) ?? minute;
  return moments.length === 0 ? longest : (reaches.find((reach) => reach >= farthest) ?? longest);
}

export interface AxisSpan {
  readonly from: number;
  readonly to: number;
}

export interface Axis {
  readonly now: number;
  readonly reach: number;
}

export interface RunTimes {
  /** Undefined as long as it has not begun. */
  readonly startedAt: number | undefined;
  /** As of when it is known to run. */
  readonly knownAt: number;
  /** When half of the earlier ones would have ended, and nearly all; undefined without any. */
  readonly end: { readonly half: number; readonly late: number } | undefined;
}

export interface RunOnAxis {
  readonly run: AxisSpan | undefined;
  /** From there to where it is expected to end. */
  readonly way: AxisSpan | undefined;
  readonly end: AxisSpan | undefined;
}

/** Where a moment is; what is beyond the axis is at its edge. */
export function shareAt(moment: number, { now, reach }: Axis): number {
  return Math.min(1, Math.max(0, 0.5 + (moment - now) / (2 * reach)));
}

/** What can be seen of a run. */
export function runOnAxis({ startedAt, knownAt, end }: RunTimes, axis: Axis): RunOnAxis {
  const { now, reach } = axis;
  if (startedAt === undefined) return { run: undefined, way: undefined, end: undefined };
  const until = Math.min(knownAt, now);
  const run = spanOf(Math.min(startedAt, until), until, axis);
  if (end === undefined) return { run, way: undefined, end: undefined };
  const way = end.half > until ? spanOf(until, end.half, axis) : undefined;
  const isInSight = Math.abs(end.half - now) < reach || Math.abs(end.late - now) < reach;
  return { run, way, end: isInSight ? spanOf(end.half, end.late, axis) : undefined };
}

const spanOf = (from: number, to: number, axis: Axis): AxisSpan => ({
  from: shareAt(from, axis),
  to: shareAt(to, axis),
});
