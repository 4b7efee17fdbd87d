/** Tokens: issue, refresh, revoke, introspect, and the documents about them (contract 4.2, behaviours B2). */
import { randomUUID } from 'node:crypto';
import type { HandlersOf, RegionRequest } from '../handler.ts';
import { TokenRefusal } from '../problem.ts';
import type { Connection } from '../store/database.ts';
import { findServiceAccount, type ServiceAccountRow } from '../store/service-accounts.ts';
import {
  deleteRefreshFamily,
  findRefreshToken,
  insertRefreshToken,
  insertRevoked,
  markRefreshTokenUsed,
} from '../store/tokens.ts';
import { getsNoToken, proveClient } from '../token/client-credentials.ts';
import { createSecret, hashSecret } from '../token/secrets.ts';
import { algorithm, publicKeys } from '../token/signing-keys.ts';
import type { World } from '../world.ts';

const supportedScopes = ['openid', 'offline_access'];
const refreshTokenMilliseconds = 7 * 24 * 60 * 60 * 1000;

async function token(request: RegionRequest<'Token'>) {
  const { authorization, body, connection, world } = request;
  if (body.grant_type !== 'client_credentials' && body.grant_type !== 'refresh_token') {
    throw new TokenRefusal(400, 'unsupported_grant_type', 'Use client_credentials or refresh_token.');
  }
  if (body.grant_type === 'refresh_token') {
    const account = await proveRefresher(request);
    return refresh(connection, world, account, body.refresh_token);
  }
  const account = await proveClient(connection, authorization, body, world.clock.now());
  const asked = (body.scope ?? '').split(/[ +]+/);
  const scopes = supportedScopes.filter((scope) => asked.includes(scope));
  return grant(connection, world, account, scopes, randomUUID());
}

/**
 * A console keeps no secret after sign-in, so the refresh token with the client id is proof enough; a secret that
 * comes along is checked.
 */
async function proveRefresher({ authorization, body, connection, world }: RegionRequest<'Token'>) {
  const now = world.clock.now();
  if (authorization !== undefined || body.client_secret !== undefined || body.client_id === undefined) {
    return proveClient(connection, authorization, body, now);
  }
  const account = await findServiceAccount(connection, body.client_id.toLowerCase());
  if (account !== undefined && !getsNoToken(account, now)) return account;
  throw new TokenRefusal(400, 'invalid_grant', 'The refresh token does not work any more.');
}

async function refresh(connection: Connection, world: World, account: ServiceAccountRow, given: string | undefined) {
  if (given === undefined) throw new TokenRefusal(400, 'invalid_request', 'refresh_token is required');
  const hash = hashSecret(given);
  const found = await findRefreshToken(connection, hash);
  const refused = (keepsChanges: boolean) =>
    new TokenRefusal(400, 'invalid_grant', 'The refresh token does not work any more.', keepsChanges);
  if (found === undefined || found.identity_id !== account.id || found.expires_on <= world.clock.now()) {
    throw refused(false);
  }
  if (found.used_on !== null) {
    await deleteRefreshFamily(connection, found.family_id);
    throw refused(true);
  }
  await markRefreshTokenUsed(connection, hash, world.clock.now());
  return grant(connection, world, account, found.scope.split(' '), found.family_id);
}

/** A refresh token comes along only when `offline_access` was asked for; each works once. */
async function grant(
  connection: Connection,
  world: World,
  account: ServiceAccountRow,
  scopes: readonly string[],
  familyId: string,
) {
  const issued = await world.tokens.issue(connection, account, scopes);
  const refreshToken = scopes.includes('offline_access') ? createSecret() : undefined;
  if (refreshToken !== undefined) {
    const now = world.clock.now();
    await insertRefreshToken(connection, {
      token_hash: hashSecret(refreshToken),
      family_id: familyId,
      identity_id: account.id,
      scope: scopes.join(' '),
      issued_on: now,
      expires_on: now + refreshTokenMilliseconds,
      used_on: null,
    });
  }
  return {
    access_token: issued.accessToken,
    token_type: 'Bearer',
    expires_in: issued.expiresIn,
    id_token: issued.idToken,
    refresh_token: refreshToken,
  };
}

/** Who may revoke: the client by its secret, or whoever holds a token of it that still works. */
async function proveRevoker({ authorization, connection, world }: RegionRequest<'RevokeToken'>) {
  if (/^Bearer /i.test(authorization ?? '')) return world.tokens.caller((work) => work(connection), authorization);
  return proveClient(connection, authorization, {}, world.clock.now());
}

async function revokeToken(request: RegionRequest<'RevokeToken'>) {
  const { body, connection, world } = request;
  const now = world.clock.now();
  const client = await proveRevoker(request);
  const claims = await world.tokens.read((work) => work(connection), body.token);
  if (claims?.client_id === client.id) {
    await insertRevoked(connection, { id: claims.jti, expiresOn: claims.exp * 1000 }, now);
  }
  const refreshToken = await findRefreshToken(connection, hashSecret(body.token));
  if (refreshToken?.identity_id === client.id) await deleteRefreshFamily(connection, refreshToken.family_id);
  return undefined;
}

/** Only tokens of the client's own organisation are told about; any other counts as inactive. */
async function introspectToken({ authorization, body, connection, world }: RegionRequest<'IntrospectToken'>) {
  const now = world.clock.now();
  const client = await proveClient(connection, authorization, {}, now);
  const claims = await world.tokens.read((work) => work(connection), body.token);
  if (
    claims?.organisationId === client.organisation_id &&
    (await world.tokens.isActive((work) => work(connection), claims))
  ) {
    const { client_id, sub, aud, iss, iat, nbf, exp, scp } = claims;
    const about = { client_id, sub, aud, iss, iat, nbf, exp, scope: scp.join(' ') };
    return { active: true, ...about, token_type: 'Bearer', token_use: 'access' as const };
  }
  const found = await findRefreshToken(connection, hashSecret(body.token));
  if (found === undefined || found.used_on !== null || found.expires_on <= now) return { active: false };
  const account = await findServiceAccount(connection, found.identity_id);
  if (account?.organisation_id !== client.organisation_id) return { active: false };
  const times = { iat: Math.floor(found.issued_on / 1000), exp: Math.floor(found.expires_on / 1000) };
  const about = { client_id: account.id, sub: account.id, scope: found.scope, iss: world.tokens.issuer };
  return { active: true, ...about, ...times, token_use: 'refresh' as const };
}

export const tokenHandlers = {
  Token: token,
  RevokeToken: revokeToken,
  IntrospectToken: introspectToken,
  GetUserInfo: ({ caller }) => Promise.resolve({ sub: caller.id }),
  GetJwks: async ({ connection }) => ({ keys: await publicKeys(connection) }),
  GetOidcConfiguration: ({ world: { baseUrl, tokens } }) =>
    Promise.resolve({
      issuer: tokens.issuer,
      token_endpoint: `${baseUrl}/iam/token`,
      revocation_endpoint: `${baseUrl}/iam/revoke`,
      introspection_endpoint: `${baseUrl}/iam/introspect`,
      userinfo_endpoint: `${baseUrl}/iam/userinfo`,
      jwks_uri: `${baseUrl}/iam/.well-known/jwks.json`,
      grant_types_supported: ['client_credentials', 'refresh_token'],
      scopes_supported: supportedScopes,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      id_token_signing_alg_values_supported: [algorithm],
      subject_types_supported: ['public'],
      response_types_supported: [],
    }),
} satisfies HandlersOf<
  'Token' | 'RevokeToken' | 'IntrospectToken' | 'GetUserInfo' | 'GetJwks' | 'GetOidcConfiguration'
>;
