/** Where to go on from an operation that has failed: each way leads to what asks first, and shows how things stand now. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';

export interface NextStep {
  readonly does: 'plan' | 'resize' | 'addPool' | 'deletePool' | 'pools' | 'packages' | 'deleteCluster';
  /** What is asked of the region in the end. */
  readonly operation: OperationId;
  readonly to: string;
  /** A cluster that has failed can only be deleted (behaviours B6.6). */
  readonly needsSound: boolean;
}

/** Undefined for what has not failed, whose cluster nobody knows, and for kinds newer than ours. */
export function nextStepOf(scope: Scope, operation: OperationState): NextStep | undefined {
  const { status, kind, clusterId, change } = operation;
  if (status !== 'FAILED' || clusterId === undefined) return undefined;
  switch (kind) {
    case 'UpgradeWorkers':
    case 'UpgradeMasters': {
      const to = paths.upgrade(scope, clusterId, change?.does === 'version' ? change.version : '');
      const call = kind === 'UpgradeWorkers' ? 'UpgradeWorkers' : 'UpgradeControlPlane';
      return { does: 'plan', operation: call, to, needsSound: true };
    }
    case 'AddWorker':
    case 'RemoveWorker':
      return { ...poolStep(scope, clusterId, operation), needsSound: true };
    case 'UpdateWorker': {
      const to = paths.nodePools(scope, clusterId, '?update-packages');
      return { does: 'packages', operation: 'UpdateWorkersOs', to, needsSound: true };
    }
    case 'CreateCluster':
    case 'DeleteCluster': {
      const to = paths.cluster(scope, clusterId, '?delete');
      return { does: 'deleteCluster', operation: 'DeleteCluster', to, needsSound: false };
    }
    default:
      return undefined;
  }
}

function poolStep(scope: Scope, clusterId: string, { change }: OperationState): Omit<NextStep, 'needsSound'> {
  const panel = (query: string) => paths.nodePools(scope, clusterId, query);
  if (change?.does === 'addPool') return { does: 'addPool', operation: 'CreateNodePool', to: panel('?add') };
  if (change?.does === 'deletePool') {
    return { does: 'deletePool', operation: 'DeleteNodePool', to: panel(`?delete=${encodeURIComponent(change.pool)}`) };
  }
  if (change?.does === 'resize' && change.pool !== undefined) {
    const to = panel(`?resize=${encodeURIComponent(change.pool)}`);
    return { does: 'resize', operation: 'UpdateNodePoolCount', to };
  }
  return { does: 'pools', operation: 'UpdateNodePoolCount', to: panel('') };
}
