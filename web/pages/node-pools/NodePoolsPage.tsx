import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import { clusterRead } from '#web/cluster/cluster-reads.ts';
import { useBusyOperation, useWatchedSpaces } from '#web/live/use-live.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/PageHead.tsx';
import { PageSkeleton } from '#web/shell/PageSkeleton.tsx';
import { ProblemPanel } from '#web/shell/ProblemPanel.tsx';
import { shortId } from '#web/shell/scope-names.ts';
import { useParam, useScope } from '#web/shell/use-scope.ts';
import { nodePoolsRead } from './node-pools-read.ts';
import { NodePools } from './NodePools.tsx';

/** The node pools of one cluster, and what can be done to them. */
export function NodePoolsPage() {
  const t = useTranslations('pools');
  const c = useTranslations('clusters');
  const scope = useScope();
  const clusterId = useParam('clusterId');
  const { region, id: spaceId } = scope;
  const cluster = useQuery(queryFor(...clusterRead(scope, clusterId)));
  const pools = useQuery(queryFor(...nodePoolsRead(scope, clusterId)));
  const busy = useBusyOperation(region, spaceId, clusterId);
  useWatchedSpaces([{ region, spaceId }]);

  const crumbs = [
    { label: c('title'), to: paths.clusters(scope) },
    { label: cluster.data?.name ?? shortId(clusterId), to: paths.cluster(scope, clusterId) },
  ];
  const error = cluster.error ?? pools.error;
  if (cluster.data !== undefined && pools.data !== undefined && cluster.error === null) {
    return <NodePools scope={scope} cluster={cluster.data} pools={pools.data.items} busy={busy} crumbs={crumbs} />;
  }
  return (
    <>
      <PageHead title={t('title')} crumbs={crumbs} />
      {error === null ? (
        <PageSkeleton />
      ) : (
        <ProblemPanel
          error={error}
          region={region}
          titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
          onRetry={() => {
            void cluster.refetch();
            void pools.refetch();
          }}
        />
      )}
    </>
  );
}
