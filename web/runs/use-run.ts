import { useQuery } from '@tanstack/react-query';
import type { Run } from '#shared/run.ts';
import { runQuery } from '#web/api/run-calls.ts';

/** A run as it gets on, undefined while it is read. */
export function useRun(id: string | undefined): { readonly run: Run | undefined; readonly error: Error | null } {
  const { data: run, error } = useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined });
  return { run, error };
}
