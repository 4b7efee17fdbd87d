import { localDateText, type LocaleTag } from './time-text.ts';

const kept = new Map<LocaleTag, Intl.DateTimeFormat>();

/**
 * The day alone, in the reader's own time zone, with its year unless that is this one: for places that are short of room, where
 * it stays in one line. `now` by the clock that `at` is of.
 */
export function dayText(locale: LocaleTag, at: number, now: number): string {
  if (new Date(at).getFullYear() !== new Date(now).getFullYear()) return unbroken(localDateText(locale, at));
  const days = kept.get(locale) ?? new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  kept.set(locale, days);
  return unbroken(days.format(at));
}

const unbroken = (day: string) => day.replaceAll(' ', '\u00A0');
