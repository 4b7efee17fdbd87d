import { afterEach, beforeEach, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { startConsole, type TestConsole } from './test-console.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

let region: FaultyRegion;
let bff: TestConsole;
const clock = new AdvancingClock();

beforeEach(async () => {
  region = await startFaultyRegion();
  region.behave = (_request, response) => sendJson(response, 200, { items: [] });
  bff = await startConsole({ regions: [region], clock });
});
afterEach(() => Promise.all([bff.close(), region.close()]));

const lines = async () => (await bff.console.metrics()).split('\n');

it('counters begin at zero for every region, so that their first rise is one', async () => {
  expect(await lines()).toEqual(
    expect.arrayContaining([
      ...['granted', 'refused', 'declined', 'unanswered'].map(
        (outcome) => `portico_token_refreshes_total{region="${region.name}",outcome="${outcome}"} 0`,
      ),
      `portico_sign_ins_total{region="${region.name}",outcome="refused"} 0`,
      `portico_watch_polls_total{region="${region.name}"} 0`,
      'portico_watch_streams 0',
      'portico_watch_leading 0',
      'portico_watch_failovers_total 0',
      'portico_store_up 1',
    ]),
  );
});

it('what came of refreshing a token is counted', async () => {
  const browser = bff.browser();
  const ask = () => browser.get(`/api/regions/${region.name}/iam/spaces/${spaceId}/users`);
  const grant = (status: number) => {
    region.grant = (_form, response) =>
      sendJson(response, status, {
        access_token: 'access',
        refresh_token: 'refresh',
        expires_in: 1_000,
        token_type: 'Bearer',
      });
  };
  grant(200);
  await browser.signIn(region);
  clock.advance(900_000);
  await ask();
  grant(503);
  clock.advance(900_000);
  await ask();
  const counted = (await lines()).filter((line) => line.startsWith('portico_token_refreshes_total'));
  expect(counted.filter((line) => !line.endsWith(' 0')).map((line) => line.replace(/.*outcome=/, ''))).toEqual([
    '"granted"} 1',
    '"declined"} 1',
  ]);
});

it('a store that does not answer is down', async () => {
  const away = await startConsole({ regions: [region], env: { REDIS_URL: 'redis://127.0.0.1:1' } });
  expect((await away.browser().signIn(region)).status).toBe(503);
  expect(await away.console.metrics()).toMatch(/^portico_store_up 0$/m);
  await away.close();
});
