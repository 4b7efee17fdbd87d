/** What the creation form holds while it is filled in, and the body that becomes of it. */
import type { Body } from '#shared/contract/catalogue.ts';

export interface PoolValues {
  name: string;
  nodeProfile: string;
  /** As typed. */
  nodeCount: string;
  /** Empty for none. */
  gpu: string;
}

export interface ClusterValues {
  name: string;
  description: string;
  cidr: string;
  version: string;
  nodePools: PoolValues[];
}

export type CreateClusterBody = Body<'CreateCluster'>;

/** A cluster to start from: one pool of three small nodes. */
export function emptyCluster(version: string, profile: string): ClusterValues {
  return { name: '', description: '', cidr: '', version, nodePools: [newPool([], profile)] };
}

/** A pool with the first free name `workers`, `workers-2`, … */
export function newPool(pools: readonly PoolValues[], nodeProfile: string): PoolValues {
  const taken = new Set(pools.map(({ name }) => name));
  let name = 'workers';
  for (let number = 2; taken.has(name); number += 1) name = `workers-${number}`;
  return { name, nodeProfile, nodeCount: '3', gpu: '' };
}

/** The body as sent: what was left empty is left out. Not checked yet. */
export function toBody({ name, description, cidr, version, nodePools }: ClusterValues): CreateClusterBody {
  const pools = nodePools.map(({ name: poolName, nodeProfile, nodeCount, gpu }) => ({
    name: poolName.trim(),
    nodeProfile,
    nodeCount: nodeCount.trim() === '' ? Number.NaN : Number(nodeCount),
    ...(gpu !== '' && { gpu }),
  }));
  return {
    name: name.trim(),
    ...(description.trim() !== '' && { description: description.trim() }),
    cidr: cidr.trim(),
    version,
    // The schema decides whether profile and gpu are ones of the contract.
    nodePools: pools as CreateClusterBody['nodePools'],
  };
}

/** How much the pools add up to; `known` only when every profile says what it has. */
export function sizeOf(
  pools: readonly PoolValues[],
  profiles: readonly {
    readonly name: string;
    readonly cpu?: number | undefined;
    readonly memory?: number | undefined;
  }[],
) {
  const total = { nodes: 0, cpu: 0, memory: 0, known: true };
  for (const { nodeProfile, nodeCount } of pools) {
    const nodes = Number(nodeCount);
    if (!Number.isInteger(nodes) || nodes < 1) continue;
    const { cpu, memory } = profiles.find(({ name }) => name === nodeProfile) ?? {};
    total.nodes += nodes;
    total.cpu += nodes * (cpu ?? 0);
    total.memory += nodes * (memory ?? 0);
    total.known &&= cpu !== undefined && memory !== undefined;
  }
  return total;
}
