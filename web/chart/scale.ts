/** Where the lines of a chart of durations are, milliseconds. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Steps that people count time in. */
const steps = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * second),
  ...[1, 2, 5, 10, 15, 30].map((count) => count * minute),
  ...[1, 2, 3, 6, 12, 24, 48, 7 * 24].map((count) => count * hour),
];

/** Zero and up to three lines above it, equally far apart, the last not below `longest`. */
export function ticksFor(longest: number): readonly number[] {
  const most = Math.max(longest, 0);
  const step = steps.find((one) => 3 * one >= most) ?? Math.ceil(most / 3 / (24 * hour)) * 24 * hour;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
