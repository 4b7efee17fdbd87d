/**
 * Whether what was chosen for node pools while their cluster was busy still means what was agreed to, by the cluster
 * as it is once it is free. The region decides the rest.
 */
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { poolOfProfile } from './pool-form.ts';

/** What stands against it, and what its sentence needs. */
export type LaterFault =
  | { readonly why: 'nameTaken' | 'poolGone' | 'poolIsLast' | 'lastWorker'; readonly name: string }
  | { readonly why: 'poolHasCount'; readonly name: string; readonly count: number }
  | { readonly why: 'profileGone'; readonly profile: string }
  | { readonly why: 'otherPool'; readonly profile: string; readonly name: string };

type Now = Pick<Cluster, 'nodePools'>;

/** Workers of a size, and the pool that they were said to join or to leave. */
export interface AgreedWorkers {
  readonly profile: string;
  readonly pool: string | undefined;
}

export interface AgreedRemoval extends AgreedWorkers {
  /** That the pool goes with the worker. */
  readonly lastWorker: boolean;
  /** That the cluster is left without workers. */
  readonly lastPool: boolean;
}

export function refuseNewPool({ nodePools = [] }: Now, name: string): LaterFault | undefined {
  return nodePools.some((pool) => pool.name === name) ? { why: 'nameTaken', name } : undefined;
}

export function refuseResize({ nodePools = [] }: Now, name: string, count: number): LaterFault | undefined {
  const pool = nodePools.find((other) => other.name === name);
  if (pool === undefined) return { why: 'poolGone', name };
  return pool.nodeCount === count ? { why: 'poolHasCount', name, count } : undefined;
}

/** `lastPool`: it was agreed to that the cluster is left without workers. */
export function refuseDeletion({ nodePools = [] }: Now, name: string, lastPool: boolean): LaterFault | undefined {
  if (!nodePools.some((pool) => pool.name === name)) return { why: 'poolGone', name };
  return nodePools.length === 1 && !lastPool ? { why: 'poolIsLast', name } : undefined;
}

export function refuseWorkers({ nodePools = [] }: Now, { profile, pool }: AgreedWorkers): LaterFault | undefined {
  const now = poolOfProfile(nodePools, profile);
  if (now === undefined) return { why: 'profileGone', profile };
  return now.name === pool ? undefined : { why: 'otherPool', profile, name: now.name };
}

export function refuseRemoval(now: Now, agreed: AgreedRemoval): LaterFault | undefined {
  const fault = refuseWorkers(now, agreed);
  if (fault !== undefined) return fault;
  const { nodePools = [] } = now;
  const pool = poolOfProfile(nodePools, agreed.profile);
  if (pool?.nodeCount !== 1) return undefined;
  if (!agreed.lastWorker) return { why: 'lastWorker', name: pool.name };
  return refuseDeletion(now, pool.name, agreed.lastPool);
}
