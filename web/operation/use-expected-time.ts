import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import { useFirstPageShown } from '#web/api/use-first-page-shown.ts';
import { expectedTime, type ExpectedTime } from './expected-time.ts';

/** History changes slowly; how long things take changes slower still. */
const goodFor = 10 * 60_000;

/**
 * How long operations like this one took in its space, from the newest 1,000 that were done there: one call for a
 * space, whatever asks. Undefined until it is known; `error` when it cannot be read.
 */
export function useExpectedTime({ region, spaceId, kind }: Pick<OperationState, 'region' | 'spaceId' | 'kind'>): {
  readonly expected: ExpectedTime | undefined;
  readonly error: Error | null;
} {
  const shown = useFirstPageShown();
  const { data, error } = useQuery({
    ...queryFor(region, 'ListOperations', { path: { spaceId }, query: { status: ['DONE'] } }),
    enabled: shown,
    staleTime: goodFor,
  });
  const history = useMemo(
    () => data?.items.map((record) => toOperationState(region, spaceId, record)),
    [data, region, spaceId],
  );
  return { expected: useMemo(() => history && expectedTime(kind, history), [history, kind]), error };
}
