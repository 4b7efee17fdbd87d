import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import { queryFor } from '#web/api/queries.ts';
import { runsQuery } from '#web/api/run-calls.ts';
import { isChanging } from '#web/cluster/cluster-facts.ts';
import { clusterRead } from '#web/cluster/cluster-reads.ts';
import { useClusterWork } from '#web/cluster/use-cluster-work.ts';
import { useStatusPolling } from '#web/cluster/use-status-polling.ts';
import { useWatchedSpaces } from '#web/live/use-live.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { awaitedName } from '#web/ui/awaited-name.ts';
import { usePatience } from '#web/ui/use-patience.ts';
import { nodePoolsRead } from './node-pools.page.ts';
import { NodePools } from './NodePools.tsx';

/** The node pools of one cluster, and what can be done to them. */
export function NodePoolsPage() {
  const t = useTranslations('pools');
  const scope = useScope();
  const clusterId = useParam('clusterId');
  const { region, id: spaceId } = scope;
  const cluster = useQuery(queryFor(...clusterRead(scope, clusterId)));
  const pools = useQuery(queryFor(...nodePoolsRead(scope, clusterId)));
  const work = useClusterWork(scope, clusterId);
  const { isPending: asksForRuns } = useQuery(runsQuery);
  // What runs, and what waits for its end, stands above the pools and would move them.
  const waits = usePatience(work.isAnswered && !asksForRuns);
  useWatchedSpaces([{ region, spaceId }]);
  const readAgain = () => {
    void cluster.refetch();
    void pools.refetch();
  };
  useStatusPolling(scope, cluster.data !== undefined && isChanging(cluster.data), readAgain);

  const label = awaitedName(cluster.data?.name, clusterId, cluster.error === null);
  const parent = { label, to: paths.cluster(scope, clusterId) };
  const head = <PageHead title={t('title')} parent={parent} />;
  const isMissing = cluster.error instanceof ApiProblem && cluster.error.status === 404;
  // Where a region has no list of its own, the cluster's record names its pools (behaviours B12.5).
  const rows = pools.data?.items ?? (isNotOffered(pools.error) ? (cluster.data?.nodePools ?? []) : undefined);
  // What was read once stays while reading again fails: something may be half typed in front of it.
  if (cluster.data !== undefined && rows !== undefined && !isMissing) {
    return waits ? (
      <>
        {head}
        <PageSkeleton />
      </>
    ) : (
      <NodePools scope={scope} cluster={cluster.data} pools={rows} work={work} parent={parent} />
    );
  }
  const error = cluster.error ?? pools.error;
  return (
    <>
      {head}
      {error === null ? (
        <PageSkeleton />
      ) : (
        <ProblemPanel
          error={error}
          region={region}
          titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
          onRetry={readAgain}
        />
      )}
    </>
  );
}
