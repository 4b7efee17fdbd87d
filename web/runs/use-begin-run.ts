import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/address/paths.ts';
import type { NewRun, Run } from '#shared/run.ts';
import { createRun, runsKey, undoRun } from '#web/api/run-calls.ts';
import type { PanelState } from '#web/scope/use-panel.ts';
import { useScope } from '#web/scope/use-scope.ts';

/** Has a run begin with its dry run, and leads to its page, where it is confirmed. */
export const useBeginRun = () => useNewRun((run: NewRun) => createRun(run));

/** The same for a run that takes back what another one has done, named by its id. */
export const useUndoRun = () => useNewRun((id: string) => undoRun(id));

function useNewRun<From>(begin: (from: From) => Promise<Run>) {
  const scope = useScope();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const begun = useRef<{ readonly on: string; readonly run: Promise<Run> }>(undefined);
  return useMutation({
    meta: { read: runsKey },
    // Until its page is there, whoever presses again means the run that is on its way.
    mutationFn: (from: From) => {
      if (begun.current?.on !== pathname) begun.current = { on: pathname, run: begin(from) };
      return begun.current.run;
    },
    onError: () => {
      begun.current = undefined;
    },
    // Back leads to the page behind a panel, not to what has been sent.
    onSuccess: ({ id }) => {
      // It has led there: however often it was pressed, Back leads back at once.
      if (begun.current === undefined) return;
      begun.current = undefined;
      void navigate(paths.run(scope, id), { replace: (state as PanelState | null)?.panel === true });
    },
  });
}
