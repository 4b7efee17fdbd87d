/** What each kind of operation does to its cluster when it ends (the table of behaviours B6.6). One entry per kind. */
import type { OperationKind } from '#shared/rules/operation-state.ts';
import { deleteCluster, setNodeCount, updateCluster } from '#region/store/clusters.ts';
import type { Connection } from '#region/store/database.ts';
import type { OperationRow } from '#region/store/operations.ts';

export interface EndedOperation {
  readonly connection: Connection;
  readonly operation: OperationRow;
  readonly regionName: string;
}

/** A missing entry leaves the cluster unchanged. */
interface Effect {
  readonly done?: (ended: EndedOperation) => Promise<void>;
  readonly failed?: (ended: EndedOperation) => Promise<void>;
}

const effects = {
  CreateCluster: {
    done: ({ connection, operation, regionName }) => {
      const host = `${operation.cluster_id.slice(0, 8)}.kubernetes.${regionName}.example`;
      const urls = { api_url: `https://api.${host}:6443`, console_url: `https://console.${host}` };
      return updateCluster(connection, operation.cluster_id, { state: 'RUNNING', ...urls });
    },
    failed: failCluster,
  },
  DeleteCluster: {
    done: ({ connection, operation }) => deleteCluster(connection, operation.cluster_id),
    failed: failCluster,
  },
  AddWorker: {
    done: (ended) => setWorkers(ended, 'count'),
    failed: (ended) => setWorkers(ended, 'previousCount'),
  },
  RemoveWorker: { done: (ended) => setWorkers(ended, 'count') },
  UpdateWorker: {},
  UpgradeWorkers: {
    done: ({ connection, operation }) => updateCluster(connection, operation.cluster_id, askedVersion(operation)),
  },
  UpgradeMasters: {
    done: ({ connection, operation }) => {
      const { version } = askedVersion(operation);
      return updateCluster(connection, operation.cluster_id, { control_plane_version: version });
    },
  },
} as const satisfies { readonly [Kind in OperationKind]: Effect };

/** Applies the effect of an operation that has ended. */
export async function applyEffect(ended: EndedOperation): Promise<void> {
  const { kind, outcome } = ended.operation;
  const effect: Effect | undefined = effects[kind];
  await (outcome === 'DONE' ? effect?.done : effect?.failed)?.(ended);
}

/** A cluster that failed can only be deleted. */
function failCluster({ connection, operation }: EndedOperation): Promise<void> {
  return updateCluster(connection, operation.cluster_id, { state: 'FAILED', message: operation.error });
}

/** What AddWorker and RemoveWorker are asked for: workers of a pool before and after, 0 for a pool that is not there. */
export interface WorkerChange {
  readonly nodePool: string;
  readonly previousCount: number;
  readonly count: number;
}

function setWorkers({ connection, operation }: EndedOperation, which: 'previousCount' | 'count'): Promise<void> {
  const change = JSON.parse(operation.data) as WorkerChange;
  return setNodeCount(connection, operation.cluster_id, change.nodePool, change[which]);
}

/** What UpgradeWorkers and UpgradeMasters are asked for. */
function askedVersion(operation: OperationRow): { readonly version: string } {
  const { version } = JSON.parse(operation.data) as { version: string };
  return { version };
}
