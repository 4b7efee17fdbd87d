/** What is typed about node pools and workers, and the bodies that become of it. */
import type { Body } from '#shared/contract/catalogue.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import { countOf } from '#web/cluster/node-count.ts';

export interface PoolValues {
  name: string;
  nodeProfile: string;
  /** As typed. */
  nodeCount: string;
}

export interface WorkerValues {
  nodeProfile: string;
  /** As typed. */
  nodeCount: string;
}

/** Three nodes under the first free name `workers`, `workers-2`, … */
export function newPool(pools: readonly Pick<NodePool, 'name'>[], nodeProfile: string): PoolValues {
  const taken = new Set(pools.map(({ name }) => name));
  let name = 'workers';
  for (let number = 2; taken.has(name); number += 1) name = `workers-${number}`;
  return { name, nodeProfile, nodeCount: '3' };
}

/** Not checked yet: the contract's schema decides. */
export function toPoolBody({ name, nodeProfile, nodeCount }: PoolValues): Body<'CreateNodePool'> {
  return { name: name.trim(), nodeProfile, nodeCount: countOf(nodeCount) } as Body<'CreateNodePool'>;
}

/** Workers run the cluster's version, so that is the one asked for (behaviours B7.6). Not checked yet. */
export function toWorkersBody({ nodeProfile, nodeCount }: WorkerValues, version: string): Body<'AddWorkers'> {
  return { nodeProfile, nodeCount: countOf(nodeCount), version } as Body<'AddWorkers'>;
}

/** Sizes that the pools have, each once, in their order. */
export function profilesIn(pools: readonly NodePool[]): string[] {
  return [...new Set(pools.map(({ nodeProfile }) => nodeProfile))];
}
