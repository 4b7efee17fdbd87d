import type { PageEntry } from '#web/page/page-entry.ts';
import { accountRead } from './accounts-read.ts';

export const page: PageEntry = {
  path: 'service-accounts/:serviceAccountId/rotation',
  kinds: ['organisation', 'space'],
  load: async () => (await import('./RotationPage.tsx')).RotationPage,
  areas: ['accounts', 'account', 'rotation', 'runs'],
  reads: ({ scope, params: { serviceAccountId = '' } }) => [accountRead(scope, serviceAccountId)],
};
