import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#web/address/paths.ts';
import type { NewRun, Run } from '#shared/run.ts';
import { createRun, runsKey, undoRun } from '#web/api/run-calls.ts';
import { useScope } from '#web/scope/use-scope.ts';

/** Has a run begin with its dry run, and leads to its page, where it is confirmed. */
export const useBeginRun = () => useNewRun((run: NewRun) => createRun(run));

/** The same for a run that takes back what another one has done, named by its id. */
export const useUndoRun = () => useNewRun((id: string) => undoRun(id));

function useNewRun<From>(begin: (from: From) => Promise<Run>) {
  const scope = useScope();
  const navigate = useNavigate();
  return useMutation({
    meta: { read: runsKey },
    mutationFn: begin,
    onSuccess: ({ id }) => void navigate(paths.run(scope, id)),
  });
}
