/** A moment to restore to, typed in the reader's own time zone. All times are milliseconds since the epoch. */

/** What a moment must lie in: from the creation of the source, where it is known, to now. */
export interface Bounds {
  readonly earliest: number | undefined;
  readonly latest: number;
}

/** What the browser's control for date and time takes: `2026-11-21T14:05:09`, local. */
export function toLocalText(at: number): string {
  const date = new Date(at);
  const two = (count: number) => String(count).padStart(2, '0');
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** The moment a local text means, to the second; undefined for an unreadable one. */
export function fromLocalText(text: string): number | undefined {
  if (!/^\d{4,6}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?$/.test(text)) return undefined;
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? undefined : at;
}

/** The first whole second at which the source exists, so that what the control offers is never refused. */
export function boundsOf(createdOn: string | undefined, now: number): Bounds {
  const created = createdOn === undefined ? Number.NaN : Date.parse(createdOn);
  return { earliest: Number.isNaN(created) ? undefined : Math.ceil(created / 1_000) * 1_000, latest: now };
}

/** What is wrong with a typed moment; undefined when the source had a state then. */
export function momentFault(
  text: string,
  { earliest, latest }: Bounds,
): 'unreadable' | 'tooEarly' | 'tooLate' | undefined {
  const at = fromLocalText(text);
  if (at === undefined) return 'unreadable';
  if (earliest !== undefined && at < earliest) return 'tooEarly';
  return at > latest ? 'tooLate' : undefined;
}
