/** A part of time that a picture shows, milliseconds since the epoch. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

/** Where a moment is, 0 to 1; what is beyond the window is at its edge. */
export function shareIn(moment: number, { from, to }: TimeWindow): number {
  return Math.min(1, Math.max(0, (moment - from) / (to - from)));
}

/** Whether anything between two moments can be seen. */
export function isInSight(from: number, until: number, window: TimeWindow): boolean {
  return until >= window.from && from < window.to;
}

const hour = 60;
const day = 24 * hour;
/** Steps that people count time in, minutes. */
const steps = [1, 2, 5, 10, 15, 30, hour, 2 * hour, 3 * hour, 6 * hour, 12 * hour, day, 2 * day, 5 * day, 7 * day];

/** How far apart the lines of a window are if there may be so many of them, milliseconds. */
export function stepFor({ from, to }: TimeWindow, most: number): number {
  const step = steps.find((one) => (to - from) / (one * 60_000) <= most) ?? 30 * day;
  return step * 60_000;
}

/** The lines within a window, counted from a midnight of the reader's own time zone. */
export function ticksIn(window: TimeWindow, step: number): readonly number[] {
  const at = new Date(window.from);
  at.setHours(0, 0, 0, 0);
  const ticks: number[] = [];
  while (at.getTime() < window.to) {
    if (at.getTime() >= window.from) ticks.push(at.getTime());
    // By the clock on the wall: a day may have 23 hours.
    at.setMinutes(at.getMinutes() + step / 60_000);
  }
  return ticks;
}
