import { queryOptions } from '@tanstack/react-query';
import { queryFor } from '#web/api/queries.ts';

/** What could not be read is asked for again so often. Milliseconds. */
const askAgain = 15_000;

/** Query options: the versions that a region offers, asked for again as long as it does not say. */
export const offersQuery = (region: string) =>
  queryOptions({
    ...queryFor(region, 'ListKubernetesVersions', {}),
    refetchInterval: ({ state: { status } }) => (status === 'error' ? askAgain : false),
  });
