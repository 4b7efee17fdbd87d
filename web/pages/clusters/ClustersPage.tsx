import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { isChanging, stateOf } from '#web/cluster/cluster-facts.ts';
import { useDeletionLock } from '#web/cluster/use-cluster-lock.ts';
import { useStatusPolling } from '#web/cluster/use-status-polling.ts';
import { ListView } from '#web/list/ListView.tsx';
import { offersCreation } from '#web/access/offers-creation.ts';
import { useSelection } from '#web/list/use-selection.ts';
import { useList } from '#web/list/use-list.ts';
import { useOperations, useWatchedSpaces } from '#web/live/use-live.ts';
import { LiveMark } from '#web/operation/LiveMark.tsx';
import { StaleNotice, useIsStale } from '#web/operation/StaleNotice.tsx';
import { useBusyOperations } from './use-busy-operations.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { useNarrow } from '#web/table/narrow.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { usePatience } from '#web/ui/use-patience.ts';
import { ClusterIcon, NodesIcon, OperationIcon, PencilIcon, PlusIcon, TrashIcon } from '#web/ui/icons.tsx';
import { useClusterColumns } from './clusters-columns.tsx';
import { clusterList } from '#web/directory/searched-lists.ts';
import { allClusters, clustersRead } from './clusters-read.ts';
import { DeleteCluster } from './DeleteCluster.tsx';
import { LazySelectedClusters, LazyVersionMap } from './lazy-parts.ts';
import { useUnderWay } from './use-under-way.ts';

/** The clusters of a space, with what is being done to them. */
export function ClustersPage() {
  const t = useTranslations('clusters');
  const deletionLock = useDeletionLock();
  const scope = useScope();
  const busy = useBusyOperations(scope);
  const isKnown = useOperations(scope.region, scope.id) !== undefined;
  const isUnderWayKnown = useUnderWay(scope);
  const isNarrow = useNarrow();
  const stale = useIsStale(scope);
  const [deleting, setDeleting] = useState<Cluster>();
  const list = useList<Cluster>(clusterList, {
    columns: useClusterColumns(),
    read: (state) => clustersRead(scope, state),
    walk: allClusters(scope),
  });
  // Where there is no room for its column, what is done to a cluster makes its row higher, and would move those below.
  const waits = usePatience(isUnderWayKnown || !isNarrow || list.error !== null);
  const isMap = new URLSearchParams(useLocation().search).get('view') === 'versions';
  const chosen = useSelection(list.rows);
  useWatchedSpaces([{ region: scope.region, spaceId: scope.id }]);
  useStatusPolling(scope, list.rows?.some(isChanging) ?? false, list.retry);

  return (
    <>
      <PageHead
        title={t('title')}
        beside={list.total}
        lead={t('lead')}
        actions={
          <>
            <LiveMark scope={scope} />
            {isMap || list.rows !== undefined || list.error === null ? (
              <ButtonLink to={`?${isMap ? '' : 'view=versions&all=1'}`} {...onIntent(LazyVersionMap)}>
                {t(isMap ? 'asList' : 'asVersions')}
              </ButtonLink>
            ) : undefined}
            {offersCreation(list) ? (
              <ButtonLink variant="primary" icon={PlusIcon} to={paths.newCluster(scope)}>
                {t('create')}
              </ButtonLink>
            ) : undefined}
          </>
        }
      />
      {list.rows === undefined ? undefined : <StaleNotice scope={scope} />}
      <div data-stale={stale || undefined}>
        {isMap ? (
          <LazyVersionMap scope={scope} list={list} />
        ) : (
          <ListView
            list={waits ? { ...list, rows: undefined } : list}
            region={scope.region}
            caption={t('caption')}
            filterLabel={t('filter')}
            rowName={({ name }) => name}
            rowHref={({ id }) => paths.cluster(scope, id)}
            rowActions={(cluster) => {
              return [
                { id: 'open', label: t('open'), icon: ClusterIcon, href: paths.cluster(scope, cluster.id) },
                { id: 'pools', label: t('managePools'), icon: NodesIcon, href: paths.nodePools(scope, cluster.id) },
                {
                  id: 'edit',
                  label: t('edit.action'),
                  icon: PencilIcon,
                  disabledReason: stateOf(cluster) === 'FAILED' ? t('lock.failed') : undefined,
                  href: paths.cluster(scope, cluster.id, '?edit'),
                },
                {
                  id: 'operations',
                  label: t('operationsOf'),
                  icon: OperationIcon,
                  href: paths.operationsOf(scope, cluster.id),
                },
                {
                  id: 'delete',
                  label: t('delete'),
                  icon: TrashIcon,
                  danger: true,
                  disabledReason: deletionLock({ busy: busy.get(cluster.id), isKnown }),
                  onAction: () => setDeleting(cluster),
                },
              ];
            }}
            selection={chosen.selection}
            commands={chosen.rows.length === 0 ? undefined : <LazySelectedClusters list={list} chosen={chosen} />}
            none={{ title: t('noneTitle'), words: t('none') }}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('failedTitle') }}
          />
        )}
      </div>
      {deleting ? (
        <DeleteCluster
          scope={scope}
          cluster={deleting}
          work={{ busy: busy.get(deleting.id), isKnown }}
          onClose={() => setDeleting(undefined)}
        />
      ) : undefined}
    </>
  );
}
