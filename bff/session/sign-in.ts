/** From what the person typed to a token of the region. The secret lives in this call only. */
import type { Clock } from '#shared/clock.ts';
import type { SignInBody } from '#shared/session.ts';
import type { z } from 'zod';
import type { Metrics } from '#bff/metrics/metrics.ts';
import { violation } from '#bff/http/problem.ts';
import type { Region, RegionDirectory } from '#bff/regions/region-directory.ts';
import type { Grant } from '#bff/regions/token-answer.ts';
import { lifetimeOf, type RegionSignIn } from '#bff/tokens/token-manager.ts';
import { grantFor, withinLimits, wrongCredentials } from './credentials.ts';
import type { FindDemo } from './demo-accounts.ts';
import type { SignInDemoPerson } from './demo-person.ts';
import { findOrganisation } from './find-organisation.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface SignInOptions {
  readonly regions: RegionDirectory;
  readonly limits: SignInLimits;
  readonly findDemo: FindDemo;
  readonly signInDemoPerson: SignInDemoPerson;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

/**
 * Throws a `ConsoleProblem`: 400 for a region or demo account that does not exist here, 401 for a wrong pair (the
 * same for an unknown id), 429 past the limits, 502 to 504 when the region fails.
 */
export type SignIn = (body: z.output<typeof SignInBody>, address: string) => Promise<RegionSignIn>;

export function createSignIn(options: SignInOptions): SignIn {
  const { regions, limits, findDemo, signInDemoPerson, clock, metrics } = options;

  async function askGrant(region: Region, clientId: string, clientSecret: string): Promise<Grant | undefined> {
    const grant = await grantFor(region, clientId, clientSecret);
    metrics.signIns.inc({ region: region.name, outcome: grant === undefined ? 'refused' : 'granted' });
    return grant;
  }

  return async (body, address) => {
    const region = regions.byName.get(body.region);
    if (region === undefined) throw violation('region', 'is not a region of this console');

    if ('demo' in body) {
      if (body.demo === 'person') return signInDemoPerson(region.name, address);
      const found = await findDemo(region.name);
      const account = body.demo === 'limited' ? found?.limited : found;
      if (account === undefined) throw violation('demo', 'is not available for this region');
      const grant = await askGrant(region, account.clientId, account.clientSecret);
      if (grant === undefined) throw wrongCredentials();
      return complete(region, account.clientId, grant, clock);
    }

    const { clientId, clientSecret } = body;
    const grant = await withinLimits(limits, clientId, address, () => askGrant(region, clientId, clientSecret));
    if (grant === undefined) throw wrongCredentials();
    return complete(region, clientId, grant, clock);
  };
}

async function complete(region: Region, clientId: string, grant: Grant, clock: Clock): Promise<RegionSignIn> {
  const signIn = { region: region.name, clientId, tokens: grant.tokens, ...lifetimeOf(grant, clock.now()) };
  const organisationId = await findOrganisation(region, grant.tokens.accessToken);
  return organisationId === undefined ? signIn : { ...signIn, organisationId };
}
