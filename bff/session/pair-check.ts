/** Tries a client id and secret out for somebody who is signed in, and forgets what it got. */
import type { Logger } from 'pino';
import type { PairCheck, PairCheckBody } from '#shared/session.ts';
import type { z } from 'zod';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import { grantFor, withinLimits } from './credentials.ts';
import type { LiveSession } from './live-session.ts';
import { revokeTokens } from '#bff/tokens/revoke-tokens.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface PairCheckOptions {
  readonly regions: RegionDirectory;
  readonly limits: SignInLimits;
  readonly tokenManager: TokenManager;
  readonly log: Logger;
}

/**
 * Throws a `ConsoleProblem`: 400 for a region that does not exist here, 401 when the session is not signed in to it,
 * 429 past the limits of signing in, 502 to 504 when the region fails.
 */
export type CheckPair = (
  body: z.output<typeof PairCheckBody>,
  session: LiveSession,
  address: string,
) => Promise<PairCheck>;

export function createPairCheck({ regions, limits, tokenManager, log }: PairCheckOptions): CheckPair {
  return async ({ region: name, clientId, clientSecret }, session, address) => {
    const region = regions.byName.get(name);
    if (region === undefined) throw violation('region', 'is not a region of this console');
    const signedIn = (await tokenManager.list(session.key)).some((signIn) => signIn.region === name);
    if (!signedIn) throw new ConsoleProblem('region_signed_out', { region: name });
    const ask = () => grantFor(region, clientId, clientSecret);
    const grant = await withinLimits(limits, clientId, address, ask);
    if (grant !== undefined) await revokeTokens(regions, log, [{ region: name, clientId, tokens: grant.tokens }]);
    return { valid: grant !== undefined };
  };
}
