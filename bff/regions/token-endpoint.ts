/** The token service of a region, as the console uses it: the secret goes in once and is kept nowhere. */
import type { ConsoleProblemKind } from '#shared/console-problem.ts';
import { catalogue } from '#shared/contract/catalogue.ts';
import { TokenResponse } from '#shared/contract/iam/token.ts';
import { TokenError } from '#shared/contract/problem.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { askRegion, callRegion, type RegionCall } from './call-region.ts';
import type { Region } from './region-directory.ts';
import { unusable } from './region-failure.ts';
import {
  isFinalRefusal,
  noToken,
  refusals,
  refusalStatuses,
  type Grant,
  type RefreshAnswer,
  type TokenAnswer,
} from './token-answer.ts';
import type { PlainAnswer } from './whole-answer.ts';

/** Problems of requests that were not sent. */
const unsent: ReadonlySet<ConsoleProblemKind> = new Set(['region_unreachable', 'region_untrusted']);

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Signs in with client credentials (contract 4.2). Throws a `ConsoleProblem` (502, 503, 504) when the region fails. */
export async function requestToken(region: Region, clientId: string, clientSecret: string): Promise<TokenAnswer> {
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const fields = { grant_type: 'client_credentials', scope: 'openid offline_access' };
  const answer = await askRegion(region, tokenCall(fields, { authorization }));
  if (answer.status === 200) return { grant: toGrant(region, answer) };
  const error = errorOf(answer) ?? (answer.status === 401 ? 'invalid_client' : '');
  if (!refusalStatuses.has(answer.status) || !refusals.has(error)) throw noToken(region.name, answer);
  return { error };
}

/** Renews with the refresh token alone; a region that insists on the secret refuses with `invalid_client`. */
export async function renewToken(region: Region, clientId: string, refreshToken: string): Promise<RefreshAnswer> {
  const fields = { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: clientId };
  let answer: PlainAnswer | undefined;
  try {
    answer = await askRegion(region, tokenCall(fields));
    if (answer.status === 200) return { kind: 'granted', grant: toGrant(region, answer) };
  } catch (problem) {
    if (!(problem instanceof ConsoleProblem)) throw problem;
    return { kind: unsent.has(problem.kind) ? 'declined' : 'unanswered', problem };
  }
  const error = errorOf(answer);
  if (isFinalRefusal(answer.status, error)) return { kind: 'refused', error };
  return { kind: 'declined', problem: noToken(region.name, answer) };
}

function tokenCall(fields: Record<string, string>, headers?: Readonly<Record<string, string>>): RegionCall {
  const body = new URLSearchParams(fields).toString();
  return { method: 'POST', path: catalogue.Token.path, headers: { ...form, ...headers }, body };
}

function toGrant(region: Region, { text }: PlainAnswer): Grant {
  const parsed = TokenResponse.safeParse(parse(text));
  if (!parsed.success) throw unusable(region.name, 'answered a token that cannot be read');
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = parsed.data;
  const tokens = refreshToken === undefined ? { accessToken } : { accessToken, refreshToken };
  return { tokens, lifetime: seconds * 1_000 };
}

function errorOf({ text }: PlainAnswer): string | undefined {
  return TokenError.safeParse(parse(text)).data?.error;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Revokes a token by itself: the access token authenticates the call, since the secret is gone (docs/decisions/0004).
 * Answers the status, 200 where the region accepted that. Throws a `ConsoleProblem` when the region fails.
 */
export async function revokeToken(
  region: Region,
  clientId: string,
  accessToken: string,
  token: string,
  signal: AbortSignal,
): Promise<number> {
  const { status } = await callRegion(region, {
    method: 'POST',
    path: catalogue.RevokeToken.path,
    headers: { ...form, authorization: `Bearer ${accessToken}` },
    body: new URLSearchParams({ token, client_id: clientId }).toString(),
    signal,
  });
  return status;
}
