import type { PageEntry } from '#web/page/page-entry.ts';
import { vmsRead } from './vms-read.ts';

export const page: PageEntry = {
  path: 'vms',
  kinds: ['space'],
  link: { group: 'services', order: 30, icon: 'VmIcon', title: 'vms.title' },
  load: async () => (await import('./VmsPage.tsx')).VmsPage,
  areas: ['vms', 'services'],
  reads: ({ scope }) => [vmsRead(scope)],
};
