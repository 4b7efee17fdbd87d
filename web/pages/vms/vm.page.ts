import type { PageEntry } from '#web/page/page-entry.ts';
import { vmRead } from './vms-read.ts';

export const page: PageEntry = {
  path: 'vms/:vmId',
  kinds: ['space'],
  load: async () => (await import('./VmPage.tsx')).VmPage,
  areas: ['vms', 'services'],
  reads: ({ scope, params: { vmId = '' } }) => [vmRead(scope, vmId)],
};
