import { useSearchParams } from 'react-router';
import { upgradeOrders, type UpgradeOrder } from '#shared/rules/interleaved-upgrade.ts';
import { judgeVersions } from '#shared/rules/upgrade-plan.ts';
import {
  planUpgrade,
  type ClusterPart,
  type ClusterVersions,
  type UpgradeOffer,
  type UpgradeStep,
} from '#shared/rules/worker-upgrade.ts';

export interface UpgradeGoal {
  /** What is planned: as the address says, else the newest version that a way leads to; undefined when there is none. */
  readonly goal: UpgradeStep | undefined;
  /** The way there; undefined when none leads there. */
  readonly plan: readonly UpgradeStep[] | undefined;
  /** The orders of the steps there, the shortest first; one at most where the workers stay where they are. */
  readonly orders: readonly UpgradeOrder[];
  /** The one that is planned. */
  readonly order: number;
  readonly chooseOrder: (order: number) => void;
  /** `workers` brings the control plane along. */
  readonly part: ClusterPart;
  readonly hasWay: (version: string) => boolean;
  readonly choose: (change: Partial<UpgradeStep>) => void;
}

export function isPart(value: unknown): value is ClusterPart {
  return value === 'controlPlane' || value === 'workers';
}

/** The goal in the address: `?to=1.30.1`, `&order=close` for steps on which the workers follow more closely, and `&part=controlPlane` when the workers stay where they are. */
export function useUpgradeGoal(versions: ClusterVersions, offer: UpgradeOffer): UpgradeGoal {
  const [search, setSearch] = useSearchParams();
  const part: ClusterPart =
    versions.workers === undefined || search.get('part') === 'controlPlane' ? 'controlPlane' : 'workers';
  const planTo = (version: string) => planUpgrade({ part, version }, versions, offer);
  const hasWay = (version: string) => (planTo(version)?.length ?? 0) > 0;
  const newest = judgeVersions(versions, offer).find(({ version }) => hasWay(version))?.version;
  const asked = search.get('to');
  const version = asked !== null && offer.versions.includes(asked) ? asked : newest;
  const orders = version !== undefined && part === 'workers' ? upgradeOrders(version, versions, offer) : [];
  const order = orders.length > 1 && search.get('order') === 'close' ? 1 : 0;
  return {
    goal: version === undefined ? undefined : { part, version },
    plan: orders[order]?.steps ?? (version === undefined ? undefined : planTo(version)),
    orders,
    order,
    chooseOrder: (next) => {
      const changed = new URLSearchParams(search);
      if (next === 1) changed.set('order', 'close');
      else changed.delete('order');
      setSearch(changed, { replace: true });
    },
    part,
    hasWay,
    choose: (change) => {
      const next = new URLSearchParams(search);
      if (change.version !== undefined) next.set('to', change.version);
      if (change.part === 'controlPlane') next.set('part', 'controlPlane');
      else if (change.part === 'workers') next.delete('part');
      setSearch(next, { replace: true });
    },
  };
}
