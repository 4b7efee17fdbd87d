import type { PairCheck, PairCheckBody } from '#shared/session.ts';
import { exchange } from './http.ts';

/**
 * Whether the region gives a token for a client id and secret; asked by the console's server, which keeps neither.
 * Never through a cache: the body is a secret. @throws ApiProblem 429 after too many wrong ones.
 */
export async function checkPair(body: PairCheckBody): Promise<boolean> {
  const { valid } = (await exchange({ method: 'POST', address: '/api/session/check', body })) as PairCheck;
  return valid;
}
