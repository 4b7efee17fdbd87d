import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';

export interface Capacity {
  /** vCPU. */
  readonly cpu: number;
  /** GiB. */
  readonly memory: number;
}

/** What all nodes of the pools have together; undefined where the region does not tell that of one of their sizes. */
export function capacityOf(pools: readonly NodePool[], profiles: readonly NodeProfile[]): Capacity | undefined {
  const total = { cpu: 0, memory: 0 };
  for (const { nodeProfile, nodeCount } of pools) {
    const { cpu, memory } = profiles.find(({ name }) => name === nodeProfile) ?? {};
    if (cpu === undefined || memory === undefined) return undefined;
    total.cpu += nodeCount * cpu;
    total.memory += nodeCount * memory;
  }
  return total;
}
