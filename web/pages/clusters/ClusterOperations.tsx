import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { isWithoutOperations } from '#web/operation/is-without-operations.ts';
import { WithoutOperations } from '#web/operation/WithoutOperations.tsx';
import { useIsStale } from '#web/operation/StaleNotice.tsx';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { paths } from '#web/address/paths.ts';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { useCourseColumns } from './course-columns.tsx';
import { useClusterOperations } from './use-cluster-operations.ts';

const shown = 10;

/** What has been done to a cluster lately, live. */
export function ClusterOperations({ scope, clusterId }: { scope: Scope; clusterId: string }) {
  const t = useTranslations('clusters.detail');
  const o = useTranslations('operations');
  const words = useOperationWords();
  const { operations, error, refetch } = useClusterOperations(scope, clusterId);
  const rows = operations?.slice(0, shown);
  const columns = useCourseColumns(scope, rows ?? []);
  const stale = useIsStale(scope);

  return (
    <section className="page-section" aria-labelledby="cluster-operations" data-stale={stale || undefined}>
      <h2 id="cluster-operations">{t('operations')}</h2>
      {isWithoutOperations(error) ? (
        <WithoutOperations scope={scope} />
      ) : rows === undefined && error !== null ? (
        <ProblemPanel
          error={error}
          region={scope.region}
          titles={{ forbidden: o('forbiddenTitle'), failed: o('failedTitle') }}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <DataTable
            caption={t('operations')}
            columns={columns}
            rows={rows}
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
