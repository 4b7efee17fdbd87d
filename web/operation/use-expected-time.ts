import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import { useFirstPageShown } from '#web/ui/use-first-page-shown.ts';
import { expectedTime, type ExpectedTime } from './expected-time.ts';
import { historyGoodFor, historyRead } from './history-read.ts';

/** What has ended in a space. Undefined until it is known; `error` when it cannot be read. */
export function useHistory({ region, spaceId }: Pick<OperationState, 'region' | 'spaceId'>): {
  readonly history: readonly OperationState[] | undefined;
  readonly error: Error | null;
} {
  const shown = useFirstPageShown();
  const { data, error } = useQuery({
    ...queryFor(...historyRead(region, spaceId)),
    enabled: shown,
    staleTime: historyGoodFor,
  });
  const history = useMemo(
    () => data?.items.map((record) => toOperationState(region, spaceId, record)),
    [data, region, spaceId],
  );
  return { history, error };
}

/** How long operations like this one took in its space. Undefined until it is known; `error` when it cannot be read. */
export function useExpectedTime(operation: Pick<OperationState, 'region' | 'spaceId' | 'kind'>): {
  readonly expected: ExpectedTime | undefined;
  readonly error: Error | null;
} {
  const { kind } = operation;
  const { history, error } = useHistory(operation);
  return { expected: useMemo(() => history && expectedTime(kind, history), [history, kind]), error };
}
