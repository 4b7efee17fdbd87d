/** Views of lists as somebody saves them: kept for their accounts, and for no one else's. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { mostViews, viewsPath, type SavedViews } from '#shared/saved-views.ts';
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

async function signedIn(...regions: TestRegion[]): Promise<Browser> {
  const browser = bff.browser();
  for (const region of regions) await browser.signIn(region);
  return browser;
}

const usersPath = `${viewsPath}/users`;
const addressOf = (name: string) => `${usersPath}/${encodeURIComponent(name)}`;
const save = (browser: Browser, name: string, query: unknown) =>
  browser.ask('PUT', addressOf(name), { body: { query } });
const namesFor = async (browser: Browser) =>
  (JSON.parse((await browser.get(usersPath)).text) as SavedViews).items.map(({ name }) => name);

it('keeps a view for all accounts of whoever saves it, and for nobody else', async () => {
  const both = await signedIn(std, snc);
  expect((await save(both, 'Night wave / ü', 'state=failed&group=none')).status).toBe(204);
  clock.advance(1_000);
  expect((await save(both, 'later', '')).status).toBe(204);
  expect(JSON.parse((await (await signedIn(std)).get(usersPath)).text)).toEqual({
    items: [
      { name: 'Night wave / ü', query: 'state=failed&group=none' },
      { name: 'later', query: '' },
    ],
  });
  expect(await namesFor(await signedIn(snc))).toEqual(['Night wave / ü', 'later']);
  expect((await both.get(`${viewsPath}/fleet`)).json()).toEqual({ items: [] });
  const limited = bff.browser();
  await limited.signIn({ name: std.name, accounts: std.accounts.limited });
  expect(await namesFor(limited)).toEqual([]);

  for (const name of ['Night wave / ü', 'later', 'unknown'])
    expect((await both.ask('DELETE', addressOf(name))).status).toBe(204);
  expect(await namesFor(both)).toEqual([]);
});

it('keeps so many of an account, and saves any of them again', async () => {
  const browser = await signedIn(std);
  for (let count = 0; count < mostViews; count += 1)
    expect((await save(browser, `view ${count}`, '')).status).toBe(204);
  const refused = await save(browser, 'one more', '');
  expect(refused.status).toBe(409);
  expect(JSON.parse(refused.text)).toMatchObject({ source: 'console', type: 'urn:portico:errors#too_many_views' });
  expect((await save(browser, 'view 3', 'q=x')).status).toBe(204);
});

it.each([
  ['a name that is too long', 'x'.repeat(61), '', 'name'],
  ['blanks around a name', ' x ', '', 'name'],
  ['a name that turns the words around it', 'x\u202Ey', '', 'name'],
  ['a query that is none', 'x', 'a b', 'query'],
  ['a query that is too long', 'x', 'a'.repeat(2_001), 'query'],
  ['no text', 'x', 1, 'query'],
])('refuses %s', async (_, name, query, field) => {
  const answer = await save(await signedIn(std), name, query);
  expect(answer.status).toBe(400);
  expect(JSON.parse(answer.text)).toMatchObject({ violations: [{ field }] });
});

it('is of the lists there are', async () => {
  const browser = await signedIn(std);
  expect((await browser.get(`${viewsPath}/everything`)).status).toBe(404);
  expect((await browser.ask('PUT', `${viewsPath}/everything/x`, { body: { query: '' } })).status).toBe(404);
});

it('is for whoever is signed in', async () => {
  const nobody = bff.browser();
  expect((await nobody.get(usersPath)).status).toBe(401);
  expect((await save(nobody, 'x', '')).status).toBe(401);
});
