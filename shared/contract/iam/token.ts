/** Access tokens (contract 4.2 and 5, schemas 3). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';

export const TokenRequest = z.object({
  grant_type: z.string(),
  scope: z.string().optional(),
  client_id: z.guid().optional(),
  client_secret: z.string().optional(),
  code: z.string().optional(),
  redirect_uri: z.string().optional(),
  code_verifier: z.string().optional(),
  refresh_token: z.string().optional(),
});

export const TokenResponse = z.looseObject({
  access_token: z.string(),
  expires_in: z.int(),
  token_type: z.string(),
  id_token: z.string().optional(),
  refresh_token: z.string().optional(),
  /** Where less was granted than asked for. */
  scope: z.string().optional(),
});
export type TokenResponse = z.infer<typeof TokenResponse>;

export const TokenReference = z.object({ token: z.string(), client_id: z.string().optional() });

export const Introspection = z.looseObject({
  active: z.boolean(),
  client_id: z.string().optional(),
  sub: z.string().optional(),
  scope: z.string().optional(),
  aud: z.array(z.string()).optional(),
  iss: z.string().optional(),
  iat: z.int().optional(),
  nbf: z.int().optional(),
  exp: z.int().optional(),
  token_type: z.string().optional(),
  token_use: z.enum(['access', 'refresh']).optional(),
});

export const UserInfo = z.looseObject({
  sub: z.string(),
  email: z.string().optional(),
  firstname: z.string().optional(),
  lastname: z.string().optional(),
});

export const Jwks = z.looseObject({ keys: z.array(z.looseObject({ kty: z.string() })) });

export const OidcConfiguration = z.looseObject({
  issuer: z.string(),
  token_endpoint: z.string(),
  jwks_uri: z.string(),
});

const token = { service: 'iam', resource: 'tokens', scope: 'global' } as const;
const allPublic = { method: 'public', path: 'public', success: 'public' } as const;

export const tokenOperations = {
  Token: {
    summary: 'Get an access token',
    ...token,
    section: '4.2',
    method: 'POST',
    path: '/iam/token',
    authentication: 'basicOrForm',
    body: { schema: TokenRequest, encoding: 'form' },
    success: { status: 200, schema: TokenResponse },
    errors: [400, 401, 500],
    credential: 'accessToken',
    provenance: { method: 'seed', path: 'seed', success: 'seed' },
    note: 'Credentials as Basic header, in the form, or both; the embedded region renews with refresh_token and client_id alone, and redeems a code of its own sign-in page with code_verifier (RFC 7636). Errors use the OAuth body {error, error_description}.',
  },
  RevokeToken: {
    summary: 'Revoke a token',
    ...token,
    section: 'extra',
    method: 'POST',
    path: '/iam/revoke',
    authentication: 'basic',
    body: { schema: TokenReference, encoding: 'form' },
    success: { status: 200 },
    errors: [400, 401],
    provenance: allPublic,
    note: 'Answers 200 for an unknown token too (RFC 7009). The embedded region also takes a bearer token of the same account, and of its console, which has no secret, the client id.',
  },
  IntrospectToken: {
    summary: 'Ask whether a token works',
    ...token,
    section: 'extra',
    method: 'POST',
    path: '/iam/introspect',
    authentication: 'basic',
    body: { schema: TokenReference, encoding: 'form' },
    success: { status: 200, schema: Introspection },
    errors: [500],
    errorsMore: [400, 401],
    provenance: allPublic,
  },
  GetUserInfo: {
    summary: 'Read who the caller is',
    ...token,
    section: 'extra',
    method: 'GET',
    path: '/iam/userinfo',
    success: { status: 200, schema: UserInfo },
    errors: [401],
    provenance: allPublic,
  },
  GetJwks: {
    summary: 'Read the keys that verify tokens',
    ...token,
    section: 'extra',
    method: 'GET',
    path: '/iam/.well-known/jwks.json',
    authentication: 'none',
    success: { status: 200, schema: Jwks },
    errors: [],
    provenance: allPublic,
  },
  GetOidcConfiguration: {
    summary: 'Read the OpenID Connect configuration',
    ...token,
    section: 'extra',
    method: 'GET',
    path: '/iam/.well-known/openid-configuration',
    authentication: 'none',
    success: { status: 200, schema: OidcConfiguration },
    errors: [],
    provenance: allPublic,
  },
} as const satisfies Record<string, Operation>;
