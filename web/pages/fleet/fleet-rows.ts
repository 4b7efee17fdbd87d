/** What is known of every cluster, from what was read and what the live watch goes on telling; and what is not known. */
import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';
import { versionsOf } from '#shared/cluster-versions.ts';
import type { FleetCluster, FleetPart } from '#shared/fleet.ts';
import type { OverviewSpace, SpacesPart } from '#shared/overview.ts';
import { byName } from '#shared/rules/name-order.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { mayAnswerLater } from '#web/api/api-problem.ts';
import type { Scope } from '#web/api/scope.ts';
import { isChanging, stateOf } from '#web/cluster/cluster-facts.ts';
import { answeredOf, isSilent, type Answered, type ReadRegion, type ReadSpace } from '#web/cluster/answered-spaces.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import { laterOf } from '#web/operation/merge-operations.ts';
import { nameText } from '#web/ui/name-text.ts';
import { shortId } from '#web/ui/short-id.ts';

/** `failed`: the cluster has, or what was last done to it. `ready`: nothing is known to be wrong or under way. */
export const rowStates = ['changing', 'failed', 'ready', 'unknown'] as const;
export type RowState = (typeof rowStates)[number];

export interface FleetRow {
  /** Of its own over all regions. */
  readonly id: string;
  readonly scope: Scope & { readonly kind: 'space' };
  readonly space: string;
  readonly cluster: FleetCluster;
  readonly state: RowState;
  /** The newest known; undefined where none is, or none could be read (`isWorkKnown`). */
  readonly operation: OperationState | undefined;
  readonly isWorkKnown: boolean;
  /** What is done there was not read at all. */
  readonly isWorkUnread: boolean;
  /** What the workers run; of a cluster without any, the control plane. */
  readonly version: string | undefined;
  /** The control plane's, where it is ahead of the workers. */
  readonly ahead: string | undefined;
  /** Versions that its region offers, the oldest first; empty while they are not known. */
  readonly offered: readonly string[];
  readonly isBehindNewest: boolean;
  /** It is shown as it was: its region, or the console, does not answer now. */
  readonly isOld: boolean;
}

/** Narrower windows than this have no room for all columns. */
export const fleetIsNarrow = '78rem';

/** Something is being done to it now, or waits to be. */
export const isRunning = ({ operation }: Pick<FleetRow, 'operation'>) =>
  operation !== undefined && !isTerminal(operation.status);

/** Something that is not shown and not counted, cannot be there, or is shown as it was (`unheard`). */
export interface Gap {
  readonly why:
    | ('awaited' | 'silent' | 'unheard' | 'refused' | 'preparing' | 'notCreated' | 'moreSpaces' | 'moreClusters')
    // Of clusters that are shown: what is done to them, and which versions there are for them.
    | ('noWork' | 'noOffer');
  readonly region: string;
  readonly organisationId: string | undefined;
  readonly space?: { readonly id: string; readonly name: string };
  /** When it was asked; of `unheard` since when there is no answer. */
  readonly asOf: string;
}

export interface HeardRegion {
  readonly region: string;
  readonly asOf: string;
  /** No clusters of it are still to come. */
  readonly isWhole: boolean;
  /** Its spaces in their order, up to the first one whose clusters are still to come. */
  readonly inTurn: ReadonlySet<string>;
}

export interface Fleet {
  /** It counts what is not shown as it was; undefined where nothing could be read yet, or at all. */
  readonly answered: Answered | undefined;
  readonly rows: readonly FleetRow[];
  readonly gaps: readonly Gap[];
  /** Regions that have told which spaces there are, or why they do not. */
  readonly heard: readonly HeardRegion[];
  /** What could not be read or still is to be, `{region}` or `{region}/{spaceId}`. */
  readonly unread: readonly string[];
}

export type LiveOf = (region: string, spaceId: string) => LiveSpace | undefined;
export type OfferOf = (region: string) => readonly string[];

const nameOfSpace = ({ id, name }: Pick<OverviewSpace, 'id' | 'name'>) =>
  name === undefined || name === '' ? shortId(id) : nameText(name);

/** `isHeard`: the console itself answers, so that what it tells live is so now. */
export function fleetOf(parts: readonly FleetPart[], liveOf: LiveOf, offerOf: OfferOf, isHeard = true): Fleet {
  const byPlace = new Map(
    parts.map((part) => [`${part.part} ${part.region} ${'spaceId' in part ? part.spaceId : ''}`, part]),
  );
  const rows: FleetRow[] = [];
  const gaps: Gap[] = [];
  const unread: string[] = [];
  const regions: ReadRegion[] = [];
  const heard: HeardRegion[] = [];
  const told = parts.filter((part): part is SpacesPart => part.part === 'spaces');
  // In one order, whichever region answers first.
  for (const one of told.sort((left, right) => byName(left.region, right.region))) {
    const { region, asOf, organisationId } = one;
    const isUnread = isSilence(one);
    if (isUnread) unread.push(region);
    const offered = olderFirst(offerOf(region));
    const unheard: Gap[] = [];
    const missing: Gap[] = [];
    const read: ReadSpace[] = [];
    const inTurn = new Set<string>();
    let isWhole = true;
    for (const space of [...one.items].sort((left, right) => byName(left.name ?? '', right.name ?? ''))) {
      const live = liveOf(region, space.id);
      const status = live?.status ?? space.status ?? 'READY';
      const name = nameOfSpace(space);
      const place = { region, organisationId, space: { id: space.id, name } };
      if (status === 'FAILED') missing.push({ ...place, why: 'notCreated', asOf });
      else if (status !== 'READY') missing.push({ ...place, why: 'preparing', asOf });
      const clusters = byPlace.get(`clusters ${region} ${space.id}`);
      if (!isUnread && status === 'READY' && (clusters === undefined || isSilence(clusters))) {
        unread.push(`${region}/${space.id}`);
        isWhole &&= clusters !== undefined;
      }
      if (isWhole) inTurn.add(space.id);
      if (clusters?.part !== 'clusters') continue;
      const isKept = clusters.problem !== undefined && clusters.items.length > 0;
      const staleSince = live?.staleSince ?? (isKept || isUnread ? clusters.asOf : undefined);
      const isRead = isKept || clusters.problem === undefined;
      if (isRead) read.push({ clusters: clusters.items.length, staleSince });
      // There are none in a space that is not ready: whether they could be read is no news.
      if (!isRead && status === 'READY') missing.push({ ...place, why: whyOf(clusters), asOf: clusters.asOf });
      else if (staleSince !== undefined) unheard.push({ ...place, why: 'unheard', asOf: staleSince });
      if (!clusters.complete && clusters.problem === undefined)
        missing.push({ ...place, why: 'moreClusters', asOf: clusters.asOf });
      const work = byPlace.get(`operations ${region} ${space.id}`);
      const known = work?.part === 'operations' ? work : undefined;
      const newest = newestByCluster(known?.items ?? [], live?.operations ?? []);
      const isWorkKnown = known?.complete === true || live?.isLoaded === true;
      const isWorkUnread = known?.problem !== undefined && live?.isLoaded !== true;
      if (isWorkUnread && clusters.items.length > 0 && staleSince === undefined) {
        missing.push({ ...place, why: 'noWork', asOf: known.asOf });
        if (mayCome(known) && !unread.includes(`${region}/${space.id}`)) unread.push(`${region}/${space.id}`);
      }
      const scope = { region, kind: 'space', id: space.id } as const;
      for (const cluster of [...clusters.items].sort((left, right) => byName(left.name, right.name))) {
        const operation = newest.get(cluster.id);
        const id = `${region}/${space.id}/${cluster.id}`;
        const isOld = !isHeard || staleSince !== undefined;
        rows.push({ ...rowOf(cluster, operation, offered), id, scope, space: name, isWorkKnown, isWorkUnread, isOld });
      }
    }
    const [first] = unheard.toSorted((left, right) => left.asOf.localeCompare(right.asOf));
    const isOldRegion = first !== undefined && isSilent(read);
    // What answers no more is not said to be missing as well.
    if (!isUnread || !isOldRegion) gaps.push(...gapsOfRegion(one));
    gaps.push(...missing);
    if (offered.length === 0 && read.some(({ clusters }) => clusters > 0))
      gaps.push({ region, organisationId, why: 'noOffer', asOf });
    gaps.push(...(isOldRegion ? [{ region, organisationId, why: 'unheard', asOf: first.asOf } as const] : unheard));
    regions.push({ isTold: one.problem === undefined, spaces: read });
    heard.push({ region, asOf, isWhole, inTurn });
  }
  const isMissing = unread.length > 0 || gaps.some(({ why }) => why === 'refused');
  // What is shown as it was is something that was read.
  return { answered: answeredOf(regions, isMissing && rows.length === 0), rows, gaps, heard, unread };
}

function rowOf(cluster: FleetCluster, operation: OperationState | undefined, offered: readonly string[]) {
  const versions = versionsOf(cluster);
  const version = versions?.workers ?? versions?.controlPlane;
  const plane = versions?.controlPlane;
  const newest = offered.at(-1);
  return {
    cluster,
    operation,
    state: stateFrom(cluster, operation),
    version,
    ahead: plane !== undefined && version !== undefined && isOlder(version, plane) ? plane : undefined,
    offered,
    isBehindNewest: version !== undefined && newest !== undefined && isOlder(version, newest),
  };
}

function stateFrom(cluster: FleetCluster, operation: OperationState | undefined): RowState {
  if (operation !== undefined && !isTerminal(operation.status)) return 'changing';
  if (isChanging(cluster)) return 'changing';
  const state = stateOf(cluster);
  if (state === 'FAILED' || operation?.status === 'FAILED') return 'failed';
  return state === 'RUNNING' ? 'ready' : 'unknown';
}

function gapsOfRegion({ region, organisationId, problem, complete, asOf }: SpacesPart): readonly Gap[] {
  if (problem !== undefined) return [{ region, organisationId, asOf, why: whyOf({ problem }) }];
  return complete ? [] : [{ region, organisationId, asOf, why: 'moreSpaces' }];
}

const isSilence = ({ problem }: FleetPart) => problem !== undefined && whyOf({ problem }) === 'silent';

/** An answer may still come: there is one, and it is not that the region keeps no such records. */
const mayCome = ({ problem }: FleetPart) => mayAnswerLater(problem?.status ?? 0);

const whyOf = ({ problem }: Pick<FleetPart, 'problem'>) => (problem?.status === 403 ? 'refused' : 'silent');

const timeOf = ({ createdAt }: OperationState) => Date.parse(createdAt ?? '') || 0;

/** What has not ended wins over what has, as a cluster takes one operation at a time; else the newer one. */
function newestByCluster(read: readonly OperationState[], live: readonly OperationState[]) {
  const byId = new Map(read.map((operation) => [operation.id, operation]));
  for (const operation of live) byId.set(operation.id, laterOf(byId.get(operation.id), operation) ?? operation);
  const newest = new Map<string, OperationState>();
  for (const operation of byId.values()) {
    const { clusterId } = operation;
    if (clusterId === undefined) continue;
    const known = newest.get(clusterId);
    if (known === undefined || rank(operation) > rank(known)) newest.set(clusterId, operation);
  }
  return newest;
}

const rank = (operation: OperationState) =>
  isTerminal(operation.status) ? timeOf(operation) : Number.MAX_SAFE_INTEGER;

function isOlder(left: string, right: string): boolean {
  return parse(left) !== null && parse(right) !== null && compare(left, right) < 0;
}

/** Without those that nobody can compare. */
function olderFirst(versions: readonly string[]): readonly string[] {
  return versions.filter((version) => parse(version) !== null).sort(compare);
}
