import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { Scope } from '#web/api/scope.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { runsQuery } from '#web/api/run-calls.ts';
import { isChanging, stateOf } from '#web/cluster/cluster-facts.ts';
import { useNodeProfiles } from '#web/cluster/use-node-profiles.ts';
import { useClusterWork } from '#web/cluster/use-cluster-work.ts';
import { useStatusPolling } from '#web/cluster/use-status-polling.ts';
import { useWatchedSpaces } from '#web/live/use-live.ts';
import { AfterOperation, LaterMenu } from '#web/operation/AfterOperation.tsx';
import { RunningOperation } from '#web/operation/RunningOperation.tsx';
import { StaleNotice } from '#web/operation/StaleNotice.tsx';
import { LazyConsoleTraces } from '#web/journal/lazy-traces.ts';
import { paths } from '#web/address/paths.ts';
import { usePanel } from '#web/scope/use-panel.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { usePatience } from '#web/ui/use-patience.ts';
import { UpgradeUnderWay } from '#web/upgrade/UpgradeUnderWay.tsx';
import { ClusterDetails } from './ClusterDetails.tsx';
import { ClusterHealth } from './ClusterHealth.tsx';
import { ClusterHistory } from './ClusterHistory.tsx';
import { ClusterOperations } from './ClusterOperations.tsx';
import { ClusterPanels } from './ClusterPanels.tsx';
import { ClusterPools } from './ClusterPools.tsx';
import { ClusterStrip } from './ClusterStrip.tsx';
import { useClusterRights } from '#web/access/use-cluster-rights.ts';
import './cluster-page.css';

export interface ClusterBodyProps {
  scope: Scope;
  cluster: Cluster;
  /** Reads the cluster again, where only that tells how it changes. */
  onChanging: () => void;
}

/** What stands below the title of a cluster's page. */
export function ClusterBody({ scope, cluster, onChanging }: ClusterBodyProps) {
  const t = useTranslations('clusters.detail');
  const { region, id: spaceId } = scope;
  const clusterId = cluster.id;
  const profiles = useNodeProfiles(region);
  const work = useClusterWork(scope, clusterId);
  const { busy } = work;
  const rights = useClusterRights(scope, clusterId);
  useWatchedSpaces([{ region, spaceId }]);
  const deletionLater = usePanel('delete-later');
  useStatusPolling(scope, isChanging(cluster), onChanging);

  const { isPending: asksForRuns } = useQuery(runsQuery);
  const waits = usePatience(work.isAnswered && !asksForRuns);
  const state = stateOf(cluster);
  const offers = [
    { id: 'upgrade', label: t('upgrade'), href: paths.upgrade(scope, clusterId) },
    { id: 'delete', label: t('delete'), danger: true, onChoose: () => deletionLater.open() },
  ];
  return (
    <>
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
            <Notice tone="error" title={t('failedState')}>
              {cluster.status?.message ? <p>{cluster.status.message}</p> : undefined}
              <p>{t('failedHint')}</p>
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
    </>
  );
}
