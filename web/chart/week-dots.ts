/** Where days begin in a picture of the last seven, milliseconds. */

/** How far back the picture reaches. */
export const weekLong = 7 * 24 * 60 * 60_000;

/** The midnights of the reader's own time zone within the last seven days, the oldest first. */
export function daysWithin(now: number): readonly number[] {
  const midnight = new Date(now);
  midnight.setHours(0, 0, 0, 0);
  const days: number[] = [];
  while (midnight.getTime() > now - weekLong) {
    days.unshift(midnight.getTime());
    midnight.setDate(midnight.getDate() - 1);
  }
  return days;
}

/** Where a moment of the last seven days is; what is beyond them is at the edge. */
export function shareOfWeek(moment: number, now: number): number {
  return Math.min(1, Math.max(0, 1 - (now - moment) / weekLong));
}
