/** The ways out: of the console, and of one region. */
import { ApiProblem } from '#web/api/api-problem.ts';
import { deleteRegionSession, deleteSession, readWorkIn } from '#web/api/sign-out-calls.ts';
import type { SignOutChoice, WorkGoesOn } from '#shared/session.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { forgetRegion, refreshSession, setLeft } from './session-store.ts';
import { leaveFor } from './why-ended.ts';

/**
 * Ends the session here and in every other tab, then leaves for the sign-in page with nothing kept in memory. With `ask` answers
 * the work that goes on with the session, where there is any, and has done nothing then. @throws ApiProblem
 */
export async function signOut(work: SignOutChoice): Promise<WorkGoesOn | undefined> {
  try {
    await deleteSession(work);
  } catch (error) {
    const isAsked = error instanceof ApiProblem && error.fragment === 'work_goes_on';
    if (!isAsked) throw error;
    return error.problem as typeof error.problem & WorkGoesOn;
  }
  leaveSignedOut();
  return undefined;
}

/** The session has ended: all tabs leave for the sign-in page. */
export function leaveSignedOut(): void {
  leaveFor('signedOut');
  tellOtherTabs({ kind: 'signedOut' });
}

/**
 * Signs out of one region, here and in every other tab; the others stay. What goes on there stops; unless `isAsked`, it is
 * answered, where there is any, and nothing has been done then. @throws ApiProblem when it did not work.
 */
export async function signOutOfRegion(region: string, isAsked: boolean): Promise<WorkGoesOn | undefined> {
  const work = isAsked ? undefined : await readWorkIn(region);
  if (work !== undefined && work.runs > 0) return work;
  // Ahead of the answer, so that no other tab asks for a sign-in there.
  tellOtherTabs({ kind: 'leavesRegion', region });
  setLeft(region);
  try {
    await deleteRegionSession(region);
  } catch (error) {
    tellOtherTabs({ kind: 'regionsChanged' });
    const session = await refreshSession();
    // Where the session goes on without it, the answer alone was lost.
    if (session?.regions.some(({ name }) => name === region) ?? true) throw error;
  } finally {
    setLeft(undefined);
  }
  forgetRegion(region);
  return undefined;
}
