/** How long a browser waits for a region that does not answer, or not fast enough. */
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upstreamLimits } from '#bff/regions/region-directory.ts';
import { AdvancingClock } from '#shared/clock.ts';
import type { Answer, Browser } from './browser.ts';
import { startConsole, type TestConsole } from './test-console.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

const pace = { window: 300, bytesPerWindow: 60, whole: 1_500 };
const limits = { ...upstreamLimits, connect: 100, answer: 1_500, sockets: 8, pace };
/** Of the machine, which has other things to do as well. */
const slack = 1_000;

let region: FaultyRegion;
let bff: TestConsole;
let browser: Browser;
const clock = new AdvancingClock();

beforeEach(async () => {
  region = await startFaultyRegion();
  bff = await startConsole({ regions: [region], clock, upstreamLimits: limits });
  browser = bff.browser();
  await browser.signIn(region);
});
afterEach(() => Promise.all([bff.close(), region.close()]));

const users = `/api/regions/eu-fault-1/iam/spaces/${spaceId}/users`;
const person = { email: 'a@example.org', firstname: 'A', lastname: 'B' };

interface Timed {
  readonly answer: Answer;
  readonly milliseconds: number;
}

/** As many calls at once, each on a connection of its own. */
function askAtOnce(count: number, ask: (one: Browser) => Promise<Answer> = (one) => one.get(users)): Promise<Timed[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const one = bff.browser();
      one.cookie = browser.cookie;
      const start = performance.now();
      return { answer: await ask(one), milliseconds: performance.now() - start };
    }),
  );
}

/** Sends `bytes` every so many milliseconds until told to stop; the last one ends the answer. */
function drip(bytes: number, every: number, times: number): void {
  region.behave = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{"items":["');
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      if (sent < times) return void response.write('x'.repeat(bytes));
      clearInterval(timer);
      return void response.end('"]}');
    }, every);
    response.once('close', () => clearInterval(timer));
  };
}

describe('a region that hangs', () => {
  it('keeps nobody waiting longer than one answer may take, however many ask at once', async () => {
    const slowest = (answers: readonly Timed[]) => Math.max(...answers.map(({ milliseconds }) => milliseconds));
    const usual = slowest(await askAtOnce(60));
    region.asked.length = 0;
    region.behave = () => undefined;
    const answers = await askAtOnce(60);
    expect(slowest(answers)).toBeLessThan(limits.answer + usual + slack);
    expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([503, 504]));
    // Whatever waited for a socket never reached the region.
    expect(region.asked).toHaveLength(limits.sockets);
  });

  it('is not sent a write that waited for a socket until its time was over', async () => {
    drip(100, 50, 1_000);
    const reads = Promise.allSettled(Array.from({ length: limits.sockets }, () => askAtOnce(1)));
    await expect.poll(() => region.asked.length).toBe(limits.sockets);
    const [write] = await askAtOnce(1, (one) => one.ask('POST', users, { body: person }));
    expect(write?.answer.json()).toMatchObject({ status: 503, type: 'urn:portico:errors#region_unreachable' });
    await reads;
    expect(region.asked.filter((line) => line.startsWith('POST'))).toEqual([]);
  });

  it('while renewing the sign-in is waited for no longer, and by a later request not again', async () => {
    const lasting = { access_token: 'first', refresh_token: 'r', expires_in: 1_000, token_type: 'Bearer' };
    region.grant = (_form, response) => sendJson(response, 200, lasting);
    await browser.signIn(region);
    region.grant = () => undefined;
    clock.advance(1_001_000);
    const [asked] = await askAtOnce(1);
    expect(asked?.milliseconds).toBeLessThan(limits.answer + slack);
    expect([503, 504]).toContain(asked?.answer.status);
    expect(region.asked).toEqual([]);
  });
});

describe('requests waiting for a socket', () => {
  it('are answered at once when the region turns out to be down', async () => {
    const held: ServerResponse[] = [];
    region.behave = (_request, response) => void held.push(response);
    const answers = askAtOnce(40);
    await expect.poll(() => held.length).toBe(limits.sockets);
    const start = performance.now();
    region.behave = (_request, response) => void response.destroy();
    for (const response of held) response.destroy();
    const statuses = (await answers).map(({ answer }) => answer.status);
    expect(performance.now() - start).toBeLessThan(limits.answer);
    expect(statuses.filter((status) => status === 502).length).toBeGreaterThanOrEqual(5);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
    expect(region.asked.length).toBeLessThan(40);
  });

  it('get their turn in order when the region is only slow', async () => {
    region.behave = (_request, response) => void setTimeout(() => sendJson(response, 200, { items: [] }), 20);
    const answers = await askAtOnce(60);
    expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([200]));
  });

  it('leave the line with their browser', async () => {
    const held: ServerResponse[] = [];
    region.behave = (_request, response) => void held.push(response);
    const answers = askAtOnce(limits.sockets);
    await expect.poll(() => held.length).toBe(limits.sockets);
    const stop = new AbortController();
    const headers = { cookie: browser.cookie ?? '', 'x-portico-csrf': '1' };
    const gone = fetch(`${bff.url}${users}`, { headers, signal: stop.signal });
    await expect.poll(() => bff.lines.length).toBeGreaterThan(0);
    stop.abort();
    await expect(gone).rejects.toThrow();
    for (const response of held) sendJson(response, 200, { items: [] });
    await answers;
    expect(region.asked).toHaveLength(limits.sockets);
  });
});

describe('a body', () => {
  it('that comes byte by byte is cut, and its socket is free again', async () => {
    drip(1, 50, 1_000);
    const start = performance.now();
    const cut = await Promise.allSettled(Array.from({ length: limits.sockets }, () => askAtOnce(1)));
    expect(cut.map(({ status }) => status)).toEqual(cut.map(() => 'rejected'));
    expect(performance.now() - start).toBeLessThan(2 * pace.window + slack);
    region.behave = (_request, response) => sendJson(response, 200, { items: [] });
    clock.advance(5_000);
    expect((await browser.get(users)).status).toBe(200);
  });

  it('may take several windows when it keeps its pace', async () => {
    drip(100, 50, 18);
    expect((await browser.get(users)).status).toBe(200);
  });

  it('is cut when it does not end', async () => {
    drip(100, 50, 1_000);
    const start = performance.now();
    await expect(browser.get(users)).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(pace.whole + slack);
  });
});
