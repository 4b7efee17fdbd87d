import type { Read } from '#web/api/scope.ts';

/** The newest 1,000 operations that have ended in a space: one call, whatever asks for how long things take there. */
export function historyRead(region: string, spaceId: string): Read<'ListOperations'> {
  return [region, 'ListOperations', { path: { spaceId }, query: { status: ['DONE', 'FAILED'] } }];
}

/** History changes slowly; how long things take changes slower still. Milliseconds. */
export const historyGoodFor = 10 * 60_000;
