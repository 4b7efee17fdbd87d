import type { LocaleTag } from './time-text.ts';

/** The day of the week in short, in the reader's own time zone. */
export function weekdayText(locale: LocaleTag, at: number): string {
  return new Intl.DateTimeFormat(locale, { weekday: 'short' }).format(at);
}
