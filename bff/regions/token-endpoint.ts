/** The token service of a region, as the console uses it: the secret goes in once and is kept nowhere. */
import { TokenResponse } from '#shared/contract/iam/token.ts';
import { TokenError } from '#shared/contract/problem.ts';
import type { TokenPair } from '../session/token-seal.ts';
import { callRegion } from './call-region.ts';
import type { Region } from './region-directory.ts';
import { unusable } from './region-failure.ts';

export interface Grant {
  readonly tokens: TokenPair;
  /** Milliseconds. */
  readonly lifetime: number;
}

/** A grant, or the OAuth error code of the refusal. */
export type TokenAnswer = { readonly grant: Grant } | { readonly grant?: never; readonly error: string };

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Signs in with client credentials (contract 4.2). Throws a `ConsoleProblem` (502, 503, 504) when the region fails. */
export function requestToken(region: Region, clientId: string, clientSecret: string): Promise<TokenAnswer> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const fields = new URLSearchParams({ grant_type: 'client_credentials', scope: 'openid offline_access' });
  return askForToken(region, fields, { authorization });
}

/** Renews with the refresh token alone; a region that insists on the secret refuses with `invalid_client`. */
export function renewToken(region: Region, clientId: string, refreshToken: string): Promise<TokenAnswer> {
  const fields = { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId };
  return askForToken(region, new URLSearchParams(fields));
}

async function askForToken(
  region: Region,
  fields: URLSearchParams,
  headers?: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const answer = await callRegion(region, {
    method: 'POST',
    path: '/iam/token',
    headers: { ...form, ...headers },
    body: fields.toString(),
  });
  if (answer.status >= 500) throw unusable(region.name, `answered ${answer.status} to a request for a token`);
  if (answer.status !== 200) {
    const refusal = TokenError.safeParse(answer.body);
    const unnamed = answer.status === 401 || answer.status === 403 ? 'invalid_client' : 'invalid_request';
    return { error: refusal.success ? refusal.data.error : unnamed };
  }
  const parsed = TokenResponse.safeParse(answer.body);
  if (!parsed.success) throw unusable(region.name, 'answered a token that cannot be read');
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = parsed.data;
  const tokens = refreshToken === undefined ? { accessToken } : { accessToken, refreshToken };
  return { grant: { tokens, lifetime: seconds * 1_000 } };
}

/**
 * Revokes a token by itself: the access token authenticates the call, since the secret is gone (docs/decisions/0004).
 * Answers whether the region accepted that. Throws a `ConsoleProblem` when the region fails.
 */
export async function revokeToken(
  region: Region,
  clientId: string,
  accessToken: string,
  token: string,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await callRegion(region, {
    method: 'POST',
    path: '/iam/revoke',
    headers: { ...form, authorization: `Bearer ${accessToken}` },
    body: new URLSearchParams({ token, client_id: clientId }).toString(),
    signal,
  });
  return answer.status === 200;
}
