import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { runsQuery } from '#web/api/run-calls.ts';
import { isChanging, stateOf } from '#web/cluster/cluster-facts.ts';
import { clusterRead } from '#web/cluster/cluster-reads.ts';
import { useNodeProfiles } from '#web/cluster/use-node-profiles.ts';
import { useClusterWork } from '#web/cluster/use-cluster-work.ts';
import { useStatusPolling } from '#web/cluster/use-status-polling.ts';
import { useWatchedSpaces } from '#web/live/use-live.ts';
import { AfterOperation, LaterMenu } from '#web/operation/AfterOperation.tsx';
import { RunningOperation } from '#web/operation/RunningOperation.tsx';
import { StaleNotice } from '#web/operation/StaleNotice.tsx';
import { LazyConsoleTraces } from '#web/journal/lazy-traces.ts';
import { paths } from '#web/address/paths.ts';
import { AfterTitle } from '#web/page/AfterTitle.tsx';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { usePanel } from '#web/scope/use-panel.ts';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { awaitedName } from '#web/ui/awaited-name.ts';
import { usePatience } from '#web/ui/use-patience.ts';
import { UpgradeUnderWay } from '#web/upgrade/UpgradeUnderWay.tsx';
import { ClusterActions } from './ClusterActions.tsx';
import { ClusterDetails } from './ClusterDetails.tsx';
import { ClusterGone } from './ClusterGone.tsx';
import { ClusterHealth } from './ClusterHealth.tsx';
import { ClusterHistory } from './ClusterHistory.tsx';
import { ClusterOperations } from './ClusterOperations.tsx';
import { ClusterPanels } from './ClusterPanels.tsx';
import { ClusterPools } from './ClusterPools.tsx';
import { ClusterStrip } from './ClusterStrip.tsx';
import { useClusterRights } from '#web/access/use-cluster-rights.ts';
import { useIsDeleted } from './use-is-deleted.ts';
import './cluster-page.css';

/** One cluster: what it is, what is being done to it, and what was. */
export function ClusterPage() {
  const t = useTranslations('clusters');
  const scope = useScope();
  const clusterId = useParam('clusterId');
  const { region, id: spaceId } = scope;
  const query = useQuery(queryFor(...clusterRead(scope, clusterId)));
  const profiles = useNodeProfiles(region);
  const work = useClusterWork(scope, clusterId);
  const { busy } = work;
  const rights = useClusterRights(scope, clusterId);
  useWatchedSpaces([{ region, spaceId }]);
  const deletionLater = usePanel('delete-later');
  const { data: cluster, error } = query;
  useStatusPolling(scope, cluster !== undefined && isChanging(cluster), () => void query.refetch());

  const { isPending: asksForRuns } = useQuery(runsQuery);
  const waits = usePatience(work.isAnswered && !asksForRuns);
  const parent = { label: t('title'), to: paths.clusters(scope) };
  const isMissing = error instanceof ApiProblem && error.status === 404;
  const isDeleted = useIsDeleted(scope, clusterId, isMissing);
  if (isMissing || cluster === undefined) {
    return (
      <>
        <PageHead title={awaitedName(cluster?.name, clusterId, error === null)} parent={parent} />
        {isMissing && (isDeleted || cluster !== undefined) ? (
          <ClusterGone scope={scope} clusterId={clusterId} />
        ) : error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel
            error={error}
            region={region}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('detail.failedTitle') }}
            onRetry={() => void query.refetch()}
          />
        )}
      </>
    );
  }
  const state = stateOf(cluster);
  const offers = [
    { id: 'upgrade', label: t('detail.upgrade'), href: paths.upgrade(scope, clusterId) },
    { id: 'delete', label: t('detail.delete'), danger: true, onChoose: () => deletionLater.open() },
  ];
  return (
    <>
      <PageHead
        title={cluster.name}
        parent={parent}
        lead={cluster.description}
        actions={
          <AfterTitle>
            <ClusterActions scope={scope} cluster={cluster} work={work} rights={rights} />
          </AfterTitle>
        }
      />
      <AfterTitle>
        <StaleNotice scope={scope} />
        <ClusterStrip scope={scope} cluster={cluster} work={work} profiles={profiles} />
        {busy ? (
          <RunningOperation
            scope={scope}
            operation={busy}
            later={busy.kind === 'DeleteCluster' ? undefined : <LaterMenu {...{ scope, clusterId, offers }} />}
          />
        ) : undefined}
        {waits ? (
          // What runs stands above all of this, and would move it.
          <div aria-busy />
        ) : (
          <>
            <UpgradeUnderWay scope={scope} clusterId={clusterId} />
            <AfterOperation scope={scope} clusterId={clusterId} />
            {state === 'FAILED' ? (
              <Notice tone="error" title={t('detail.failedState')}>
                {cluster.status?.message ? <p>{cluster.status.message}</p> : undefined}
                <p>{t('detail.failedHint')}</p>
              </Notice>
            ) : undefined}
            <ClusterHealth scope={scope} cluster={cluster} />
            <div className="halves">
              <ClusterPools scope={scope} cluster={cluster} work={work} rights={rights} profiles={profiles ?? []} />
              <ClusterHistory scope={scope} clusterId={clusterId} />
            </div>
            <ClusterOperations scope={scope} clusterId={clusterId} />
            <ClusterDetails cluster={cluster} />
            <LazyConsoleTraces region={region} target={clusterId} />
          </>
        )}
        <ClusterPanels scope={scope} cluster={cluster} work={work} />
      </AfterTitle>
    </>
  );
}
