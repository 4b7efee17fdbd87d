/** What waits behind a recovery link, through the console: for whoever holds link and code, and for nobody else. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, startUpstream, type TestConsole, type TestRegion } from './test-console.ts';
import {
  activeIn,
  complete,
  createPerson,
  fragmentOf,
  goodPassword,
  issueLink,
  open,
  opened,
  wrongCode,
  type SentLink,
} from './test-link.ts';

const recovery = '/api/self-service/recovery';

let clock: AdvancingClock;
let std: TestRegion;
let snc: TestRegion;
let bff: TestConsole;
let admin: Browser;
/** Whoever holds the link: signed in nowhere. */
let person: Browser;

beforeAll(async () => {
  clock = new AdvancingClock();
  [std, snc] = await Promise.all([startRegion('eu-std-1', 'STD', clock), startRegion('eu-snc-1', 'SNC', clock)]);
});
beforeEach(async () => {
  bff = await startConsole({ regions: [std, snc], clock });
  [admin, person] = [bff.browser(), bff.browser()];
  await admin.signIn(std);
  await admin.signIn(snc);
});
afterEach(() => bff.close());
afterAll(() => Promise.all([std.close(), snc.close()]));

const sentFrom = async (region: TestRegion) => issueLink(admin, region, await createPerson(admin, region));

describe('a link', () => {
  it('opens and is completed in the region it is of, whichever that is, without a session', async () => {
    for (const region of [std, snc]) {
      const link = await sentFrom(region);
      const answer = await open(person, link);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.json()).toMatchObject({ region: region.name, user: { firstname: 'Ada' } });
      const completed = await complete(bff, person, link, await opened(person, link));
      expect(completed.status).toBe(200);
      expect(activeIn(completed)).toBe(true);
      expect(fragmentOf(await open(person, link))).toBe('link_used');
    }
    expect(person.cookie).toBeUndefined();
  });

  it('works once, however many redeem it at the same moment', async () => {
    const link = await sentFrom(std);
    const step = await opened(person, link);
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(bff, bff.browser(), link, step)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(fragmentOf))).toEqual(new Set(['link_used']));
  });

  it('says how many tries are left, and ends after five wrong codes', async () => {
    const link = await sentFrom(snc);
    const wrong = { ...link, code: wrongCode(link) };
    const first = await open(person, wrong);
    expect(first.json()).toMatchObject({ status: 400, triesLeft: 4, source: 'region' });
    for (let attempt = 0; attempt < 3; attempt += 1) await open(person, wrong);
    expect(fragmentOf(await open(person, wrong))).toBe('link_exhausted');
    expect(fragmentOf(await open(person, link))).toBe('link_exhausted');
  });

  it('that no region knows is refused like one with a wrong token', async () => {
    const link = await sentFrom(std);
    const unknown = await open(person, { ...link, flow: '00000000-0000-4000-8000-000000000000' });
    const wrongToken = await open(person, { ...link, token: 'x'.repeat(link.token.length) });
    expect([unknown.status, fragmentOf(unknown)]).toEqual([404, 'link_unknown']);
    expect([wrongToken.status, fragmentOf(wrongToken)]).toEqual([404, 'link_unknown']);
  });

  it('of a region that answers works while another is down; one of the other is not called unknown', async () => {
    const link = await sentFrom(snc);
    const lost = await sentFrom(std);
    const broken = await startUpstream(std.name, (request) => request.socket.destroy());
    const half = await startConsole({ regions: [{ ...broken, embedded: true }, snc], clock });
    expect((await open(half.browser(), link)).status).toBe(200);
    expect((await open(half.browser(), lost)).json()).toMatchObject({ source: 'console', region: std.name });
    await half.close();
    await broken.close();
  });

  it('that its region completed without a word is completed, and is not called a mistake of the console', async () => {
    const link = await sentFrom(std);
    const step = await opened(person, link);
    const silent = await startUpstream(std.name, (_request, response) => void response.writeHead(200).end());
    const beside = await startConsole({ regions: [{ ...silent, embedded: true }], clock });
    expect((await complete(beside, beside.browser(), link, step)).status).toBe(200);
    await beside.close();
    await silent.close();
  });
});

describe('a step is refused', () => {
  let link: SentLink;
  beforeEach(async () => {
    link = await sentFrom(std);
  });
  const ask = (body: unknown, headers = {}) => person.ask('POST', recovery, { body, headers });

  it('without the header of the console, from another site, and as anything but JSON', async () => {
    expect((await ask(link, { 'x-portico-csrf': undefined })).status).toBe(403);
    expect((await ask(link, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(link, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await ask(link, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await person.get(recovery)).status).toBe(404);
  });

  it.each([
    [{ code: '12345' }, 'code'],
    [{ flow: 'none' }, 'flow'],
    [{ token: '' }, 'token'],
  ])('for %o, naming the field and echoing nothing', async (change, field) => {
    const answer = await ask({ ...link, ...change });
    expect(answer.json()).toMatchObject({ status: 400, violations: [{ field }] });
    expect(answer.text).not.toContain(link.token);
  });

  it('for a region that is not embedded: its links open its provider’s pages', async () => {
    const step = await opened(person, link);
    const elsewhere = await complete(bff, person, link, { ...step, region: 'eu-real-1' });
    expect(elsewhere.json()).toMatchObject({ status: 400, violations: [{ field: 'region' }] });
    const provided = await startConsole({ regions: [{ ...std, embedded: false }], clock });
    const asked = std.requests.length;
    expect(fragmentOf(await open(provided.browser(), link))).toBe('no_self_service');
    expect(fragmentOf(await complete(provided, provided.browser(), link, step))).toBe('no_self_service');
    expect(std.requests).toHaveLength(asked);
    await provided.close();
  });

  it('after forty refusals of one link, for a quarter of an hour and across a restart', async () => {
    const unknown = { ...link, token: 'not-the-token' };
    for (let attempt = 0; attempt < 40; attempt += 1) expect((await open(person, unknown)).status).toBe(404);
    const refused = await open(person, link);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    const again = await startConsole({ regions: [std, snc], clock, dataDir: bff.dataDir });
    expect((await open(again.browser(), link)).status).toBe(429);
    await again.close();
    expect((await open(person, await sentFrom(std))).status).toBe(200);
    clock.advance(15 * 60_000);
    expect((await open(person, link)).status).toBe(200);
  });

  it('after a hundred refusals from one network, whatever the links', async () => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const flow = `00000000-0000-4000-8000-${String(attempt).padStart(12, '0')}`;
      expect((await open(person, { ...link, flow })).status).toBe(404);
    }
    expect((await open(person, link)).status).toBe(429);
    clock.advance(15 * 60_000);
  });
});

it('what is secret about a link is in no log line and in no file of the console', async () => {
  const link = await sentFrom(std);
  await open(person, { ...link, code: wrongCode(link) });
  const step = await opened(person, link);
  await person.ask('POST', `${recovery}/complete`, {
    body: { ...step, flow: link.flow, password: 'Weak-1', totp: 'x' },
  });
  expect((await complete(bff, person, link, step)).status).toBe(200);
  await admin.get(`/api/recovery-links/${std.name}/${std.accounts.organisationId}`);

  const stored = readdirSync(bff.dataDir).map((file) => readFileSync(join(bff.dataDir, file), 'latin1'));
  expect(bff.lines.join('')).toContain(`${recovery}/complete`);
  const secrets = [link.link, link.flow, link.token, step.continuation, step.totp.secret, goodPassword, 'Weak-1'];
  for (const text of [...stored, bff.lines.join('')]) {
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(new RegExp(`\\b${link.code}\\b`));
  }
});
