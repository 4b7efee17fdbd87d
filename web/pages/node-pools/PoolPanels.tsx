import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { ClusterRights } from '#web/access/use-cluster-rights.ts';
import type { Scope } from '#web/api/scope.ts';
import { nodesIn } from '#web/cluster/cluster-facts.ts';
import { LazyResizePool } from '#web/cluster/lazy-resize.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { DeletePool } from './DeletePool.tsx';
import { AddPool, AddWorkers } from './lazy-parts.ts';
import { profilesIn } from './pool-form.ts';
import { RemoveWorker } from './RemoveWorker.tsx';
import { UpdatePackages } from './UpdatePackages.tsx';
import type { PoolPanelProps } from '#web/cluster/use-accepted.ts';
import type { PoolPanels as Panels } from './use-pool-panels.ts';
import { useUnsentPool } from './use-unsent-pool.ts';

export interface PoolPanelsProps {
  panels: Panels;
  scope: Scope;
  cluster: Cluster;
  pools: readonly NodePool[];
  /** What the region offers; undefined until it is known, empty where it cannot be read. */
  profiles: readonly NodeProfile[] | undefined;
  lock: string | undefined;
  rights: ClusterRights;
  /** What they ask for is done once the running operation has ended. */
  later?: boolean;
}

/** What is open in front of the page, if anything; a pool that is gone opens nothing. */
export function PoolPanels({ panels, scope, cluster, pools, profiles, lock, rights, later = false }: PoolPanelsProps) {
  const { add, resize, deletion, addWorkers, removeWorker, packages } = panels;
  const { unsent, isKnown } = useUnsentPool(scope, cluster.id);
  const about = (onClose: () => void): PoolPanelProps => ({ scope, cluster, lock, later, onClose });
  const resized = pools.find(({ name }) => name === resize.subject);
  const deleted = pools.find(({ name }) => name === deletion.subject);
  const present = profilesIn(pools).map((name) => profiles?.find((profile) => profile.name === name) ?? { name });

  if (add.subject !== undefined && profiles !== undefined && isKnown) {
    const { doubt } = rights.addition;
    return <AddPool {...{ pools, profiles, unsent, doubt }} {...about(add.close)} />;
  }
  if (resized !== undefined) {
    const { doubt } = rights.change;
    return <LazyResizePool pool={resized} profiles={profiles ?? []} doubt={doubt} {...about(resize.close)} />;
  }
  if (deleted !== undefined) {
    return <DeletePool pool={deleted} isLast={pools.length === 1} {...about(deletion.close)} />;
  }
  if (pools.length === 0) return undefined;
  if (addWorkers.subject !== undefined && profiles !== undefined) {
    return <AddWorkers pools={pools} profiles={present} {...about(addWorkers.close)} />;
  }
  if (removeWorker.subject !== undefined && profiles !== undefined) {
    return <RemoveWorker pools={pools} profiles={present} {...about(removeWorker.close)} />;
  }
  if (packages.subject !== undefined) {
    return <UpdatePackages nodes={nodesIn({ nodePools: [...pools] })} {...about(packages.close)} />;
  }
  return undefined;
}
