import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { upstreamLimits } from '#bff/regions/region-directory.ts';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { listen, portOf, stop } from '#testing/test-server.ts';
import { startConsole, type TestConsole } from './test-console.ts';
import { accounts, sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

const limits = { ...upstreamLimits, connect: 500, answer: 500, bodyBytes: 100_000 };
let region: FaultyRegion;
let healthy: FaultyRegion;
let bff: TestConsole;
let browser: Browser;
const clock = new AdvancingClock();

beforeEach(async () => {
  [region, healthy] = await Promise.all([startFaultyRegion('eu-fault-1'), startFaultyRegion('eu-fine-1')]);
  bff = await startConsole({ regions: [region, healthy], clock, upstreamLimits: limits });
  browser = bff.browser();
  await browser.signIn(region);
  await browser.signIn(healthy);
});
afterEach(() => Promise.all([bff.close(), region.close(), healthy.close()]));

const users = (name = 'eu-fault-1') => `/api/regions/${name}/iam/spaces/${spaceId}/users`;
const problem = (kind: string) => ({ type: `urn:portico:errors#${kind}`, source: 'console', region: 'eu-fault-1' });

describe('a region that fails', () => {
  it.each([
    ['an HTML page', 'text/html', '<html>'],
    ['HTML that claims to be JSON', 'application/json', '<html>'],
    ['a bare JSON string', 'application/json', '"ok"'],
    ['plain text', 'text/plain', '{}'],
  ])('with %s is a 502 that names it', async (_, type, body) => {
    region.behave = (_request, response) => response.writeHead(200, { 'content-type': type }).end(body);
    const answer = await browser.get(users());
    expect(answer.status).toBe(502);
    expect(answer.json()).toMatchObject(problem('region_answer_unusable'));
    expect(answer.text).not.toContain('<html>');
  });

  it('with an HTML error or a redirection is a 502 too', async () => {
    region.behave = (_request, response) => response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>oops');
    expect((await browser.get(users())).json()).toMatchObject(problem('region_answer_unusable'));
    region.behave = (_request, response) => response.writeHead(302, { location: 'https://evil.example/' }).end();
    const answer = await browser.get(users());
    expect(answer.json()).toMatchObject(problem('region_answer_unusable'));
    expect(answer.headers).not.toHaveProperty('location');
  });

  it('by hanging is a 504, and only there', async () => {
    region.behave = () => undefined;
    const [hung, fine] = await Promise.all([browser.get(users()), browser.get(users('eu-fine-1'))]);
    expect(hung.status).toBe(504);
    expect(hung.json()).toMatchObject(problem('region_timeout'));
    expect(fine.status).toBe(200);
  });

  it('by dropping the connection is a 502, and a write is not sent twice', async () => {
    region.behave = (request) => request.socket.destroy();
    const body = { email: 'a@example.org', firstname: 'A', lastname: 'B' };
    expect((await browser.ask('POST', users(), { body })).status).toBe(502);
    expect(region.asked).toEqual([`POST /iam/spaces/${spaceId}/users`]);
  });

  it.each([200, 201, 202])(
    'with white space and %i is an empty answer, and the next one is read from its start',
    async (status) => {
      const spaces = { 'content-type': 'application/json', 'content-length': '5' };
      region.behave = (_request, response) => response.writeHead(status, spaces).end(' \n\t  ');
      const headers = `Host: localhost:${bff.port}\r\nX-Portico-CSRF: 1\r\nCookie: ${browser.cookie}\r\n`;
      const socket = connect(bff.port, '127.0.0.1');
      const received = text(socket);
      socket.write(
        `GET ${users()} HTTP/1.1\r\n${headers}\r\nGET /healthz HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`,
      );
      const [first = '', second = ''] = (await received).split(/(?=HTTP\/1\.1 )/);
      expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\r\ncontent-length: 0\r\n[^]*\r\n\r\n$`, 'i'));
      expect(second).toMatch(/^HTTP\/1\.1 200 [^]*\r\n\r\n(3\r\n)?ok\n/);
    },
  );

  it('midway destroys the connection to the browser instead of ending it well', async () => {
    region.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"items":[', () => setImmediate(() => response.destroy()));
    };
    await expect(browser.get(users())).rejects.toThrow();
    expect(bff.lines.join('')).toContain('"cut":true');
  });

  it('by sending more than the limit is cut', async () => {
    region.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(`{"items":["${'x'.repeat(limits.bodyBytes)}"]}`);
    };
    await expect(browser.get(users()).then(({ status }) => Promise.reject(new Error(String(status))))).rejects.toThrow(
      /terminated|closed|502/,
    );
  });

  it('by being down is a 503; the breaker then answers without asking, and lets one through after a pause', async () => {
    const port = portOf(region.server);
    await stop(region.server);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const answer = await browser.get(users());
      expect(answer.status).toBe(503);
      expect(answer.json()).toMatchObject(problem('region_unreachable'));
    }
    await listen(region.server, port);
    const fast = await browser.get(users());
    expect(fast.status).toBe(503);
    expect(fast.headers['retry-after']).toBe('5');
    expect(region.asked).toEqual([]);
    expect((await browser.get(users('eu-fine-1'))).status).toBe(200);

    clock.advance(5_000);
    expect((await browser.get(users())).status).toBe(200);
    expect((await browser.get(users())).status).toBe(200);
  });

  it('signs nobody out', async () => {
    region.behave = (_request, response) => response.writeHead(503).end();
    await browser.get(users());
    const session = await browser.get('/api/session');
    expect(session.json()).toMatchObject({ regions: [{ name: 'eu-fault-1' }, { name: 'eu-fine-1' }] });
  });

  it('while signing in is no wrong pair', async () => {
    region.grant = (_form, response) => response.writeHead(500).end();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect((await bff.browser().signIn({ name: region.name, accounts })).status).toBe(502);
    }
  });
});

describe('an upstream request', () => {
  it('ends when the browser leaves', async () => {
    let left: Promise<unknown> | undefined;
    const arrived = new Promise<void>((resolve) => {
      region.behave = (request, response) => {
        left = once(request.socket, 'close');
        response.writeHead(200, { 'content-type': 'application/json' }).write('{"items":[');
        resolve();
      };
    });
    const socket = connect(bff.port, '127.0.0.1');
    const headers = `Host: localhost:${bff.port}\r\nX-Portico-CSRF: 1\r\nCookie: ${browser.cookie}\r\n`;
    socket.write(`GET ${users()} HTTP/1.1\r\n${headers}\r\n`);
    await arrived;
    socket.destroy();
    await left;
  });
});

describe('a refusal of the region', () => {
  it('passes through with its source and our request id', async () => {
    const sent = { type: 'urn:numspot:errors#forbidden', title: 'Forbidden', detail: 'no iam.user.get' };
    region.behave = (_request, response) => sendJson(response, 403, sent);
    const answer = await browser.get(users());
    expect(answer.status).toBe(403);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    const requestId = answer.headers['x-request-id'];
    expect(answer.json()).toEqual({ ...sent, status: 403, source: 'region', requestId });
  });

  it('loses every member the contract does not know', async () => {
    const violations = [{ field: 'email', description: 'is taken' }];
    region.behave = (_request, response) =>
      sendJson(response, 400, {
        title: 'No',
        detail: 'why',
        balance: 3,
        violations: violations.map((one) => ({ ...one, trace: 'at main' })),
        stack: 'at main.rs:1',
        trace: 'secret',
        host: 'db-1',
      });
    const answer = await browser.get(users());
    const requestId = answer.headers['x-request-id'];
    const added = { status: 400, source: 'region', requestId };
    expect(answer.json()).toEqual({ title: 'No', detail: 'why', balance: 3, violations, ...added });
  });

  it('keeps Retry-After and loses cookies and everything else', async () => {
    region.behave = (_request, response) => {
      response.setHeader('retry-after', '7').setHeader('set-cookie', 'a=b').setHeader('server', 'secret/1');
      response.setHeader('access-control-allow-origin', '*');
      sendJson(response, 429, { title: 'Slow down' });
    };
    const { status, headers } = await browser.get(users());
    expect(status).toBe(429);
    expect(headers['retry-after']).toBe('7');
    for (const name of ['set-cookie', 'server', 'access-control-allow-origin'])
      expect(headers).not.toHaveProperty(name);
  });
});

describe('a 401 of the region', () => {
  it('signs out of that region only, when there is nothing to renew with', async () => {
    region.behave = (_request, response) => sendJson(response, 401, { title: 'no' });
    const answer = await browser.get(users());
    expect(answer.status).toBe(401);
    expect(answer.json()).toMatchObject(problem('region_signed_out'));
    expect((await browser.get(users('eu-fine-1'))).status).toBe(200);
    expect((await browser.get('/api/session')).json()).toMatchObject({ regions: [{ name: 'eu-fine-1' }] });
  });

  it('is answered by a renewed token and the same request once more', async () => {
    region.grant = (_form, response) => {
      const access_token = `renewable-${region.tokenRequests.length}`;
      sendJson(response, 200, { access_token, expires_in: 3_600, token_type: 'Bearer', refresh_token: 'r1' });
    };
    await browser.signIn(region);
    const good = `Bearer renewable-${region.tokenRequests.length + 1}`;
    region.behave = (request, response) =>
      request.headers.authorization === good
        ? sendJson(response, 200, { items: ['renewed'] })
        : sendJson(response, 401, { title: 'no' });
    const answer = await browser.get(users());
    expect(answer.status).toBe(200);
    expect(answer.json()).toEqual({ items: ['renewed'] });
    const form = region.tokenRequests.at(-1);
    expect(form?.get('grant_type')).toBe('refresh_token');
    expect(form?.has('client_secret')).toBe(false);
  });
});
