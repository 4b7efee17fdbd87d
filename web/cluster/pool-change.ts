/** What a running operation makes of a node pool. */
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';

export interface PoolChange {
  readonly nodePool: string;
  readonly previousCount: number;
  /** 0 when the pool goes. */
  readonly count: number;
}

/** The change an operation makes, as far as all of it is known; undefined once it has ended. */
export function poolChangeOf(operation: OperationState | undefined): PoolChange | undefined {
  if (operation?.change === undefined || isTerminal(operation.status)) return undefined;
  const { change } = operation;
  switch (change.does) {
    case 'addPool':
      return { nodePool: change.pool, previousCount: 0, count: change.to };
    case 'deletePool':
      return change.from === undefined ? undefined : { nodePool: change.pool, previousCount: change.from, count: 0 };
    case 'resize': {
      const { pool, from, to } = change;
      return pool === undefined || from === undefined ? undefined : { nodePool: pool, previousCount: from, count: to };
    }
    default:
      return undefined;
  }
}

/** The pools as they will be once the running operation has succeeded, as far as it tells. */
export function poolsAfter(pools: readonly NodePool[], busy: OperationState | undefined): readonly NodePool[] {
  const change = poolChangeOf(busy);
  if (change === undefined) return pools;
  return pools.flatMap((pool) => {
    if (pool.name !== change.nodePool) return [pool];
    return change.count === 0 ? [] : [{ ...pool, nodeCount: change.count }];
  });
}
