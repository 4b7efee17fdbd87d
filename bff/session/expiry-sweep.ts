/** Ends sessions that ran into a limit, so that their tokens are gone and their streams close without being asked. */
import type { Clock } from '#shared/clock.ts';
import type { Sessions } from '../store/stores.ts';
import type { SessionLimits } from './live-session.ts';
import type { SessionChanges } from './session-changes.ts';

/** One round; safe to repeat. */
export async function sweepExpired(
  sessions: Sessions,
  changes: SessionChanges,
  clock: Clock,
  limits: SessionLimits,
): Promise<void> {
  const now = clock.now();
  for (const session of await sessions.deleteExpired(now - limits.idle, now - limits.absolute)) {
    changes.announce({ kind: 'ended', session });
  }
}
