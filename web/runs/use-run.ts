import { useQuery } from '@tanstack/react-query';
import type { Run } from '#shared/run.ts';
import { runQuery } from '#web/api/run-calls.ts';

export interface KnownRun {
  /** Undefined while it is read. */
  readonly run: Run | undefined;
  /** When it was read last, by this browser's clock. */
  readonly readAt: number;
  readonly error: Error | null;
  readonly readAgain: () => void;
}

/** A run as it gets on. */
export function useRun(id: string | undefined): KnownRun {
  const { data: run, error, dataUpdatedAt, refetch } = useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined });
  return { run, error, readAt: dataUpdatedAt, readAgain: () => void refetch() };
}
