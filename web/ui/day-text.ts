import { localDateText, type LocaleTag } from './time-text.ts';

const kept = new Map<LocaleTag, Intl.DateTimeFormat>();

/** The day alone, in the reader's own time zone, with its year unless that is this one: for places that are short of room. `now` by the clock that `at` is of. */
export function dayText(locale: LocaleTag, at: number, now: number): string {
  if (new Date(at).getFullYear() !== new Date(now).getFullYear()) return localDateText(locale, at);
  const days = kept.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  kept.set(locale, days);
  return days.format(at);
}
