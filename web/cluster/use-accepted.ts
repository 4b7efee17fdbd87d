import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { Asked } from '#shared/rules/operation-change.ts';
import type { Scope } from '#web/api/scope.ts';
import { learnOperation, type Started } from '#web/operation/learn-operation.ts';
import { showToast } from '#web/ui/toast.ts';

/** What every panel of the page is about. */
export interface PoolPanelProps {
  scope: Scope;
  cluster: Cluster;
  /** Why the cluster takes no operation at this moment. */
  lock: string | undefined;
  /** It is to be done as soon as the operation that locks the cluster has ended. */
  later?: boolean;
  onClose: () => void;
}

/** After a write was accepted: shows its operation at once, says so, and closes the panel. */
export function useAccepted({ scope, cluster, onClose }: PoolPanelProps) {
  return (operation: Started['operation'], said: string, asked: Asked): void => {
    learnOperation(scope, { clusterId: cluster.id, clusterName: cluster.name, operation, asked });
    showToast(said);
    onClose();
  };
}
