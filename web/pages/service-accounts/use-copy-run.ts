import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { runTask } from './copy-task.ts';
import type { CopyTask } from './rotation.ts';

export interface CopyEntry {
  readonly task: CopyTask;
  readonly state: 'waiting' | 'busy' | 'done' | 'failed';
  readonly error?: unknown;
}

export interface CopyRun {
  /** Undefined until it was started. */
  readonly entries: readonly CopyEntry[] | undefined;
  readonly running: boolean;
  readonly done: boolean;
  /** Runs what has not been done yet: everything at first, then only what failed. */
  readonly run: (tasks: readonly CopyTask[], accountId: string) => void;
}

/** Copies grants one call after the other; one that fails is shown and leaves the others to go on. */
export function useCopyRun(region: string): CopyRun {
  const [entries, setEntries] = useState<readonly CopyEntry[]>();
  const { mutate, isPending } = useMutation({
    meta: { region, changes: ['serviceAccounts', 'policies', 'acls'] },
    mutationFn: async ({ begun, accountId }: { begun: readonly CopyEntry[]; accountId: string }) => {
      const current = [...begun];
      const mark = (index: number, entry: CopyEntry) => {
        current[index] = entry;
        setEntries([...current]);
      };
      for (const [index, { task, state }] of begun.entries()) {
        if (state === 'done') continue;
        mark(index, { task, state: 'busy' });
        try {
          await runTask(task, accountId);
          mark(index, { task, state: 'done' });
        } catch (error) {
          mark(index, { task, state: 'failed', error });
        }
      }
    },
  });
  return {
    entries,
    running: isPending,
    done: entries?.every(({ state }) => state === 'done') ?? false,
    run(tasks, accountId) {
      const begun = entries ?? tasks.map((task): CopyEntry => ({ task, state: 'waiting' }));
      setEntries(begun);
      mutate({ begun, accountId });
    },
  };
}
