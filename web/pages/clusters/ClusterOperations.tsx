import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { nextTokenOf } from '#shared/contract/list-reply.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { clusterOperationsRead } from '#web/cluster/cluster-reads.ts';
import { useOperations } from '#web/live/use-live.ts';
import { isWithoutOperations } from '#web/operation/is-without-operations.ts';
import { mergeOperations } from '#web/operation/merge-operations.ts';
import { WithoutOperations } from '#web/operation/WithoutOperations.tsx';
import { useIsStale } from '#web/operation/StaleNotice.tsx';
import { useOperationColumns } from '#web/operation/operation-columns.tsx';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { paths } from '#web/address/paths.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';

const shown = 10;

/** What has been done to a cluster lately, live. */
export function ClusterOperations({ scope, clusterId }: { scope: Scope; clusterId: string }) {
  const t = useTranslations('clusters.detail');
  const o = useTranslations('operations');
  const words = useOperationWords();
  const { region, id: spaceId } = scope;
  const { data, error, refetch } = useQuery(queryFor(...clusterOperationsRead(scope, clusterId)));
  const live = useOperations(region, spaceId) ?? [];
  const columns = useOperationColumns(scope);
  const stale = useIsStale(scope);
  const operations =
    data &&
    mergeOperations(
      data.items.map((record) => toOperationState(region, spaceId, record)),
      live,
      {
        matches: (operation) => operation.clusterId === clusterId,
        isFirstPage: true,
        isWhole: nextTokenOf(data) === undefined,
      },
    ).slice(0, shown);

  return (
    <section className="page-section" aria-labelledby="cluster-operations" data-stale={stale || undefined}>
      <h2 id="cluster-operations">{t('operations')}</h2>
      {isWithoutOperations(error) ? (
        <WithoutOperations scope={scope} />
      ) : operations === undefined && error !== null ? (
        <ProblemPanel
          error={error}
          region={region}
          titles={{ forbidden: o('forbiddenTitle'), failed: o('failedTitle') }}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <DataTable
            caption={t('operations')}
            columns={columns}
            rows={operations}
            rowKey={({ id }) => id}
            rowName={(operation) => words.nameOf(operation)}
            rowHref={({ id }) => paths.operation(scope, id)}
            skeletonRows={3}
            empty={<p className="quiet">{t('noOperations')}</p>}
          />
          <p>
            <TextLink to={paths.operationsOf(scope, clusterId)}>{o('allOperations')}</TextLink>
          </p>
        </>
      )}
    </section>
  );
}
