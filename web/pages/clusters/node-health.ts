/** How many nodes of a cluster are well, and which are not. */
import type { ClusterHealth } from '#shared/contract/kubernetes/workers.ts';

export type NodeHealth = NonNullable<ClusterHealth['nodes']>[number];

export interface HealthSummary {
  readonly total: number;
  readonly well: number;
  /** Those that are not OK, whatever the region's word for it. */
  readonly ill: readonly NodeHealth[];
}

export function summaryOf({ nodes = [] }: Partial<ClusterHealth>): HealthSummary {
  const ill = nodes.filter(({ status }) => status !== 'OK');
  return { total: nodes.length, well: nodes.length - ill.length, ill };
}
