import { localText, timeText, type LocaleTag } from './time-text.ts';

/** The minute in the reader's own time zone, with its day unless that is today. Milliseconds since the epoch, `now` by the clock that `at` is of. */
export function untilText(locale: LocaleTag, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return isToday ? timeText(locale, at) : localText(locale, at);
}
