import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OverviewPart } from '#shared/overview.ts';
import { partsOf, type PartsRead } from '#web/api/read-parts.ts';
import { takePart } from '#web/api/take-part.ts';
import { addressOf, type overviewQuery } from './overview-query.ts';

/** So often, while somebody looks. Milliseconds. */
const readAgainAfter = 15_000;

/** The overview that is shown. */
type Shown = Pick<ReturnType<typeof overviewQuery>, 'queryKey'>;

/**
 * Reads these places again and again, quietly, and puts what they tell into the overview; where it was cut, all of it. What has
 * begun is read to its end, whatever it changes in the meantime.
 */
export function useReadAgain({ queryKey }: Shown, places: readonly string[], isCut: boolean): void {
  const client = useQueryClient();
  useQuery({
    queryKey: [queryKey[0], 'overview-again', ...queryKey],
    initialData: null,
    initialDataUpdatedAt: Date.now,
    staleTime: readAgainAfter,
    refetchInterval: readAgainAfter,
    gcTime: 0,
    enabled: isCut || places.length > 0,
    queryFn: async ({ signal }) => {
      if (isCut) await client.refetchQueries({ queryKey, exact: true });
      else await readPlaces(signal).catch(() => undefined);
      return null;
    },
  });

  async function readPlaces(signal: AbortSignal): Promise<void> {
    for await (const part of partsOf<OverviewPart>(addressOf(places), signal)) {
      client.setQueryData<PartsRead<OverviewPart>>(queryKey, (known) =>
        known === undefined ? known : { ...known, parts: takePart(known.parts, part) },
      );
    }
  }
}
