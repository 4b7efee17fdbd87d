import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useStore } from '#web/ui/store.ts';
import { methodOf, type ApiCall } from './api-call.ts';
import { recording, type RecordedCall } from './recorder.ts';

export type WhichCalls = 'page' | 'begun';

/** A read whatever page of the list it is of, as the cache calls it. */
function readOf({ region, operation, args: { path, query, ids } }: ApiCall): string {
  return hashKey([region, operation, { path, query, ids }]);
}

/**
 * The calls to show, oldest first: of the page, those since it was come to and those, made ahead of that, whose answers it
 * shows; or those since one began.
 */
export function useCallsShown(which: WhichCalls, changesOnly: boolean): readonly RecordedCall[] {
  const { calls, begunAt, arrivedAt } = useStore(recording);
  const client = useQueryClient();
  const looked = client.getQueryCache().findAll({ type: 'active' });
  const reads = new Set(
    looked.map(({ queryKey: [region, operation, args] }) => readOf({ region, operation, args: args ?? {} } as ApiCall)),
  );
  return calls.filter((call) => {
    if (changesOnly && methodOf(call) === 'GET') return false;
    if (which === 'begun') return call.at >= begunAt;
    return call.at >= arrivedAt || (methodOf(call) === 'GET' && reads.has(readOf(call)));
  });
}
