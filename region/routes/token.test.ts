import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { send, type RawAnswer } from '#region/testing/test-request.ts';

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());

const form = { 'content-type': 'application/x-www-form-urlencoded' };
const credentials = () => ({ id: region.seeded.clientId, secret: region.seeded.clientSecret ?? '' });
const basic = ({ id, secret } = credentials()) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

function ask(fields: Record<string, string>, headers: Record<string, string> = {}): Promise<RawAnswer> {
  const body = new URLSearchParams(fields).toString();
  return send(`${region.baseUrl}/iam/token`, { method: 'POST', headers: { ...form, ...headers }, body });
}
const post = (path: string, token: string, headers = basic()) =>
  send(region.baseUrl + path, { method: 'POST', headers: { ...form, ...headers }, body: `token=${token}` });
const userInfo = (token: string) => send(`${region.baseUrl}/iam/userinfo`, { token });

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly id_token?: string;
  readonly expires_in: number;
}
const grant = { grant_type: 'client_credentials' };
const offline = { ...grant, scope: 'openid offline_access' };
const signIn = async (): Promise<Tokens> => (await ask(offline, basic())).json as Tokens;

describe('token request', () => {
  it('takes the credentials as Basic header, in the form, or both, with or without a scope', async () => {
    const { id, secret } = credentials();
    const inForm = { client_id: id, client_secret: secret };
    for (const answer of [
      await ask(grant, basic()),
      await ask({ ...grant, ...inForm }),
      await ask({ ...offline, ...inForm }, basic()),
      await ask(grant, basic({ id: id.replaceAll('-', '%2D'), secret: encodeURIComponent(secret) })),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.json).toMatchObject({ token_type: 'Bearer', expires_in: 86_400 });
    }
  });

  it('ignores an Authorization header that is not Basic', async () => {
    const { id, secret } = credentials();
    const inForm = { client_id: id, client_secret: secret };
    const { access_token: token, refresh_token: refreshToken } = await signIn();
    const renewal = { grant_type: 'refresh_token', refresh_token: refreshToken };
    for (const authorization of [`Bearer ${token}`, 'Bearer', 'Negotiate YII=', 'none', '']) {
      expect((await ask({ ...grant, ...inForm }, { authorization })).status).toBe(200);
      expect((await ask(grant, { authorization })).status).toBe(401);
    }
    expect((await ask({ ...renewal, ...inForm }, { authorization: `Bearer ${token}` })).status).toBe(200);
  });

  it('gives an id token and a refresh token only for the scopes that ask for them', async () => {
    expect((await ask(grant, basic())).json).not.toHaveProperty('refresh_token');
    expect((await ask(grant, basic())).json).not.toHaveProperty('id_token');
    expect((await ask({ ...grant, scope: 'openid+offline_access' }, basic())).json).toMatchObject({
      refresh_token: expect.stringMatching(/^[\w-]{43}$/) as string,
      id_token: expect.any(String) as string,
    });
  });

  it('names the scope where less was granted than asked for', async () => {
    const scopeOf = async (scope: string) =>
      ((await ask({ ...grant, scope }, basic())).json as { scope?: string }).scope;
    expect(await scopeOf('openid profile email offline_access')).toBe('openid offline_access');
    expect(await scopeOf('admin')).toBe('');
    expect(await scopeOf('offline_access+openid')).toBeUndefined();
    expect((await ask(grant, basic())).json).not.toHaveProperty('scope');
  });

  it('answers the same for an unknown client and a wrong secret', async () => {
    const unknown = await ask(grant, basic({ id: crypto.randomUUID(), secret: 'x' }));
    const wrong = await ask(grant, basic({ ...credentials(), secret: 'x' }));
    const mixed = await ask({ ...grant, client_id: credentials().id, client_secret: 'x' }, basic());
    for (const answer of [unknown, wrong, mixed, await ask(grant), await ask(grant, { authorization: 'Basic ?' })]) {
      expect([answer.status, answer.json]).toEqual([401, unknown.json]);
      expect(answer.json).toEqual({ error: 'invalid_client', error_description: expect.any(String) as string });
      expect(answer.headers['www-authenticate']).toContain('Basic');
    }
  });

  it('refuses other grants, missing fields and other content types', async () => {
    expect((await ask({ grant_type: 'password' }, basic())).json).toMatchObject({ error: 'unsupported_grant_type' });
    expect((await ask({ scope: 'openid' }, basic())).json).toMatchObject({ error: 'invalid_request' });
    expect((await ask(grant, { ...basic(), 'content-type': 'application/json' })).json).toMatchObject({
      error: 'invalid_request',
    });
    const twice = await send(`${region.baseUrl}/iam/token`, {
      method: 'POST',
      headers: { ...form, ...basic() },
      body: 'grant_type=client_credentials&grant_type=refresh_token',
    });
    expect([twice.status, twice.json]).toMatchObject([400, { error: 'invalid_request' }]);
  });

  it('signs claims that the published keys verify', async () => {
    const { access_token: token } = await signIn();
    const keys = createRemoteJWKSet(new URL(`${region.baseUrl}/iam/.well-known/jwks.json`));
    const { payload } = await jwtVerify(token, keys, { currentDate: new Date(region.clock.now()) });
    expect(payload).toMatchObject({
      iss: 'https://api.eu-std-1.example/iam/',
      sub: region.seeded.clientId,
      client_id: region.seeded.clientId,
      aud: [],
      scp: ['openid', 'offline_access'],
      organisationId: region.seeded.organisationId,
      subjectType: 'serviceAccounts',
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(86_400);
  });
});

describe('token life', () => {
  it('ends with the tokenDuration of the account', async () => {
    const other = await startTestRegion();
    other.clock.advance(86_399_000);
    expect((await send(`${other.baseUrl}/iam/userinfo`, { token: other.adminToken })).status).toBe(200);
    other.clock.advance(1_000);
    const answer = await send(`${other.baseUrl}/iam/userinfo`, { token: other.adminToken });
    expect([answer.status, answer.problem.type]).toEqual([401, 'urn:numspot:errors#inactive_token']);
    await other.close();
  });

  it('ends at the next request after a revocation, which is 200 even for an unknown token', async () => {
    const { access_token: token } = await signIn();
    expect((await userInfo(token)).status).toBe(200);
    expect((await post('/iam/revoke', token)).status).toBe(200);
    expect((await userInfo(token)).problem.type).toBe('urn:numspot:errors#inactive_token');
    expect((await post('/iam/revoke', 'unknown')).status).toBe(200);
    expect((await post('/iam/revoke', 'unknown', { authorization: 'none' })).status).toBe(401);
  });

  it('ends when the account expires, and then no new token is given', async () => {
    const { access_token: token } = await signIn();
    const expire = (date: string | null) =>
      region.database.query
        .updateTable('service_accounts')
        .set({ expiration_date: date })
        .where('id', '=', region.seeded.clientId)
        .execute();
    await expire('2026-01-15');
    expect((await userInfo(token)).status).toBe(200);
    await expire('2026-01-14');
    expect((await userInfo(token)).status).toBe(401);
    expect((await ask(grant, basic())).status).toBe(401);
    await expire(null);
    expect((await userInfo(token)).json).toEqual({ sub: region.seeded.clientId });
  });

  it('is confined to the region that issued the token', async () => {
    const other = await startTestRegion();
    await other.database.query.deleteFrom('signing_keys').execute();
    const answer = await send(`${other.baseUrl}/iam/userinfo`, { token: region.adminToken });
    expect([answer.status, answer.problem.type]).toEqual([401, 'urn:numspot:errors#unauthenticated_access']);
    await other.close();
  });
});

describe('refresh token', () => {
  const refresh = (token: string) => ask({ grant_type: 'refresh_token', refresh_token: token }, basic());

  it('works once and is replaced by the next', async () => {
    const first = await signIn();
    const second = (await refresh(first.refresh_token)).json as Tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await userInfo(second.access_token)).status).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  it('ends its whole family when a spent one is used again', async () => {
    const first = await signIn();
    const second = (await refresh(first.refresh_token)).json as Tokens;
    const replay = await refresh(first.refresh_token);
    expect([replay.status, replay.json]).toMatchObject([400, { error: 'invalid_grant' }]);
    expect((await refresh(second.refresh_token)).json).toMatchObject({ error: 'invalid_grant' });
    for (const { access_token: token } of [first, second]) {
      expect((await userInfo(token)).problem.type).toBe('urn:numspot:errors#inactive_token');
      expect((await post('/iam/introspect', token)).json).toEqual({ active: false });
    }
  });

  it('leaves other sign-ins of the same account alone when its family ends', async () => {
    const other = await signIn();
    const first = await signIn();
    await refresh(first.refresh_token);
    await refresh(first.refresh_token);
    expect((await userInfo(other.access_token)).status).toBe(200);
    expect((await refresh(other.refresh_token)).status).toBe(200);
  });

  it('takes the access tokens of its grant along when it is revoked', async () => {
    const [first, other] = [await signIn(), await signIn()];
    const second = (await refresh(first.refresh_token)).json as Tokens;
    expect((await post('/iam/revoke', second.refresh_token)).status).toBe(200);
    for (const { access_token: token } of [first, second]) {
      expect((await userInfo(token)).problem.type).toBe('urn:numspot:errors#inactive_token');
    }
    expect((await userInfo(other.access_token)).status).toBe(200);
  });

  it('dies by revocation, is stored as a hash only, and is refused when unknown', async () => {
    const { refresh_token: token } = await signIn();
    const stored = await region.database.query.selectFrom('refresh_tokens').select('token_hash').execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await post('/iam/introspect', token)).json).toMatchObject({ active: true, token_use: 'refresh' });
    await post('/iam/revoke', token);
    expect((await refresh(token)).json).toMatchObject({ error: 'invalid_grant' });
    expect((await post('/iam/introspect', token)).json).toEqual({ active: false });
    expect((await refresh('unknown')).json).toMatchObject({ error: 'invalid_grant' });
  });
});

it('the discovery document tells what the endpoints take and which claims are given', async () => {
  const { json } = await send(`${region.baseUrl}/iam/.well-known/openid-configuration`);
  expect(json).toMatchObject({
    response_modes_supported: ['query'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
    introspection_endpoint_auth_methods_supported: ['client_secret_basic'],
    id_token_signing_alg_values_supported: ['RS256'],
    userinfo_signing_alg_values_supported: ['none'],
    request_uri_parameter_supported: false,
  });
  const { id_token: idToken = '' } = await signIn();
  expect((json as { claims_supported: string[] }).claims_supported).toEqual(
    expect.arrayContaining(Object.keys(decodeJwt(idToken))),
  );
});

it('introspection tells about an access token, and of anything else only that it is not active', async () => {
  const { access_token: token } = await signIn();
  expect((await post('/iam/introspect', token)).json).toMatchObject({
    active: true,
    sub: region.seeded.clientId,
    scope: 'openid offline_access',
    token_use: 'access',
  });
  expect((await post('/iam/introspect', 'unknown')).json).toEqual({ active: false });
});
