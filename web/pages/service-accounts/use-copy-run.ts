import { useMutation } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Run } from '#shared/run.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { createRun, runsKey } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import { useRun } from '#web/runs/use-run.ts';
import { leftOf } from '#web/runs/use-run-words.ts';
import { stepFor } from './copy-steps.ts';
import type { CopyTask } from './rotation.ts';

export interface CopyRun {
  /** Undefined until one was begun, and after it was given up. */
  readonly run: Run | undefined;
  /** Whether there is one is known. */
  readonly isKnown: boolean;
  readonly isDone: boolean;
  readonly isBeginning: boolean;
  readonly error: Error | null;
  /** Has the console's server check what there is to copy. */
  readonly begin: (tasks: readonly CopyTask[], accountId: string, name: string) => void;
}

/** The copying of grants, which the console's server does; its id stands in the address, so that a reload finds it again. */
export function useCopyRun(scope: Scope): CopyRun {
  const [search, setSearch] = useSearchParams();
  const id = search.get('run') ?? undefined;
  const { run, error: unread } = useRun(id);
  const isGone = unread instanceof ApiProblem && unread.status === 404;
  const { mutate, isPending, error } = useMutation({
    meta: { read: runsKey },
    mutationFn: ({ tasks, accountId, about }: { tasks: readonly CopyTask[]; accountId: string; about: string }) =>
      createRun({
        kind: 'copyGrants',
        scope,
        plan: { about, steps: tasks.map((task) => stepFor(task, accountId)) },
      }),
    onSuccess: ({ id }) =>
      setSearch((before) => new URLSearchParams([...[...before].filter(([name]) => name !== 'run'), ['run', id]]), {
        replace: true,
      }),
  });
  const present = run?.state === 'stopped' ? undefined : run;
  return {
    run: present,
    isKnown: id === undefined || run !== undefined || isGone,
    isDone: present?.state === 'done' && leftOf(present) === 0,
    isBeginning: isPending,
    error: error ?? (isGone ? null : unread),
    begin: (tasks, accountId, about) => mutate({ tasks, accountId, about }),
  };
}
