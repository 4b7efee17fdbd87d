import type { Scope } from '#web/api/scope.ts';
import { OperationHistory } from '#web/operation/OperationHistory.tsx';
import { useClusterOperations } from './use-cluster-operations.ts';

/** How long the last operations of a cluster ran; nothing where there are none to compare. */
export function ClusterHistory({ scope, clusterId }: { scope: Scope; clusterId: string }) {
  const { operations = [] } = useClusterOperations(scope, clusterId);
  if (operations.length < 2) return undefined;
  return <OperationHistory scope={scope} operations={operations} of="ofCluster" />;
}
