import { useQuery } from '@tanstack/react-query';
import { fleetRead } from '#web/api/fleet-read.ts';
import { paths } from '#web/address/paths.ts';
import { folded } from '#web/directory/folded.ts';
import { useSession } from '#web/session/use-session.ts';
import type { Found } from './use-exact-search.ts';

export interface EverywhereSearch {
  readonly found: readonly Found[];
  readonly searching: boolean;
  /** Not all clusters there are were looked through. */
  readonly isPartial: boolean;
}

/** Shown at most. */
const most = 8;

/** Clusters of all regions by their name, for pages that are of no place in particular. */
export function useEverywhereSearch(text: string, isAsked: boolean): EverywhereSearch {
  const { regions } = useSession();
  const { data, isPending, error } = useQuery({ ...fleetRead(regions), enabled: isAsked });
  if (!isAsked) return { found: [], searching: false, isPartial: false };
  const { parts = [] } = data ?? {};
  const spaces = new Map(
    parts.flatMap((part) =>
      part.part === 'spaces' ? part.items.map(({ id, name }) => [id, name ?? id] as const) : [],
    ),
  );
  const wanted = folded(text.trim());
  const found = parts.flatMap((part) => {
    if (part.part !== 'clusters') return [];
    const { region, spaceId } = part;
    return part.items
      .filter(({ name }) => folded(name).includes(wanted))
      .map(({ id, name }): Found => {
        const to = paths.cluster({ region, kind: 'space', id: spaceId }, id);
        return { kind: 'cluster', id, name, to, detail: `${spaces.get(spaceId) ?? spaceId} · ${region}` };
      });
  });
  const isPartial = error !== null || data?.isOver !== true || parts.some(({ complete }) => !complete);
  return { found: found.slice(0, most), searching: isPending, isPartial };
}
