import { useQuery } from '@tanstack/react-query';
import type { Run } from '#shared/run.ts';
import { readAtOf } from '#web/api/read-at.ts';
import { runQuery } from '#web/api/run-calls.ts';

export interface KnownRun {
  /** Undefined while it is read. */
  readonly run: Run | undefined;
  /** When it was read last, by this browser's clock; undefined before that. */
  readonly readAt: number | undefined;
  readonly error: Error | null;
  readonly readAgain: () => void;
}

/** A run as it gets on. */
export function useRun(id: string | undefined): KnownRun {
  const { data: run, error, dataUpdatedAt, refetch } = useQuery({ ...runQuery(id ?? ''), enabled: id !== undefined });
  return { run, error, readAt: readAtOf(dataUpdatedAt), readAgain: () => void refetch() };
}
