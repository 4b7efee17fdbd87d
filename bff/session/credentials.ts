/** Whether a region takes a client id and secret. The secret lives in these calls only. */
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { Region } from '#bff/regions/region-directory.ts';
import { unusable } from '#bff/regions/region-failure.ts';
import type { Grant } from '#bff/regions/token-answer.ts';
import { requestToken } from '#bff/regions/token-endpoint.ts';
import { StoreUnavailable } from '#bff/store/store-unavailable.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** OAuth codes that blame the credentials; any other blames the request, which is ours. */
const wrongPair = new Set(['invalid_client', 'invalid_grant', 'unauthorized_client', 'access_denied']);

/** The grant, or undefined for a wrong pair. Throws a `ConsoleProblem` (502 to 504) when the region fails. */
export async function grantFor(region: Region, clientId: string, clientSecret: string): Promise<Grant | undefined> {
  const { grant, ...refusal } = await requestToken(region, clientId, clientSecret);
  if ('error' in refusal && !wrongPair.has(refusal.error)) {
    throw unusable(region.name, 'does not take this way of signing in');
  }
  return grant;
}

/**
 * Counts an attempt against the limits around `ask`, which answers undefined for a wrong pair; a region that fails
 * counts for nothing. Throws a 429 `ConsoleProblem` past the limits.
 */
export async function withinLimits(
  limits: SignInLimits,
  clientId: string,
  address: string,
  ask: () => Promise<Grant | undefined>,
): Promise<Grant | undefined> {
  const attempt = await limits.begin(clientId, address);
  let grant: Grant | undefined;
  try {
    grant = await ask();
  } catch (error) {
    await leniently(attempt.withdraw());
    throw error;
  }
  if (grant !== undefined) await leniently(attempt.right());
  return grant;
}

/** A store that fails now leaves the attempt counted as a wrong one: what came of it is not lost for that. */
async function leniently(counted: Promise<void>): Promise<void> {
  await counted.catch((error: unknown) => {
    if (!(error instanceof StoreUnavailable)) throw error;
  });
}

/** The refusal of a wrong pair: the same for an unknown id and a wrong secret. */
export function wrongCredentials(): ConsoleProblem {
  return new ConsoleProblem('wrong_credentials', { detail: 'The client id or the secret is wrong for this region.' });
}
