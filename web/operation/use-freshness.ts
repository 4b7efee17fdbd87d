import { useEffect, useState } from 'react';
import type { Scope } from '#web/api/scope.ts';
import type { LiveConnection } from '#web/live/live-store.ts';
import { silence } from '#web/live/liveness.ts';
import { useLiveness, useLiveState, useSpaceStatus } from '#web/live/use-live.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useNow } from '#web/ui/now.ts';
import { useFailedSince, useReadAt } from './failed-reads.ts';

/** What was read before the page was opened is read again within this time, milliseconds. */
const readingTakes = 3_000;

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

/** Whether what the console has told of may be out of date: it is not heard. */
export function useIsUnheard(): boolean {
  return isOld(useLiveState().connection);
}

/**
 * As of when something is that the console told at `readAt`, in ms; undefined as long as it would tell of any change, and
 * where it never told anything: that has no time.
 */
export function useAsOf(readAt: number | undefined): number | undefined {
  const { offset } = useSessionState();
  const { connection, answeredAt = readAt } = useLiveState();
  if (readAt === undefined || answeredAt === undefined || !isOld(connection)) return undefined;
  return Math.max(readAt, answeredAt) + offset;
}

/**
 * As `useFreshness`, for a page that shows what was read of the space: nothing is live there either that could not be read again
 * since it was last told to have changed, and what was read a while ago is old however long the connection takes.
 */
export function usePageFreshness(scope: Pick<Scope, 'region' | 'id'>): Freshness {
  const { offset } = useSessionState();
  const freshness = useFreshness(scope);
  const failedSince = useFailedSince(scope);
  const readAt = useReadAt(scope);
  const isLoaded = useSpaceStatus(scope.region, scope.id)?.isLoaded === true;
  const [openedAt] = useState(Date.now);
  // Of a space that was loaded the console itself tells for how long that holds.
  const isAwaited = freshness.state === 'connecting' && !isLoaded && readAt !== undefined;
  const isReadLongAgo = useIsPast(isAwaited ? Math.max(readAt + silence, openedAt + readingTakes) : undefined);
  if (isOld(freshness.state)) return freshness;
  if (failedSince !== undefined) {
    return { state: 'stale', silent: 'read', asOf: failedSince === 'never' ? undefined : failedSince + offset };
  }
  return isReadLongAgo ? { state: 'stale', silent: 'console', asOf: undefined } : freshness;
}

/** Whether that moment of this browser's clock has come. */
function useIsPast(moment: number | undefined): boolean {
  const [past, setPast] = useState<number>();
  useEffect(() => {
    if (moment === undefined) return undefined;
    const timer = setTimeout(() => setPast(moment), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment !== undefined && past === moment;
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
