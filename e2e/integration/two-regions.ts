/** A console before two real regions that does not wait long for them, and what it streams of all their places. */
import { expect } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { OverviewEnd } from '#shared/overview.ts';
import { upstreamLimits } from '#bff/regions/region-directory.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestRegion } from './test-console.ts';

export async function startTwoRegions() {
  const clock = new AdvancingClock();
  const std = await startRegion('eu-std-1', 'STD', clock);
  const snc = await startRegion('eu-snc-1', 'SNC', clock);
  const bff = await startConsole({ regions: [std, snc], clock, upstreamLimits: { ...upstreamLimits, answer: 1_000 } });
  return {
    clock,
    std,
    snc,
    bff,
    /** Of the administrator of both, where nothing goes wrong yet. Forgets what the regions were asked before. */
    signedIn: async (): Promise<Browser> => {
      for (const region of [std, snc]) region.steering.clearFaults();
      const browser = bff.browser();
      await browser.signIn(std);
      await browser.signIn(snc);
      for (const region of [std, snc]) region.requests.length = 0;
      return browser;
    },
    close: () => Promise.all([bff.close(), std.close(), snc.close()]),
  };
}

interface AnyPart {
  readonly region: string;
  readonly part: string;
}

/** Everything that is told at an address, which is told to its end. */
export async function readParts<Part extends AnyPart>(browser: Browser, address: string) {
  const answer = await browser.get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/x-ndjson');
  const lines = answer.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Part | OverviewEnd);
  expect(lines.at(-1)).toMatchObject({ end: true });
  const parts = lines.filter((line): line is Part => 'part' in line);
  return {
    parts,
    end: lines.find((line) => 'end' in line),
    of: <Name extends Part['part']>({ name }: TestRegion, part: Name) =>
      parts.filter((one): one is Extract<Part, { part: Name }> => one.region === name && one.part === part),
  };
}
