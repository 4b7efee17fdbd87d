import { ApiProblem } from '#web/api/api-problem.ts';
import { postActivity } from '#web/api/session-calls.ts';
import { checkEnded, refreshSession } from './session-store.ts';

/** Tells the server that the person is there and learns the new limits. */
export async function keepAlive(): Promise<void> {
  try {
    await postActivity();
    await refreshSession();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.status === 401) await checkEnded();
  }
}
