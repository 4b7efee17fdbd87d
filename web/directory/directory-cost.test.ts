import { afterEach, expect, it, vi } from 'vitest';
import { costOf } from './directory-cost.ts';

afterEach(() => void vi.restoreAllMocks());

const call = (region: string, took: number) => ({
  name: `https://console.example/api/regions/${region}/iam/users?page%5Bsize%5D=50`,
  requestStart: 1_000,
  responseStart: took === 0 ? 0 : 1_000 + took,
});
const seen = (...entries: object[]) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries as PerformanceEntryList);

it('is told at the pace of the region, as this page has seen it', () => {
  seen(call('a', 14), call('b', 900), call('a', 12), call('a', 8), call('a', 4_000), call('a', 0));
  expect(costOf('a', 1_000_001)).toEqual({ rows: 1_000_001, calls: 20_001, seconds: 240.012 });
});

it('is told at a usual pace where nothing was seen of the region', () => {
  seen(call('b', 900));
  expect(costOf('a', 100)).toEqual({ rows: 100, calls: 2, seconds: 0.1 });
});
