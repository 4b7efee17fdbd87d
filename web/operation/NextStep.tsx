import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { TextLink } from '#web/ui/TextLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { nextStepOf } from './next-step.ts';
import { spaceClustersRead } from './space-clusters-read.ts';

export interface NextStepProps {
  scope: Scope;
  operation: OperationState;
  /** What its cluster is called. */
  cluster: string | undefined;
}

/**
 * Where to go on from an operation that has failed, in the row of a list: whether it can be done now is said there. Nothing
 * where there is no way on, or the cluster is gone as far as was read anyway.
 */
export function NextStep({ scope, operation, cluster = operation.clusterName }: NextStepProps) {
  const t = useTranslations('operations.next');
  const { data } = useQuery({ ...queryFor(...spaceClustersRead(scope)), enabled: false });
  const step = nextStepOf(scope, operation);
  if (step === undefined || isClusterGone(data, operation)) return undefined;
  return (
    <span className="next-step">
      <TextLink to={step.to}>
        {t(step.does)}
        {cluster === undefined ? undefined : <VisuallyHidden> · {nameText(cluster)}</VisuallyHidden>}
      </TextLink>
    </span>
  );
}

/** Whether all clusters of its space are known, and its own is none of them. */
export function isClusterGone(clusters: ListReply<Cluster> | undefined, { clusterId }: OperationState): boolean {
  if (clusters === undefined || nextTokenOf(clusters) !== undefined) return false;
  return clusters.items.every(({ id }) => id !== clusterId);
}
