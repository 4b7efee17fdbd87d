/** What whole lists may hold of the console's memory, whoever reads them and however slowly. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { startConsole, type TestConsole } from './test-console.ts';
import { sendJson, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';
import { openLines, rowsOf } from './line-reader.ts';

/** A page of twenty rows of 5 kB. */
const pageBytes = 100_000;
const limits = { kept: 60_000, bytes: 10 * pageBytes, asks: 8 };
const clock = new AdvancingClock();
let region: FaultyRegion;
let bff: TestConsole;
let browser: Browser;

beforeAll(async () => {
  region = await startFaultyRegion('eu-wide-1');
  bff = await startConsole({ regions: [region], clock, directoryLimits: limits });
});
beforeEach(async () => {
  clock.advance(60_000);
  await bff.console.endExpired();
  browser = bff.browser();
  await browser.signIn(region);
  region.asked.length = 0;
});
afterAll(() => Promise.all([bff.close(), region.close()]));

const listOf = (space: number) => `/api/directory/eu-wide-1/spaces/00000000-0000-4000-8000-00000000000${space}/users`;

/** A list of so many pages. */
function answers(pages: number): void {
  region.behave = (request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://region').searchParams.get('page[nextToken]') ?? 1);
    const items = Array.from({ length: 20 }, (_, row) => ({
      id: `${page}-${row}`,
      email: 'e'.repeat(5_000),
      extra: 1,
    }));
    sendJson(response, 200, { items, ...(page < pages && { nextPageToken: String(page + 1) }) });
  };
}

async function readWhole(path: string) {
  return (await openLines(bff, browser, path)).rest();
}

describe('whole lists', () => {
  it('hold no more than they may: the copy used least lately gives way', async () => {
    answers(4);
    for (const space of [1, 2]) await readWhole(listOf(space));
    await readWhole(listOf(1));
    await readWhole(listOf(3));
    expect(bff.console.load.bytes).toBeLessThanOrEqual(limits.bytes);
    region.asked.length = 0;
    await readWhole(listOf(1));
    expect(region.asked).toHaveLength(1);
    await readWhole(listOf(2));
    expect(region.asked).toHaveLength(1 + 4);
  });

  it('are passed on whole when they are larger than what may be held, and then not kept', async () => {
    answers(30);
    const lines = await readWhole(listOf(1));
    expect(rowsOf(lines)).toHaveLength(600);
    expect(lines.at(-1)).toMatchObject({ complete: true });
    await expect.poll(() => bff.console.load.bytes).toBe(0);
    expect(rowsOf(lines)[0]).not.toHaveProperty('extra');
  });

  it('wait for a reader who does not take them', async () => {
    answers(10_000);
    const socket = connect(bff.port, '127.0.0.1').pause();
    const head = [`GET ${listOf(1)} HTTP/1.1`, `Host: localhost:${bff.port}`, 'X-Portico-CSRF: 1'];
    socket.write([...head, `Cookie: ${browser.cookie}`, '', ''].join('\r\n'));
    let before = -1;
    await expect
      .poll(
        () => {
          const asked = region.asked.length;
          const isStill = asked > 0 && asked === before;
          before = asked;
          return isStill;
        },
        { interval: 500, timeout: 20_000 },
      )
      .toBe(true);
    expect(bff.console.load.bytes).toBeLessThan(limits.bytes + 10 * pageBytes);
    socket.destroy();
    await once(socket, 'close');
    await expect.poll(() => bff.console.load).toEqual({ streams: 0, bytes: 0 });
  });

  it('end where a region answers the same page for ever, or what is no list', async () => {
    region.behave = (_, response) => sendJson(response, 200, { items: [], nextPageToken: 'again' });
    const lines = await readWhole(listOf(1));
    expect(lines.at(-1)).toMatchObject({ complete: false, problem: { status: 502, source: 'console' } });
    region.behave = ({ url }, response) => {
      const isSecond = url?.includes('second') === true;
      sendJson(response, 200, { items: isSecond ? 'none' : [], nextPageToken: isSecond ? 'third' : 'second' });
    };
    expect((await readWhole(listOf(2))).at(-1)).toMatchObject({ complete: false, problem: { status: 502 } });
    region.behave = (_, response) => sendJson(response, 200, { items: 'none' });
    expect((await browser.get(listOf(1))).status).toBe(502);
  });
});
