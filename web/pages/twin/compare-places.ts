/** What two places have in common and where they differ, by name: roles, what people hold, clusters. Asks nobody. */
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import type { Subject } from '#web/address/paths.ts';
import { changeBetween, isNoChange, noChange, pairUp, type Change, type Pair, type Standing } from './pair-up.ts';

export interface PlaceRole {
  readonly uuid: string;
  readonly name: string;
  readonly description: string;
  /** Made by somebody; a predefined one cannot be changed. Undefined where the region does not say. */
  readonly custom: boolean | undefined;
  /** By name; undefined where, or as long as, that was not read. */
  readonly permissions: readonly string[] | undefined;
}

/** By name; what has none is there by its id, which fits nothing of another region. */
export interface NamedGrants {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

export interface PlaceSubject extends NamedSubject {
  /** What tells it from others in every place: e-mail address, or the name of a service account. */
  readonly known: string;
  /** Undefined where nobody could read it. */
  readonly grants: NamedGrants | undefined;
}

interface Compared<Item> {
  readonly key: string;
  readonly name: string;
  readonly standing: Standing;
  readonly here?: Item;
  readonly there?: Item;
}

export interface ComparedRole extends Compared<PlaceRole> {
  /** Permissions. */
  readonly change: Change;
}

export interface ComparedSubject extends Compared<PlaceSubject> {
  readonly type: Subject['type'];
  readonly roles: Change;
  readonly permissions: Change;
}

export type ComparedCluster = Compared<Cluster>;

function standingOf<Item>({ here, there, isSeveral }: Pair<Item>): Standing | undefined {
  if (isSeveral) return 'several';
  if (here === undefined) return 'onlyThere';
  return there === undefined ? 'onlyHere' : undefined;
}

const sides = <Item>({ here, there }: Pair<Item>) => ({
  ...(here !== undefined && { here }),
  ...(there !== undefined && { there }),
});

/** `isOneRegion`: equal ids are the same role, which was not read then. */
export function compareRoles(
  here: readonly PlaceRole[],
  there: readonly PlaceRole[],
  isOneRegion: boolean,
): readonly ComparedRole[] {
  return pairUp(here, there, ({ name }) => name).map((pair): ComparedRole => {
    const row = { key: pair.key, name: pair.key, ...sides(pair) };
    const standing = standingOf(pair);
    if (standing !== undefined) return { ...row, standing, change: noChange };
    const [own, other] = [pair.here?.permissions, pair.there?.permissions];
    if (isOneRegion && pair.here?.uuid === pair.there?.uuid) return { ...row, standing: 'equal', change: noChange };
    if (own === undefined || other === undefined) return { ...row, standing: 'unread', change: noChange };
    const change = changeBetween(own, other);
    return { ...row, standing: isNoChange(change) ? 'equal' : 'differs', change };
  });
}

export function compareSubjects(
  here: readonly PlaceSubject[],
  there: readonly PlaceSubject[],
): readonly ComparedSubject[] {
  return pairUp(here, there, keyOfSubject).map((pair): ComparedSubject => {
    const { name = pair.key, type = 'users' } = pair.here ?? pair.there ?? {};
    const row = { key: pair.key, name, type, ...sides(pair) };
    const unchanged = { roles: noChange, permissions: noChange };
    const standing = standingOf(pair);
    if (standing !== undefined) return { ...row, standing, ...unchanged };
    const [own, other] = [pair.here?.grants, pair.there?.grants];
    if (own === undefined || other === undefined) return { ...row, standing: 'unread', ...unchanged };
    const roles = changeBetween(own.roles, other.roles);
    const permissions = changeBetween(own.permissions, other.permissions);
    const isEqual = isNoChange(roles) && isNoChange(permissions);
    return { ...row, standing: isEqual ? 'equal' : 'differs', roles, permissions };
  });
}

export function compareClusters(here: readonly Cluster[], there: readonly Cluster[]): readonly ComparedCluster[] {
  return pairUp(here, there, ({ name }) => name).map((pair): ComparedCluster => {
    const isEqual = pair.here !== undefined && pair.there !== undefined && sameVersions(pair.here, pair.there);
    const standing = standingOf(pair) ?? (isEqual ? 'equal' : isUntold(pair) ? 'unread' : 'differs');
    return { key: pair.key, name: pair.key, standing, ...sides(pair) };
  });
}

const isUntold = ({ here, there }: Pair<Cluster>) => here?.version === undefined || there?.version === undefined;

/** Control plane and workers; a region that names one version only has both on it. */
function sameVersions(one: Cluster, other: Cluster): boolean {
  return one.version !== undefined && one.version === other.version && controlPlaneOf(one) === controlPlaneOf(other);
}

const controlPlaneOf = ({ version, controlPlaneVersion = version }: Cluster) => controlPlaneVersion;

/** Addresses are the same in whatever case they are written. */
function keyOfSubject({ type, known }: PlaceSubject): string {
  return type === 'users' ? `users ${known.toLowerCase()}` : `${type} ${known}`;
}
