/** The sizes of nodes a region offers, as rows of a list. */
import type { Reply } from '#shared/contract/catalogue.ts';
import { offeredProfiles, type NodeProfile } from '#web/cluster/node-profiles.ts';

export interface ProfileRow extends NodeProfile {
  /** Present in regions whose profiles bring one (schemas 14, row 5); elsewhere it is chosen with the node pool. */
  readonly gpu?: string;
}

export function profileRows(reply: Reply<'ListNodeProfiles'>): readonly ProfileRow[] {
  return offeredProfiles(reply).map((profile) => {
    const { gpu } = profile as { readonly gpu?: unknown };
    const { name, cpu, memory } = profile;
    return { name, cpu, memory, ...(typeof gpu === 'string' && gpu !== '' && { gpu }) };
  });
}
