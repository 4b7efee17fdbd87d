/** What a running operation makes of a node pool. */
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';

export interface PoolChange {
  readonly nodePool: string;
  readonly previousCount: number;
  /** 0 when the pool goes. */
  readonly count: number;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/**
 * The change an operation was asked for, from the request it carries as text (contract 2.11, `data`); undefined once it
 * has ended, and where a region words its requests otherwise: then only that something runs is known.
 */
export function poolChangeOf(operation: OperationState | undefined): PoolChange | undefined {
  if (operation?.data === undefined || isTerminal(operation.status)) return undefined;
  try {
    const { nodePool, previousCount, count } = JSON.parse(operation.data) as Partial<Record<keyof PoolChange, unknown>>;
    if (typeof nodePool !== 'string' || !isCount(previousCount) || !isCount(count)) return undefined;
    return { nodePool, previousCount, count };
  } catch {
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
