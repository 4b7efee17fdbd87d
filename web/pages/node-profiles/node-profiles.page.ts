import { profilesRead } from '#web/cluster/cluster-reads.ts';
import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'node-profiles',
  kinds: ['space'],
  link: { group: 'platform', order: 23, icon: 'NodesIcon', title: 'profiles.title' },
  load: async () => (await import('./NodeProfilesPage.tsx')).NodeProfilesPage,
  areas: ['profiles', 'services'],
  reads: ({ scope }) => [profilesRead(scope.region)],
};
