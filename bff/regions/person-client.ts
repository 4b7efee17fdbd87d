/**
 * The console as OpenID Connect client of a region's sign-in: where to send a person, and what the code that comes back
 * is worth. Everything follows the region's discovery document, so that embedded and real regions go the same way.
 */
import * as openid from 'openid-client';
import type { Clock } from '#shared/clock.ts';
import type { PeopleConfig } from '#bff/config/config-regions.ts';
import type { ConsoleProblem } from '#bff/http/problem.ts';
import { unusable } from './region-failure.ts';
import type { RegionGate } from './region-gate.ts';
import { RequestTrace } from './request-trace.ts';
import { isFinalRefusal, type Grant, type RefreshAnswer } from './token-answer.ts';

/** What is made up for one sign-in, and needed again to complete it. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE (RFC 7636). */
  readonly verifier: string;
}

/** Who signed in, as the region tells. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
}

/** How the region's page is to look, as far as it can. */
export interface PageWish {
  readonly language: string | undefined;
  /** For embedded regions only, which know the parameter. */
  readonly theme: string | undefined;
}

/** All of it throws a `ConsoleProblem` (502, 503 or 504) when the region fails. */
export interface PersonClient {
  /** The address of the region's page. */
  authorizationUrl(redirectUri: string, secrets: SignInSecrets, looks: PageWish): Promise<string>;
  /** Redeems the code of `callback`, the address the person was sent back to. Undefined when it does not work. */
  redeem(callback: URL, secrets: SignInSecrets): Promise<{ grant: Grant; person: Person } | undefined>;
  /** Never throws for what the region does: that is part of the answer. */
  renew(refreshToken: string): Promise<RefreshAnswer>;
  /** Answers whether the region accepted it; one without such an endpoint does not. */
  revoke(token: string): Promise<boolean>;
}

/** How long a discovery document is good. Milliseconds. */
const documentLife = 15 * 60_000;
const answerSeconds = 15;

/** `gate` is the region's: its sign-in is asked under the same rule as everything else there. */
export function createPersonClient(region: string, config: PeopleConfig, clock: Clock, gate: RegionGate): PersonClient {
  const { clientId, clientSecret } = config;
  const issuer = new URL(config.issuer);
  const authentication = clientSecret === undefined ? openid.None() : openid.ClientSecretBasic(clientSecret);
  let known: { readonly server: openid.ServerMetadata; readonly until: number } | undefined;

  async function discover(fetch: openid.CustomFetch): Promise<openid.ServerMetadata> {
    if (known === undefined || clock.now() >= known.until) {
      const found = await openid.discovery(issuer, clientId, undefined, authentication, {
        timeout: answerSeconds,
        execute: plainHttp(),
        [openid.customFetch]: fetch,
      });
      known = { server: found.serverMetadata(), until: clock.now() + documentLife };
    }
    return known.server;
  }

  function configure(server: openid.ServerMetadata, fetch: openid.CustomFetch): openid.Configuration {
    const skew = Math.round((clock.now() - Date.now()) / 1_000);
    const metadata = { [openid.clockSkew]: skew, [openid.clockTolerance]: 30 };
    const made = new openid.Configuration(server, clientId, metadata, authentication);
    made.timeout = answerSeconds;
    made[openid.customFetch] = fetch;
    for (const prepare of plainHttp()) prepare(made);
    openid.enableNonRepudiationChecks(made);
    return made;
  }

  /** Only loopback regions have http addresses (config-regions.ts). */
  function plainHttp() {
    return issuer.protocol === 'http:' ? [openid.allowInsecureRequests] : [];
  }

  /** Tells a region that says no to what was sent from one that fails. */
  async function ask<Result>(work: (configuration: openid.Configuration) => Promise<Result>): Promise<Answer<Result>> {
    const trace = new RequestTrace(region, gate);
    try {
      const server = await discover(trace.fetch);
      return { kind: 'given', result: await work(configure(server, trace.fetch)) };
    } catch (error) {
      if (error instanceof openid.AuthorizationResponseError) return { kind: 'refused', error: error.error };
      if (error instanceof openid.ResponseBodyError && isFinalRefusal(error.status, error.error)) {
        return { kind: 'refused', error: error.error };
      }
      return { kind: 'failed', problem: trace.problem, wasUsed: trace.wasUsed };
    }
  }

  return {
    async authorizationUrl(redirectUri, { state, nonce, verifier }, { language, theme }) {
      const challenge = await openid.calculatePKCECodeChallenge(verifier);
      const url = given(
        await ask(async (made) =>
          openid.buildAuthorizationUrl(made, {
            redirect_uri: redirectUri,
            scope: 'openid offline_access',
            state,
            nonce,
            code_challenge: challenge,
            code_challenge_method: 'S256',
            ...(language === undefined ? {} : { ui_locales: language }),
            ...(theme === undefined ? {} : { theme }),
          }),
        ),
      );
      if (url === undefined) throw unusable(region, 'does not take this way of signing in');
      return url.href;
    },

    async redeem(callback, { state, nonce, verifier }) {
      const tokens = given(
        await ask((made) =>
          openid.authorizationCodeGrant(made, callback, {
            expectedState: state,
            expectedNonce: nonce,
            pkceCodeVerifier: verifier,
            idTokenExpected: true,
          }),
        ),
      );
      if (tokens === undefined) return undefined;
      const claims = tokens.claims();
      if (claims === undefined) throw unusable(region, 'did not say who signed in');
      return { grant: toGrant(region, tokens), person: toPerson(claims) };
    },

    async renew(refreshToken) {
      const answer = await ask(async (made) => toGrant(region, await openid.refreshTokenGrant(made, refreshToken)));
      if (answer.kind === 'given') return { kind: 'granted', grant: answer.result };
      if (answer.kind === 'refused') return answer;
      return { kind: answer.wasUsed ? 'unanswered' : 'declined', problem: answer.problem };
    },

    async revoke(token) {
      const isRevoked = given(
        await ask(async (made) => {
          if (made.serverMetadata().revocation_endpoint === undefined) return false;
          await openid.tokenRevocation(made, token);
          return true;
        }),
      );
      return isRevoked ?? false;
    },
  };
}

/** What came of a call. */
type Answer<Result> =
  | { readonly kind: 'given'; readonly result: Result }
  /** `error` is the OAuth error code. */
  | { readonly kind: 'refused'; readonly error: string }
  /** `wasUsed`: what was sent once may have had its effect. */
  | { readonly kind: 'failed'; readonly problem: ConsoleProblem; readonly wasUsed: boolean };

function given<Result>(answer: Answer<Result>): Result | undefined {
  if (answer.kind === 'failed') throw answer.problem;
  return answer.kind === 'given' ? answer.result : undefined;
}

function toGrant(region: string, tokens: openid.TokenEndpointResponse): Grant {
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = tokens;
  if (seconds === undefined) throw unusable(region, 'did not say how long its token lasts');
  return {
    tokens: refreshToken === undefined ? { accessToken } : { accessToken, refreshToken },
    lifetime: seconds * 1_000,
  };
}

function toPerson(claims: openid.IDToken): Person {
  const { sub: id, name, email } = claims;
  const known = typeof email === 'string' && email !== '' ? { email } : {};
  return { id, name: typeof name === 'string' && name !== '' ? name : (known.email ?? id), ...known };
}
