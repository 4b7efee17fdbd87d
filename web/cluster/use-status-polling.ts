import { useEffect, useEffectEvent } from 'react';
import type { Scope } from '#web/api/scope.ts';
import { useSpaceStatus } from '#web/live/use-live.ts';

const every = 5_000;

/**
 * Where a region keeps no operation records (behaviours B12.6), or the account may not list them, the cluster's state is
 * the only sign of progress: reads again every 5 s while `changing`. Elsewhere the live watch tells.
 */
export function useStatusPolling({ region, id }: Scope, changing: boolean, readAgain: () => void): void {
  const polls = useSpaceStatus(region, id)?.unavailable !== undefined && changing;
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    if (!polls) return undefined;
    const timer = setInterval(() => read(), every);
    return () => clearInterval(timer);
  }, [polls]);
}
