/** The console's endpoints for signing in as a person (shared/person-sign-in.ts). */
import type {
  BeginPersonSignIn,
  CompletePersonSignIn,
  PersonSignedIn,
  PersonSignInBegun,
} from '#shared/person-sign-in.ts';
import { exchange } from './http.ts';

/** Begins to sign in as a person; answers the region's page to go to. @throws ApiProblem when the region fails. */
export async function postPersonSignIn(body: BeginPersonSignIn): Promise<PersonSignInBegun> {
  return (await exchange({ method: 'POST', address: '/api/session/person', body })) as PersonSignInBegun;
}

/** Signs in with what the region sent back. @throws ApiProblem 401 when it was not begun in this browser, or is over. */
export async function postPersonSignInDone(body: CompletePersonSignIn): Promise<PersonSignedIn> {
  return (await exchange({ method: 'POST', address: '/api/session/person/complete', body })) as PersonSignedIn;
}
