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

/** Of the width: so far apart, dots that fall together can each be seen and pressed. */
const step = 0.006;
/** Of very many none is drawn far from when it was: the last ones lie on one another. */
const mostBeside = 4;

/** How far each is moved to the left, of the width, where others are in its place already; `places` are shares of both sides, 0 to 1. */
export function besideOthers(places: readonly { readonly x: number; readonly y: number }[]): readonly number[] {
  const counts = new Map<string, number>();
  return places.map(({ x, y }) => {
    const place = `${Math.round(x / step)} ${Math.round(y * 20)}`;
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    return Math.min(Math.min(count, mostBeside) * step, x);
  });
}
