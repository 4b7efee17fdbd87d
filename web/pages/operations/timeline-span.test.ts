import { describe, expect, it } from 'vitest';
import { beside, closeUp, listSearch, timelineSpanFrom, timelineSpanTo, windowOf, zoomed } from './timeline-span.ts';

const minute = 60_000;
const hour = 60 * minute;
/** By the reader's own clock. */
const at = (text: string) => new Date(text).getTime();
const now = at('2026-03-18T14:20:00');
const search = (text: string) => new URLSearchParams(text);

describe('the time of a timeline', () => {
  it('stands in the address beside the filter, and goes with the picture', () => {
    const address = timelineSpanTo(
      { span: 'week', from: Date.UTC(2026, 2, 1) },
      search('status=FAILED&after=x&page=2'),
    );
    expect(address.toString()).toBe('status=FAILED&view=timeline&all=1&span=week&from=2026-03-01T00%3A00%3A00.000Z');
    expect(timelineSpanFrom(address)).toEqual({ span: 'week', from: Date.UTC(2026, 2, 1) });
    expect(listSearch(address).toString()).toBe('status=FAILED');
  });

  it('is today where the address says nothing that can be read', () => {
    expect(timelineSpanFrom(search('span=decade&from=noon'))).toEqual({ span: 'day', from: undefined });
  });

  it.each([
    ['day', '2026-03-18T00:00:00'],
    ['week', '2026-03-12T00:00:00'],
    ['month', '2026-02-17T00:00:00'],
  ] as const)('of a %s ends tonight', (span, from) => {
    expect(windowOf({ span, from: undefined }, now)).toEqual({ from: at(from), to: at('2026-03-19T00:00:00') });
  });

  it('of a few hours has the present in it, and some room for what is expected', () => {
    expect(windowOf({ span: 'hour', from: undefined }, now)).toEqual({
      from: now - 45 * minute,
      to: now + 15 * minute,
    });
  });

  it('moves by what it shows, and no further than the present', () => {
    const today = { span: 'day', from: undefined } as const;
    expect(beside(today, windowOf(today, now), 'later', now)).toBeUndefined();
    const yesterday = beside(today, windowOf(today, now), 'earlier', now);
    expect(yesterday).toEqual({ span: 'day', from: at('2026-03-17T00:00:00') });
    expect(yesterday && beside(yesterday, windowOf(yesterday, now), 'later', now)).toEqual(today);
  });

  it('is zoomed step by step around a moment', () => {
    const moment = at('2026-03-10T12:00:00');
    expect(zoomed('month', 'out', moment)).toBeUndefined();
    expect(zoomed('tenMinutes', 'in', moment)).toBeUndefined();
    expect(zoomed('day', 'in', moment)).toEqual({ span: 'sixHours', from: moment - 3 * hour });
    expect(zoomed('day', 'out', moment)).toEqual({ span: 'week', from: at('2026-03-07T00:00:00') });
  });

  it('of several that lie together is as close as shows them all', () => {
    const from = at('2026-03-10T12:00:00');
    expect(closeUp('month', { from, to: from + 2 * hour })).toMatchObject({ span: 'sixHours' });
    expect(closeUp('month', { from, to: from + minute })).toEqual({ span: 'tenMinutes', from: from - 5 * minute });
    expect(closeUp('tenMinutes', { from, to: from + 5_000 })).toBeUndefined();
  });
});
