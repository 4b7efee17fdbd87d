/** "Do it when this ends", for pages: a run of the console's server (shared/run.ts, `whenFree`). */
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Agreed, AgreedOperation } from '#shared/agreed-work.ts';
import type { PlannedStep, Run, RunStep } from '#shared/run.ts';
import { actOnRun, createRun, deleteRun, runStepsQuery, runsKey, runsQuery } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import { useBusyOperation } from '#web/live/use-live.ts';
import { showToast } from '#web/ui/toast.ts';
import { newestLater } from './newest-later.ts';

/** What to do to a cluster later: one call, and what whoever confirmed it was shown of its outcome. */
export interface LaterAction {
  readonly operation: AgreedOperation;
  /** Beside space and cluster. */
  readonly path?: PlannedStep['path'];
  readonly body?: unknown;
  readonly agreed?: Omit<Agreed, 'after'>;
}

export interface Later {
  readonly run: Run;
  readonly step: RunStep;
}

/** What waits for a cluster in every tab and every session of the account, and whether that is known. */
export function useLater(scope: Scope, clusterId: string) {
  const { data: runs, isPending } = useQuery(runsQuery);
  const run = runs && newestLater(runs, scope, clusterId);
  const { data, isError } = useInfiniteQuery(runStepsQuery(run, undefined));
  const step = data?.pages[0]?.items[0];
  const later: Later | undefined = run && step && { run, step };
  return { later, isKnown: later !== undefined || isError || (!isPending && run === undefined) };
}

/** Has it done by the console as soon as the cluster is free; it takes the place of what waits for the cluster. */
export function useDoLater(scope: Scope, cluster: { readonly id: string; readonly name: string }) {
  const t = useTranslations('later');
  const busy = useBusyOperation(scope.region, scope.id, cluster.id);
  const begin = useMutation({
    meta: { read: runsKey },
    mutationFn: ({ operation, path, body, agreed }: LaterAction) =>
      createRun({
        kind: 'whenFree',
        scope,
        plan: {
          about: cluster.name,
          steps: [
            {
              operation,
              path: { spaceId: scope.id, clusterId: cluster.id, ...path },
              ...(body !== undefined && { body }),
              agreed: { ...agreed, ...(busy && { after: busy.id }) },
            },
          ],
        },
        isAgreed: true,
      }),
    onSuccess: () => showToast(t('begun')),
  });
  return {
    /** Whether something is in its way; else it can be done at once. */
    isBusy: busy !== undefined,
    begin: begin.mutate,
    /** Throws what the console refuses it with. */
    beginAsync: begin.mutateAsync,
    isPending: begin.isPending,
    error: begin.error,
  };
}

/** What can be done with what waits, or was not sent. `done`: what had the focus may be gone. */
export function useLaterCommands(later: Later | undefined, done?: () => void) {
  return useMutation({
    meta: { read: runsKey },
    mutationFn: async (command: 'forget' | 'confirm' | 'resume' | 'retry' | 'once') => {
      if (later === undefined) return;
      const { run, step } = later;
      if (command === 'forget') await forgetLater(run);
      else if (command !== 'once') await actOnRun(run.id, command);
      else {
        const { operation, path, body, agreed: { after: _, ...agreed } = {} } = step;
        const again = { operation, path, ...(body !== undefined && { body }), agreed };
        await createRun({
          kind: 'whenFree',
          scope: run.scope,
          plan: { about: run.about, steps: [again] },
          isAgreed: true,
        });
      }
    },
    onSuccess: () => done?.(),
  });
}

/** Cancels what waits, or forgets what was not sent. What is sent cannot be called back: that is seen to its end. */
async function forgetLater({ id, state }: Run): Promise<void> {
  if (state === 'done') {
    await deleteRun(id);
    return;
  }
  const held = await actOnRun(id, 'stop');
  if (held.state !== 'paused') return;
  await actOnRun(id, held.counts.sending + held.counts.accepted > 0 ? 'resume' : 'end');
}
