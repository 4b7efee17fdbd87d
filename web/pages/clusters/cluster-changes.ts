/** What can be changed about a cluster at any time, and the body that becomes of it. */
import type { Body } from '#shared/contract/catalogue.ts';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';

export interface IdentityValues {
  name: string;
  description: string;
}

export type UpdateClusterBody = Body<'UpdateCluster'>;

/** What the form starts from. */
export function identityOf({ name, description = '' }: Cluster): IdentityValues {
  return { name, description };
}

/** Only what differs, so that what somebody else changes meanwhile is not undone; blanks around are dropped. */
export function clusterChanges(before: IdentityValues, after: IdentityValues): UpdateClusterBody {
  const name = after.name.trim();
  const description = after.description.trim();
  return {
    ...(name !== before.name && { name }),
    ...(description !== before.description && { description }),
  };
}
