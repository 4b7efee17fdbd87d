/** Reads of a session that is remembered with its token: they wait for nothing but the region, whatever that does. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upstreamLimits } from '#bff/regions/region-directory.ts';
import type { Browser } from './browser.ts';
import { startConsole, type TestConsole } from './test-console.ts';
import { sendJson, spaceId, startFaultyRegion, type Behaviour, type FaultyRegion } from './faulty-region.ts';

const limits = { ...upstreamLimits, connect: 500, answer: 1_500, sockets: 2 };
const users = `/api/regions/eu-fault-1/iam/spaces/${spaceId}/users`;
const problem = (kind: string) => ({ type: `urn:portico:errors#${kind}`, source: 'console', region: 'eu-fault-1' });

let region: FaultyRegion;
let bff: TestConsole;
let browser: Browser;

/** From now on, with nothing asked yet. */
function behaveAs(behave: Behaviour): void {
  region.asked.length = 0;
  region.behave = behave;
}

beforeEach(async () => {
  region = await startFaultyRegion('eu-fault-1');
  region.grant = (_form, response) => {
    const access_token = `token-${region.tokenRequests.length}`;
    sendJson(response, 200, { access_token, expires_in: 3_600, token_type: 'Bearer', refresh_token: 'r1' });
  };
  bff = await startConsole({ regions: [region], upstreamLimits: limits });
  browser = bff.browser();
  await browser.signIn(region);
  behaveAs((_request, response) => sendJson(response, 200, { items: [] }));
  for (let times = 0; times < 2; times += 1) expect((await browser.get(users)).status).toBe(200);
});
afterEach(() => Promise.all([bff.close(), region.close()]));

describe('a remembered read', () => {
  it('whose token is refused is asked once more with another one', async () => {
    const tokens: (string | undefined)[] = [];
    behaveAs((request, response) => {
      tokens.push(request.headers.authorization);
      if (tokens.length === 1) sendJson(response, 401, { title: 'no' });
      else sendJson(response, 200, { items: ['renewed'] });
    });
    expect((await browser.get(users)).json()).toEqual({ items: ['renewed'] });
    expect(tokens).toEqual(['Bearer token-1', 'Bearer token-2']);
    expect((await browser.get(users)).status).toBe(200);
    expect(tokens[2]).toBe('Bearer token-2');
  });

  it('whose every token is refused is told so after the second one', async () => {
    behaveAs((_request, response) => sendJson(response, 401, { title: 'no' }));
    const answer = await browser.get(users);
    expect(answer.status).toBe(502);
    expect(answer.json()).toMatchObject(problem('region_answer_unusable'));
    expect(region.asked).toHaveLength(2);
  });

  it.each<[string, number, object, (response: ServerResponse) => unknown]>([
    ['forbids it', 403, { source: 'region', title: 'no' }, (response) => sendJson(response, 403, { title: 'no' })],
    [
      'sends it elsewhere',
      502,
      problem('region_answer_unusable'),
      (response) => response.writeHead(302, { location: 'https://evil.example/' }).end(),
    ],
    ['drops its connection', 502, problem('region_answer_unusable'), (response) => response.destroy()],
    ['does not answer', 504, problem('region_timeout'), () => undefined],
  ])('of a region that %s is a %i, asked for once', async (_, status, told, behave) => {
    behaveAs((_request, response) => behave(response));
    const answer = await browser.get(users);
    expect(answer.status).toBe(status);
    expect(answer.json()).toMatchObject(told);
    expect(region.asked).toHaveLength(1);
  });

  it('of a region that is gone is a 503', async () => {
    await region.close();
    const answer = await browser.get(users);
    expect(answer.status).toBe(503);
    expect(answer.json()).toMatchObject(problem('region_unreachable'));
  });

  it('gives its socket back when its browser leaves, and is not sent where it still waited for one', async () => {
    const arrived: ServerResponse[] = [];
    behaveAs((_request, response) => arrived.push(response));
    const headers = `Host: localhost:${bff.port}\r\nX-Portico-CSRF: 1\r\nCookie: ${browser.cookie}\r\n`;
    const leavers = Array.from({ length: 3 }, () => connect(bff.port, '127.0.0.1'));
    for (const socket of leavers) socket.write(`GET ${users} HTTP/1.1\r\n${headers}\r\n`);
    await expect.poll(() => arrived.length).toBe(2);
    const ended = arrived.map((response) => once(response, 'close'));
    for (const socket of leavers) socket.destroy();
    await Promise.all(ended);
    behaveAs((_request, response) => sendJson(response, 200, { items: ['after'] }));
    const answers = await Promise.all([browser.get(users), bff.browser().get(users), browser.get(users)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 401, 200]);
    expect(region.asked).toHaveLength(2);
    expect(arrived).toHaveLength(2);
  });
});
