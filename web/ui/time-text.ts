/** Words for points in time and durations, by the reader's locale. All times in ms since the epoch. */

/** A language with its country, as `useKitText` has it: one without writes English times as Americans do. */
export type LocaleTag = `${string}-${string}`;

const kept = new Map<string, Intl.DateTimeFormat>();

function formatter(locale: LocaleTag, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const id = `${locale} ${key}`;
  let found = kept.get(id);
  if (!found) {
    found = new Intl.DateTimeFormat(locale, options);
    kept.set(id, found);
  }
  return found;
}

/** Day and minute in the reader's own time zone. */
export function localText(locale: LocaleTag, at: number): string {
  return formatter(locale, 'local', { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Day and second in the reader's own time zone. */
export function localSecondText(locale: LocaleTag, at: number): string {
  return formatter(locale, 'second', { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
}

/** The day alone, in the reader's own time zone. */
export function localDateText(locale: LocaleTag, at: number): string {
  return formatter(locale, 'date', { dateStyle: 'medium' }).format(at);
}

/** Day and minute in UTC, saying so. */
export function utcText(locale: LocaleTag, at: number): string {
  const words = formatter(locale, 'utc', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(at);
  return `${words} UTC`;
}

/** Day and second in UTC, saying so. */
export function utcSecondText(locale: LocaleTag, at: number): string {
  const words = formatter(locale, 'utc second', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' }).format(
    at,
  );
  return `${words} UTC`;
}

/** Both, for a reader who may be anywhere; once where they are the same. */
export function localAndUtcText(locale: LocaleTag, at: number): string {
  const [local, utc] = [localText(locale, at), utcText(locale, at)];
  return utc === `${local} UTC` ? utc : `${local} · ${utc}`;
}

/** `h:mm:ss`, or `m:ss` under an hour; never below zero. */
export function clockText(ms: number): string {
  const left = Math.max(0, Math.ceil(ms / 1000));
  const two = (count: number) => String(count).padStart(2, '0');
  const minutes = Math.floor(left / 60) % 60;
  const hours = Math.floor(left / 3600);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(left % 60)}` : `${minutes}:${two(left % 60)}`;
}

/** The second alone, in the reader's own time zone. */
export function secondText(locale: LocaleTag, at: number): string {
  return formatter(locale, 'second alone', { timeStyle: 'medium' }).format(at);
}

/** The minute alone, in the reader's own time zone. */
export function timeText(locale: LocaleTag, at: number): string {
  return formatter(locale, 'time', { timeStyle: 'short' }).format(at);
}
