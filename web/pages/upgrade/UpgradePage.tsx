import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { queryFor } from '#web/api/queries.ts';
import { clusterRead } from '#web/cluster/cluster-reads.ts';
import { useClusterWork } from '#web/cluster/use-cluster-work.ts';
import { useWatchedSpaces } from '#web/live/use-live.ts';
import { LiveMark } from '#web/operation/LiveMark.tsx';
import { StaleNotice } from '#web/operation/StaleNotice.tsx';
import { useHistory } from '#web/operation/use-expected-time.ts';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { awaitedName } from '#web/ui/awaited-name.ts';
import { usePatience } from '#web/ui/use-patience.ts';
import { useUpgrade } from '#web/upgrade/use-upgrade.ts';
import { versionsOf } from '#shared/cluster-versions.ts';
import { Planner } from './Planner.tsx';
import { offeredRead } from './upgrade.page.ts';

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
  const work = useClusterWork(scope, clusterId);
  const upgrade = useUpgrade(scope, clusterId);
  const { history, error: historyError } = useHistory({ region, spaceId });
  const isUpgradeAnswered = upgrade.isKnown || upgrade.error !== null;
  // What runs stands above the plan, and how long steps take stands in it: each would move what is below.
  const waits = usePatience(work.isAnswered && isUpgradeAnswered && (history !== undefined || historyError !== null));
  const cluster = query.data;
  const offer = offered.data;
  const name = awaitedName(cluster?.name, clusterId, query.error === null);
  const versions = cluster && versionsOf(cluster);
  const failed = [query, offered].find(({ data, isError }) => data === undefined && isError);
  return (
    <>
      <PageHead
        title={t('title', { name })}
        parent={{ label: name, to: paths.cluster(scope, clusterId) }}
        lead={t('lead')}
        actions={<LiveMark scope={scope} />}
      />
      <StaleNotice scope={scope} />
      {cluster !== undefined && offer !== undefined ? (
        versions === undefined ? (
          <Notice tone="warning" title={t('unknownTitle')}>
            <p>{t('unknown')}</p>
          </Notice>
        ) : waits ? (
          <PageSkeleton />
        ) : (
          <Planner scope={scope} cluster={cluster} versions={versions} offer={offer} work={work} />
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
