import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import type { PlannedStep } from '#shared/run.ts';
import { actOnRun, createRun, runsKey } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Upgrade } from '#web/upgrade/use-upgrade.ts';

export interface UpgradeToBegin {
  /** Of the cluster. */
  readonly name: string;
  readonly plan: readonly UpgradeStep[];
}

/**
 * Has the console's server upgrade a cluster. The plan was seen and confirmed on the page: once it was checked it begins, if
 * the check found each step still to be done. `upgrade` is the one of the cluster as it stands.
 */
export function useBeginUpgrade(scope: Scope, clusterId: string, upgrade: Upgrade | undefined) {
  const [begun, setBegun] = useState<string>();
  const create = useMutation({
    meta: { read: runsKey },
    mutationFn: ({ name, plan }: UpgradeToBegin) => {
      const path = { spaceId: scope.id, clusterId };
      const about = `${name} → ${plan.at(-1)?.version ?? ''}`;
      return createRun({
        kind: 'upgradeCluster',
        scope,
        plan: { about, steps: plan.map((step) => callOf(step, path)) },
      });
    },
    onSuccess: ({ id }) => setBegun(id),
  });
  const {
    mutate: confirm,
    variables: confirmed,
    error: unconfirmed,
  } = useMutation({
    meta: { read: runsKey },
    mutationFn: (id: string) => actOnRun(id, 'confirm'),
  });
  const isOurs = upgrade !== undefined && upgrade.run.id === begun;
  const isAsSeen = isOurs && upgrade.run.state === 'ready' && upgrade.run.counts.todo === upgrade.steps.length;
  useEffect(() => {
    if (isAsSeen && begun !== undefined && begun !== confirmed) confirm(begun);
  }, [isAsSeen, begun, confirmed, confirm]);
  return {
    begin: create.mutate,
    isBeginning: create.isPending || (begun !== undefined && !isOurs),
    error: create.error ?? unconfirmed,
  };
}

function callOf({ part, version }: UpgradeStep, path: PlannedStep['path']): PlannedStep {
  return { operation: part === 'workers' ? 'UpgradeWorkers' : 'UpgradeControlPlane', path, body: { version } };
}
