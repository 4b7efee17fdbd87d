import { use, useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { RunState } from '#shared/run-standing.ts';
import { ownAccountQuery } from '#web/api/account-calls.ts';
import { LiveWatchContext } from '#web/live/use-live.ts';

/** Reads one's sessions again whenever a run comes to stand otherwise: a closed one is there for as long as its work goes on. */
export function useFollowedAccount(): void {
  const live = use(LiveWatchContext);
  const client = useQueryClient();
  useEffect(() => {
    const states = new Map<string, RunState>();
    return live.onChange((change) => {
      if (change.kind !== 'run' && change.kind !== 'runGone') return;
      if (change.kind === 'run') {
        const { id, state } = change.run;
        if (states.get(id) === state) return;
        states.set(id, state);
      }
      void client.invalidateQueries({ queryKey: ownAccountQuery.queryKey });
    });
  }, [live, client]);
}
