/**
 * Whether what was chosen for a cluster while it was busy still means what was agreed to, by the cluster as it is once it
 * is free. The region decides the rest.
 */
import type { Body } from '#shared/contract/catalogue.ts';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';

/** What was shown to whoever confirmed an operation that is sent later. */
export interface Agreed {
  /** The operation it waits for. */
  readonly after?: string | undefined;
  /** The pool that workers join or leave. */
  readonly pool?: string | undefined;
  /** That the pool goes with the worker. */
  readonly lastWorker?: boolean | undefined;
  /** That the cluster is left without workers. */
  readonly lastPool?: boolean | undefined;
}

/** A step of a run, as far as is asked about it here. */
interface AgreedStep {
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly agreed?: Agreed;
}

/** What stands against it, and what its sentence needs. */
export type AgreedFault =
  | { readonly why: 'nameTaken' | 'poolGone' | 'poolIsLast' | 'lastWorker'; readonly name: string }
  | { readonly why: 'poolHasCount'; readonly name: string; readonly count: number }
  | { readonly why: 'profileGone'; readonly profile: string }
  | { readonly why: 'otherPool'; readonly profile: string; readonly name: string };

/** Why an operation was not sent once its cluster was free. The first two are about the `work` of the step. */
export type NotSentNow =
  | { readonly why: 'operationFailed' | 'busyAgain' | 'clusterGone' | 'clusterFailed' | 'otherWay' }
  | AgreedFault;

/** Why a step was not sent. `moved`, `gone`: somebody has changed, or deleted, what it is about since it was planned. */
export type NotSent =
  | NotSentNow
  | { readonly why: 'moved' | 'gone' | 'notAssigned' }
  /** By their names; `notNamed`: nothing is called so at the place. */
  | { readonly why: 'roleNameTaken' | 'notNamed' | 'severalNamed'; readonly name: string };

type Now = Pick<Cluster, 'nodePools'>;

/** What may be chosen for a cluster while it is busy. */
export const agreedOperations = [
  'DeleteCluster',
  'CreateNodePool',
  'UpdateNodePoolCount',
  'DeleteNodePool',
  'AddWorkers',
  'RemoveWorkers',
  'UpdateWorkersOs',
] as const;
export type AgreedOperation = (typeof agreedOperations)[number];

export function isAgreedOperation(operation: string): operation is AgreedOperation {
  return agreedOperations.some((one) => one === operation);
}

/** What the words for such a step need; empty for what it does not have. */
export function whenFreeFacts({ operation, path, body, agreed }: AgreedStep) {
  const {
    name,
    nodeCount,
    count = nodeCount,
    nodeProfile,
  } = (body ?? {}) as Partial<Body<'CreateNodePool'>> & Partial<Body<'UpdateNodePoolCount'>>;
  return {
    operation,
    name: path['nodePoolName'] ?? name ?? agreed?.pool ?? '',
    count: count ?? 0,
    profile: nodeProfile ?? '',
  };
}

/** The pool that workers of a size are added to or taken from: the oldest (behaviours B6.8). */
export function poolOfProfile(pools: readonly NodePool[], profile: string): NodePool | undefined {
  return pools.find(({ nodeProfile }) => nodeProfile === profile);
}

/** What stands against a step now; undefined for nothing. */
export function refuseAgreed({ operation, path, body, agreed = {} }: AgreedStep, now: Now): AgreedFault | undefined {
  const { nodePoolName: name = '' } = path;
  switch (operation as AgreedOperation) {
    case 'CreateNodePool':
      return refuseNewPool(now, (body as Body<'CreateNodePool'>).name);
    case 'UpdateNodePoolCount':
      return refuseResize(now, name, (body as Body<'UpdateNodePoolCount'>).count);
    case 'DeleteNodePool':
      return refuseDeletion(now, name, agreed);
    case 'AddWorkers':
      return refuseWorkers(now, (body as Body<'AddWorkers'>).nodeProfile, agreed);
    case 'RemoveWorkers':
      return refuseRemoval(now, (body as Body<'RemoveWorkers'>).nodeProfile, agreed);
    default:
      return undefined;
  }
}

/**
 * Whether what a step is to bring about is so, by the cluster, which is undefined when it is gone; undefined where that
 * cannot be told from what somebody else has done.
 */
export function isAgreedSo({ operation, path, body }: AgreedStep, now: Now | undefined): boolean | undefined {
  if (operation === 'DeleteCluster') return now === undefined;
  const pool = (name: string) => now?.nodePools?.find((one) => one.name === name);
  switch (operation as AgreedOperation) {
    case 'CreateNodePool': {
      const wanted = body as Body<'CreateNodePool'>;
      const found = pool(wanted.name);
      return found?.nodeCount === wanted.nodeCount && found.nodeProfile === wanted.nodeProfile;
    }
    case 'UpdateNodePoolCount':
      return pool(path['nodePoolName'] ?? '')?.nodeCount === (body as Body<'UpdateNodePoolCount'>).count;
    case 'DeleteNodePool':
      return pool(path['nodePoolName'] ?? '') === undefined;
    default:
      return undefined;
  }
}

function refuseNewPool({ nodePools = [] }: Now, name: string): AgreedFault | undefined {
  return nodePools.some((pool) => pool.name === name) ? { why: 'nameTaken', name } : undefined;
}

function refuseResize({ nodePools = [] }: Now, name: string, count: number): AgreedFault | undefined {
  const pool = nodePools.find((other) => other.name === name);
  if (pool === undefined) return { why: 'poolGone', name };
  return pool.nodeCount === count ? { why: 'poolHasCount', name, count } : undefined;
}

function refuseDeletion({ nodePools = [] }: Now, name: string, { lastPool }: Agreed): AgreedFault | undefined {
  if (!nodePools.some((pool) => pool.name === name)) return { why: 'poolGone', name };
  return nodePools.length === 1 && lastPool !== true ? { why: 'poolIsLast', name } : undefined;
}

function refuseWorkers({ nodePools = [] }: Now, profile: string, { pool }: Agreed): AgreedFault | undefined {
  const now = poolOfProfile(nodePools, profile);
  if (now === undefined) return { why: 'profileGone', profile };
  return now.name === pool ? undefined : { why: 'otherPool', profile, name: now.name };
}

function refuseRemoval(now: Now, profile: string, agreed: Agreed): AgreedFault | undefined {
  const fault = refuseWorkers(now, profile, agreed);
  if (fault !== undefined) return fault;
  const { nodePools = [] } = now;
  const pool = poolOfProfile(nodePools, profile);
  if (pool?.nodeCount !== 1) return undefined;
  if (agreed.lastWorker !== true) return { why: 'lastWorker', name: pool.name };
  return refuseDeletion(now, pool.name, agreed);
}
