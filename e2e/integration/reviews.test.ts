/** Access reviews over HTTP: who may read what, two who decide at once, what cannot be read, and what is signed off. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { holdsNothing, reviewsPath, type Review, type ReviewFile, type ReviewLines } from '#shared/review.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole, type TestRegion } from './test-console.ts';

let std: TestRegion;
let snc: TestRegion;
let bff: TestConsole;
const clock = new AdvancingClock();

beforeAll(async () => {
  std = await startRegion('eu-std-1', 'STD', clock);
  snc = await startRegion('eu-snc-1', 'SNC', clock);
  bff = await startConsole({ regions: [std, snc], clock });
});
afterAll(() => Promise.all([bff.close(), std.close(), snc.close()]));

async function signedIn(accounts: { clientId: string; clientSecret?: string } = std.accounts): Promise<Browser> {
  const browser = bff.browser();
  expect((await browser.signIn({ name: std.name, accounts })).status).toBe(200);
  return browser;
}

const space = () => ({ region: std.name, kind: 'space', id: std.accounts.spaceId }) as const;
const organisation = () => ({ region: std.name, kind: 'organisation', id: std.accounts.organisationId }) as const;
const reviewOf = (parts: readonly object[], more: object = {}) => ({
  name: 'Third quarter',
  services: [],
  subjects: ['users', 'serviceAccounts'],
  parts,
  ...more,
});
const begin = async (browser: Browser, parts: readonly object[], more?: object) => {
  const answer = await browser.ask('POST', reviewsPath, { body: reviewOf(parts, more) });
  expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
  return answer.json() as Review;
};
const sweep = async (browser: Browser, { id }: Review) => {
  const answer = await browser.ask('POST', `${reviewsPath}/${id}/sweep`);
  expect(answer.text.trim().split('\n').at(-1)).toBe('{"end":true}');
  return (await browser.get(`${reviewsPath}/${id}`)).json() as Review;
};
const linesOf = async (browser: Browser, { id }: Review, part = 0) =>
  (await browser.get(`${reviewsPath}/${id}/parts/${part}`)).json() as ReviewLines;
const decide = (browser: Browser, { id }: Review, items: readonly object[], part = 0) =>
  browser.ask('POST', `${reviewsPath}/${id}/parts/${part}/decisions`, { body: { items } });
const keepAll = async (browser: Browser, review: Review, part = 0) => {
  const { lines } = await linesOf(browser, review, part);
  const open = lines.filter((line) => !holdsNothing(line) && line.decision === undefined);
  for (let from = 0; from < open.length; from += 100) {
    const items = open.slice(from, from + 100).map(({ subject: { type, id }, version }) => ({
      subject: { type, id },
      version,
      verdict: 'keep',
    }));
    expect((await decide(browser, review, items, part)).status).toBe(200);
  }
};

/** A service account that may see who there is and what they hold, in the space alone. */
async function reviewer(admin: Browser): Promise<{ name: string; clientId: string; clientSecret: string }> {
  const at = `/api/regions/${std.name}/iam/spaces/${std.accounts.spaceId}`;
  const name = `reviewer-${Date.now()}`;
  const made = await admin.ask('POST', `${at}/serviceAccounts`, { body: { name } });
  const { id, secret } = made.json() as { id: string; secret: string };
  const roles = (await admin.get(`${at}/roles?page[size]=50`)).json() as { items: { uuid: string; name: string }[] };
  const wanted = new Set(['IAM Policy Viewer', 'Identity User Account Viewer', 'Identity Service Account Viewer']);
  const granted = roles.items.filter(({ name }) => wanted.has(name)).map(({ uuid }) => uuid);
  expect(granted).toHaveLength(3);
  const body = { add: { roles: granted } };
  expect((await admin.ask('PATCH', `${at}/iampolicy/serviceAccounts/${id}`, { body })).status).toBe(204);
  return { name, clientId: id, clientSecret: secret };
}

it('is swept, decided and signed off, and its result is the bytes whose hash the review names', async () => {
  const admin = await signedIn();
  const review = await begin(admin, [{ scope: space(), name: 'Demo' }]);
  expect(review).toMatchObject({ status: 'sweeping', isOwn: true, parts: [{ isOwn: true, isSwept: false }] });
  const swept = await sweep(admin, review);
  const [part] = swept.parts;
  expect(swept.status).toBe('open');
  expect(part?.listed).toBeGreaterThan(60);
  expect(part?.read).toBe(part?.listed);
  // The contract has no way to ask for the ACLs of a service account all at once.
  expect(part?.gaps).toEqual([{ what: 'acls', status: 0, count: expect.any(Number) as number }]);

  expect((await admin.ask('POST', `${reviewsPath}/${review.id}/sign-off`)).status).toBe(409);
  expect((await admin.get(`${reviewsPath}/${review.id}/result`)).status).toBe(409);
  await keepAll(admin, review);
  const signed = (await admin.ask('POST', `${reviewsPath}/${review.id}/sign-off`)).json() as Review;
  const result = await admin.get(`${reviewsPath}/${review.id}/result`);
  expect(signed.signedOff?.sha256).toBe(createHash('sha256').update(result.text).digest('hex'));
  const file = JSON.parse(result.text) as ReviewFile;
  expect(file.parts[0]?.lines).toHaveLength(part?.listed ?? 0);
  expect(file.counts.keep + file.counts.nothing).toBe(part?.listed);
  expect(file.parts[0]?.gaps).toEqual(part?.gaps);

  // From then on it stays as it is.
  const [line] = (await linesOf(admin, review)).lines;
  const { subject: { type = 'users', id = '' } = {}, version = 0 } = line ?? {};
  expect((await decide(admin, review, [{ subject: { type, id }, version, verdict: 'remove' }])).status).toBe(409);
  expect((await admin.ask('POST', `${reviewsPath}/${review.id}/sweep`)).status).toBe(409);
  expect((await admin.get(`${reviewsPath}/${review.id}/result`)).text).toBe(result.text);
  expect((await admin.ask('DELETE', `${reviewsPath}/${review.id}`)).status).toBe(204);
  expect((await admin.get(`${reviewsPath}/${review.id}`)).status).toBe(404);
});

it('is seen by who began it and who decides it, and by them as far as the region lets them read now', async () => {
  const admin = await signedIn();
  const other = await reviewer(admin);
  const named = { type: 'serviceAccounts', id: other.clientId };
  const limitedId = std.accounts.limited.clientId;
  const review = await begin(admin, [
    { scope: space(), name: 'Demo', reviewer: named },
    { scope: organisation(), name: 'All', reviewer: { type: 'serviceAccounts', id: limitedId } },
  ]);
  expect(review.parts[0]?.reviewer.name).toMatch(/^reviewer-/);
  await sweep(admin, review);

  const colleague = await signedIn(other);
  expect((await colleague.get(reviewsPath)).json()).toMatchObject({ items: [{ id: review.id, isOwn: false }] });
  const seen = await linesOf(colleague, review);
  expect(seen.sight).toBe('seen');
  expect(seen.lines.length).toBeGreaterThan(60);
  // The organisation is no business of theirs: the region refuses it.
  expect(await linesOf(colleague, review, 1)).toEqual({ sight: 'hidden', lines: [] });

  // Named, but not allowed to read policies: nothing is shown, and nothing can be decided.
  const limited = await signedIn(std.accounts.limited);
  expect(await linesOf(limited, review, 0)).toEqual({ sight: 'hidden', lines: [] });
  expect(await linesOf(limited, review, 1)).toEqual({ sight: 'hidden', lines: [] });
  const { subject: { type = 'users', id = '' } = {}, version = 0 } = seen.lines[0] ?? {};
  const keep = [{ subject: { type, id }, version, verdict: 'keep' }];
  expect((await decide(limited, review, keep, 1)).status).toBe(404);
  expect((await decide(colleague, review, keep, 1)).status).toBe(404);
  expect((await decide(colleague, review, keep)).status).toBe(200);

  // What is for whoever began it alone.
  for (const [method, path] of [
    ['POST', '/sweep'],
    ['POST', '/sign-off'],
    ['DELETE', ''],
  ] as const)
    expect((await colleague.ask(method, `${reviewsPath}/${review.id}${path}`)).status).toBe(404);

  const stranger = bff.browser();
  await stranger.signIn(snc);
  expect((await stranger.get(reviewsPath)).json()).toEqual({ items: [] });
  for (const path of ['', '/parts/0', '/result'])
    expect((await stranger.get(`${reviewsPath}/${review.id}${path}`)).status).toBe(404);
});

it('lets two decide at once, and tells the second of the same line', async () => {
  const admin = await signedIn();
  const other = await reviewer(admin);
  const review = await begin(admin, [
    { scope: space(), name: 'Demo', reviewer: { type: 'serviceAccounts', id: other.clientId } },
  ]);
  expect(review.by).toBe('demo-administrator');
  await sweep(admin, review);
  const colleague = await signedIn(other);
  const [one, two] = (await linesOf(admin, review)).lines;
  const decision = (line: typeof one, verdict: string, note?: string) => ({
    subject: { type: line?.subject.type, id: line?.subject.id },
    version: line?.version,
    verdict,
    ...(note !== undefined && { note }),
  });
  const answers = await Promise.all([
    decide(admin, review, [decision(one, 'keep')]),
    decide(colleague, review, [decision(two, 'remove', 'left in June')]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await decide(colleague, review, [decision(one, 'remove', 'gone')])).status).toBe(409);
  const { lines } = await linesOf(admin, review);
  expect(lines.slice(0, 2).map((line) => line.decision)).toMatchObject([
    { verdict: 'keep' },
    { verdict: 'remove', note: 'left in June', by: other.name },
  ]);
});

it('lists a scope that may not be read as a gap, and goes on where it was left', async () => {
  const limited = await signedIn(std.accounts.limited);
  const review = await begin(limited, [
    { scope: space(), name: 'Demo' },
    { scope: organisation(), name: 'All' },
  ]);
  const { parts } = await sweep(limited, review);
  expect(parts[0]?.gaps).toContainEqual({ what: 'policies', status: 403, count: expect.any(Number) as number });
  expect(parts[1]?.gaps).toContainEqual({ what: 'users', status: 403 });
  expect(parts.map(({ read }) => read)).toEqual([0, 0]);

  const admin = await signedIn();
  const broken = await begin(admin, [{ scope: space(), name: 'Demo' }], { subjects: ['users'] });
  std.steering.addFault({ operation: 'GetIAMPolicySpace', kind: 'status', status: 500 });
  const first = await sweep(admin, broken);
  expect(first.parts[0]?.gaps).toContainEqual({ what: 'policies', status: 500, count: 1 });
  const before = std.requests.length;
  const second = await sweep(admin, broken);
  expect(second.parts[0]).toMatchObject({ gaps: [], read: second.parts[0]?.listed });
  expect(std.requests.slice(before).filter((line) => line.includes('/iampolicy/'))).toHaveLength(1);
});

it('tells how far it came when whoever began it left meanwhile', async () => {
  const admin = await signedIn();
  const review = await begin(admin, [{ scope: space(), name: 'Demo' }]);
  const leaving = new AbortController();
  const headers = { 'x-portico-csrf': '1', cookie: admin.cookie ?? '' };
  const address = `${bff.url}${reviewsPath}/${review.id}/sweep`;
  const { body } = await fetch(address, { method: 'POST', headers, signal: leaving.signal });
  const told: number[] = [];
  const follow = async () => {
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      for (const [, read] of text.matchAll(/"read":(\d+)/g)) told.push(Number(read));
      if ((told.at(-1) ?? 0) >= 5) leaving.abort();
    }
  };
  await expect(follow()).rejects.toThrow();
  const [part] = ((await admin.get(`${reviewsPath}/${review.id}`)).json() as Review).parts;
  expect(part?.isSwept).toBe(false);
  expect(part?.listed).toBeGreaterThan(60);
  expect(part?.read).toBeGreaterThanOrEqual(told.at(-1) ?? Infinity);
  expect((await sweep(admin, review)).parts[0]?.read).toBe(part?.listed);
});

it('counts the rights of the services that were chosen', async () => {
  const admin = await signedIn();
  const all = await begin(admin, [{ scope: space(), name: 'Demo' }]);
  const some = await begin(admin, [{ scope: space(), name: 'Demo' }], { services: ['postgresql'] });
  await sweep(admin, all);
  await sweep(admin, some);
  const rolesIn = async (review: Review) =>
    new Set((await linesOf(admin, review)).lines.flatMap(({ roles }) => roles.map(({ name }) => name)));
  const [every, counted] = [await rolesIn(all), await rolesIn(some)];
  expect(counted.size).toBeLessThan(every.size);
  for (const role of counted) expect(every).toContain(role);
  expect(counted).not.toContain('Identity User Account Viewer');
});

it('reviews a scope whatever it is called, and takes names and notes of any script', async () => {
  const admin = await signedIn();
  const turned = 'production\u202Edesu\u200B';
  const review = await begin(admin, [{ scope: space(), name: turned }], { name: 'می\u200Cخواهم' });
  expect(review.parts[0]?.name).toBe(turned);
  await sweep(admin, review);
  const [line] = (await linesOf(admin, review)).lines;
  const { subject: { type = 'users', id = '' } = {}, version = 0 } = line ?? {};
  const noted = (note: string) => ({ subject: { type, id }, version, verdict: 'keep', note });
  expect((await decide(admin, review, [noted('left\u202Eright')])).status).toBe(400);
  expect((await decide(admin, review, [noted('Owner 👩\u200D💻')])).status).toBe(200);
});

it.each([
  ['no part', [], {}, 'parts'],
  ['a name that turns the words around it', [{}], { name: 'x\u202Ey' }, 'name'],
  ['nobody to review', [{}], { subjects: [] }, 'subjects'],
  ['a scope twice', [{}, {}], {}, 'parts'],
])('refuses %s', async (_, parts, more, field) => {
  const admin = await signedIn();
  const body = reviewOf(
    parts.map(() => ({ scope: space(), name: 'Demo' })),
    more,
  );
  const answer = await admin.ask('POST', reviewsPath, { body });
  expect(answer.status).toBe(400);
  expect(answer.json()).toMatchObject({ violations: [{ field }] });
});

it('refuses a reviewer whom the region does not show, and a region not signed in to', async () => {
  const admin = await signedIn();
  const nobody = { type: 'users', id: '3f0c6dbb-0000-4000-8000-000000000000' };
  const unknown = [{ scope: space(), name: 'Demo', reviewer: nobody }];
  expect((await admin.ask('POST', reviewsPath, { body: reviewOf(unknown) })).status).toBe(400);
  const elsewhere = [{ scope: { ...space(), region: snc.name }, name: 'Demo' }];
  expect((await admin.ask('POST', reviewsPath, { body: reviewOf(elsewhere) })).status).toBe(401);
});
