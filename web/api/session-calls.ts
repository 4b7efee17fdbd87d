/** The console's own endpoints (shared/session.ts, shared/person-sign-in.ts), called by the session and the sign-in page only. */
import type {
  BeginPersonSignIn,
  CompletePersonSignIn,
  PersonSignedIn,
  PersonSignInBegun,
} from '#shared/person-sign-in.ts';
import type { RegionSummary, Session, SignInBody, SignOutChoice, WorkGoesOn } from '#shared/session.ts';
import { exchange } from './http.ts';

/** Who is signed in where. @throws ApiProblem 401 when nobody is. */
export async function getSession(): Promise<Session> {
  return (await exchange({ method: 'GET', address: '/api/session' })) as Session;
}

/** Signs in to a region, in the same session when there is one. @throws ApiProblem 401 for a wrong pair, 429 after too many. */
export async function postSession(body: SignInBody): Promise<Session> {
  return (await exchange({ method: 'POST', address: '/api/session', body })) as Session;
}

/** Begins to sign in as a person; answers the region's page to go to. @throws ApiProblem when the region fails. */
export async function postPersonSignIn(body: BeginPersonSignIn): Promise<PersonSignInBegun> {
  return (await exchange({ method: 'POST', address: '/api/session/person', body })) as PersonSignInBegun;
}

/** Signs in with what the region sent back. @throws ApiProblem 401 when it was not begun in this browser, or is over. */
export async function postPersonSignInDone(body: CompletePersonSignIn): Promise<PersonSignedIn> {
  return (await exchange({ method: 'POST', address: '/api/session/person/complete', body })) as PersonSignedIn;
}

/** Says that the person is there, which moves the idle limit. */
export async function postActivity(): Promise<void> {
  await exchange({ method: 'POST', address: '/api/session/activity' });
}

/** Ends the session everywhere; succeeds when there was none. @throws ApiProblem `work_goes_on` where it is to be asked. */
export async function deleteSession(work: SignOutChoice): Promise<void> {
  await exchange({ method: 'DELETE', address: `/api/session?work=${work}` });
}

/** What goes on in a region with the session. @throws ApiProblem */
export async function readWorkIn(region: string): Promise<WorkGoesOn> {
  const address = `/api/session/regions/${encodeURIComponent(region)}/work`;
  return (await exchange({ method: 'GET', address })) as WorkGoesOn;
}

/** Signs out of one region; with the last one the session ends. Succeeds when there was no sign-in. */
export async function deleteRegionSession(region: string): Promise<void> {
  await exchange({ method: 'DELETE', address: `/api/session/regions/${encodeURIComponent(region)}` });
}

export async function getRegions(): Promise<readonly RegionSummary[]> {
  return (await exchange({ method: 'GET', address: '/api/regions' })) as readonly RegionSummary[];
}
