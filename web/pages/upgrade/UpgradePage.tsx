import { useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { judgeVersions } from '#shared/rules/upgrade-plan.ts';
import type { ClusterVersions, UpgradeOffer } from '#shared/rules/worker-upgrade.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { clusterRead } from '#web/cluster/cluster-reads.ts';
import { useClusterLock } from '#web/cluster/use-cluster-lock.ts';
import { useBusyOperation, useWatchedSpaces } from '#web/live/use-live.ts';
import { LiveMark } from '#web/operation/LiveMark.tsx';
import { RunningOperation } from '#web/operation/RunningOperation.tsx';
import { StaleNotice } from '#web/operation/StaleNotice.tsx';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/PageHead.tsx';
import { PageSkeleton } from '#web/shell/PageSkeleton.tsx';
import { ProblemPanel } from '#web/shell/ProblemPanel.tsx';
import { shortId } from '#web/shell/scope-names.ts';
import { useParam, useScope } from '#web/shell/use-scope.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { KeyValueList } from '#web/ui/KeyValueList.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { versionsOf } from './cluster-versions.ts';
import { useUpgradeRunner } from './page-runs.ts';
import { PlanSection } from './PlanSection.tsx';
import { RunSection } from './RunSection.tsx';
import { offeredRead } from './upgrade-reads.ts';
import { useUpgradeGoal } from './use-upgrade-goal.ts';
import { useVersionColumns } from './use-version-columns.tsx';

/** What a cluster may be upgraded to and why not to the rest, the way there, and its supervised run. */
export function UpgradePage() {
  const t = useTranslations('upgrade');
  const c = useTranslations('clusters');
  const scope = useScope();
  const clusterId = useParam('clusterId');
  const { region, id: spaceId } = scope;
  useWatchedSpaces([{ region, spaceId }]);
  const query = useQuery(queryFor(...clusterRead(scope, clusterId)));
  const offered = useQuery(queryFor(...offeredRead(region)));
  const cluster = query.data;
  const offer = offered.data;
  const name = cluster?.name ?? shortId(clusterId);
  const versions = cluster && versionsOf(cluster);
  const failed = [query, offered].find(({ data, isError }) => data === undefined && isError);
  return (
    <>
      <PageHead
        title={t('title', { name })}
        crumbs={[
          { label: c('title'), to: paths.clusters(scope) },
          { label: name, to: paths.cluster(scope, clusterId) },
        ]}
        lead={t('lead')}
        actions={<LiveMark scope={scope} />}
      />
      <StaleNotice scope={scope} />
      {cluster !== undefined && offer !== undefined ? (
        versions === undefined ? (
          <Notice tone="warning" title={t('unknownTitle')}>
            <p>{t('unknown')}</p>
          </Notice>
        ) : (
          <Planner scope={scope} cluster={cluster} versions={versions} offer={offer} />
        )
      ) : failed === undefined ? (
        <PageSkeleton />
      ) : (
        <ProblemPanel
          error={failed.error}
          region={region}
          titles={{
            forbidden: c('forbiddenTitle'),
            failed: query.isError ? c('detail.failedTitle') : t('versionsFailed'),
          }}
          onRetry={() => {
            void query.refetch();
            void offered.refetch();
          }}
        />
      )}
    </>
  );
}

interface PlannerProps {
  scope: Scope;
  cluster: Cluster;
  versions: ClusterVersions;
  offer: UpgradeOffer;
}

function Planner({ scope, cluster, versions, offer }: PlannerProps) {
  const t = useTranslations('upgrade');
  const busy = useBusyOperation(scope.region, scope.id, cluster.id);
  const lockOf = useClusterLock();
  const planned = useUpgradeGoal(versions, offer);
  const { runner, run } = useUpgradeRunner(scope, cluster.id);
  const plan = useRef<HTMLHeadingElement>(null);
  const choose = (version: string) => {
    planned.choose({ version });
    // The plan may be out of sight.
    plan.current?.focus();
  };
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
          heading={plan}
          planned={planned}
          busy={busy}
          lock={busy === undefined || isGoing ? lockOf(cluster, busy) : undefined}
          onStart={(goal, plan) => void runner.begin(goal, plan)}
        />
      ) : (
        <RunSection scope={scope} run={run} runner={runner} versions={versions} offer={offer} />
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
