import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isTerminal, toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOperation, useSpaceStatus, useWatchedSpaces } from '#web/live/use-live.ts';
import { isWithoutOperation } from '#web/operation/is-without-operations.ts';
import { LiveMark } from '#web/operation/LiveMark.tsx';
import { laterOf } from '#web/operation/merge-operations.ts';
import { OperationStatus } from '#web/operation/OperationStatus.tsx';
import { RunBand } from '#web/operation/RunBand.tsx';
import { useSpaceClusters } from './use-space-clusters.ts';
import { StaleNotice } from '#web/operation/StaleNotice.tsx';
import { useHistory } from '#web/operation/use-expected-time.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { WithoutOperations } from '#web/operation/WithoutOperations.tsx';
import { paths } from '#web/address/paths.ts';
import { PageHead } from '#web/page/PageHead.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { useParam, useScope } from '#web/scope/use-scope.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { ClusterIcon } from '#web/ui/icons.tsx';
import { awaitedName } from '#web/ui/awaited-name.ts';
import { usePatience } from '#web/ui/use-patience.ts';
import { shortId } from '#web/ui/short-id.ts';
import { Failure } from './Failure.tsx';
import { KindHistory } from './KindHistory.tsx';
import { OperationFacts } from './OperationFacts.tsx';
import { operationRead } from './operations-read.ts';
import { OperationTimeline } from './OperationTimeline.tsx';
import { RawText } from './RawText.tsx';

/** One operation from its acceptance to its end, as it goes. */
export function OperationPage() {
  const t = useTranslations('operations');
  const w = useTranslations('work');
  const words = useOperationWords();
  const scope = useScope();
  const id = useParam('operationId');
  const { region, id: spaceId } = scope;
  useWatchedSpaces([{ region, spaceId }]);
  const { data, error, refetch } = useQuery(queryFor(...operationRead(scope, id)));
  const live = useOperation(region, spaceId, id.toLowerCase());
  const operation = laterOf(data && toOperationState(region, spaceId, data), live);
  const hasNoList = useSpaceStatus(region, spaceId)?.unavailable === 'unsupported';
  const { history, error: historyError } = useHistory({ region, spaceId });
  const waits = usePatience(history !== undefined || historyError !== null);
  const parent = { label: t('title'), to: paths.operations(scope) };

  if (operation === undefined) {
    return (
      <>
        <PageHead title={awaitedName(undefined, id, error === null)} parent={parent} />
        {error === null ? (
          <PageSkeleton />
        ) : isWithoutOperation(error, hasNoList) ? (
          <WithoutOperations scope={scope} />
        ) : (
          <ProblemPanel
            error={error}
            region={region}
            titles={{ forbidden: t('forbiddenTitle'), failed: w('failedOne') }}
            onRetry={() => void refetch()}
          />
        )}
      </>
    );
  }
  return (
    <>
      <PageHead
        title={words.nameOf(operation)}
        parent={parent}
        beside={<OperationStatus status={operation.status} />}
        actions={
          <>
            {isTerminal(operation.status) ? undefined : <LiveMark scope={scope} />}
            <TargetLink scope={scope} operation={operation} />
          </>
        }
      />
      <StaleNotice scope={scope} />
      <div className="operation-progress">
        <RunBand operation={operation} />
      </div>
      <Failure scope={scope} operation={operation} />
      <OperationTimeline operation={operation} />
      {waits ? (
        // How long earlier ones took stands above all of this, and would move it.
        <div aria-busy />
      ) : (
        <>
          <KindHistory scope={scope} operation={operation} />
          <OperationFacts scope={scope} operation={operation} />
          {operation.data === undefined ? undefined : (
            <RawText title={w('data')} text={operation.data} copyLabel={w('copyData')} />
          )}
          {operation.result === undefined ? undefined : (
            <RawText title={w('result')} text={operation.result} copyLabel={w('copyResult')} />
          )}
        </>
      )}
    </>
  );
}

/** The way to the cluster, unless this operation has deleted it. */
function TargetLink({ scope, operation }: { scope: Scope; operation: OperationState }) {
  const w = useTranslations('work');
  const clusters = useSpaceClusters(scope);
  const { clusterId, clusterName, kind, status } = operation;
  if (clusterId === undefined || (kind === 'DeleteCluster' && status === 'DONE')) return undefined;
  const name = clusters?.find(({ id }) => id === clusterId)?.name ?? clusterName ?? shortId(clusterId);
  return (
    <ButtonLink
      icon={ClusterIcon}
      variant={kind === 'CreateCluster' && status === 'DONE' ? 'primary' : 'secondary'}
      to={paths.cluster(scope, clusterId)}
    >
      {w('toCluster', { name })}
    </ButtonLink>
  );
}
