import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { SignedInRegion } from '#shared/session.ts';
import { ownRight, permissionToCreate } from '#web/access/own-right.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { useClusterLock, useDeletionLock } from '#web/cluster/use-cluster-lock.ts';
import { useClusterWork } from '#web/cluster/use-cluster-work.ts';
import { isClusterGone } from '#web/operation/NextStep.tsx';
import { nextStepOf, type NextStep } from '#web/operation/next-step.ts';
import { spaceClustersRead } from '#web/operation/space-clusters-read.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { CopyButton } from '#web/ui/Copy.tsx';
import { CopyReport } from '#web/ui/CopyReport.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export interface FailureProps {
  scope: Scope;
  operation: OperationState;
}

/** Why an operation has failed as its region says it, and what to do about it. */
export function Failure({ scope, operation }: FailureProps) {
  const w = useTranslations('work');
  const { error, status } = operation;
  if (status !== 'FAILED' && error === undefined) return undefined;
  return (
    <Notice
      tone="error"
      title={w(error === undefined ? 'noReason' : 'errorTitle')}
      actions={
        <>
          <NextStepLink scope={scope} operation={operation} />
          <Report operation={operation} />
        </>
      }
    >
      {error === undefined ? undefined : (
        <div className="raw">
          <CopyButton value={error} label={w('copyError')} />
          <p className="verbatim">{error}</p>
        </div>
      )}
    </Notice>
  );
}

/** Everything of it that can be told, to be sent to whoever can help. */
function Report({ operation }: Pick<FailureProps, 'operation'>) {
  const words = useOperationWords();
  const { id, kind, status, region, spaceId, clusterId, clusterName, error } = operation;
  const { createdAt, startedAt, endedAt } = operation;
  const lines = [
    words.nameOf(operation),
    `${kind} ${status} ${id}`,
    `${region} / ${spaceId}`,
    clusterId && [clusterId, clusterName].filter(Boolean).join(' '),
    [createdAt, startedAt, endedAt].map((at) => at ?? '-').join(' / '),
    error,
    location.href.split(/[?#]/)[0],
  ];
  return <CopyReport report={lines.filter(Boolean).join('\n')} />;
}

function NextStepLink({ scope, operation }: FailureProps) {
  const step = nextStepOf(scope, operation);
  const signedIn = useSignedInRegion(scope.region);
  const { data } = useQuery(queryFor(...spaceClustersRead(scope)));
  const cluster = data?.items.find(({ id }) => id === operation.clusterId);
  if (step === undefined || signedIn === undefined || isClusterGone(data, operation)) return undefined;
  return <AllowedStep scope={scope} step={step} cluster={cluster} signedIn={signedIn} id={operation.clusterId ?? ''} />;
}

interface AllowedStepProps {
  scope: Scope;
  step: NextStep;
  cluster: Cluster | undefined;
  signedIn: SignedInRegion;
  id: string;
}

/** Nothing for an account that is known not to hold what it takes. */
function AllowedStep({ scope, step, cluster, signedIn, id }: AllowedStepProps) {
  const t = useTranslations('operations.next');
  const client = useQueryClient();
  const lock = useClusterLock();
  const deletionLock = useDeletionLock();
  const work = useClusterWork(scope, id);
  const permission = permissionToCreate(scope, step.operation) ?? '';
  const { data: answer } = useQuery({ ...ownRight(client, scope, signedIn, permission), enabled: permission !== '' });
  if (answer === 'denied') return undefined;
  const disabledReason = step.needsSound && cluster !== undefined ? lock(cluster, work) : deletionLock(work);
  return (
    <ButtonLink size="small" to={step.to} disabledReason={disabledReason}>
      {t(step.does)}
    </ButtonLink>
  );
}
