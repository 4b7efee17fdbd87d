import type { TimeWindow } from '#web/chart/time-window.ts';
import { localDateText, localText, timeText, type LocaleTag } from '#web/ui/time-text.ts';
import type { Span } from './timeline-span.ts';

/** A part of time in words: days by their dates, what is shorter by its times. */
export function rangeText(locale: LocaleTag, span: Span, { from, to }: TimeWindow): string {
  if (span === 'day') return localDateText(locale, from);
  // Up to the midnight after it.
  if (span === 'month' || span === 'week') return `${localDateText(locale, from)} – ${localDateText(locale, to - 1)}`;
  const isOneDay = new Date(from).toDateString() === new Date(to).toDateString();
  return `${localText(locale, from)} – ${isOneDay ? timeText(locale, to) : localText(locale, to)}`;
}
