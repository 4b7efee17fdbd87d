import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { NewRun, Run } from '#shared/run.ts';
import { below, paths } from '#web/address/paths.ts';
import { createRun, deleteRun, runsKey } from '#web/api/run-calls.ts';
import { useScope } from '#web/scope/use-scope.ts';

/** Has runs begin with their dry runs, all or none, and leads to where they are confirmed. */
export function useBeginWave() {
  const scope = useScope();
  const navigate = useNavigate();
  const underWay = useRef<Promise<readonly Run[]>>(undefined);
  return useMutation({
    meta: { read: runsKey },
    // Whoever presses again meanwhile means the same runs.
    mutationFn: (wanted: readonly NewRun[]) => {
      underWay.current ??= beginAll(wanted).finally(() => {
        underWay.current = undefined;
      });
      return underWay.current;
    },
    onSuccess: (begun) => {
      const [first] = begun;
      if (first === undefined) return;
      const together = below(scope, `clusters/wave?runs=${begun.map(({ id }) => id).join()}`);
      void navigate(begun.length === 1 ? paths.run(scope, first.id) : together);
    },
  });
}

async function beginAll(wanted: readonly NewRun[]): Promise<readonly Run[]> {
  const begun: Run[] = [];
  try {
    for (const run of wanted) begun.push(await createRun(run));
  } catch (error) {
    // Nobody has confirmed those before it: they have done nothing, and just go.
    await Promise.allSettled(begun.map(({ id }) => deleteRun(id)));
    throw error;
  }
  return begun;
}
