/** Which part of time the timeline shows, as its address says: `?view=timeline&span=week&from=…`. Milliseconds. */
import type { TimeWindow } from '#web/chart/time-window.ts';

/** From the widest to the closest; days begin at midnight where the reader is. */
export const spans = ['month', 'week', 'day', 'sixHours', 'hour', 'tenMinutes'] as const;
export type Span = (typeof spans)[number];

const minute = 60_000;
const days: Partial<Record<Span, number>> = { month: 30, week: 7, day: 1 };
const lengths: Readonly<Record<Span, number>> = {
  month: 30 * 24 * 60 * minute,
  week: 7 * 24 * 60 * minute,
  day: 24 * 60 * minute,
  sixHours: 6 * 60 * minute,
  hour: 60 * minute,
  tenMinutes: 10 * minute,
};

export interface TimelineSpan {
  readonly span: Span;
  /** Undefined: whatever is present then. */
  readonly from: number | undefined;
}

export const isTimeline = (search: URLSearchParams) => search.get('view') === 'timeline';

/** What is unreadable counts as not given: today. */
export function timelineSpanFrom(search: URLSearchParams): TimelineSpan {
  const from = Date.parse(search.get('from') ?? '');
  return {
    span: spans.find((one) => one === search.get('span')) ?? 'day',
    from: Number.isNaN(from) ? undefined : from,
  };
}

/** The query of the timeline; all of the list is read for it, and its filter is kept. */
export function timelineSpanTo({ span, from }: TimelineSpan, search: URLSearchParams): URLSearchParams {
  const result = listSearch(search);
  result.set('view', 'timeline');
  result.set('all', '1');
  if (span !== 'day') result.set('span', span);
  if (from !== undefined) result.set('from', new Date(from).toISOString());
  return result;
}

/** The query of the list again. */
export function listSearch(search: URLSearchParams): URLSearchParams {
  const result = new URLSearchParams(search);
  for (const name of ['view', 'all', 'span', 'from', 'after', 'page']) result.delete(name);
  return result;
}

/** What is shown: the days up to tonight, or what has just been; from elsewhere on as asked for. */
export function windowOf({ span, from }: TimelineSpan, now: number): TimeWindow {
  const count = days[span];
  if (count === undefined) {
    // What is expected has some room.
    const begin = from ?? Math.floor((now - 0.75 * lengths[span]) / minute) * minute;
    return { from: begin, to: begin + lengths[span] };
  }
  const first = from === undefined ? addDays(now, 1 - count) : addDays(from, 0);
  return { from: first, to: addDays(first, count) };
}

/** A midnight so many days from that of a moment. */
function addDays(moment: number, count: number): number {
  const day = new Date(moment);
  day.setHours(0, 0, 0, 0);
  day.setDate(day.getDate() + count);
  return day.getTime();
}

/** As long a part of time before or after; undefined when the present is the last of them. */
export function beside(shown: TimelineSpan, window: TimeWindow, way: 'earlier' | 'later', now: number) {
  const { span } = shown;
  if (way === 'later' && window.to > now) return undefined;
  const count = days[span];
  const sign = way === 'earlier' ? -1 : 1;
  const from = count === undefined ? window.from + sign * lengths[span] : addDays(window.from, sign * count);
  const next = { span, from };
  return windowOf(next, now).to > now ? { span, from: undefined } : next;
}

/** One step in or out around a moment; undefined at the last. */
export function zoomed(span: Span, direction: 'in' | 'out', around: number): TimelineSpan | undefined {
  const next = spans[spans.indexOf(span) + (direction === 'in' ? 1 : -1)];
  return next && lookAt(next, around);
}

/** The closest look at what lies between two moments; undefined where it is no closer than the present one. */
export function closeUp(span: Span, { from, to }: TimeWindow): TimelineSpan | undefined {
  const closest = spans.findLast((one) => lengths[one] > 1.5 * (to - from));
  if (closest === undefined || spans.indexOf(closest) <= spans.indexOf(span)) return undefined;
  return lookAt(closest, (from + to) / 2);
}

function lookAt(span: Span, moment: number): TimelineSpan {
  const count = days[span];
  if (count !== undefined) return { span, from: addDays(moment, -Math.floor(count / 2)) };
  return { span, from: Math.floor((moment - lengths[span] / 2) / minute) * minute };
}
