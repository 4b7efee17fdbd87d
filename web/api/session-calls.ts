/** The console's own endpoints (shared/session.ts), called by the session and the sign-in page only. */
import type { RegionSummary, Session, SignInBody } from '#shared/session.ts';
import { exchange } from './http.ts';

/** Who is signed in where. @throws ApiProblem 401 when nobody is. */
export async function getSession(): Promise<Session> {
  return (await exchange({ method: 'GET', address: '/api/session' })) as Session;
}

/** Signs in to a region, in the same session when there is one. @throws ApiProblem 401 for a wrong pair, 429 after too many. */
export async function postSession(body: SignInBody): Promise<Session> {
  return (await exchange({ method: 'POST', address: '/api/session', body })) as Session;
}

/** Says that the person is there, which moves the idle limit. */
export async function postActivity(): Promise<void> {
  await exchange({ method: 'POST', address: '/api/session/activity' });
}

export async function getRegions(): Promise<readonly RegionSummary[]> {
  return (await exchange({ method: 'GET', address: '/api/regions' })) as readonly RegionSummary[];
}
