/** The run of the console's server that upgrades a cluster, as every tab and every session of the account sees it. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Body } from '#shared/contract/catalogue.ts';
import type { UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import type { PlannedStep, Run, RunStep } from '#shared/run.ts';
import { runStepsQuery, runsQuery } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import { newestUpgrade } from './newest-upgrade.ts';

export interface Upgrade {
  readonly run: Run;
  readonly steps: readonly RunStep[];
  /** Where the last step leads. */
  readonly goal: UpgradeStep;
}

/** The newest run about a cluster that is not over, or has just come to its goal; its words are the area `upgrade`. */
export function useUpgrade(scope: Scope, clusterId: string) {
  const { data: runs, isPending, error: unlisted } = useQuery(runsQuery);
  const run = runs && newestUpgrade(runs, scope, clusterId);
  const { data, error: unread } = useInfiniteQuery(runStepsQuery(run, undefined));
  const steps = data?.pages.flatMap(({ items }) => items);
  const last = steps?.at(-1);
  const upgrade: Upgrade | undefined = run && steps && last && { run, steps, goal: upgradeStepOf(last) };
  return {
    upgrade,
    /** Whether there is one is known. */
    isKnown: upgrade !== undefined || (!isPending && run === undefined),
    error: unlisted ?? unread,
  };
}

export function upgradeStepOf({ operation, body }: PlannedStep): UpgradeStep {
  const { version } = body as Body<'UpgradeWorkers'>;
  return { part: operation === 'UpgradeWorkers' ? 'workers' : 'controlPlane', version };
}
