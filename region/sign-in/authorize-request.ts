/** What a console asks for when it sends a person to sign in (RFC 6749 section 4.1.1, RFC 7636, OpenID Connect). */
import { z } from 'zod';
import { callbackPath } from '#shared/callback-path.ts';
import { embeddedConsoleClient } from '#shared/person-sign-in.ts';

/** Beside the contract's paths. */
export const authorizePath = '/iam/authorize';

const Parameters = z.object({
  response_type: z.literal('code'),
  client_id: z.literal(embeddedConsoleClient),
  redirect_uri: z.string(),
  scope: z.string().max(200).default('openid'),
  state: z.string().max(500).exactOptional(),
  nonce: z.string().max(500).exactOptional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
  response_mode: z.literal('query').exactOptional(),
  prompt: z.string().max(200).exactOptional(),
  ui_locales: z.string().max(200).exactOptional(),
  theme: z.string().max(20).exactOptional(),
});

export type AuthorizeParameters = z.output<typeof Parameters>;

/**
 * - `asked`: all is well.
 * - `refused`: the console is told at its own page, by an error code of RFC 6749.
 * - `unknown`: not a console of this region; nobody is sent anywhere.
 */
export type AuthorizeRequest =
  | { readonly kind: 'asked'; readonly parameters: AuthorizeParameters }
  | { readonly kind: 'refused'; readonly error: string; readonly redirectUri: string; readonly state?: string }
  | { readonly kind: 'unknown' };

/** The console's page that people are sent back to, beside the one that recovery links open. */
export function redirectUriOf(activationUrl: string): string {
  return new URL(callbackPath, activationUrl).href;
}

/** Reads query or form. A parameter given twice is as good as none. */
export function readAuthorizeRequest(given: URLSearchParams, activationUrl: string): AuthorizeRequest {
  const redirectUri = redirectUriOf(activationUrl);
  const single = [...given.keys()].filter((name) => given.getAll(name).length === 1);
  const values = Object.fromEntries(single.map((name) => [name, given.get(name)]));
  if (values['client_id'] !== embeddedConsoleClient || values['redirect_uri'] !== redirectUri) {
    return { kind: 'unknown' };
  }
  const parsed = Parameters.safeParse(values);
  const state = values['state'];
  const refused = (error: string): AuthorizeRequest => ({
    kind: 'refused',
    error,
    redirectUri,
    ...(typeof state === 'string' && { state }),
  });
  if (!parsed.success) return refused(errorOf(parsed.error));
  const prompts = (parsed.data.prompt ?? '').split(' ');
  // Nobody stays signed in at the region, so without a page there is no answer (OpenID Connect Core 3.1.2.1).
  if (prompts.includes('none')) return refused(prompts.length === 1 ? 'login_required' : 'invalid_request');
  return { kind: 'asked', parameters: parsed.data };
}

function errorOf({ issues }: z.ZodError): string {
  return issues.some(({ path }) => path[0] === 'response_type') ? 'unsupported_response_type' : 'invalid_request';
}

/** Back to the console, with `answer` in the query. */
export function backToConsole(redirectUri: string, answer: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
