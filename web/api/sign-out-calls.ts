/** The console's endpoints for signing out, called by whoever does (shared/session.ts). */
import type { SignOutChoice, WorkGoesOn } from '#shared/session.ts';
import { exchange } from './http.ts';

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
