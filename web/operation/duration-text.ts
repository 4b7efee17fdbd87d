/** How long something took, in the reader's language. */

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * The two largest units of a duration in ms: "2m 5s", "3h"; whole seconds, and never below zero, as clocks of
 * browser and region may differ by moments.
 */
export function durationText(locale: string, ms: number): string {
  return partsOf(locale, ms, 'narrow').join(' ');
}

/** Two durations in ms, the same or the second longer: "6–9 mins", "23 secs – 6 mins", "9 mins" when they are the same. */
export function durationRangeText(locale: string, from: number, to: number): string {
  const unit = [60_000, 1_000].find((length) => from % length === 0 && to % length === 0 && to < 60 * length);
  if (unit === undefined || from === to) {
    const [left, right] = [from, to].map((ms) => partsOf(locale, ms, 'short').join(' '));
    return left === right ? `${left}` : `${left} – ${right}`;
  }
  return formatOf(locale, unit === 60_000 ? 'minute' : 'second', 'short').formatRange(from / unit, to / unit);
}

function partsOf(locale: string, ms: number, display: 'narrow' | 'short'): readonly string[] {
  let rest = Math.max(0, Math.round(ms / 1000));
  const parts: string[] = [];
  for (const [unit, length] of units) {
    const count = Math.floor(rest / length);
    rest -= count * length;
    const isLast = unit === 'second';
    if (count > 0 || (isLast && parts.length === 0)) parts.push(formatOf(locale, unit, display).format(count));
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts;
}

/** Making one takes longer than all else here, and lists ask for hundreds at a time. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, unit: string, unitDisplay: 'narrow' | 'short'): Intl.NumberFormat {
  const key = `${locale} ${unit} ${unitDisplay}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay });
  formats.set(key, known);
  return known;
}

/**
 * Milliseconds an operation has run: from its start (or acceptance, while waiting) to its end, or to `now`.
 * Undefined when the region gives no times.
 */
export function runningTime(
  { createdAt, startedAt, endedAt }: { createdAt?: string; startedAt?: string; endedAt?: string },
  now: number,
): number | undefined {
  const start = Date.parse(startedAt ?? createdAt ?? '');
  const end = endedAt === undefined ? now : Date.parse(endedAt);
  return Number.isNaN(start) || Number.isNaN(end) ? undefined : end - start;
}
