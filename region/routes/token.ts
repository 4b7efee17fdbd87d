/** Tokens: issue, refresh, revoke, introspect, and the documents about them (contract 4.2, behaviours B2). */
import { randomUUID } from 'node:crypto';
import { catalogue } from '#shared/contract/catalogue.ts';
import { embeddedConsoleClient } from '#shared/person-sign-in.ts';
import type { SomeHandlers, RegionRequest } from '#region/handler/handler.ts';
import { TokenRefusal } from '#region/request/problem.ts';
import { authorizePath } from '#region/sign-in/authorize-request.ts';
import { redeemCode } from '#region/sign-in/redeem-code.ts';
import { pageLanguages } from '#region/page/page-looks.ts';
import type { Connection } from '#region/store/database.ts';
import {
  endFamily,
  findRefreshToken,
  insertRefreshToken,
  insertRevoked,
  markRefreshTokenUsed,
} from '#region/store/tokens.ts';
import { findUserById } from '#region/store/users.ts';
import { isBasic, proveClient } from '#region/token/client-credentials.ts';
import type { Granted } from '#region/token/access-tokens.ts';
import { grantedScopes, scopeToName, supportedScopes } from '#region/token/scopes.ts';
import { createSecret, hashSecret } from '#region/token/secrets.ts';
import { algorithm, publicKeys } from '#region/token/signing-keys.ts';
import { accountSubject, subjectForTokens, type TokenSubject } from '#region/token/subject.ts';
import type { RegionContext } from '#region/handler/region-context.ts';

const claimsOfIdTokens = 'iss sub aud iat nbf exp nonce name given_name family_name email'.split(' ');
const claimsOfUserInfo = ['firstname', 'lastname'];
const refreshTokenMilliseconds = 7 * 24 * 60 * 60 * 1000;

async function token(request: RegionRequest<'Token'>) {
  const { authorization, body, connection, context } = request;
  const now = context.clock.now();
  if (body.grant_type === 'refresh_token') return refresh(request);
  if (body.grant_type === 'authorization_code') {
    const redeemed = await redeemCode(connection, body, now);
    return grant(connection, context, redeemed, redeemed.askedScope);
  }
  if (body.grant_type !== 'client_credentials') {
    const known = 'Use client_credentials, authorization_code or refresh_token.';
    throw new TokenRefusal(400, 'unsupported_grant_type', known);
  }
  const account = await proveClient(connection, authorization, body, now);
  const scopes = grantedScopes(body.scope ?? '');
  return grant(connection, context, { subject: accountSubject(account), scopes, familyId: randomUUID() }, body.scope);
}

/**
 * A console keeps no secret after sign-in, so the refresh token with the client id is proof enough; a secret that
 * comes along is checked.
 */
async function refresh({ authorization, body, connection, context }: RegionRequest<'Token'>) {
  const now = context.clock.now();
  const { client_id: clientId, client_secret: secret, refresh_token: given } = body;
  const needsSecret = isBasic(authorization) || secret !== undefined || clientId === undefined;
  const client = needsSecret ? (await proveClient(connection, authorization, body, now)).id : clientId.toLowerCase();
  if (given === undefined) throw new TokenRefusal(400, 'invalid_request', 'refresh_token is required');
  const hash = hashSecret(given);
  const found = await findRefreshToken(connection, hash);
  const refused = (keepsChanges: boolean) =>
    new TokenRefusal(400, 'invalid_grant', 'The refresh token does not work any more.', keepsChanges);
  const subject = found && (await subjectForTokens(connection, found.identity_id, now));
  if (found === undefined || subject?.clientId !== client || found.expires_on <= now) throw refused(false);
  if (found.used_on !== null) {
    await endFamily(connection, found.family_id, now);
    throw refused(true);
  }
  await markRefreshTokenUsed(connection, hash, now);
  return grant(connection, context, { subject, scopes: found.scope.split(' '), familyId: found.family_id }, body.scope);
}

/** A refresh token comes along only when `offline_access` was asked for; each works once. */
async function grant(connection: Connection, context: RegionContext, granted: Granted, askedScope: string | undefined) {
  const issued = await context.tokens.issue(connection, granted);
  const { subject, scopes, familyId } = granted;
  const refreshToken = scopes.includes('offline_access') ? createSecret() : undefined;
  if (refreshToken !== undefined) {
    const now = context.clock.now();
    await insertRefreshToken(connection, {
      token_hash: hashSecret(refreshToken),
      family_id: familyId,
      identity_id: subject.id,
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
    scope: scopeToName(askedScope, scopes),
  };
}

/** Whose tokens may be revoked: those of the client with its secret, or of whoever holds one that still works. */
async function proveRevoker({
  authorization,
  body,
  connection,
  context,
}: RegionRequest<'RevokeToken'>): Promise<(subject: Pick<TokenSubject, 'id' | 'clientId'>) => boolean> {
  // A client without a secret proves nothing: to hold the token is enough (RFC 7009 section 2.1).
  const isBearer = /^Bearer /i.test(authorization ?? '');
  if (!isBasic(authorization) && !isBearer && body.client_id === embeddedConsoleClient) {
    return (subject) => subject.clientId === embeddedConsoleClient;
  }
  const { id } = isBearer
    ? await context.tokens.caller((work) => work(connection), authorization)
    : await proveClient(connection, authorization, {}, context.clock.now());
  return (subject) => subject.id === id;
}

async function revokeToken(request: RegionRequest<'RevokeToken'>) {
  const { body, connection, context } = request;
  const now = context.clock.now();
  const isTheirs = await proveRevoker(request);
  const claims = await context.tokens.read((work) => work(connection), body.token);
  if (claims !== undefined && isTheirs({ id: claims.sub, clientId: claims.client_id })) {
    await insertRevoked(connection, { id: claims.jti, expiresOn: claims.exp * 1000 }, now);
  }
  const refreshToken = await findRefreshToken(connection, hashSecret(body.token));
  if (refreshToken === undefined) return undefined;
  const { identity_id: id, family_id: familyId } = refreshToken;
  const isPerson = (await findUserById(connection, id)) !== undefined;
  const clientId = isPerson ? embeddedConsoleClient : id;
  // With it whatever was given on the same grant (RFC 7009 section 2.1).
  if (isTheirs({ id, clientId })) await endFamily(connection, familyId, now);
  return undefined;
}

/** Only tokens of the client's own organisation are told about; any other counts as inactive. */
async function introspectToken({ authorization, body, connection, context }: RegionRequest<'IntrospectToken'>) {
  const now = context.clock.now();
  const client = await proveClient(connection, authorization, {}, now);
  const claims = await context.tokens.read((work) => work(connection), body.token);
  if (
    claims?.organisationId === client.organisation_id &&
    (await context.tokens.isActive((work) => work(connection), claims))
  ) {
    const { client_id, sub, aud, iss, iat, nbf, exp, scp } = claims;
    const about = { client_id, sub, aud, iss, iat, nbf, exp, scope: scp.join(' ') };
    return { active: true, ...about, token_type: 'Bearer', token_use: 'access' as const };
  }
  const found = await findRefreshToken(connection, hashSecret(body.token));
  if (found === undefined || found.used_on !== null || found.expires_on <= now) return { active: false };
  const subject = await subjectForTokens(connection, found.identity_id, now);
  if (subject?.organisationId !== client.organisation_id) return { active: false };
  const times = { iat: Math.floor(found.issued_on / 1000), exp: Math.floor(found.expires_on / 1000) };
  const about = { client_id: subject.clientId, sub: subject.id, scope: found.scope, iss: context.tokens.issuer };
  return { active: true, ...about, ...times, token_use: 'refresh' as const };
}

export const tokenHandlers = {
  Token: token,
  RevokeToken: revokeToken,
  IntrospectToken: introspectToken,
  GetUserInfo: async ({ caller, connection }) => {
    const user = caller.type === 'users' ? await findUserById(connection, caller.id) : undefined;
    if (user === undefined) return { sub: caller.id };
    return { sub: user.id, email: user.email, firstname: user.firstname, lastname: user.lastname };
  },
  GetJwks: async ({ connection, context }) => ({ keys: await publicKeys(connection, context.clock.now()) }),
  GetOidcConfiguration: ({ context: { baseUrl, tokens } }) =>
    Promise.resolve({
      issuer: tokens.issuer,
      authorization_endpoint: `${baseUrl}${authorizePath}`,
      token_endpoint: `${baseUrl}${catalogue.Token.path}`,
      revocation_endpoint: `${baseUrl}${catalogue.RevokeToken.path}`,
      introspection_endpoint: `${baseUrl}${catalogue.IntrospectToken.path}`,
      userinfo_endpoint: `${baseUrl}${catalogue.GetUserInfo.path}`,
      jwks_uri: `${baseUrl}${catalogue.GetJwks.path}`,
      grant_types_supported: ['client_credentials', 'authorization_code', 'refresh_token'],
      scopes_supported: supportedScopes,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
      revocation_endpoint_auth_methods_supported: ['client_secret_basic', 'none'],
      introspection_endpoint_auth_methods_supported: ['client_secret_basic'],
      code_challenge_methods_supported: ['S256'],
      ui_locales_supported: [...pageLanguages],
      authorization_response_iss_parameter_supported: true,
      request_uri_parameter_supported: false,
      id_token_signing_alg_values_supported: [algorithm],
      userinfo_signing_alg_values_supported: ['none'],
      subject_types_supported: ['public'],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      claims_supported: claimsOfIdTokens.concat(claimsOfUserInfo),
    }),
} satisfies SomeHandlers;
