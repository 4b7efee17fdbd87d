import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { useSpaceStatus } from '#web/live/use-live.ts';

/** The operation that keeps each busy cluster of a space busy, by cluster id (behaviours B6.3). */
export function useBusyOperations({ region, id }: Scope): ReadonlyMap<string, OperationState> {
  const operations = useSpaceStatus(region, id)?.operations ?? [];
  const busy = operations.filter(({ status, clusterId }) => clusterId !== undefined && !isTerminal(status));
  return new Map(busy.map((operation) => [operation.clusterId ?? '', operation]));
}
