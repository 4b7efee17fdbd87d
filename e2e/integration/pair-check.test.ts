/** POST /api/session/check: trying a pair out, without keeping or telling anything. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, startUpstream, type TestConsole, type TestRegion } from './test-console.ts';

let clock: AdvancingClock;
let std: TestRegion;
let snc: TestRegion;
let bff: TestConsole;
let browser: Browser;

beforeAll(async () => {
  clock = new AdvancingClock();
  [std, snc] = await Promise.all([startRegion('eu-std-1', 'STD', clock), startRegion('eu-snc-1', 'SNC', clock)]);
});
beforeEach(async () => {
  bff = await startConsole({ regions: [std, snc], clock });
  browser = bff.browser();
  await browser.signIn(std);
});
afterEach(() => bff.close());
afterAll(() => Promise.all([std.close(), snc.close()]));

const check = (body: unknown, headers = {}) => browser.ask('POST', '/api/session/check', { body, headers });
const pair = () => ({ region: std.name, ...std.accounts.limited });
const wrong = () => ({ ...pair(), clientSecret: 'not-the-secret' });

describe('checking a pair', () => {
  it('answers whether the region takes it, and nothing else', async () => {
    const right = await check(pair());
    expect([right.status, right.json()]).toEqual([200, { valid: true }]);
    expect(right.headers['cache-control']).toBe('no-store');
    expect(right.headers['set-cookie']).toBeUndefined();
    const refused = await check(wrong());
    expect([refused.status, refused.json()]).toEqual([200, { valid: false }]);
    const unknown = await check({ ...wrong(), clientId: '00000000-0000-4000-8000-000000000000' });
    expect(unknown.json()).toEqual({ valid: false });
  });

  it('throws the token away and leaves the session as it was', async () => {
    const from = std.requests.length;
    await check(pair());
    const asked = std.requests.slice(from);
    expect(asked[0]).toBe('POST /iam/token');
    expect(asked.slice(1)).toEqual(['POST /iam/revoke', 'POST /iam/revoke']);
    const authorization = String(std.headers.at(-1)?.['authorization']);
    const direct = await fetch(`${std.baseUrl}/iam/organisations`, { headers: { authorization } });
    expect(direct.status).toBe(401);
    const session = (await browser.get('/api/session')).json();
    expect(session).toMatchObject({ regions: [{ clientId: std.accounts.clientId }] });
  });

  it('keeps the secret out of the store and the log', async () => {
    const { clientSecret = '' } = std.accounts.limited;
    await check(pair());
    await check({ ...pair(), clientId: 'no uuid' });
    const stored = readdirSync(bff.dataDir).map((file) => readFileSync(join(bff.dataDir, file), 'latin1'));
    for (const content of [...stored, bff.lines.join('')]) expect(content).not.toContain(clientSecret);
  });
});

describe('a check is refused', () => {
  it('to whoever is not signed in, or not to that region', async () => {
    const stranger = await bff.browser().ask('POST', '/api/session/check', { body: pair() });
    expect(stranger.json()).toMatchObject({ status: 401, type: 'urn:portico:errors#signed_out' });
    const elsewhere = await check({ region: snc.name, ...snc.accounts.limited });
    expect(elsewhere.json()).toMatchObject({ status: 401, type: 'urn:portico:errors#region_signed_out' });
  });

  it('without the header of the console, and as anything but JSON', async () => {
    expect((await check(pair(), { 'x-portico-csrf': undefined })).status).toBe(403);
    expect((await check(pair(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await check(pair(), { 'content-type': 'text/plain' })).status).toBe(415);
  });

  it.each([
    [{}, 'region'],
    [{ clientId: 'x' }, 'clientId'],
    [{ clientSecret: '' }, 'clientSecret'],
    [{ region: 'eu-nowhere-1' }, 'region'],
  ])('for %o in place of what it should be', async (change, field) => {
    const body = Object.keys(change).length === 0 ? {} : { ...pair(), ...change };
    const answer = await check(body);
    expect(answer.status).toBe(400);
    const { violations } = answer.json() as { violations: { field: string }[] };
    expect(violations.map((violation) => violation.field)).toContain(field);
  });

  it('for a key given twice', async () => {
    const text = JSON.stringify(pair()).replace('{', '{"clientSecret":"other",');
    expect((await check(Buffer.from(text))).status).toBe(400);
  });

  it('after five wrong ones, in common with signing in', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await check(wrong())).json()).toEqual({ valid: false });
    const refused = await check(pair());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    const signIn = await bff.browser().ask('POST', '/api/session', { body: pair() });
    expect(signIn.status).toBe(429);
    clock.advance(15 * 60_000);
    expect((await check(pair())).json()).toEqual({ valid: true });
  });

  it('when the region fails, without counting it', async () => {
    const broken = await startUpstream(std.name, (_request, response) => response.writeHead(500).end());
    const other = await startConsole({ regions: [broken], clock, dataDir: bff.dataDir });
    const same = other.browser();
    same.cookie = browser.cookie;
    const answer = await same.ask('POST', '/api/session/check', { body: pair() });
    expect(answer.json()).toMatchObject({ status: 502, source: 'console' });
    await other.close();
    await broken.close();
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await check(wrong())).status).toBe(200);
    clock.advance(15 * 60_000);
  });
});
