import type { Scope } from '#web/api/scope.ts';
import { HistoryPlace, OperationHistory } from '#web/operation/OperationHistory.tsx';
import { useClusterOperations } from './use-cluster-operations.ts';

/** How long the last operations of a cluster ran; nothing where none are known. */
export function ClusterHistory({ scope, clusterId }: { scope: Scope; clusterId: string }) {
  const { operations, error } = useClusterOperations(scope, clusterId);
  if (operations === undefined) return error === null ? <HistoryPlace /> : undefined;
  if (operations.length === 0) return undefined;
  return <OperationHistory scope={scope} operations={operations} of="ofCluster" />;
}
