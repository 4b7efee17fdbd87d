import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { clusterRead } from '#web/cluster/cluster-reads.ts';
import { paths } from '#web/address/paths.ts';
import { AfterTitle } from '#web/page/AfterTitle.tsx';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { awaitedName } from '#web/ui/awaited-name.ts';
import { ClusterActions } from './ClusterActions.tsx';
import { ClusterBody } from './ClusterBody.tsx';
import { ClusterGone } from './ClusterGone.tsx';
import { useIsDeleted } from './use-is-deleted.ts';

/** One cluster: what it is, what is being done to it, and what was. Its title needs nothing but its name. */
export function ClusterPage() {
  const t = useTranslations('clusters');
  const scope = useScope();
  const clusterId = useParam('clusterId');
  const { data: cluster, error, refetch } = useQuery(queryFor(...clusterRead(scope, clusterId)));
  const parent = { label: t('title'), to: paths.clusters(scope) };
  const isMissing = error instanceof ApiProblem && error.status === 404;
  const isDeleted = useIsDeleted(scope, clusterId, isMissing);
  const readAgain = () => void refetch();
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
            region={scope.region}
            titles={{ forbidden: t('forbiddenTitle'), failed: t('detail.failedTitle') }}
            onRetry={readAgain}
          />
        )}
      </>
    );
  }
  return (
    <>
      <PageHead
        title={cluster.name}
        parent={parent}
        lead={cluster.description}
        actions={
          <AfterTitle>
            <ClusterActions scope={scope} cluster={cluster} />
          </AfterTitle>
        }
      />
      <AfterTitle>
        <ClusterBody scope={scope} cluster={cluster} onChanging={readAgain} />
      </AfterTitle>
    </>
  );
}
