import { useMemo } from 'react';
import { useQueries } from '@tanstack/react-query';
import { toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import { useFirstPageShown } from '#web/ui/use-first-page-shown.ts';
import { expectedTime, type ExpectedTime } from '#web/operation/expected-time.ts';
import { historyGoodFor, historyRead } from '#web/operation/history-read.ts';

export interface Expected {
  readonly expected: ExpectedTime | undefined;
  readonly error: Error | null;
}

/** As `useExpectedTime`, of each of several operations in their order: one call for a space, however many it has. */
export function useExpectedTimes(operations: readonly OperationState[]): readonly Expected[] {
  const shown = useFirstPageShown();
  const spaces = [...new Map(operations.map(({ region, spaceId }) => [`${region} ${spaceId}`, { region, spaceId }]))];
  const histories = useQueries({
    queries: spaces.map(([, { region, spaceId }]) => ({
      ...queryFor(...historyRead(region, spaceId)),
      enabled: shown,
      staleTime: historyGoodFor,
    })),
    combine: (results) => results.map(({ data, error }) => ({ data, error })),
  });
  return useMemo(
    () =>
      operations.map(({ region, spaceId, kind }) => {
        const { data, error = null } = histories[spaces.findIndex(([key]) => key === `${region} ${spaceId}`)] ?? {};
        const history = data?.items.map((record) => toOperationState(region, spaceId, record));
        return { expected: history && expectedTime(kind, history), error };
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the spaces are those of the operations
    [operations, histories],
  );
}
