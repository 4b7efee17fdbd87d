/** From what the person typed to a token of the region. The secret lives in this call only. */
import type { Clock } from '#shared/clock.ts';
import type { SignInBody } from '#shared/session.ts';
import type { z } from 'zod';
import type { Metrics } from '../metrics.ts';
import { ConsoleProblem, violation } from '../problem.ts';
import { callRegion } from '../regions/call-region.ts';
import type { Region, RegionDirectory } from '../regions/region-directory.ts';
import { unusable } from '../regions/region-failure.ts';
import { requestToken, type Grant } from '../regions/token-endpoint.ts';
import { lifetimeOf, type RegionSignIn } from '../regions/token-keeper.ts';
import type { FindDemoAccount } from './demo-accounts.ts';
import type { SignInLimits } from './sign-in-limits.ts';

export interface SignInOptions {
  readonly regions: RegionDirectory;
  readonly limits: SignInLimits;
  readonly findDemoAccount: FindDemoAccount;
  readonly clock: Clock;
  readonly metrics: Metrics;
}

/** OAuth codes that blame the credentials; any other blames the request, which is ours. */
const wrongPair = new Set(['invalid_client', 'invalid_grant', 'unauthorized_client', 'access_denied']);

/**
 * Throws a `ConsoleProblem`: 400 for a region or demo account that does not exist here, 401 for a wrong pair (the
 * same for an unknown id), 429 past the limits, 502 to 504 when the region fails.
 */
export type SignIn = (body: z.output<typeof SignInBody>, address: string) => Promise<RegionSignIn>;

export function createSignIn({ regions, limits, findDemoAccount, clock, metrics }: SignInOptions): SignIn {
  async function grantTo(region: Region, clientId: string, clientSecret: string): Promise<Grant> {
    const { grant, ...refusal } = await requestToken(region, clientId, clientSecret);
    if ('error' in refusal && !wrongPair.has(refusal.error)) {
      throw unusable(region.name, 'does not take this way of signing in');
    }
    metrics.signIns.inc({ region: region.name, outcome: grant === undefined ? 'refused' : 'granted' });
    if (grant === undefined) {
      throw new ConsoleProblem('wrong_credentials', {
        detail: 'The client id or the secret is wrong for this region.',
      });
    }
    return grant;
  }

  return async (body, address) => {
    const region = regions.byName.get(body.region);
    if (region === undefined) throw violation('region', 'is not a region of this console');

    if ('demo' in body) {
      const account = await findDemoAccount(region.name, body.demo);
      if (account === undefined) throw violation('demo', 'is not available for this region');
      return complete(region, account.clientId, await grantTo(region, account.clientId, account.clientSecret), clock);
    }

    const attempt = await limits.begin(body.clientId, address);
    let grant: Grant;
    try {
      grant = await grantTo(region, body.clientId, body.clientSecret);
    } catch (error) {
      if (!(error instanceof ConsoleProblem && error.kind === 'wrong_credentials')) await attempt.withdraw();
      throw error;
    }
    await attempt.right();
    return complete(region, body.clientId, grant, clock);
  };
}

async function complete(region: Region, clientId: string, grant: Grant, clock: Clock): Promise<RegionSignIn> {
  const signIn = { region: region.name, clientId, tokens: grant.tokens, ...lifetimeOf(grant, clock.now()) };
  const organisationId = await findOrganisation(region, grant.tokens.accessToken);
  return organisationId === undefined ? signIn : { ...signIn, organisationId };
}

/** The organisation of the account. Not knowing it is no reason to refuse the sign-in. */
async function findOrganisation(region: Region, accessToken: string): Promise<string | undefined> {
  try {
    const { status, body } = await callRegion(region, {
      method: 'GET',
      path: '/iam/organisations',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    const [first] = (body as { items?: { organisationId?: unknown; id?: unknown }[] } | undefined)?.items ?? [];
    const id = first?.organisationId ?? first?.id;
    return status === 200 && typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}
