import { useQuery, useQueryClient } from '@tanstack/react-query';
import { overviewPath, type OverviewPart } from '#shared/overview.ts';
import { partsKey, partsOf, type PartsRead } from '#web/api/read-parts.ts';
import { takePart } from '#web/api/take-part.ts';
import { useSession } from '#web/session/use-session.ts';

/** So often, while somebody looks. Milliseconds. */
const readAgainAfter = 15_000;

/** Reads these regions again and again, quietly, and puts what they tell into the overview; where none is named, all. */
export function useReadAgain(names: readonly string[], isCut: boolean): void {
  const client = useQueryClient();
  const { regions } = useSession();
  const overviewKey = partsKey('overview', regions);
  useQuery({
    queryKey: [...partsKey('overview-again', regions), isCut, ...names],
    initialData: null,
    initialDataUpdatedAt: Date.now,
    staleTime: readAgainAfter,
    refetchInterval: readAgainAfter,
    gcTime: 0,
    enabled: isCut || names.length > 0,
    queryFn: async ({ signal }) => {
      if (isCut) await client.refetchQueries({ queryKey: overviewKey });
      else await readRegions(signal).catch(() => undefined);
      return null;
    },
  });

  async function readRegions(signal: AbortSignal): Promise<void> {
    const asked = new URLSearchParams(names.map((name) => ['place', name]));
    for await (const part of partsOf<OverviewPart>(`${overviewPath}?${asked}`, signal)) {
      client.setQueryData<PartsRead<OverviewPart>>(overviewKey, (known) =>
        known === undefined ? known : { ...known, parts: takePart(known.parts, part) },
      );
    }
  }
}
