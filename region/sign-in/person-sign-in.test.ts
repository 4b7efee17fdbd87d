import { createHash, randomBytes } from 'node:crypto';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedConsoleClient } from '#shared/person-sign-in.ts';
import {
  activePerson as activeIn,
  codeOf,
  SettingsVisitor,
  type ActivePerson,
} from '#region/testing/settings-visitor.ts';
import { complete, goodPassword, issueLink, opened } from '#region/testing/test-person.ts';
import { callerAt, startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { authorizePath } from './authorize-request.ts';

const redirectUri = 'https://console.example/sign-in/callback';
const minute = 60_000;

let region: TestRegion;
beforeAll(async () => {
  region = await startTestRegion();
});
afterAll(() => region.close());
// Every test begins with codes of the application that nobody has used.
beforeEach(() => region.clock.advance(20 * minute));

const activePerson = () => activeIn(region);

const pkce = () => {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
};

const request = (challenge: string, changes: Record<string, string> = {}) => ({
  response_type: 'code',
  client_id: embeddedConsoleClient,
  redirect_uri: redirectUri,
  scope: 'openid offline_access',
  state: 'the-state',
  nonce: 'the-nonce',
  code_challenge: challenge,
  code_challenge_method: 'S256',
  ...changes,
});

const authorize = () => `${region.baseUrl}${authorizePath}`;
const codeNow = ({ secret }: ActivePerson) => codeOf(region, secret);

async function submit(person: ActivePerson, changes: Record<string, string> = {}, challenge = pkce().challenge) {
  const form = {
    ...request(challenge),
    email: person.email,
    password: goodPassword,
    totp: codeNow(person),
    ...changes,
  };
  return fetch(authorize(), { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

const landing = (response: Response) => new URL(response.headers.get('Location') ?? '');

async function askToken(fields: Record<string, string>) {
  const response = await fetch(`${region.baseUrl}/iam/token`, { method: 'POST', body: new URLSearchParams(fields) });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

const redemption = (code: string, verifier: string) => ({
  grant_type: 'authorization_code',
  client_id: embeddedConsoleClient,
  code,
  redirect_uri: redirectUri,
  code_verifier: verifier,
});

async function signedIn(person: ActivePerson) {
  const { verifier, challenge } = pkce();
  const code = landing(await submit(person, {}, challenge)).searchParams.get('code') ?? '';
  return { code, verifier, answer: await askToken(redemption(code, verifier)) };
}

describe('signing in as a person', () => {
  it('leads back to the console with a code, and the code to tokens of that person', async () => {
    const person = await activePerson();
    const { verifier, challenge } = pkce();
    const response = await submit(person, {}, challenge);
    expect(response.status).toBe(303);
    const { origin, pathname, searchParams } = landing(response);
    expect(origin + pathname).toBe(redirectUri);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      state: 'the-state',
      iss: `https://api.eu-std-1.example/iam/`,
    });

    const { status, body } = await askToken(redemption(searchParams.get('code') ?? '', verifier));
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, refresh_token: expect.any(String) });
    const claims = JSON.parse(Buffer.from(body['id_token']?.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(claims).toMatchObject({
      aud: embeddedConsoleClient,
      sub: person.id,
      nonce: 'the-nonce',
      email: person.email,
      given_name: 'Ada',
    });
    const me = await callerAt(region.baseUrl, body['access_token'] ?? '')('GetUserInfo');
    expect(me.reply).toEqual({ sub: person.id, email: person.email, firstname: 'Ada', lastname: 'Lovelace' });
  });

  it('gives exactly the rights the person has', async () => {
    const person = await activePerson();
    const { answer } = await signedIn(person);
    const caller = callerAt(region.baseUrl, answer.body['access_token'] ?? '');
    const path = { organisationId: region.seeded.organisationId };
    const refused = await caller('ListUserOrganisation', { path });
    expect(refused.status).toBe(403);
    const query = { service: 'iam', resource: 'user', action: 'get' };
    const { reply } = await region.admin('ListPermissionsOrganisation', { path, query });
    await region.admin('SetIAMPolicyOrganisation', {
      path: { ...path, subjectType: 'users', subjectId: person.id },
      body: { add: { permissions: reply.items.map(({ uuid }) => uuid) } },
    });
    expect((await caller('ListUserOrganisation', { path })).status).toBe(200);
  });

  it('shows the form in the language asked for, with what the console sent kept and escaped', async () => {
    const query = new URLSearchParams(request(pkce().challenge, { state: '"><script>', ui_locales: 'fr' }));
    const response = await fetch(`${authorize()}?${query.toString()}`);
    const html = await response.text();
    expect(response.headers.get('Content-Security-Policy')).toContain("form-action 'self' https://console.example");
    expect(html).toContain('<html lang="fr">');
    expect(html).toContain('Se connecter à eu-std-1');
    expect(html).not.toContain('<script>');
  });

  it('looks like the console it is asked by, and has no way to another place than back there', async () => {
    const query = new URLSearchParams(request(pkce().challenge, { ui_locales: 'de-CH fr', theme: 'dark' }));
    const html = await (await fetch(`${authorize()}?${query.toString()}`)).text();
    expect(html).toContain('<html lang="de" data-theme="dark">');
    expect(html).toContain('Bei eu-std-1 anmelden');
    const back = new URL(/<a href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '');
    expect(back.origin + back.pathname).toBe(redirectUri);
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'the-state' });

    const again = await submit(await activePerson(), { ui_locales: 'de', theme: 'dark', totp: '' });
    expect(await again.text()).toMatch(/<html lang="de" data-theme="dark">[^]*Füllen Sie alle drei Felder aus/);
    const odd = await submit(await activePerson(), { theme: '"><b>', totp: '' });
    expect(await odd.text()).toMatch(/<html lang="en">[^]*name="theme" value="&quot;&gt;&lt;b&gt;"/);
  });

  it('sends nobody anywhere but to the console it knows', async () => {
    for (const [name, value] of [
      ['redirect_uri', 'https://evil.example/sign-in/callback'],
      ['client_id', 'another'],
    ] as const) {
      const query = new URLSearchParams(request(pkce().challenge, { [name]: value }));
      const response = await fetch(`${authorize()}?${query.toString()}`, { redirect: 'manual' });
      expect(response.status).toBe(400);
      expect(response.headers.get('Location')).toBeNull();
    }
  });

  it('tells the console of a request that cannot be served', async () => {
    const query = new URLSearchParams(request(pkce().challenge, { code_challenge_method: 'plain' }));
    const response = await fetch(`${authorize()}?${query.toString()}`, { redirect: 'manual' });
    expect(Object.fromEntries(landing(response).searchParams)).toMatchObject({
      error: 'invalid_request',
      state: 'the-state',
    });
  });
});

describe('a request that asks for more than there is', () => {
  const errorOf = async (changes: Record<string, string>) => {
    const query = new URLSearchParams(request(pkce().challenge, changes));
    const response = await fetch(`${authorize()}?${query.toString()}`, { redirect: 'manual' });
    return response.status === 200 ? undefined : landing(response).searchParams.get('error');
  };

  it('is told that nobody is signed in when no page may be shown', async () => {
    expect(await errorOf({ prompt: 'none' })).toBe('login_required');
    expect(await errorOf({ prompt: 'none login' })).toBe('invalid_request');
    expect(await errorOf({ prompt: 'login' })).toBeUndefined();
  });

  it('is told that codes come in the query only', async () => {
    expect(await errorOf({ response_mode: 'form_post' })).toBe('invalid_request');
    expect(await errorOf({ response_mode: 'query' })).toBeUndefined();
  });

  it('is told the scope it got where that is less', async () => {
    const { verifier, challenge } = pkce();
    const response = await submit(await activePerson(), { scope: 'openid profile' }, challenge);
    const { body } = await askToken(redemption(landing(response).searchParams.get('code') ?? '', verifier));
    expect(body).toMatchObject({ scope: 'openid' });
    expect(body).not.toHaveProperty('refresh_token');
  });
});

describe('refusals', () => {
  const textOf = async (response: Response) => ({ status: response.status, text: await response.text() });

  it('are the same for an unknown address, a wrong password and a wrong code', async () => {
    const person = await activePerson();
    const refusals = await Promise.all(
      [
        ['email', 'nobody@example.org'] as const,
        ['password', 'Wrong-Horse-Battery-1'] as const,
        ['totp', codeNow(person) === '000000' ? '000001' : '000000'] as const,
      ].map(async ([name, value]) => textOf(await submit(person, { [name]: value }))),
    );
    for (const { status, text } of refusals) {
      expect(status).toBe(401);
      expect(text).toContain('Address, password or code is wrong');
      expect(text).not.toContain(goodPassword);
    }
  });

  it('meet a code of the application that was used before', async () => {
    const person = await activePerson();
    const totp = codeNow(person);
    expect((await submit(person, { totp })).status).toBe(303);
    expect((await submit(person, { totp })).status).toBe(401);
    region.clock.advance(minute);
    expect((await submit(person)).status).toBe(303);
  });

  it('let one of twenty at once through with the same code of the application', async () => {
    const person = await activePerson();
    const totp = codeNow(person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(person, { totp })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
  });

  it('end in a pause of a quarter of an hour after five wrong attempts, also with the right answers', async () => {
    const person = await activePerson();
    for (let attempt = 0; attempt < 5; attempt += 1) await submit(person, { password: 'Wrong-Horse-Battery-1' });
    const paused = await submit(person);
    expect(paused.status).toBe(429);
    expect(Number(paused.headers.get('Retry-After'))).toBeGreaterThan(14 * 60);
    region.clock.advance(15 * minute);
    expect((await submit(person)).status).toBe(303);
  });

  it('tell a person whose clock is off by how much, and one who is switched off that he is', async () => {
    const person = await activePerson();
    const totp = new TOTP({ secret: person.secret }).generate({ timestamp: region.clock.now() - 5 * minute });
    expect((await textOf(await submit(person, { totp }))).text).toContain('about 300 seconds slow');
    const path = { organisationId: region.seeded.organisationId, userId: person.id };
    await region.admin('PatchUserStateOrganisation', { path, body: { active: false } });
    expect((await textOf(await submit(person))).text).toContain('has switched this account off');
  });

  it('meet credentials that a recovery link has made void', async () => {
    const person = await activePerson();
    await issueLink(region, person.id);
    expect((await submit(person)).status).toBe(401);
  });

  it('meet a form of another site', async () => {
    const response = await fetch(authorize(), {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ email: 'a@example.org' }),
    });
    expect(response.status).toBe(403);
  });
});

describe('a code', () => {
  it('works once; a second use ends the tokens of the first', async () => {
    const { code, verifier, answer } = await signedIn(await activePerson());
    expect(answer.status).toBe(200);
    expect(await askToken(redemption(code, verifier))).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const renewal = { grant_type: 'refresh_token', client_id: embeddedConsoleClient };
    const renewed = await askToken({ ...renewal, refresh_token: answer.body['refresh_token'] ?? '' });
    expect(renewed).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
    const me = await callerAt(region.baseUrl, answer.body['access_token'] ?? '')('GetUserInfo');
    expect(me).toMatchObject({ status: 401, problem: { type: 'urn:numspot:errors#inactive_token' } });
  });

  it.each([
    ['another verifier', { code_verifier: 'another' }, 'invalid_grant'],
    ['another address', { redirect_uri: 'https://console.example/elsewhere' }, 'invalid_grant'],
    ['another client', { client_id: '5b3c1a52-5d0e-4f0e-8a8f-0d7a1d7c9f10' }, 'invalid_client'],
  ])('does not work with %s', async (_, changes, error) => {
    const person = await activePerson();
    const { verifier, challenge } = pkce();
    const code = landing(await submit(person, {}, challenge)).searchParams.get('code') ?? '';
    expect((await askToken({ ...redemption(code, verifier), ...changes })).body).toMatchObject({ error });
  });

  it('lasts a minute', async () => {
    const { verifier, challenge } = pkce();
    const code = landing(await submit(await activePerson(), {}, challenge)).searchParams.get('code') ?? '';
    region.clock.advance(minute);
    expect((await askToken(redemption(code, verifier))).body).toMatchObject({ error: 'invalid_grant' });
  });
});

describe('a person’s tokens', () => {
  const renew = (token: string | undefined) =>
    askToken({ grant_type: 'refresh_token', client_id: embeddedConsoleClient, refresh_token: token ?? '' });

  it('are renewed without a secret, revoked by themselves, and end when the person is switched off', async () => {
    const person = await activePerson();
    const { answer } = await signedIn(person);
    const renewed = await renew(answer.body['refresh_token']);
    expect(renewed.status).toBe(200);
    const access = renewed.body['access_token'] ?? '';
    const me = callerAt(region.baseUrl, access);
    expect((await me('GetUserInfo')).status).toBe(200);

    const path = { organisationId: region.seeded.organisationId, userId: person.id };
    await region.admin('PatchUserStateOrganisation', { path, body: { active: false } });
    expect((await me('GetUserInfo')).status).toBe(401);
    expect((await renew(renewed.body['refresh_token'])).body).toMatchObject({ error: 'invalid_grant' });
    await region.admin('PatchUserStateOrganisation', { path, body: { active: true } });

    const revoked = await fetch(`${region.baseUrl}/iam/revoke`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access}` },
      body: new URLSearchParams({ token: access }),
    });
    expect(revoked.status).toBe(200);
    expect((await me('GetUserInfo')).status).toBe(401);
  });

  it('go on when a recovery link is issued, and end once it is used', async () => {
    const person = await activePerson();
    const { answer } = await signedIn(person);
    const link = await issueLink(region, person.id);
    const renewed = await renew(answer.body['refresh_token']);
    expect(renewed.status).toBe(200);
    await complete(region, link, await opened(region, link));
    expect((await renew(renewed.body['refresh_token'])).body).toMatchObject({ error: 'invalid_grant' });
    expect((await callerAt(region.baseUrl, renewed.body['access_token'] ?? '')('GetUserInfo')).status).toBe(401);
  });

  it.each([
    [
      'password',
      async (visitor: SettingsVisitor) => {
        const password = 'Another-Horse-Battery-2';
        return visitor.post('/password', { present: goodPassword, password, repeated: password });
      },
    ],
    [
      'second factor',
      async (visitor: SettingsVisitor) => {
        const [, key = ''] = /<code>([A-Z2-7 ]+)<\/code>/.exec((await visitor.get('/second-factor')).text) ?? [];
        const code = codeOf(region, key.replaceAll(' ', ''));
        return visitor.post('/second-factor', { present: goodPassword, code });
      },
    ],
  ])('end when they choose another %s, as do sign-ins that are not complete yet', async (_, change) => {
    const person = await activePerson();
    const { answer } = await signedIn(person);
    region.clock.advance(minute);
    const { verifier, challenge } = pkce();
    const code = landing(await submit(person, {}, challenge)).searchParams.get('code') ?? '';
    const visitor = new SettingsVisitor(region);
    region.clock.advance(minute / 2);
    await visitor.signIn(person);
    expect((await change(visitor)).status).toBe(303);
    expect((await askToken(redemption(code, verifier))).body).toMatchObject({ error: 'invalid_grant' });
    expect((await renew(answer.body['refresh_token'])).body).toMatchObject({ error: 'invalid_grant' });
    expect((await callerAt(region.baseUrl, answer.body['access_token'] ?? '')('GetUserInfo')).status).toBe(401);
  });
});
