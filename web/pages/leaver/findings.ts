/** What a look at everything a person holds has brought, and what could not be seen. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { granularActions } from '#shared/rules/granular-action.ts';
import { noGrants, type Grants } from '#shared/rules/policy-delta.ts';
import { sameCase } from '#web/access/acl-entry.ts';
import type { GranularItem } from '#web/access/acl-from-granular.ts';
import type { Unread } from '#web/api/sweep.ts';
import type { Scope } from '#web/api/scope.ts';

/** The person in one region; ids differ from region to region. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly active: boolean;
}

/**
 * What could not be read. `organisation`: none is known in the region. `person`: whether the person exists there.
 * `spaces`: spaces the account is not assigned to may be missing. `assignments`: where the person is assigned.
 * `catalogue`: which ACLs and granular policies there can be. `granularNotOffered`: the region has no way to read
 * granular policies. `granularUnknown`: some have actions that the contract does not know, which no call can name.
 * `place`: anything at all there. `user`: whether the user is still there, and with what.
 */
export type GapKind =
  | 'organisation'
  | 'person'
  | 'spaces'
  | 'assignments'
  | 'policy'
  | 'catalogue'
  | 'acls'
  | 'granular'
  | 'granularNotOffered'
  | 'granularUnknown'
  | 'place'
  | 'user';

export interface Gap {
  readonly kind: GapKind;
  readonly error: unknown;
  /** Kinds of resource whose ACLs or granular policies could not be read. */
  readonly kinds?: readonly string[];
}

/** A scope to look at. */
export interface Place {
  readonly scope: Scope;
  readonly name: string;
  /** Undefined where nobody could say yet who the person is there. */
  readonly person: Person | undefined;
  /** Undefined when it could not be read; an organisation's own person is never assigned. */
  readonly assigned: boolean | undefined;
  readonly gaps: readonly Gap[];
}

/** One item of a deprecated granular policy, with the type of object it is on. */
export interface HeldGranular extends GranularItem {
  readonly objectType: string;
}

/** A region takes no call with a word it does not know; nor does the console send one. */
export const isKnownAction = ({ action }: HeldGranular) => granularActions.some((word) => word === action);

/** Equal for items that the region takes for the same. */
export const keyOfGranular = ({ objectType, action, objectId }: HeldGranular) =>
  `${objectType} ${action} ${sameCase(objectId)}`;

export interface PlaceReading extends Place {
  readonly grants: Grants;
  readonly acls: readonly AclItem[];
  readonly granular: readonly HeldGranular[];
  /** When it was read, ISO 8601; undefined when nothing of it could be. */
  readonly readAt?: string;
  /** Names of roles and permissions by id, as far as they could be read. */
  readonly names: ReadonlyMap<string, string>;
}

export const keyOfPlace = ({ scope: { region, kind, id } }: Place) => `${region} ${kind} ${id}`;

/** A place of which nothing has been read. */
export function unreadPlace({ item, error }: Unread<Place>): PlaceReading {
  return {
    ...item,
    gaps: [...item.gaps, { kind: 'place', error }],
    grants: noGrants,
    acls: [],
    granular: [],
    names: new Map(),
  };
}

/** What was read of one place names what is held at another: a space knows roles of its organisation by id. */
export function withAllNames(places: readonly PlaceReading[]): readonly PlaceReading[] {
  const names = new Map(places.flatMap((place) => [...place.names]));
  return places.map((place) => ({ ...place, names }));
}

/** Something is there that has to be taken away before the person goes. */
export function holdsSomething({ grants, acls, granular, assigned }: PlaceReading): boolean {
  return grants.roles.length + grants.permissions.length + acls.length + granular.length > 0 || assigned === true;
}

/** Places in a steady order: the organisation of a region first, then its spaces by name. */
export function inOrder<Where extends Place>(places: readonly Where[]): readonly Where[] {
  const rank = ({ scope, name }: Place) => `${scope.region} ${scope.kind} ${name} ${scope.id}`;
  return [...places].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
