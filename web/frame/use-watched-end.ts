import { useCallback } from 'react';
import { useLocation } from 'react-router';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { useOperationEnded } from '#web/live/use-live.ts';
import { tourMemory } from '#web/preferences/tour-memory.ts';

/** Remembers among the first steps that an operation ended while its page, or one of its cluster, was looked at. */
export function useWatchedEnd(): void {
  const { pathname } = useLocation();
  const ended = useCallback(
    ({ id, clusterId }: Pick<OperationState, 'id' | 'clusterId'>) => {
      const shown = pathname.split('/');
      if (shown.includes(id) || (clusterId !== undefined && shown.includes(clusterId))) tourMemory.remember('watch');
    },
    [pathname],
  );
  useOperationEnded(ended);
}
