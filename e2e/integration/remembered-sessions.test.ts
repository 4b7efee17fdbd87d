/** Sessions and tokens are remembered between calls: nothing of that is ever older than what was last written. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { startConsole, type TestConsole } from './test-console.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

let clock: AdvancingClock;
let region: FaultyRegion;
let consoles: TestConsole[];
/** Tabs of one browser; the last one is led to a second console on the same store. */
let tabs: Browser[];

const address = () => `/api/regions/${region.name}/iam/spaces/${spaceId}/users`;
const ask = (tab: Browser | undefined) => tab!.get(address());
const askAll = () => Promise.all(tabs.map(async (tab) => (await ask(tab)).status));

beforeEach(async () => {
  clock = new AdvancingClock();
  region = await startFaultyRegion();
  region.grant = (_form, response) => {
    const count = region.tokenRequests.length;
    const pair = { access_token: `access-${count}`, refresh_token: `refresh-${count}` };
    sendJson(response, 200, { ...pair, expires_in: 1_000, token_type: 'Bearer' });
  };
  region.behave = (request, response) => sendJson(response, 200, { items: [request.headers.authorization] });
  const first = await startConsole({ regions: [region], clock });
  const second = await startConsole({ regions: [region], clock, dataDir: first.dataDir });
  consoles = [second, first];
  tabs = [first.browser(), first.browser(), second.browser()];
  await tabs[0]?.signIn(region);
  for (const tab of tabs) tab.cookie = tabs[0]?.cookie;
  for (let round = 0; round < 3; round += 1) expect(await askAll()).toEqual([200, 200, 200]);
});
afterEach(async () => {
  for (const bff of consoles) await bff.close();
  await region.close();
});

it('signing out in one tab ends the very next call of every other one', async () => {
  const asked = region.asked.length;
  expect((await tabs[0]?.ask('DELETE', '/api/session'))?.status).toBe(204);
  for (const tab of tabs) tab.cookie = tabs[1]?.cookie;
  expect(await askAll()).toEqual([401, 401, 401]);
  expect(region.asked).toHaveLength(asked);
});

it('signing out of the region does so as well', async () => {
  await tabs[0]?.ask('DELETE', `/api/session/regions/${region.name}`);
  expect(await askAll()).toEqual([401, 401, 401]);
});

it('a renewed token is what the very next call of every tab goes with', async () => {
  clock.advance(900_000);
  expect((await ask(tabs[0])).json()).toEqual({ items: ['Bearer access-2'] });
  const answers = await Promise.all(tabs.map(async (tab) => (await ask(tab)).json()));
  expect(answers).toEqual(tabs.map(() => ({ items: ['Bearer access-2'] })));
  expect(region.tokenRequests).toHaveLength(2);
});

it('the limits of a session end what is remembered of it', async () => {
  // Measured from a change, which is what moves them.
  expect((await tabs[0]?.ask('POST', '/api/session/activity'))?.status).toBe(204);
  clock.advance(3_540_000);
  expect(await askAll()).toEqual([200, 200, 200]);
  clock.advance(60_000);
  expect(await askAll()).toEqual([401, 401, 401]);
});
