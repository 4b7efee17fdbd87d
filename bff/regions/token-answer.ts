/** What a region's token service can answer, whichever way it was asked. */
import type { IncomingHttpHeaders } from 'node:http';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { unusable } from './region-failure.ts';
import { retryAfterOf } from './retry-after.ts';

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken?: string;
}

export interface Grant {
  readonly tokens: TokenPair;
  /** Milliseconds. */
  readonly lifetime: number;
}

/** A grant, or the OAuth error code of the refusal. */
export type TokenAnswer = { readonly grant: Grant } | { readonly grant?: never; readonly error: string };

/** What came of a refresh token; see `RefreshOutcome` in renewal.ts for what each of them means. */
export type RefreshAnswer =
  | { readonly kind: 'granted'; readonly grant: Grant }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'declined' | 'unanswered'; readonly problem: ConsoleProblem };

/** The refusals that asking again does not change (RFC 6749 section 5.2). */
const final = new Set(['invalid_client', 'unauthorized_client', 'unsupported_grant_type', 'invalid_grant']);

/** Every refusal that is about what was asked rather than about the state of the server. */
export const refusals = new Set([...final, 'invalid_request', 'invalid_scope', 'access_denied']);

export const refusalStatuses = new Set([400, 401, 403]);

/** Whether an OAuth error ends the use of a refresh token; the same word in a failure of the server's does not. */
export function isFinalRefusal(status: number, error: string | undefined): error is string {
  return refusalStatuses.has(status) && error !== undefined && final.has(error);
}

/** The problem of an answer that is neither a token nor a refusal of what was sent. */
export function noToken(
  region: string,
  answer: { readonly status: number; readonly headers: IncomingHttpHeaders },
): ConsoleProblem {
  const retryAfter = retryAfterOf(answer.headers['retry-after']);
  const { kind, extras } = unusable(region, `answered ${answer.status} to a request for a token`);
  return new ConsoleProblem(kind, { ...extras, ...(retryAfter === undefined ? {} : { retryAfter }) });
}
