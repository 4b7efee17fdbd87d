/** What goes by a name in all regions, made ready once to be looked through with every letter. */
import type { FleetPart } from '#shared/fleet.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { paths } from '#web/address/paths.ts';
import { folded } from '#web/directory/folded.ts';
import { finderOf } from '#web/directory/matches-words.ts';
import type { Slices } from '#web/directory/in-slices.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { Found } from './use-exact-search.ts';

export interface Known extends Found {
  /** What it goes by, folded. */
  readonly words: string;
  /** Whose it is: looked for alone, that is what is meant. */
  readonly owner?: string;
}

/** Organisations as they are called, where that is known. */
export interface OwnOrganisation {
  readonly region: string;
  readonly id: string;
  readonly name: string | undefined;
}

/** One list a kind, in the order they are shown in. `nameOf` says what an operation does, which takes a while for many. */
export function* everywhereOf(
  organisations: readonly OwnOrganisation[],
  parts: readonly FleetPart[],
  nameOf: (operation: OperationState) => string,
): Slices<readonly (readonly Known[])[]> {
  const spaces = parts.flatMap(({ region, ...part }) =>
    part.part === 'spaces' ? part.items.map(({ id, name = shortId(id) }) => ({ region, id, name })) : [],
  );
  const nameOfSpace = new Map(spaces.map(({ id, name }) => [id, nameText(name)]));
  const placeOf = (region: string, spaceId: string) => `${nameOfSpace.get(spaceId) ?? shortId(spaceId)} · ${region}`;
  const clusters: Known[] = [];
  for (const part of parts) {
    if (part.part !== 'clusters') continue;
    const scope = { region: part.region, kind: 'space', id: part.spaceId } as const;
    const detail = placeOf(scope.region, scope.id);
    for (const { id, name } of part.items) {
      clusters.push({ kind: 'cluster', id, name, to: paths.cluster(scope, id), detail, words: folded(name) });
    }
    yield;
  }
  const clusterOf = new Map(clusters.map(({ id, name }) => [id, name]));
  const operations: Known[] = [];
  for (const part of parts) {
    if (part.part !== 'operations') continue;
    const scope = { region: part.region, kind: 'space', id: part.spaceId } as const;
    const place = placeOf(scope.region, scope.id);
    for (const operation of part.items) {
      const { id, clusterId = '', clusterName = clusterOf.get(clusterId) ?? '' } = operation;
      const name = nameOf(operation);
      const words = folded(`${name} ${clusterName}`);
      const detail = `${nameText(clusterName)} · ${place}`;
      const owner = folded(clusterName);
      operations.push({ kind: 'operation', id, name, to: paths.operation(scope, id), detail, words, owner });
      yield;
    }
  }
  return [organisations.flatMap(organisationOf), spaces.map(spaceOf), clusters, operations];
}

function organisationOf({ region, id, name }: OwnOrganisation): readonly Known[] {
  if (name === undefined) return [];
  const to = paths.overview({ region, kind: 'organisation', id });
  return [{ kind: 'organisation', id, name, to, detail: region, words: folded(name) }];
}

function spaceOf({ region, id, name }: { region: string; id: string; name: string }): Known {
  return {
    kind: 'space',
    id,
    name,
    to: paths.overview({ region, kind: 'space', id }),
    detail: region,
    words: folded(name),
  };
}

/** What has this id; an organisation, space, cluster and operation have each their own. */
export function findById(kinds: readonly (readonly Known[])[], id: string): readonly Found[] {
  const wanted = id.toLowerCase();
  return kinds.flatMap((known) => known.find((one) => one.id.toLowerCase() === wanted) ?? []);
}

/** No more than `most` of each kind: what `name` stands for, and the operations that `text` tells of, not only of their cluster. */
export function findEverywhere(
  kinds: readonly (readonly Known[])[],
  { name, text, most }: { readonly name: string; readonly text: string; readonly most: number },
): readonly Found[] {
  const isMeant = finderOf(name);
  const isTold = finderOf(text);
  return kinds.flatMap((known) => {
    const found: Found[] = [];
    for (const one of known) {
      if (one.owner === undefined ? isMeant(one.words) : isTold(one.words) && !isTold(one.owner)) found.push(one);
      if (found.length === most) break;
    }
    return found;
  });
}
