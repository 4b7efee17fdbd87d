/** What clusters can be made of (contract 4.3). Node pools themselves are made with their cluster. */
import { nodeProfiles, offeredVersions } from '../engine/cluster-offer.ts';
import type { HandlersOf } from '../handler.ts';

export const nodePoolHandlers: HandlersOf<'ListNodeProfiles' | 'ListKubernetesVersions'> = {
  ListNodeProfiles: () =>
    Promise.resolve({ nodesProfiles: nodeProfiles.map((profile) => profile.name), details: [...nodeProfiles] }),

  ListKubernetesVersions: () => Promise.resolve({ versions: [...offeredVersions] }),
};
