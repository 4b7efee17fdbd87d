import type { PageEntry } from '#web/page/page-entry.ts';

export const page: PageEntry = {
  path: 'recovery-links',
  kinds: ['organisation'],
  link: { group: 'access', order: 16, icon: 'LinkIcon', title: 'recovery.ledger.title' },
  load: async () => (await import('./RecoveryLinksPage.tsx')).RecoveryLinksPage,
  areas: ['recovery'],
  reads: () => [],
};
