import { useEffect, useEffectEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Run } from '#shared/run.ts';
import { refresh } from '#web/api/queries.ts';
import { hasChanged, runQuery } from '#web/api/run-calls.ts';

/**
 * A run as it gets on, undefined while it is read; whenever it comes to rest, what it changes is read again, also in a browser
 * that no stream tells of it.
 */
export function useRun(id: string | undefined): { readonly run: Run | undefined; readonly error: Error | null } {
  const client = useQueryClient();
  const { data: run, error } = useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined });
  const restedAt = run !== undefined && hasChanged(run) ? run.changedAt : undefined;
  const readAgain = useEffectEvent(() => {
    if (run !== undefined) void refresh(client, { region: run.scope.region, changes: run.changes });
  });
  useEffect(() => {
    if (restedAt !== undefined) readAgain();
  }, [restedAt]);
  return { run, error };
}
