import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, temporaryFolder, type TestConsole, type TestRegion } from './test-console.ts';

const hour = 3_600_000;
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
});
afterEach(() => bff.close());
afterAll(() => Promise.all([std.close(), snc.close()]));

const users = (region: TestRegion) => `/api/regions/${region.name}/iam/spaces/${region.accounts.spaceId}/users`;

describe('signing in', () => {
  it('answers the session and sets a cookie that only the browser itself can send back', async () => {
    const answer = await browser.signIn(std, 'Ada');
    expect(answer.status).toBe(200);
    expect(answer.json()).toMatchObject({
      operator: 'Ada',
      regions: [
        {
          name: 'eu-std-1',
          zone: 'STD',
          clientId: std.accounts.clientId,
          organisationId: std.accounts.organisationId,
        },
      ],
    });
    const [cookie = '', ...more] = [answer.headers['set-cookie'] ?? []].flat();
    expect(more).toEqual([]);
    expect(cookie.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']);
    expect(cookie).toMatch(/^__Host-Http-portico=s%3A/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('opens the region for reading, without any cookie or secret going upstream', async () => {
    await browser.signIn(std);
    const answer = await browser.get(`${users(std)}?page[size]=5`);
    expect(answer.status).toBe(200);
    expect((answer.json() as { items: unknown[] }).items).toHaveLength(5);
    const sent = std.headers.at(-1);
    expect(sent?.['authorization']).toMatch(/^Bearer /);
    expect(sent).not.toHaveProperty('cookie');
    expect(sent).not.toHaveProperty('x-portico-csrf');
    expect(sent).not.toHaveProperty('sec-fetch-site');
  });

  it('refuses an unknown id and a wrong secret with the same words', async () => {
    const wrong = { region: std.name, clientId: std.accounts.clientId, clientSecret: 'nope' };
    const unknown = { ...wrong, clientId: '00000000-0000-4000-8000-000000000000' };
    const answers = await Promise.all(
      [wrong, unknown].map((body) => bff.browser().ask('POST', '/api/session', { body })),
    );
    const [first, second] = answers.map((answer) => ({ ...(answer.json() as object), requestId: undefined }));
    expect(first).toMatchObject({ status: 401, type: 'urn:portico:errors#wrong_credentials', source: 'console' });
    expect(second).toEqual(first);
    expect(answers.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
  });

  it.each([
    [{ clientId: 'x', clientSecret: 'y', region: 'eu-std-1' }, 'clientId'],
    [{ clientId: '00000000-0000-4000-8000-000000000000', clientSecret: '', region: 'eu-std-1' }, 'clientSecret'],
    [{ clientId: '00000000-0000-4000-8000-000000000000', clientSecret: 'y', region: 'eu-nowhere-1' }, 'region'],
    [{ clientId: '00000000-0000-4000-8000-000000000000', clientSecret: 'y', region: '__proto__' }, 'region'],
    [{ region: 'eu-std-1', demo: 'admin' }, 'demo'],
    [{ region: 'eu-std-1', demo: 'root' }, 'demo'],
  ])('names the field at fault in %o', async (body, field) => {
    const answer = await browser.ask('POST', '/api/session', { body });
    expect(answer.status).toBe(400);
    expect(answer.json()).toMatchObject({ violations: [{ field }], source: 'console' });
  });

  it('takes a second region into the same session under a new id', async () => {
    await browser.signIn(std, 'Ada');
    const old = browser.cookie;
    const answer = await browser.signIn(snc);
    expect(answer.json()).toMatchObject({
      operator: 'Ada',
      regions: [{ name: snc.name }, { name: std.name }],
    });
    expect(browser.cookie).not.toBe(old);
    expect((await browser.get(users(std))).status).toBe(200);
    expect((await browser.get(users(snc))).status).toBe(200);
    clock.advance(10_000);
    const stale = await browser.get('/api/session', { headers: { cookie: old } });
    expect(stale.status).toBe(401);
  });
});

describe('demo accounts', () => {
  it('sign in without the browser seeing their secret, once the start command wrote their file', async () => {
    const demoFile = join(bff.dataDir, 'demo.json');
    const demo = await startConsole({ regions: [std, snc], clock, env: { DEMO_FILE: demoFile } });
    const person = demo.browser();
    const body = { region: std.name, demo: 'limited' };
    expect((await person.ask('POST', '/api/session', { body })).status).toBe(400);
    expect((await person.get('/api/regions')).json()).toMatchObject([{ demo: false }, { demo: false }]);

    writeFileSync(demoFile, JSON.stringify({ regions: [{ name: std.name, ...std.accounts }] }));
    expect((await person.get('/api/regions')).json()).toMatchObject([{ demo: true }, { demo: false }]);
    const limited = await person.ask('POST', '/api/session', { body });
    expect(limited.json()).toMatchObject({ regions: [{ clientId: std.accounts.limited.clientId }] });
    const admin = await person.ask('POST', '/api/session', { body: { ...body, demo: 'admin' } });
    expect(admin.json()).toMatchObject({ regions: [{ clientId: std.accounts.clientId }] });
    expect(limited.text + admin.text).not.toContain(std.accounts.clientSecret);
    await demo.close();
  });
});

describe('limits of signing in', () => {
  const wrongPair = () => ({ region: std.name, clientId: std.accounts.clientId, clientSecret: 'wrong' });
  const tryWrong = () => browser.ask('POST', '/api/session', { body: wrongPair() });

  it('stops after five wrong pairs, says when to come back, and remembers over a restart', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await tryWrong()).status).toBe(401);
    const refused = await tryWrong();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(890);
    expect((await browser.signIn(std)).status).toBe(429);

    const again = await startConsole({ regions: [std, snc], clock, dataDir: bff.dataDir });
    expect((await again.browser().signIn(std)).status).toBe(429);
    clock.advance(15 * 60_000);
    expect((await again.browser().signIn(std)).status).toBe(200);
    await again.close();
  });

  it('forgets the wrong ones once the pair was right', async () => {
    for (let attempt = 0; attempt < 4; attempt += 1) await tryWrong();
    expect((await browser.signIn(std)).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await tryWrong()).status).toBe(401);
  });

  it('does not let many at once slip through', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, tryWrong));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('counts a client id over all addresses, believing X-Forwarded-For only where told to', async () => {
    const trusting = await startConsole({ regions: [std], clock, env: { TRUST_PROXY: '1' } });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 51; attempt += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${attempt}` };
      const answer = await trusting.browser().ask('POST', '/api/session', { body: wrongPair(), headers });
      statuses.push(answer.status);
    }
    expect(statuses.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(statuses[50]).toBe(429);
    await trusting.close();

    const headers = (attempt: number) => ({ 'x-forwarded-for': `198.51.100.${attempt}` });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await browser.ask('POST', '/api/session', { body: wrongPair(), headers: headers(attempt) });
    }
    const sixth = await browser.ask('POST', '/api/session', { body: wrongPair(), headers: headers(6) });
    expect(sixth.status).toBe(429);
  });
});

describe('the life of a session', () => {
  it('ends after an hour without activity, however much is read', async () => {
    await browser.signIn(std);
    clock.advance(hour - 1_000);
    expect((await browser.get(users(std))).status).toBe(200);
    expect((await browser.get('/api/session')).status).toBe(200);
    clock.advance(1_000);
    const answer = await browser.get('/api/session');
    expect(answer.status).toBe(401);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    expect((await browser.get(users(std))).json()).toMatchObject({ type: 'urn:portico:errors#signed_out' });
  });

  it('goes on with activity, up to eight hours', async () => {
    await browser.signIn(std);
    for (let minutes = 0; minutes < 8 * 60 - 30; minutes += 30) {
      clock.advance(hour / 2);
      expect((await browser.ask('POST', '/api/session/activity')).status).toBe(204);
    }
    clock.advance(hour / 2);
    expect((await browser.get('/api/session')).status).toBe(401);
  });

  it('goes on with a write', async () => {
    await browser.signIn(std);
    clock.advance(hour - 1_000);
    const user = { email: 'new.person@example.org', firstname: 'New', lastname: 'Person' };
    expect((await browser.ask('POST', users(std), { body: user })).status).toBe(201);
    clock.advance(hour - 1_000);
    expect((await browser.get('/api/session')).status).toBe(200);
  });

  it('is over for good once swept, also for its region', async () => {
    await browser.signIn(std);
    clock.advance(hour);
    const before = std.requests.length;
    await bff.console.endExpired();
    expect(std.requests.slice(before)).toEqual(['POST /iam/revoke', 'POST /iam/revoke']);
    expect(bff.lines.join('')).not.toContain('does not let a token revoke itself');
    expect(readFileSync(join(bff.dataDir, 'console.sqlite')).length).toBeGreaterThan(0);
    expect((await browser.get('/api/session')).status).toBe(401);
  });

  it('does not end the console when the store fails at a round', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const failing = await startConsole({ regions: [std], clock });
    const database = new DatabaseSync(join(failing.dataDir, 'console.sqlite'));
    database.exec('DROP TABLE recovery_links');
    database.close();
    vi.advanceTimersByTime(30_000);
    vi.useRealTimers();
    await expect.poll(() => failing.lines.join('')).toContain('expired sessions not ended');
    expect((await failing.browser().get('/healthz')).status).toBe(200);
    await failing.close();
  });

  it('survives a restart, and a change of the secret while the old one is still listed', async () => {
    const dataDir = temporaryFolder();
    const first = await startConsole({ regions: [std], clock, dataDir });
    const person = first.browser();
    await person.signIn(std);
    await first.close();

    const env = {
      SESSION_SECRET: 'another forty bytes that only this test has,forty bytes that only this test knows',
    };
    const second = await startConsole({ regions: [std], clock, dataDir, env });
    const same = second.browser();
    same.cookie = person.cookie;
    expect((await same.get('/api/session')).status).toBe(200);
    expect((await same.get(users(std))).status).toBe(200);
    await second.close();

    const third = await startConsole({
      regions: [std],
      clock,
      dataDir,
      env: { SESSION_SECRET: 'forty bytes that nobody signed anything with' },
    });
    const stranger = third.browser();
    stranger.cookie = person.cookie;
    expect((await stranger.get('/api/session')).status).toBe(401);
    await third.close();
    rmSync(dataDir, { recursive: true });
  });

  it('leaves no secret, token or session id in the store', async () => {
    const answer = await browser.signIn(std);
    await browser.get(users(std));
    const bearer = String(std.headers.at(-1)?.['authorization']).slice('Bearer '.length);
    const id =
      decodeURIComponent(browser.cookie ?? '')
        .replace(/^.*=s:/, '')
        .split('.')[0] ?? '';
    expect(answer.status).toBe(200);
    expect(bearer.length).toBeGreaterThan(100);
    expect(id.length).toBeGreaterThan(20);
    const stored = readdirSync(bff.dataDir).map((file) => readFileSync(join(bff.dataDir, file), 'latin1'));
    for (const secret of [bearer, bearer.slice(0, 60), id, std.accounts.clientSecret ?? '']) {
      expect(stored.some((content) => content.includes(secret))).toBe(false);
    }
    const logged = bff.lines.join('');
    for (const secret of [bearer, id, std.accounts.clientSecret ?? '']) expect(logged).not.toContain(secret);
  });
});

describe('signing out', () => {
  it('ends the session here and the tokens at the region, and clears the browser', async () => {
    await browser.signIn(std);
    await browser.get(users(std));
    const { authorization } = std.headers.at(-1) ?? {};
    const cookie = browser.cookie;
    const answer = await browser.ask('DELETE', '/api/session');
    expect(answer.status).toBe(204);
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect((await browser.get('/api/session', { headers: { cookie } })).status).toBe(401);
    const direct = await fetch(`${std.baseUrl}/iam/organisations`, {
      headers: { authorization: String(authorization) },
    });
    expect(direct.status).toBe(401);
    expect((await browser.ask('DELETE', '/api/session')).status).toBe(204);
  });

  it('of one region leaves the other', async () => {
    await browser.signIn(std);
    await browser.signIn(snc);
    expect((await browser.ask('DELETE', `/api/session/regions/${std.name}`)).status).toBe(204);
    expect((await browser.get(users(snc))).status).toBe(200);
    expect((await browser.get(users(std))).json()).toMatchObject({
      status: 401,
      type: 'urn:portico:errors#region_signed_out',
      source: 'console',
      region: std.name,
    });
    await browser.ask('DELETE', `/api/session/regions/${snc.name}`);
    expect((await browser.get('/api/session')).status).toBe(401);
  });
});

describe('regions', () => {
  it('are listed before anybody signed in', async () => {
    expect((await browser.get('/api/regions')).json()).toEqual([
      { name: 'eu-std-1', zone: 'STD', reachable: true, demo: false, demoPerson: false, people: true },
      { name: 'eu-snc-1', zone: 'SNC', reachable: true, demo: false, demoPerson: false, people: true },
    ]);
  });
});
