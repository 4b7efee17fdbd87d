import { useTranslations } from 'use-intl';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { RowLink } from '#web/table/RowLink.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { nextStepOf } from './next-step.ts';

export interface NextStepProps {
  scope: Scope;
  operation: OperationState;
  /** What its cluster is called. */
  cluster: string | undefined;
  /** The clusters of its space, as far as they were read anyway. */
  clusters: ListReply<Cluster> | undefined;
}

/**
 * Where to go on from an operation that has failed, in the row of a table: whether it can be done now is said there. Nothing
 * where there is no way on, or the cluster is gone.
 */
export function NextStep({ scope, operation, cluster = operation.clusterName, clusters }: NextStepProps) {
  const t = useTranslations('operations.next');
  const step = nextStepOf(scope, operation);
  if (step === undefined || isClusterGone(clusters, operation)) return undefined;
  return (
    <span className="cell-lines">
      <RowLink to={step.to}>
        {t(step.does)}
        {cluster === undefined ? undefined : <VisuallyHidden> · {nameText(cluster)}</VisuallyHidden>}
      </RowLink>
    </span>
  );
}

/** Whether all clusters of its space are known, and its own is none of them. */
export function isClusterGone(clusters: ListReply<Cluster> | undefined, { clusterId }: OperationState): boolean {
  if (clusters === undefined || nextTokenOf(clusters) !== undefined) return false;
  return clusters.items.every(({ id }) => id !== clusterId);
}
