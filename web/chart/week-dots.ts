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

/** As many of one day stand beside one another at their usual size. */
const roomy = 12;
/** Of its usual size, that a dot can still be seen and pressed. */
const least = 0.4;

/** How large dots are where so many began as on the fullest of the days, 0 to 1: of their area there is the same then. */
export function sizeOfDots(moments: readonly number[], now: number): number {
  const counts = new Map<number, number>();
  for (const moment of moments) {
    const day = Math.floor((now - moment) / (weekLong / 7));
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const most = Math.max(roomy, ...counts.values());
  return Math.max(least, Math.round(Math.sqrt(roomy / most) * 100) / 100);
}

/** Where a moment of the last seven days is; what is beyond them is at the edge. */
export function shareOfWeek(moment: number, now: number): number {
  return Math.min(1, Math.max(0, 1 - (now - moment) / weekLong));
}
