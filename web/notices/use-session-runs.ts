import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Run } from '#shared/run.ts';
import { runsQuery } from '#web/api/run-calls.ts';
import { useLiveState } from '#web/live/use-live.ts';
import { useAccounts } from './use-notices.ts';

/** The runs of the accounts signed in, and when they were read or told of last; undefined until they were read. */
export function useSessionRuns(): { readonly runs: readonly Run[] | undefined; readonly readAt: number | undefined } {
  const accounts = useAccounts();
  const { connection } = useLiveState();
  // Read once the watch tells of what changes from then on, or cannot.
  const { data, dataUpdatedAt } = useQuery({ ...runsQuery, enabled: connection !== 'connecting' });
  const runs = useMemo(() => data?.items.filter(({ scope }) => accounts.has(scope.region)), [data, accounts]);
  // As `readAtOf` says it, which would be a part of the first page.
  return { runs, readAt: dataUpdatedAt || undefined };
}
