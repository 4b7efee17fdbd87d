import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'recovery-links',
  kinds: ['organisation'],
  load: async () => (await import('./RecoveryLinksPage.tsx')).RecoveryLinksPage,
  areas: ['recovery'],
  reads: () => [],
};
