import { spaceClustersRead } from '#web/operation/space-clusters-read.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { operationRead } from './operations-read.ts';

export const page: PageEntry = {
  path: 'operations/:operationId',
  kinds: ['space'],
  load: async () => (await import('./OperationPage.tsx')).OperationPage,
  areas: ['operations', 'work', 'clusters'],
  reads: ({ scope, params: { operationId = '' } }) => [operationRead(scope, operationId), spaceClustersRead(scope)],
};
