/** The demo person: the console walks the way of a browser over the region's own page, from what the demo file tells. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { PersonSignedIn, PersonSignInBegun } from '#shared/person-sign-in.ts';
import type { Session } from '#shared/session.ts';
import type { Browser } from './browser.ts';
import { freePort } from '#testing/test-server.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let folder: string;
let clock: AdvancingClock;
let std: TestRegion;
let bff: TestConsole;
let browser: Browser;
const demo = { region: 'eu-std-1', demo: 'person' };

beforeAll(async () => {
  clock = new AdvancingClock();
  const port = await freePort();
  std = await startRegion('eu-std-1', 'STD', clock, `http://localhost:${port}`);
  folder = mkdtempSync(join(tmpdir(), 'portico-demo-'));
  const demoFile = join(folder, 'demo.json');
  writeFileSync(demoFile, JSON.stringify({ regions: [{ name: std.name, ...std.accounts }] }));
  bff = await startConsole({ regions: [std], clock, port, env: { DEMO_FILE: demoFile } });
});
beforeEach(() => {
  browser = bff.browser();
  // Codes work once.
  clock.advance(120_000);
});
afterAll(async () => {
  await Promise.all([bff.close(), std.close()]);
  rmSync(folder, { recursive: true });
});

/** As the demo person does it in a browser, with what the terminal says. */
async function signInByForm(from: Browser): Promise<Session> {
  const { email = '', password = '', totpSecret = '' } = std.accounts.person ?? {};
  const begun = await from.ask('POST', '/api/session/person', { body: { region: std.name } });
  const page = new URL((begun.json() as PersonSignInBegun).location);
  const form = new URLSearchParams(page.search);
  const totp = new TOTP({ secret: totpSecret }).generate({ timestamp: clock.now() });
  for (const [name, value] of Object.entries({ email, password, totp })) form.set(name, value);
  const answer = await fetch(page.origin + page.pathname, { method: 'POST', body: form, redirect: 'manual' });
  const callback = new URL(answer.headers.get('Location') ?? '');
  const body = Object.fromEntries(callback.searchParams);
  const done = await from.ask('POST', '/api/session/person/complete', { body });
  return (done.json() as PersonSignedIn).session;
}

/** The session without what differs from one sign-in to the next. */
function shapeOf({ regions, ...rest }: Session) {
  return { members: Object.keys(rest).sort(), regions: regions.map((region) => ({ ...region, expiresAt: '' })) };
}

it('is offered where there is one', async () => {
  expect((await browser.get('/api/regions')).json()).toMatchObject([{ name: std.name, demo: true, demoPerson: true }]);
});

it('ends with the same session as the form, and the browser learns no secret', async () => {
  const answer = await browser.ask('POST', '/api/session', { body: demo });
  expect(answer.status).toBe(200);
  const byButton = answer.json() as Session;
  for (const secret of [std.accounts.person?.password, std.accounts.person?.totpSecret]) {
    expect(answer.text + bff.lines.join('')).not.toContain(secret);
  }
  clock.advance(60_000);
  const byForm = await signInByForm(bff.browser());
  expect(shapeOf(byButton)).toEqual(shapeOf(byForm));
  expect(byButton.regions).toMatchObject([
    { clientId: std.accounts.person?.userId, person: { email: std.accounts.person?.email } },
  ]);
  const { spaceId, organisationId } = std.accounts;
  const asked = [`kubernetes/spaces/${spaceId}/clusters`, `iam/organisations/${organisationId}/users`];
  const statuses = asked.map(async (path) => (await browser.get(`/api/regions/eu-std-1/${path}`)).status);
  expect(await Promise.all(statuses)).toEqual([200, 403]);
});

it('needs no other name for a person, as the form does not ask for one', async () => {
  const answer = await browser.ask('POST', '/api/session', { body: { ...demo, operator: 'Somebody else' } });
  expect(answer.status).toBe(200);
  expect(answer.json()).not.toHaveProperty('operator');
});

it('lets three in at once, and says to others when the next code comes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => bff.browser().ask('POST', '/api/session', { body: demo })),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(200), count(429)]).toEqual([3, 2]);
  const late = answers.find(({ status }) => status === 429);
  expect(Number(late?.headers['retry-after'])).toBeLessThanOrEqual(30);
});

it('goes on after somebody used the code of the moment in the form', async () => {
  await signInByForm(bff.browser());
  expect((await browser.ask('POST', '/api/session', { body: demo })).status).toBe(200);
});

it('is the same after the region was brought back to its seed', async () => {
  await std.steering.reset();
  expect((await browser.ask('POST', '/api/session', { body: demo })).status).toBe(200);
});

it('says so when the person has other credentials by now', async () => {
  const admin = bff.browser();
  await admin.signIn(std);
  const { organisationId, person } = std.accounts;
  const path = `/api/regions/eu-std-1/iam/organisations/${organisationId}/users/${person?.userId}/recover`;
  expect((await admin.ask('POST', path)).status).toBe(200);
  const refused = await browser.ask('POST', '/api/session', { body: demo });
  expect(refused.status).toBe(401);
  // The same as when somebody else was faster: which of the two it was is not known.
  expect(refused.json()).toMatchObject({
    detail: expect.stringMatching(/used elsewhere, or .* another password/) as string,
  });
  clock.advance(120_000);
  const paused = await browser.ask('POST', '/api/session', { body: demo });
  expect(paused).toMatchObject({ status: 429 });
  expect(paused.json()).toMatchObject({ detail: expect.stringContaining('pauses signing in') as string });
});
