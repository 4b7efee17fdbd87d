/** What there is to see in the parts of the overview, brought up to date by what the live watch tells. */
import {
  endedWithin,
  failedWithin,
  type AccountsPart,
  type LinksPart,
  type OverviewPart,
  type OverviewSpace,
  type SpacesPart,
} from '#shared/overview.ts';
import { groupsOf } from '#shared/rules/groups-of.ts';
import { byName, newestFirst } from '#shared/rules/name-order.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { answeredOf, type Answered, type ReadRegion } from '#web/cluster/answered-spaces.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import { laterOf } from '#web/operation/merge-operations.ts';

export interface SpaceInSight extends OverviewSpace {
  readonly region: string;
  readonly organisationId: string | undefined;
}

export interface OperationInSight {
  readonly operation: OperationState;
  readonly space: SpaceInSight;
  readonly cluster: string | undefined;
}

/** Clusters of one minor version of their workers; of one without workers, of its control plane. */
export interface MinorVersion {
  readonly minor: string;
  readonly clusters: number;
  /** The same by whole version, newest first. */
  readonly patches: readonly { readonly version: string; readonly clusters: number }[];
  /** Of them: their workers run another version than their control plane. */
  readonly behind: number;
}

export interface BehindInSpace {
  readonly space: SpaceInSight;
  readonly clusters: number;
}

export interface Sight {
  readonly spaces: readonly SpaceInSight[];
  /** What has said which clusters there are and still answers, as the fleet counts it; undefined where nothing could be read. */
  readonly answered: Answered | undefined;
  readonly running: readonly OperationInSight[];
  readonly failed: readonly OperationInSight[];
  /** What has ended in seven days, by when it began, the oldest first: all that has failed in a day is among it or `untimed`. */
  readonly week: readonly OperationInSight[];
  /** As `week`, where it is not said when it began and ended. */
  readonly untimed: readonly OperationInSight[];
  /** Spaces of which only the newest of it were read. */
  readonly weekCut: number;
  readonly unready: readonly SpaceInSight[];
  readonly behind: readonly BehindInSpace[];
  readonly accounts: readonly AccountsPart[];
  readonly links: readonly LinksPart[];
  readonly minors: readonly MinorVersion[];
  /** By region, which version each of its clusters runs, as far as it is told. */
  readonly workers: ReadonlyMap<string, readonly string[]>;
  readonly clusters: number;
  /** Clusters whose region does not say which version they run. */
  readonly withoutVersion: number;
}

const timeOf = ({ endedAt, startedAt, createdAt }: OperationState) =>
  Date.parse(endedAt ?? startedAt ?? createdAt ?? '') || 0;

const begun = ({ startedAt }: OperationState) => Date.parse(startedAt ?? '');

/** `now` by the server's clock, in ms. */
export function sightOf(
  told: readonly OverviewPart[],
  liveOf: (region: string, spaceId: string) => LiveSpace | undefined,
  now: number,
): Sight {
  // In one order, whichever region answers first.
  const parts = told.toSorted((one, other) => byName(one.region, other.region));
  const spaces = partsOf(parts, 'spaces')
    .flatMap(spacesIn)
    .map((space) => withLive(space, liveOf(space.region, space.id)));
  const clusterParts = partsOf(parts, 'clusters');
  const clusterNames = new Map(clusterParts.flatMap(({ items }) => items.map(({ id, name }) => [id, name] as const)));
  const operationParts = new Map(partsOf(parts, 'operations').map((part) => [`${part.region} ${part.spaceId}`, part]));
  const inSight = (operation: OperationState, space: SpaceInSight): OperationInSight => {
    const { clusterId, clusterName } = operation;
    return { operation, space, cluster: (clusterId && clusterNames.get(clusterId)) || clusterName };
  };
  const partOf = ({ region, id }: SpaceInSight) => operationParts.get(`${region} ${id}`);
  const operations = spaces.flatMap((space) =>
    merged(partOf(space)?.items ?? [], liveOf(space.region, space.id)).map((one) => inSight(one, space)),
  );
  const ended = spaces
    .flatMap((space) => {
      const { items = [], week } = partOf(space) ?? {};
      const all = merged([...(week?.items ?? []), ...items], liveOf(space.region, space.id));
      return all.map((one) => inSight(one, space));
    })
    .filter(({ operation }) => isTerminal(operation.status) && timeOf(operation) > now - endedWithin);
  const isTimed = ({ operation: { startedAt, endedAt } }: OperationInSight) =>
    startedAt !== undefined && endedAt !== undefined;
  const clusters = clusterParts.flatMap(({ items }) => items);
  return {
    spaces,
    answered: answeredOf(
      readIn(parts, liveOf),
      parts.some(({ complete }) => !complete),
    ),
    running: operations
      .filter(({ operation }) => !isTerminal(operation.status))
      .sort((left, right) => timeOf(left.operation) - timeOf(right.operation)),
    failed: operations
      .filter(({ operation }) => operation.status === 'FAILED' && timeOf(operation) > now - failedWithin)
      .sort((left, right) => timeOf(right.operation) - timeOf(left.operation)),
    week: ended.filter(isTimed).sort((left, right) => begun(left.operation) - begun(right.operation)),
    untimed: ended.filter((one) => !isTimed(one)),
    weekCut: [...operationParts.values()].filter(({ week, problem }) => !week.complete && problem === undefined).length,
    unready: spaces.filter(({ status = 'READY' }) => status !== 'READY'),
    behind: spaces.flatMap((space) => {
      const own = clusterParts.find(({ region, spaceId }) => region === space.region && spaceId === space.id);
      const count = own?.items.filter(isBehind).length ?? 0;
      return count === 0 ? [] : [{ space, clusters: count }];
    }),
    accounts: partsOf(parts, 'accounts').filter(({ items }) => items.length > 0),
    links: partsOf(parts, 'links').filter(({ items }) => items.length > 0),
    minors: minorsOf(clusters),
    workers: new Map(
      [...groupsOf(clusterParts, ({ region }) => region)].map(([region, its]) => [
        region,
        its.flatMap(({ items }) => items.flatMap((cluster) => versionOf(cluster) ?? [])),
      ]),
    ),
    clusters: clusters.length,
    withoutVersion: clusters.filter((cluster) => minorOf(cluster) === undefined).length,
  };
}

export function partsOf<Name extends OverviewPart['part']>(
  parts: readonly OverviewPart[],
  name: Name,
): readonly Extract<OverviewPart, { part: Name }>[] {
  return parts.filter((part): part is Extract<OverviewPart, { part: Name }> => part.part === name);
}

type LiveOf = (region: string, spaceId: string) => LiveSpace | undefined;

function readIn(parts: readonly OverviewPart[], liveOf: LiveOf): readonly ReadRegion[] {
  const read = partsOf(parts, 'clusters').filter(({ problem }) => problem === undefined);
  return partsOf(parts, 'spaces').map(({ region, problem }) => ({
    isTold: problem === undefined,
    spaces: read
      .filter((part) => part.region === region)
      .map(({ spaceId, items }) => ({ clusters: items.length, staleSince: liveOf(region, spaceId)?.staleSince })),
  }));
}

function spacesIn({ region, organisationId, items }: SpacesPart): readonly SpaceInSight[] {
  return items.map((space) => ({ ...space, region, organisationId }));
}

function withLive(space: SpaceInSight, live: LiveSpace | undefined): SpaceInSight {
  return live?.status === undefined ? space : { ...space, status: live.status };
}

function merged(read: readonly OperationState[], live: LiveSpace | undefined): readonly OperationState[] {
  const byId = new Map(read.map((operation) => [operation.id, operation]));
  for (const operation of live?.operations ?? []) {
    byId.set(operation.id, laterOf(byId.get(operation.id), operation) ?? operation);
  }
  return [...byId.values()];
}

type Versions = Pick<
  Extract<OverviewPart, { part: 'clusters' }>['items'][number],
  'version' | 'controlPlaneVersion' | 'isEmpty'
>;

function isBehind({ version, controlPlaneVersion, isEmpty }: Versions): boolean {
  return (
    isEmpty !== true && version !== undefined && controlPlaneVersion !== undefined && version !== controlPlaneVersion
  );
}

function versionOf({ version, controlPlaneVersion, isEmpty }: Versions): string | undefined {
  return isEmpty === true ? (controlPlaneVersion ?? version) : (version ?? controlPlaneVersion);
}

function minorOf(cluster: Versions): string | undefined {
  return /^v?(\d+\.\d+)/.exec(versionOf(cluster) ?? '')?.[1];
}

function minorsOf(clusters: readonly Versions[]): readonly MinorVersion[] {
  const minors = groupsOf(clusters, minorOf);
  return [...minors]
    .flatMap(([minor, its]): readonly MinorVersion[] => {
      if (minor === undefined) return [];
      const patches = [...groupsOf(its, (cluster) => versionOf(cluster) ?? minor)]
        .map(([version, { length }]) => ({ version, clusters: length }))
        .sort((left, right) => newestFirst(left.version, right.version));
      return [{ minor, clusters: its.length, patches, behind: its.filter(isBehind).length }];
    })
    .sort((left, right) => newestFirst(left.minor, right.minor));
}
