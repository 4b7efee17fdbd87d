import { useQueries, useQuery } from '@tanstack/react-query';
import { fleetRead } from '#web/api/fleet-read.ts';
import { queryFor } from '#web/api/queries.ts';
import { paths } from '#web/address/paths.ts';
import { folded } from '#web/directory/folded.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { useSession } from '#web/session/use-session.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import { isExact, type Found } from './use-exact-search.ts';
import { fewestLetters } from './use-name-search.ts';

export interface EverywhereSearch {
  readonly found: readonly Found[];
  readonly searching: boolean;
  /** Not everything there is was looked through. */
  readonly isPartial: boolean;
}

/** Shown at most, of each kind. */
const most = 6;

/**
 * Of all regions, by their names: organisations, spaces and clusters that `name` stands for, and the newest operations that
 * `text` tells of, alone or with their cluster.
 */
export function useEverywhereSearch(name: string, text: string): EverywhereSearch {
  const { regions } = useSession();
  const words = useOperationWords();
  const isAsked = !isExact(text) && name.trim().length >= fewestLetters;
  const { data, isPending, error } = useQuery({ ...fleetRead(regions), enabled: isAsked });
  const own = regions.flatMap(({ name: region, organisationId: id }) => (id === undefined ? [] : [{ region, id }]));
  const organisations = useQueries({
    queries: own.map(({ region, id }) => ({
      ...queryFor(region, 'GetOrganisation', { path: { organisationId: id } }),
      enabled: isAsked,
      staleTime: 10 * 60_000,
    })),
  });
  if (!isAsked) return { found: [], searching: false, isPartial: false };
  const { parts = [] } = data ?? {};
  const spaces = parts.flatMap(({ region, ...part }) =>
    part.part === 'spaces' ? part.items.map(({ id, name: called = shortId(id) }) => ({ region, id, called })) : [],
  );
  const nameOfSpace = new Map(spaces.map(({ id, called }) => [id, nameText(called)]));
  const isMeant = matcher(name);
  const isTold = matcher(text);
  const foundOrganisations = own.flatMap(({ region, id }, index): readonly Found[] => {
    const called = organisations[index]?.data?.name;
    if (called === undefined || !isMeant(called)) return [];
    const to = paths.overview({ region, kind: 'organisation', id });
    return [{ kind: 'organisation', id, name: called, to, detail: region }];
  });
  const foundSpaces = spaces
    .filter(({ called }) => isMeant(called))
    .map(({ region, id, called }): Found => {
      return { kind: 'space', id, name: called, to: paths.overview({ region, kind: 'space', id }), detail: region };
    });
  const clusters = parts.flatMap((part): readonly Found[] => {
    if (part.part !== 'clusters') return [];
    const scope = { region: part.region, kind: 'space', id: part.spaceId } as const;
    const detail = `${nameOfSpace.get(scope.id) ?? shortId(scope.id)} · ${scope.region}`;
    return part.items.map(({ id, name: called }) => {
      return { kind: 'cluster', id, name: called, to: paths.cluster(scope, id), detail };
    });
  });
  const clusterOf = new Map(clusters.map(({ id, name: called }) => [id, called]));
  const operations = parts.flatMap((part): readonly Found[] => {
    if (part.part !== 'operations') return [];
    const scope = { region: part.region, kind: 'space', id: part.spaceId } as const;
    return part.items.flatMap((operation): readonly Found[] => {
      const { id, clusterId = '', clusterName = clusterOf.get(clusterId) ?? '' } = operation;
      const called = words.nameOf(operation);
      // The name of a cluster alone means the cluster.
      if (!isTold(`${called} ${clusterName}`) || isTold(clusterName)) return [];
      const detail = `${nameText(clusterName)} · ${nameOfSpace.get(scope.id) ?? shortId(scope.id)} · ${scope.region}`;
      return [{ kind: 'operation', id, name: called, to: paths.operation(scope, id), detail }];
    });
  });
  const kinds = [foundOrganisations, foundSpaces, clusters.filter((one) => isMeant(one.name)), operations];
  const isPartial = error !== null || data?.isOver !== true || parts.some(({ complete }) => !complete);
  return { found: kinds.flatMap((found) => found.slice(0, most)), searching: isPending, isPartial };
}

/** Whether every word is in another text, whatever its case and accents. */
function matcher(text: string): (other: string) => boolean {
  const needles = folded(text).split(/\s+/).filter(Boolean);
  return (other) => needles.every((needle) => folded(other).includes(needle));
}
