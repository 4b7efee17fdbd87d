import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import type { Browser } from './browser.ts';
import { startConsole, startRegion, type TestConsole } from './test-console.ts';
import { sendJson, spaceId, startFaultyRegion, type FaultyRegion } from './faulty-region.ts';

let clock: AdvancingClock;
let region: FaultyRegion;
let bff: TestConsole;
let browser: Browser;

beforeEach(async () => {
  clock = new AdvancingClock();
  region = await startFaultyRegion();
  region.grant = (form, response) => {
    const count = region.tokenRequests.length;
    if (form.get('grant_type') === 'refresh_token' && form.get('refresh_token') !== `refresh-${count - 1}`) {
      return sendJson(response, 400, { error: 'invalid_grant' });
    }
    const tokens = { access_token: `access-${count}`, refresh_token: `refresh-${count}` };
    return sendJson(response, 200, { ...tokens, expires_in: 1_000, token_type: 'Bearer' });
  };
  region.behave = (request, response) => sendJson(response, 200, { items: [request.headers.authorization] });
  bff = await startConsole({ regions: [region], clock });
  browser = bff.browser();
  await browser.signIn(region);
});
afterEach(() => Promise.all([bff.close(), region.close()]));

const ask = async () => (await browser.get(`/api/regions/${region.name}/iam/spaces/${spaceId}/users`)).json();

describe('a token', () => {
  it('is renewed a fifth of its life ahead of its end, not before', async () => {
    clock.advance(799_000);
    expect(await ask()).toEqual({ items: ['Bearer access-1'] });
    clock.advance(2_000);
    expect(await ask()).toEqual({ items: ['Bearer access-2'] });
  });

  it('is renewed once, however many requests need it', async () => {
    clock.advance(900_000);
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set(['{"items":["Bearer access-2"]}']),
    );
    expect(region.tokenRequests).toHaveLength(2);
  });

  it('serves on while the region cannot renew it, and the session outlives its end', async () => {
    const { grant } = region;
    region.grant = (_form, response) => response.writeHead(503).end();
    clock.advance(900_000);
    expect(await ask()).toEqual({ items: ['Bearer access-1'] });
    clock.advance(101_000);
    expect(await ask()).toMatchObject({ status: 502, source: 'console' });
    expect((await browser.get('/api/session')).status).toBe(200);
    region.grant = (_form, response) => grant(new URLSearchParams(), response);
    expect(await ask()).toMatchObject({ status: 503, source: 'console' });
    clock.advance(5_000);
    expect(await ask()).toMatchObject({ items: [expect.stringMatching(/^Bearer access-/)] });
  });

  it.each(['invalid_grant', 'invalid_client', 'unauthorized_client', 'unsupported_grant_type'])(
    'lives to its end, and no longer, after its renewal was refused with %s',
    async (error) => {
      region.grant = (_form, response) => sendJson(response, error === 'invalid_client' ? 401 : 400, { error });
      clock.advance(900_000);
      expect(await ask()).toEqual({ items: ['Bearer access-1'] });
      clock.advance(90_000);
      expect(await ask()).toEqual({ items: ['Bearer access-1'] });
      clock.advance(10_000);
      expect(await ask()).toMatchObject({ status: 401, type: 'urn:portico:errors#region_signed_out' });
      expect((await browser.get('/api/session')).status).toBe(401);
      expect(region.tokenRequests).toHaveLength(2);
    },
  );

  it('is revoked with its refresh token at sign-out', async () => {
    await browser.ask('DELETE', '/api/session');
    expect(region.revoked).toEqual(['refresh-1', 'access-1']);
  });

  it('that no key opens counts as signed out, not as a failure', async () => {
    const database = new DatabaseSync(join(bff.dataDir, 'console.sqlite'));
    database.exec("UPDATE tokens SET sealed = CAST('damaged' AS BLOB)");
    database.close();
    expect(await ask()).toMatchObject({ status: 401, type: 'urn:portico:errors#region_signed_out' });
    expect((await browser.signIn(region)).status).toBe(200);
    expect(await ask()).toMatchObject({ items: [expect.stringMatching(/^Bearer access-/)] });
  });
});

describe('a token of a real region', () => {
  it('is renewed without the secret', async () => {
    const real = await startRegion('eu-std-1', 'STD', clock);
    const env = { IDLE_SECONDS: '200000', ABSOLUTE_SECONDS: '200000' };
    const console = await startConsole({ regions: [real], clock, env });
    const person = console.browser();
    await person.signIn(real);
    const path = `/api/regions/eu-std-1/iam/spaces/${real.accounts.spaceId}/users`;
    await person.get(path);
    const before = real.headers.at(-1)?.['authorization'];
    clock.advance(24 * 3_600_000 - 60_000);
    expect((await person.get(path)).status).toBe(200);
    expect(real.headers.at(-1)?.['authorization']).not.toBe(before);
    await console.close();
    await real.close();
  });
});
