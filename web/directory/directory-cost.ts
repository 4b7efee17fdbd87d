/** What it takes to read a whole list, for telling it before that begins. */
import { largestPage } from '#shared/contract/list-reply.ts';

export interface DirectoryCost {
  readonly rows: number;
  readonly calls: number;
  readonly seconds: number;
}

/** Milliseconds a call, where this page has not seen any yet. */
const usualCall = 50;

/** Of so many rows: as fast as their region has answered this page lately, roughly. */
export function costOf(region: string, rows: number): DirectoryCost {
  const calls = Math.ceil(rows / largestPage);
  return { rows, calls, seconds: (calls * callTime(region)) / 1_000 };
}

/**
 * Milliseconds from asking to the answer: a quarter of the calls that the browser remembers took no longer. The others
 * waited for each other, or for the page that opened meanwhile, which pages read one by one do not.
 */
function callTime(region: string): number {
  const path = `/api/regions/${encodeURIComponent(region)}/`;
  const seen = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'responseStart' in entry && entry.name.includes(path))
    .filter(({ responseStart }) => responseStart > 0)
    .map(({ requestStart, responseStart }) => responseStart - requestStart)
    .sort((one, other) => one - other);
  return seen[Math.floor(seen.length / 4)] ?? usualCall;
}
