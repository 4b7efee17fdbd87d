/** The ledger of recovery links: what is entered, and who may read it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { linkState, type IssuedLink, type LinkNewsList, type RecoveryLedger } from '#shared/recovery-ledger.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';
import { complete, createPerson, issueLink, open, opened, sentLink, wrongCode, type SentLink } from './test-link.ts';

const day = 24 * 60 * 60_000;

let clock: AdvancingClock;
let std: TestRegion;
let snc: TestRegion;
let bff: TestConsole;
let admin: Browser;
let userId: string;

beforeAll(async () => {
  clock = new AdvancingClock();
  [std, snc] = await Promise.all([startRegion('eu-std-1', 'STD', clock), startRegion('eu-snc-1', 'SNC', clock)]);
});
beforeEach(async () => {
  bff = await startConsole({ regions: [std, snc], clock });
  admin = bff.browser();
  await admin.signIn(std, 'Ines Verne');
  userId = await createPerson(admin, std);
});
afterEach(() => bff.close());
afterAll(() => Promise.all([std.close(), snc.close()]));

const address = (region = std) => `/api/recovery-links/${region.name}/${region.accounts.organisationId}`;

async function read(browser = admin): Promise<RecoveryLedger> {
  const answer = await browser.get(address());
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  return answer.json() as RecoveryLedger;
}

/** The entries once each says whether its user was active, which is found out after the link was answered. */
async function settled(): Promise<readonly IssuedLink[]> {
  await expect.poll(async () => (await read()).items.every(({ wasActive }) => wasActive !== undefined)).toBe(true);
  return (await read()).items;
}

describe('an entry', () => {
  it('says for whom, by whom and until when, and neither link nor code', async () => {
    const before = clock.now();
    const link = await issueLink(admin, std, userId);
    const [entry] = await settled();
    expect(entry).toMatchObject({ userId, wasActive: false });
    expect(entry?.issuedBy).toEqual({ clientId: std.accounts.clientId, operator: 'Ines Verne' });
    expect(Date.parse(entry?.issuedOn ?? '')).toBeGreaterThanOrEqual(before);
    expect(Math.abs(Date.parse(entry?.expiresOn ?? '') - before - 2 * day)).toBeLessThan(60_000);
    const text = JSON.stringify(entry);
    for (const secret of [link.flow, link.token, link.code]) expect(text).not.toContain(secret);
  });

  it('says when a newer link took its place, and when the link was used', async () => {
    await issueLink(admin, std, userId);
    clock.advance(60_000);
    const link = await issueLink(admin, std, userId);
    const person = bff.browser();
    clock.advance(60_000);
    await complete(bff, person, link, await opened(person, link));
    const [second, first] = await settled();
    expect(first?.supersededOn).toBe(second?.issuedOn);
    expect(first?.usedOn).toBeUndefined();
    expect(second?.supersededOn).toBeUndefined();
    expect(Date.parse(second?.usedOn ?? '')).toBeGreaterThan(Date.parse(second?.issuedOn ?? ''));
  });

  it('says when wrong codes on the page behind the link have ended it', async () => {
    const link = await issueLink(admin, std, userId);
    const person = bff.browser();
    for (const left of [4, 3, 2, 1]) {
      expect((await open(person, { ...link, code: wrongCode(link) })).json()).toMatchObject({ triesLeft: left });
    }
    const [tried] = (await read()).items;
    expect(tried).toMatchObject({ wrongCodes: 4 });
    expect(tried?.killedOn).toBeUndefined();
    clock.advance(60_000);
    expect((await open(person, { ...link, code: wrongCode(link) })).status).toBe(410);
    const killedOn = (await read()).items[0]?.killedOn;
    clock.advance(60_000);
    expect((await open(person, link)).status).toBe(410);
    const [entry] = await settled();
    expect(entry).toMatchObject({ opensHere: true, killedOn });
    expect(linkState(entry as IssuedLink, clock.now())).toBe('killed');
  });

  it('of a link issued in a space is in the ledger of its organisation', async () => {
    const { spaceId } = std.accounts;
    const users = `/api/regions/${std.name}/iam/spaces/${spaceId}/users`;
    const [someone] = ((await admin.get(users)).json() as { items: { id: string }[] }).items;
    expect((await admin.ask('POST', `${users}/${someone?.id}/recover`)).status).toBe(200);
    const [entry] = await settled();
    expect(entry).toMatchObject({ userId: someone?.id, spaceId });
  });

  it('is not made for a link that was refused', async () => {
    const limited = bff.browser();
    await limited.signIn({ name: std.name, accounts: std.accounts.limited });
    const path = `/api/regions/${std.name}/iam/organisations/${std.accounts.organisationId}/users/${userId}/recover`;
    expect((await limited.ask('POST', path)).status).toBe(403);
    expect((await read()).items).toEqual([]);
  });

  it('outlives a restart, and is forgotten after thirty days', async () => {
    await issueLink(admin, std, userId);
    await settled();
    const again = await startConsole({ regions: [std, snc], clock, dataDir: bff.dataDir });
    const same = again.browser();
    same.cookie = admin.cookie;
    expect((await read(same)).items).toHaveLength(1);
    clock.advance(31 * day);
    await again.console.endExpired();
    await same.signIn(std);
    expect((await read(same)).items).toEqual([]);
    await again.close();
  });
});

describe('whoever issued a link', () => {
  const news = async (browser = admin) =>
    ((await browser.get('/api/recovery-links')).json() as LinkNewsList).items.map(({ userId: who, ...link }) => ({
      ...link,
      isTheirs: who === userId,
    }));
  const useLink = async (link: SentLink) => {
    const person = bff.browser();
    expect((await complete(bff, person, link, await opened(person, link))).status).toBe(200);
  };
  const use = async () => {
    const link = await issueLink(admin, std, userId);
    await settled();
    await useLink(link);
  };
  const seen = (ids: readonly unknown[], browser = admin) =>
    browser.ask('POST', '/api/recovery-links/seen', { body: { ids } });

  it('is told once somebody has become active by it, until that was seen', async () => {
    await issueLink(admin, std, userId);
    expect(await news()).toEqual([]);
    await use();
    const told = await news();
    const { organisationId } = std.accounts;
    expect(told).toMatchObject([{ isTheirs: true, region: std.name, organisationId, wasActive: false, active: true }]);
    const again = bff.browser();
    await again.signIn(std);
    expect(await news(again)).toEqual(told);
    expect((await seen([told[0]?.id], again)).status).toBe(204);
    expect(await news()).toEqual([]);
  });

  it('hears of it on the live stream, which names nobody', async () => {
    const headers = { cookie: admin.cookie ?? '', 'sec-fetch-site': 'same-origin', 'x-portico-csrf': '1' };
    const stream = await fetch(`${bff.url}/api/watch`, { headers });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const hear = async () => (await reader?.read())?.value ?? expect.fail('the stream has ended');
    let text = await hear();
    await use();
    while (!/event: linkUsed\ndata: .*\n\n/.test(text)) text += await hear();
    expect(text).not.toContain(userId);
    await reader?.cancel();
  });

  it('is not told of somebody who stays switched off as of one who has become active', async () => {
    const users = `/api/regions/${std.name}/iam/organisations/${std.accounts.organisationId}/users`;
    expect((await admin.ask('PATCH', `${users}/${userId}`, { body: { active: false } })).status).toBe(200);
    await use();
    expect(await news()).toMatchObject([{ wasActive: false, active: false }]);
  });

  it('alone is told, and says alone that it was seen', async () => {
    await use();
    const [told] = await news();
    const limited = bff.browser();
    await limited.signIn({ name: std.name, accounts: std.accounts.limited });
    expect(await news(limited)).toEqual([]);
    expect((await seen([told?.id], limited)).status).toBe(204);
    expect(await news()).toHaveLength(1);
  });

  it('is told of nothing while the region does not let it list the users, and later of all', async () => {
    await use();
    std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'status', status: 403, times: 1 });
    expect(await news()).toEqual([]);
    expect(await news()).toHaveLength(1);
  });

  it('is told of those of a space where it may list no users but those of the space', async () => {
    const { spaceId, limited } = std.accounts;
    const iam = `/api/regions/${std.name}/iam/spaces/${spaceId}`;
    const { items } = (await admin.get(`${iam}/roles`)).json() as { items: { uuid: string; name: string }[] };
    const role = items.find(({ name }) => name === 'Identity User Account Manager');
    const policy = `${iam}/iampolicy/serviceAccounts/${limited.clientId}`;
    expect((await admin.ask('PATCH', policy, { body: { add: { roles: [role?.uuid] } } })).status).toBe(204);
    const issuer = bff.browser();
    await issuer.signIn({ name: std.name, accounts: limited });
    expect((await admin.ask('POST', `${iam}/users/${userId}`)).status).toBe(200);
    await useLink(sentLink(await issuer.ask('POST', `${iam}/users/${userId}/recover`)));
    expect(await news(issuer)).toMatchObject([{ spaceId, isTheirs: true, issuedBy: { clientId: limited.clientId } }]);
    expect(await news()).toEqual([]);

    std.steering.addFault({ operation: 'ListUserSpace', kind: 'status', status: 403, times: 1 });
    expect(await news(issuer)).toEqual([]);
    // Whether the organisation lets it is not known while the region fails.
    std.steering.addFault({ operation: 'ListUserOrganisation', kind: 'status', status: 500, times: 1 });
    expect(await news(issuer)).toEqual([]);
    expect(await news(issuer)).toHaveLength(1);
  });

  it('is told nothing when signed out, and answered 400 for what are no ids', async () => {
    expect((await bff.browser().get('/api/recovery-links')).status).toBe(401);
    expect((await seen([], bff.browser())).status).toBe(401);
    expect((await seen(['x'])).status).toBe(400);
    expect((await seen(Array.from({ length: 101 }, () => userId))).status).toBe(400);
  });
});

describe('the ledger is read', () => {
  it('by nobody who is signed out, or signed in to another region only', async () => {
    expect((await bff.browser().get(address())).json()).toMatchObject({ type: 'urn:portico:errors#signed_out' });
    const elsewhere = await admin.get(address(snc));
    expect(elsewhere.json()).toMatchObject({ status: 401, type: 'urn:portico:errors#region_signed_out' });
  });

  it('by whoever may list the users of the organisation, as the region decides', async () => {
    await issueLink(admin, std, userId);
    const limited = bff.browser();
    await limited.signIn({ name: std.name, accounts: std.accounts.limited });
    const users = `/api/regions/${std.name}/iam/organisations/${std.accounts.organisationId}/users`;
    const asRegion = await limited.get(users);
    const answer = await limited.get(address());
    expect(answer.status).toBe(asRegion.status);
    expect(answer.status).toBe(403);
    expect(answer.json()).toMatchObject({ source: 'region' });
  });

  it.each(['eu-nowhere-1', '__proto__'])('of no region called %s', async (name) => {
    expect((await admin.get(`/api/recovery-links/${name}/${std.accounts.organisationId}`)).status).toBe(404);
  });

  it('of no organisation but one’s own', async () => {
    expect((await admin.get(`/api/recovery-links/${std.name}/nobody`)).status).toBe(404);
    const other = await admin.get(`/api/recovery-links/${std.name}/00000000-0000-4000-8000-000000000000`);
    expect(other.status).toBeGreaterThanOrEqual(403);
  });
});
