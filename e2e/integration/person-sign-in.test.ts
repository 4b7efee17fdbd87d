/** Signing in as oneself, through the console and over the embedded region's own page. */
import { randomUUID } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FaultRequest } from '#region/control/faults.ts';
import type { OwnAccount } from '#shared/account.ts';
import { AdvancingClock } from '#shared/clock.ts';
import type { PersonSignedIn, PersonSignInBegun } from '#shared/person-sign-in.ts';
import { runsPath, type Run } from '#shared/run.ts';
import { settingsPath } from '#shared/self-service.ts';
import type { RegionSummary, Session } from '#shared/session.ts';
import type { Browser } from './browser.ts';
import { freePort } from '#testing/test-server.ts';
import { startConsole, startRegion, startUpstream, type TestConsole, type TestRegion } from './test-console.ts';
import { complete, createPerson, goodPassword, issueLink, opened } from './test-link.ts';

const minute = 60_000;

let clock: AdvancingClock;
let std: TestRegion;
let bff: TestConsole;
let admin: Browser;
let browser: Browser;

beforeAll(async () => {
  clock = new AdvancingClock();
  const port = await freePort();
  std = await startRegion('eu-std-1', 'STD', clock, `http://localhost:${port}`);
  bff = await startConsole({ regions: [std], clock, port });
});
beforeEach(async () => {
  [admin, browser] = [bff.browser(), bff.browser()];
  await admin.signIn(std);
});
afterAll(() => Promise.all([bff.close(), std.close()]));

interface Person {
  readonly id: string;
  readonly email: string;
  readonly secret: string;
}

async function activePerson(): Promise<Person> {
  const id = await createPerson(admin, std);
  const link = await issueLink(admin, std, id);
  const somebody = bff.browser();
  const steps = await opened(somebody, link);
  await complete(bff, somebody, link, steps);
  clock.advance(minute);
  const { organisationId } = std.accounts;
  const user = await admin.get(`/api/regions/eu-std-1/iam/organisations/${organisationId}/users/${id}`);
  return { id, email: (user.json() as { email: string }).email, secret: steps.totp.secret };
}

async function begin(from: Browser, returnTo = '/eu-std-1'): Promise<URL> {
  const body = { region: 'eu-std-1', language: 'fr', theme: 'dark', returnTo };
  const answer = await from.ask('POST', '/api/session/person', { body });
  expect(answer.status).toBe(200);
  return new URL((answer.json() as PersonSignInBegun).location);
}

/** What the person does on the region's page; answers where it sends the browser. */
async function signInAt(page: URL, { email, secret }: Person): Promise<URL> {
  const totp = new TOTP({ secret }).generate({ timestamp: clock.now() });
  const form = new URLSearchParams(page.search);
  for (const [name, value] of Object.entries({ email, password: goodPassword, totp })) form.set(name, value);
  const response = await fetch(page.origin + page.pathname, { method: 'POST', body: form, redirect: 'manual' });
  expect(response.status).toBe(303);
  return new URL(response.headers.get('Location') ?? '');
}

const completeAt = (from: Browser, callback: URL) =>
  from.ask('POST', '/api/session/person/complete', { body: Object.fromEntries(callback.searchParams) });

async function signedIn(person: Person): Promise<PersonSignedIn> {
  const answer = await completeAt(browser, await signInAt(await begin(browser), person));
  expect(answer.status).toBe(200);
  return answer.json() as PersonSignedIn;
}

describe('signing in as a person', () => {
  it('is offered for regions where it works', async () => {
    const [region] = (await browser.get('/api/regions')).json() as RegionSummary[];
    expect(region).toMatchObject({ name: 'eu-std-1', people: true });
  });

  it('leads over the region’s page to a session of that person, and on to where it began', async () => {
    const person = await activePerson();
    const page = await begin(browser, '/eu-std-1/spaces');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({ ui_locales: 'fr', theme: 'dark' });
    const callback = await signInAt(page, person);
    expect(callback.origin + callback.pathname).toBe(`${bff.url}/sign-in/callback`);

    const answer = await completeAt(browser, callback);
    const { session, returnTo } = answer.json() as PersonSignedIn;
    expect(returnTo).toBe('/eu-std-1/spaces');
    expect(session.regions).toMatchObject([
      { name: 'eu-std-1', clientId: person.id, person: { name: 'Ada Lovelace', email: person.email } },
    ]);
    expect((await browser.get('/api/session')).json()).toMatchObject({ regions: session.regions });
    const me = await browser.get('/api/regions/eu-std-1/iam/userinfo');
    expect(me.json()).toMatchObject({ sub: person.id, email: person.email });
  });

  it('gives the rights of the person and no others', async () => {
    await signedIn(await activePerson());
    const { organisationId } = std.accounts;
    expect((await browser.get(`/api/regions/eu-std-1/iam/organisations/${organisationId}/users`)).status).toBe(403);
  });

  it('shows the way to the region’s page for password and second factor, to people only', async () => {
    await signedIn(await activePerson());
    const { held } = (await browser.get('/api/account')).json() as OwnAccount;
    const [{ settings = '' } = {}] = held;
    expect(settings).toBe(`${std.baseUrl}${settingsPath}`);
    expect(await (await fetch(`${settings}?ui_locales=fr`)).text()).toContain('Votre connexion à eu-std-1');
    const account = (await admin.get('/api/account')).json() as OwnAccount;
    expect(account.held[0]).not.toHaveProperty('settings');
  });

  it('has runs of somebody who is switched off say so', async () => {
    const person = await activePerson();
    await signedIn(person);
    const { organisationId } = std.accounts;
    const steps = Array.from({ length: 6 }, () => {
      const path = { organisationId, userId: randomUUID() };
      return { operation: 'PatchUserStateOrganisation', path, body: { active: true } };
    });
    const scope = { region: 'eu-std-1', kind: 'organisation', id: organisationId };
    const body = { kind: 'activate', scope, plan: { about: 'six', steps } };
    const { id } = (await browser.ask('POST', runsPath, { body })).json() as Run;
    const read = async () => (await browser.get(`${runsPath}/${id}`)).json() as Run;
    await expect.poll(read).toMatchObject({ state: 'ready' });
    const state = `/api/regions/eu-std-1/iam/organisations/${organisationId}/users/${person.id}`;
    expect((await admin.ask('PATCH', state, { body: { active: false } })).status).toBeLessThan(300);
    expect((await browser.ask('POST', `${runsPath}/${id}/confirm`)).status).toBe(200);
    const seen = () => bff.lines.some((line) => line.includes('token not renewed') && line.includes('refused'));
    await expect.poll(seen).toBe(true);

    await admin.ask('PATCH', state, { body: { active: true } });
    // A code works once.
    clock.advance(minute);
    await signedIn(person);
    await expect.poll(read).toMatchObject({ state: 'paused', reason: 'refused' });
  });

  it('is renewed in time without anybody noticing', async () => {
    const { session } = await signedIn(await activePerson());
    for (let past = 0; past < 2; past += 1) {
      clock.advance(50 * minute);
      expect((await browser.ask('POST', '/api/session/activity')).status).toBe(204);
      expect((await browser.get('/api/regions/eu-std-1/iam/userinfo')).status).toBe(200);
    }
    const later = (await browser.get('/api/session')).json() as Session;
    expect(later.regions[0]?.person).toEqual(session.regions[0]?.person);
  });

  it.each<FaultRequest>([
    { operation: 'Token', kind: 'status', status: 429 },
    { operation: 'Token', kind: 'status', status: 403 },
    { operation: 'Token', kind: 'status', status: 503 },
    { operation: 'Token', kind: 'break' },
  ])('outlives %o at its renewal', async (fault) => {
    await signedIn(await activePerson());
    clock.advance(56 * minute);
    expect((await browser.ask('POST', '/api/session/activity')).status).toBe(204);
    std.steering.addFault(fault);
    expect((await browser.get('/api/regions/eu-std-1/iam/userinfo')).status).toBe(200);
    expect(std.steering.state().faults).toEqual([]);
    clock.advance(5 * minute);
    expect((await browser.get('/api/regions/eu-std-1/iam/userinfo')).status).toBe(200);
  });

  it('ends at the region too when the person signs out', async () => {
    await signedIn(await activePerson());
    const before = std.requests.length;
    expect((await browser.ask('DELETE', '/api/session')).status).toBe(204);
    expect(std.requests.slice(before).filter((request) => request === 'POST /iam/revoke')).toHaveLength(2);
    expect(bff.lines.join('')).not.toContain('token not revoked');
  });
});

describe('a sign-in is refused', () => {
  const refusal = { status: 401 };

  it('in a browser that did not begin it', async () => {
    const callback = await signInAt(await begin(browser), await activePerson());
    const stranger = bff.browser();
    await begin(stranger);
    expect(await completeAt(stranger, callback)).toMatchObject(refusal);
    expect(await completeAt(bff.browser(), callback)).toMatchObject(refusal);
    expect((await completeAt(browser, callback)).status).toBe(200);
  });

  it('when its code was used before', async () => {
    const callback = await signInAt(await begin(browser), await activePerson());
    const same = bff.browser();
    same.cookie = browser.cookie;
    expect((await completeAt(browser, callback)).status).toBe(200);
    expect(await completeAt(same, callback)).toMatchObject(refusal);
  });

  it('when it took too long', async () => {
    const page = await begin(browser);
    const person = await activePerson();
    clock.advance(15 * minute);
    expect(await completeAt(browser, await signInAt(page, person))).toMatchObject(refusal);
  });

  it('where people cannot sign in, and for a region that is none', async () => {
    const other = await startUpstream('eu-ext-1', (_, response) => response.end());
    const another = await startConsole({ regions: [other] });
    for (const region of ['eu-ext-1', 'eu-none-1']) {
      const answer = await another.browser().ask('POST', '/api/session/person', { body: { region } });
      expect(answer.status).toBe(400);
    }
    await Promise.all([another.close(), other.close()]);
  });
});

describe('limits', () => {
  it('stop a network that begins and never completes, and let go with time', async () => {
    const other = await startConsole({ regions: [std], clock, port: await freePort() });
    const somebody = other.browser();
    const start = () => somebody.ask('POST', '/api/session/person', { body: { region: 'eu-std-1' } });
    const answers = await Promise.all(Array.from({ length: 62 }, start));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    const refused = await start();
    expect([refused.status, Number(refused.headers['retry-after']) > 800]).toEqual([429, true]);
    clock.advance(15 * minute);
    expect((await start()).status).toBe(200);
    await other.close();
  });

  it('leave a region alone that does not answer', async () => {
    const dead = await startUpstream('eu-ext-1', (_, response) => response.destroy());
    const people = { issuer: `${dead.baseUrl}/iam`, clientId: 'console' };
    const regions = JSON.stringify([{ name: dead.name, zone: 'STD', baseUrl: dead.baseUrl, people }]);
    const other = await startConsole({ regions: [], clock, env: { REGIONS: regions } });
    const begun = () => other.browser().ask('POST', '/api/session/person', { body: { region: dead.name } });
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await begun()).status).toBe(502);
    const answer = await begun();
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
    await Promise.all([other.close(), dead.close()]);
  });
});

it('no code, verifier or token of a sign-in is logged', async () => {
  const callback = await signInAt(await begin(browser), await activePerson());
  await completeAt(browser, callback);
  const log = bff.lines.join('');
  expect(log).toContain('signed in');
  expect(log).not.toContain(callback.searchParams.get('code') ?? 'no code');
  expect(log).not.toContain(callback.searchParams.get('state') ?? 'no state');
});
