import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'clusters/wave',
  kinds: ['space'],
  load: async () => (await import('./WavePage.tsx')).WavePage,
  areas: ['clusters', 'operations', 'upgrade', 'runs', 'wave'],
  reads: ({ scope: { region } }) => [[region, 'ListKubernetesVersions', {}]],
};
