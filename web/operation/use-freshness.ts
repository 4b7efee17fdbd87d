import { useState } from 'react';
import type { Scope } from '#web/api/scope.ts';
import type { LiveConnection } from '#web/live/live-store.ts';
import { useLiveness } from '#web/live/use-live.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useNow } from '#web/ui/now.ts';
import { useFailedSince } from './failed-reads.ts';

export interface Freshness {
  readonly state: LiveConnection;
  /** What does not answer when it is not live: the console, its region, or only something that the page has read. */
  readonly silent: 'console' | 'region' | 'read';
  /** The last moment at which what is shown was known to be so, by the server's clock; undefined before the first. */
  readonly asOf: number | undefined;
}

/** Whether what is shown may be out of date by more than a moment, and says so. */
export function isOld(state: LiveConnection): boolean {
  return state === 'stale' || state === 'offline';
}

/** Whether what is shown of a space is live, and otherwise as of when it is. */
export function useFreshness({ region, id }: Pick<Scope, 'region' | 'id'>): Freshness {
  const { offset } = useSessionState();
  const { connection, answeredAt, staleSince } = useLiveness(region, id);
  const heardAt = answeredAt === undefined ? undefined : answeredAt + offset;
  return { state: connection, silent: staleSince === undefined ? 'console' : 'region', asOf: staleSince ?? heardAt };
}

/**
 * The same for a page that shows what was read of the space: nothing is live there either that could not be read again
 * since it was last told to have changed.
 */
export function usePageFreshness(scope: Pick<Scope, 'region' | 'id'>): Freshness {
  const { offset } = useSessionState();
  const freshness = useFreshness(scope);
  const failedSince = useFailedSince(scope);
  if (failedSince === undefined || freshness.state !== 'live') return freshness;
  return { state: 'stale', silent: 'read', asOf: failedSince === 0 ? undefined : failedSince + offset };
}

/**
 * The server's time for counters of what runs in a space, in ms: it stands still as long as nobody can tell whether it
 * still runs.
 */
export function useKnownNow(scope: Pick<Scope, 'region' | 'id'>): number {
  const { offset } = useSessionState();
  const { state, asOf } = useFreshness(scope);
  const present = useNow('second') + offset;
  const [begun] = useState(present);
  return state === 'live' ? present : (asOf ?? begun);
}
