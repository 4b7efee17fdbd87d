/** Whether everything was seen. */
import { useKnownRegions } from '#web/session/regions-store.ts';
import { useSession } from '#web/session/use-session.ts';
import type { Leaver } from './use-leaver.ts';

export interface Completeness {
  readonly complete: boolean;
  /** Places the look was stopped before. */
  readonly skipped: number;
  /** Regions this console knows that one is not signed in to. */
  readonly closed: readonly string[];
}

/** Regions one is not signed in to are named, but do not make a look at all others incomplete. */
export function useCompleteness({ sweep, readings }: Leaver): Completeness {
  const signedIn = new Set(useSession().regions.map(({ name }) => name));
  const closed = useKnownRegions()
    .map(({ name }) => name)
    .filter((name) => !signedIn.has(name));
  const skipped = sweep.status === 'stopped' ? sweep.total - sweep.asked : 0;
  const complete =
    sweep.status === 'done' && sweep.missing.length === 0 && readings.every(({ gaps }) => gaps.length === 0);
  return { complete, skipped, closed };
}
