import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { OperationHistory } from '#web/operation/OperationHistory.tsx';
import { useHistory } from '#web/operation/use-expected-time.ts';
import { useSpaceClusters } from './use-space-clusters.ts';

/** How long the last operations of a kind ran in a space, with this one; nothing where there is no other to see it beside. */
export function KindHistory({ scope, operation }: { scope: Scope; operation: OperationState }) {
  const { history } = useHistory(operation);
  const clusters = useSpaceClusters(scope);
  const others = history?.filter(({ id, kind }) => kind === operation.kind && id !== operation.id) ?? [];
  if (others.length === 0) return undefined;
  const nameOf = ({ clusterId, clusterName }: OperationState) =>
    clusters?.find(({ id }) => id === clusterId)?.name ?? clusterName;
  return <OperationHistory scope={scope} operations={[operation, ...others]} of="ofKind" nameOf={nameOf} />;
}
