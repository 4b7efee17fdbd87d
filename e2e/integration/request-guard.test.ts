import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { sendRaw, type Answer, type Browser } from './browser.ts';
import { startConsole, startRegion, temporaryFolder, type TestConsole, type TestRegion } from './test-console.ts';
import { sendJson, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

let region: FaultyRegion;
let std: TestRegion;
let bff: TestConsole;
let browser: Browser;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
  "manifest-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

beforeAll(async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'web/assets'), { recursive: true });
  writeFileSync(join(dataDir, 'web/index.html'), '<!doctype html><html lang="en"><title>Portico</title>');
  writeFileSync(join(dataDir, 'web/assets/main-abc123.js'), 'let a;'.repeat(99));
  writeFileSync(join(dataDir, 'web/assets/main-abc123.js.gz'), gzipSync('let a;'.repeat(99)));
  writeFileSync(join(dataDir, 'web/favicon.svg'), '<svg/>');
  region = await startFaultyRegion();
  std = await startRegion('eu-std-1', 'STD', new AdvancingClock());
  bff = await startConsole({ regions: [region], dataDir });
  browser = bff.browser();
  await browser.signIn(region);
});
afterAll(() => Promise.all([bff.close(), region.close(), std.close()]));

function expectStandingHeaders({ headers }: Answer): void {
  expect(headers).toMatchObject({
    'content-security-policy': policy,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  for (const name of ['x-powered-by', 'strict-transport-security', 'access-control-allow-origin']) {
    expect(headers).not.toHaveProperty(name);
  }
}

describe('every answer', () => {
  it.each([
    ['/', 200],
    ['/assets/main-abc123.js', 200],
    ['/assets/absent.js', 404],
    ['/healthz', 200],
    ['/api/session', 200],
    ['/api/regions', 200],
    ['/api/nothing', 404],
    ['/api/regions/eu-fault-1/iam/organisations', 200],
    ['/api/regions/eu-fault-1/nothing', 404],
  ])('to %s carries the security headers', async (path, status) => {
    const answer = await browser.get(path);
    expect(answer.status).toBe(status);
    expectStandingHeaders(answer);
    if (path.startsWith('/api')) expect(answer.headers['cache-control']).toBe('no-store');
    if (status === 404) {
      const { requestId } = answer.json() as { requestId: string };
      expect(requestId).toBe(answer.headers['x-request-id']);
    }
  });

  it('also when the region refuses, answers by ids, or sends its answer in pieces', async () => {
    const path = '/api/regions/eu-fault-1/iam/organisations';
    region.behave = (_request, response) => sendJson(response, 409, { title: 'no', status: 409 });
    const users = `${path}/11111111-1111-4111-8111-111111111111/users`;
    const refused = await browser.get(users);
    region.behave = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('{"items":');
      setImmediate(() => response.end('[]}'));
    };
    const inPieces = await browser.get(users);
    region.behave = (_request, response) => sendJson(response, 200, { items: [] });
    const byIds = await browser.get(`${users}?ids=22222222-2222-4222-8222-222222222222`);
    expect([refused.status, inPieces.status, byIds.status]).toEqual([409, 200, 200]);
    for (const answer of [refused, inPieces, byIds]) {
      expectStandingHeaders(answer);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('even to what is no HTTP request', async () => {
    const answer = await sendRaw(bff.port, ['NONSENSE']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(`Content-Security-Policy: ${policy}`);
  });

  it('says HSTS where the console is reached by https', async () => {
    const secure = await startConsole({ regions: [region], env: { PUBLIC_URL: 'https://console.example.org' } });
    const { headers } = await secure.browser().get('/', { headers: { host: 'console.example.org' } });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });
});

describe('the request guard', () => {
  const paths = ['/api/session', '/api/regions', '/api/watch', '/api/regions/eu-fault-1/iam/organisations', '/api'];
  const strangers: [string, Record<string, string | undefined>][] = [
    ['without the header', { 'x-portico-csrf': undefined }],
    ['with another value', { 'x-portico-csrf': 'true' }],
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour', { 'sec-fetch-site': 'same-site' }],
    ['from the address bar', { 'sec-fetch-site': 'none' }],
    ['of another origin', { origin: 'https://evil.example' }],
    ['of a null origin', { origin: 'null' }],
    ['for another host', { host: 'evil.example' }],
    ['for another port', { host: 'localhost:1' }],
  ];

  it.each(strangers)('refuses requests %s', async (_, headers) => {
    const before = region.asked.length;
    for (const path of paths) {
      const answer = await browser.get(path, { headers });
      expect(answer.status).toBe(403);
      expect(answer.json()).toMatchObject({ type: 'urn:portico:errors#cross_site_request', source: 'console' });
      expectStandingHeaders(answer);
    }
    expect((await browser.ask('DELETE', '/api/session', { headers })).status).toBe(403);
    expect((await browser.ask('OPTIONS', '/api/session', { headers })).status).toBe(403);
    expect(region.asked.length).toBe(before);
    expect((await browser.get('/api/session')).status).toBe(200);
  });

  it('lets the console itself in, by every name of this machine', async () => {
    for (const host of [`localhost:${bff.port}`, `127.0.0.1:${bff.port}`, `[::1]:${bff.port}`]) {
      expect((await browser.get('/api/session', { headers: { host } })).status).toBe(200);
    }
    const headers = { origin: bff.url, 'sec-fetch-site': undefined };
    expect((await browser.get('/api/session', { headers })).status).toBe(200);
  });

  it('refuses a request without a Host', async () => {
    expect(await sendRaw(bff.port, ['GET /api/session HTTP/1.1', 'X-Portico-CSRF: 1'])).toMatch(/^HTTP\/1\.1 403 /);
  });

  it.each([
    ['Host', ['Host: evil.example.org']],
    ['Host, even on a health check', ['Host: localhost'], 'GET /healthz HTTP/1.1'],
    ['Content-Length', ['Content-Length: 2', 'Content-Length: 3']],
    ['Content-Length of the same value', ['Content-Length: 2', 'Content-Length: 2']],
    ['Content-Length beside Transfer-Encoding', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
    ['Transfer-Encoding', ['Transfer-Encoding: chunked', 'Transfer-Encoding: chunked']],
    ['Transfer-Encoding that is not chunked', ['Transfer-Encoding: gzip']],
    ['Origin', [`Origin: http://localhost`, 'Origin: https://evil.example.org']],
  ])('refuses a request with two readings: %s', async (_name, lines, start = 'POST /api/session HTTP/1.1') => {
    const usual = [`Host: localhost:${bff.port}`, 'X-Portico-CSRF: 1'];
    expect(await sendRaw(bff.port, [start, ...usual, ...lines])).toMatch(/^HTTP\/1\.1 400 /);
    const { port } = new URL(std.baseUrl);
    const token = ['POST /iam/token HTTP/1.1', `Host: 127.0.0.1:${port}`];
    expect(await sendRaw(Number(port), [...token, ...lines])).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('knows no other method by any override', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
    expect((await browser.ask('POST', '/api/session/activity', { headers })).status).toBe(204);
    expect((await browser.get('/api/session?_method=DELETE', { headers })).status).toBe(200);
  });
});

describe('page addresses', () => {
  const html = { accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8' };

  it.each([
    ['/'],
    ['/sign-in?returnTo=%2Feu-std-1'],
    ['/activation'],
    ['/eu-std-1/organisations/3f0/users'],
    ['/eu-std-1/spaces/3f0/clusters/1.2/x'],
    ['/apiary'],
  ])('%s is the page', async (path) => {
    const answer = await browser.get(path, { headers: html });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.text).toBe('<!doctype html><html lang="en"><title>Portico</title>');
    const again = await browser.get(path, { headers: { ...html, 'if-none-match': String(answer.headers['etag']) } });
    expect(again.status).toBe(304);
  });

  it('is in the best encoding that is taken, and each has a tag of its own', async () => {
    const taken = async (encodings: string) => {
      const { headers } = await browser.get('/', { headers: { ...html, 'accept-encoding': encodings } });
      return { encoding: headers['content-encoding'], tag: String(headers['etag']) };
    };
    const [br, gzip, none] = [
      await taken('gzip, deflate, br'),
      await taken('br;q=0, gzip;q=0.5'),
      await taken('br;q=0'),
    ];
    expect([br.encoding, gzip.encoding, none.encoding]).toEqual(['br', 'gzip', undefined]);
    expect([await taken('br;q=0.1, gzip;q=0.9'), await taken('GZIP')]).toEqual([gzip, gzip]);
    expect(new Set([br.tag, gzip.tag, none.tag]).size).toBe(3);
  });

  it.each([['W/{tag}'], ['"another", {tag}'], ['*']])('that is known as %s is not sent again', async (known) => {
    const { headers } = await browser.get('/', { headers: html });
    const asked = known.replace('{tag}', String(headers['etag']));
    const again = await browser.get('/', { headers: { ...html, 'if-none-match': asked } });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject({ etag: headers['etag'], vary: headers['vary'], 'cache-control': 'no-cache' });
  });

  it('are in the language and theme of who asks, and caches keep them apart', async () => {
    const asked = { ...html, cookie: 'portico-theme=dark', 'accept-language': 'fr-CA,en' };
    const plain = await browser.get('/', { headers: html });
    const dark = await browser.get('/', { headers: asked });
    expect(dark.text).toContain('<html lang="fr" data-theme="dark">');
    expect(dark.headers['vary']).toBe('Accept-Encoding, Accept-Language, Cookie');
    const stale = await browser.get('/', { headers: { ...asked, 'if-none-match': String(plain.headers['etag']) } });
    expect(stale.status).toBe(200);
  });

  it.each([
    ['/index.html'],
    ['/eu-std-1/x.js'],
    ['/a/b.c'],
    ['/assets'],
    ['/assets/x'],
    ['/assets/x/'],
    ['/ASSETS/x'],
    ['/%61ssets/x'],
    ['/metrics'],
    ['/%'],
    ['/.env'],
    ['/assets/../../package.json'],
    ['/assets/..%2f..%2fpackage.json'],
  ])('%s is not', async (path) => {
    expect((await browser.get(path, { headers: html })).status).toBe(404);
  });

  it('are pages only for who accepts HTML and only reads', async () => {
    expect((await browser.get('/eu-std-1', { headers: { accept: 'application/json' } })).status).toBe(404);
    expect((await browser.ask('POST', '/eu-std-1', { headers: html })).status).toBe(404);
    expect((await browser.get('/', { headers: { ...html, host: 'evil.example' } })).status).toBe(403);
  });

  it('come with files that never change, compressed by the build', async () => {
    const plain = await browser.get('/assets/main-abc123.js');
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toMatch(/javascript/);
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const packed = await browser.get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'gzip, deflate' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    const refused = await browser.get('/assets/main-abc123.js', { headers: { 'accept-encoding': 'gzip;q=0, br;q=0' } });
    expect(refused.headers).not.toHaveProperty('content-encoding');
    expect((await browser.get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });
});

describe('health', () => {
  it('is open to whoever asks, by any name, without detail', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await browser.get(path, { headers: { host: '10.0.0.7:8080', 'x-portico-csrf': undefined } });
      expect([answer.status, answer.text]).toEqual([200, 'ok\n']);
    }
  });

  it('is measured, but not on the public port', async () => {
    expect((await browser.get('/metrics')).status).toBe(404);
    expect(await bff.console.metrics()).toContain(
      'portico_http_request_duration_seconds_count{operation="ListMyOrganisations"',
    );
  });
});
