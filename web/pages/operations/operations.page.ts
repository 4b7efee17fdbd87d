import { listStateFrom } from '#web/list/list-state.ts';
import { spaceClustersRead } from '#web/operation/space-clusters-read.ts';
import type { PageEntry } from '#web/page/page-entry.ts';
import { operationFilterFrom, operationsRead } from './operations-read.ts';

export const page: PageEntry = {
  path: 'operations',
  kinds: ['space'],
  link: { group: 'platform', order: 22, icon: 'OperationIcon', title: 'operations.title' },
  load: async () => (await import('./OperationsPage.tsx')).OperationsPage,
  areas: ['operations', 'work'],
  reads: ({ scope, search }) => [
    operationsRead(scope, operationFilterFrom(search), listStateFrom(search)),
    spaceClustersRead(scope),
  ],
};
