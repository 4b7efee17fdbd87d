import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { useBusyOperation, useWatchedSpaces } from '#web/live/use-live.ts';
import { LiveMark } from '#web/operation/LiveMark.tsx';
import { RunningOperation } from '#web/operation/RunningOperation.tsx';
import { StaleNotice } from '#web/operation/StaleNotice.tsx';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { paths } from '#web/paths.ts';
import { PageHead } from '#web/shell/PageHead.tsx';
import { PageSkeleton } from '#web/shell/PageSkeleton.tsx';
import { ProblemPanel } from '#web/shell/ProblemPanel.tsx';
import { shortId } from '#web/shell/scope-names.ts';
import { useParam, useScope } from '#web/shell/use-scope.ts';
import { Button } from '#web/ui/Button.tsx';
import { TrashIcon } from '#web/ui/icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { LazyConfirmDialog } from '#web/ui/lazy-overlays.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { isChanging, stateOf } from './cluster-facts.ts';
import { clusterRead } from './clusters-read.ts';
import { ClusterGone } from './ClusterGone.tsx';
import { ClusterOperations } from './ClusterOperations.tsx';
import { ClusterOverview } from './ClusterOverview.tsx';
import { ClusterPools } from './ClusterPools.tsx';
import { ClusterState } from './ClusterState.tsx';
import { DeleteCluster } from './DeleteCluster.tsx';
import { useIsDeleted } from './use-is-deleted.ts';
import { useStatusPolling } from './use-status-polling.ts';

/** One cluster: what it is, what is being done to it, and what was. */
export function ClusterPage() {
  const t = useTranslations('clusters');
  const words = useOperationWords();
  const scope = useScope();
  const clusterId = useParam('clusterId');
  const { region, id: spaceId } = scope;
  const query = useQuery(queryFor(...clusterRead(scope, clusterId)));
  const busy = useBusyOperation(region, spaceId, clusterId);
  const [deleting, setDeleting] = useState(false);
  useWatchedSpaces([{ region, spaceId }]);
  const { data: cluster, error } = query;
  useStatusPolling(scope, cluster !== undefined && isChanging(cluster), () => void query.refetch());

  const crumbs = [{ label: t('title'), to: paths.clusters(scope) }];
  const isMissing = error instanceof ApiProblem && error.status === 404;
  const isDeleted = useIsDeleted(scope, clusterId, isMissing);
  if (isMissing || cluster === undefined) {
    return (
      <>
        <PageHead title={cluster?.name ?? shortId(clusterId)} crumbs={crumbs} />
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
  return (
    <>
      <PageHead
        title={cluster.name}
        crumbs={crumbs}
        beside={<ClusterState state={state} />}
        lead={cluster.description}
        actions={
          <>
            <LiveMark scope={scope} />
            <Button
              icon={TrashIcon}
              disabledReason={busy && words.busy(busy)}
              onClick={() => setDeleting(true)}
              {...onIntent(LazyConfirmDialog)}
            >
              {t('detail.delete')}
            </Button>
          </>
        }
      />
      <StaleNotice scope={scope} />
      {busy ? <RunningOperation scope={scope} operation={busy} /> : undefined}
      {state === 'FAILED' ? (
        <Notice tone="error" title={t('detail.failedState')}>
          {cluster.status?.message ? <p>{cluster.status.message}</p> : undefined}
          <p>{t('detail.failedHint')}</p>
        </Notice>
      ) : undefined}
      <ClusterOverview cluster={cluster} />
      <ClusterPools cluster={cluster} />
      <ClusterOperations scope={scope} clusterId={clusterId} />
      {deleting ? <DeleteCluster scope={scope} cluster={cluster} onClose={() => setDeleting(false)} /> : undefined}
    </>
  );
}
