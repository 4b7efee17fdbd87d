import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { judgeVersions } from '#shared/rules/upgrade-plan.ts';
import type { ClusterVersions, UpgradeOffer } from '#shared/rules/worker-upgrade.ts';
import type { Scope } from '#web/api/scope.ts';
import { useClusterLock } from '#web/cluster/use-cluster-lock.ts';
import { useBusyOperation } from '#web/live/use-live.ts';
import { RunningOperation } from '#web/operation/RunningOperation.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { useUpgradeRunner } from '#web/upgrade/page-runs.ts';
import { PlanSection } from './PlanSection.tsx';
import { RunSection } from './RunSection.tsx';
import { useUpgradeGoal } from './use-upgrade-goal.ts';
import { useVersionColumns } from './use-version-columns.tsx';

export interface PlannerProps {
  scope: Scope;
  cluster: Cluster;
  versions: ClusterVersions;
  offer: UpgradeOffer;
}

/** Plan or run of an upgrade, above what may be chosen at all. */
export function Planner({ scope, cluster, versions, offer }: PlannerProps) {
  const t = useTranslations('upgrade');
  const busy = useBusyOperation(scope.region, scope.id, cluster.id);
  const lockOf = useClusterLock();
  const planned = useUpgradeGoal(versions, offer);
  const { runner, run } = useUpgradeRunner(scope, cluster.id);
  const heading = useRef<HTMLHeadingElement>(null);
  const choose = (version: string) => {
    planned.choose({ version });
    // The plan may be out of sight.
    heading.current?.focus();
  };
  // Plan and run take each other's place, and what had the focus goes.
  const hasRun = run !== undefined;
  const hadRun = useRef(hasRun);
  useEffect(() => {
    if (hadRun.current !== hasRun) heading.current?.focus();
    hadRun.current = hasRun;
  }, [hasRun]);
  const judged = judgeVersions(versions, offer);
  const columns = useVersionColumns(judged[0]?.version, {
    chosen: run === undefined ? planned.goal?.version : run.record.goal.version,
    hasWay: planned.hasWay,
    onChoose: run === undefined ? choose : undefined,
  });
  // An operation is no obstacle: the run waits for its end, unless it is the end of the cluster.
  const isGoing = busy?.kind === 'DeleteCluster';
  return (
    <>
      {busy ? <RunningOperation scope={scope} operation={busy} /> : undefined}
      {cluster.controlPlaneVersion === undefined ? <p className="quiet">{t('assumedControlPlane')}</p> : undefined}
      <KeyValueList
        columns={2}
        items={[
          { label: t('facts.controlPlane'), value: versions.controlPlane },
          { label: t('facts.workers'), value: versions.workers ?? t('facts.noWorkers') },
        ]}
      />
      {run === undefined ? (
        <PlanSection
          scope={scope}
          cluster={cluster}
          versions={versions}
          heading={heading}
          planned={planned}
          busy={busy}
          lock={busy === undefined || isGoing ? lockOf(cluster, busy) : undefined}
          onStart={(goal, plan) => void runner.begin(goal, plan)}
        />
      ) : (
        <RunSection scope={scope} heading={heading} run={run} runner={runner} versions={versions} offer={offer} />
      )}
      <section className="page-section" aria-labelledby="upgrade-versions">
        <h2 id="upgrade-versions">{t('versions')}</h2>
        <p className="quiet">{busy === undefined ? t('versionsLead') : t('versionsLeadBusy')}</p>
        <DataTable
          caption={t('versions')}
          columns={columns}
          rows={judged}
          rowKey={({ version }) => version}
          rowName={({ version }) => version}
        />
      </section>
    </>
  );
}
