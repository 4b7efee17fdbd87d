/** What becomes of each row of a file of people: who is added, with what, and who is not and why. */
import type { Role } from '#shared/contract/iam/roles.ts';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { emailMaximum, emailPattern, personNameMaximum } from '#shared/contract/iam/user-limits.ts';
import { mostFollowing } from '#shared/run-limits.ts';
import { namesIn, neededColumns, type PeopleColumn, type PersonRecord } from './people-csv.ts';

/** A space or the organisation, by id, and what it is called. */
export interface NamedPlace {
  readonly id: string;
  readonly name: string;
}

export type RowFault =
  | { readonly kind: 'missing'; readonly column: PeopleColumn }
  | { readonly kind: 'tooLong'; readonly column: PeopleColumn; readonly max: number }
  | { readonly kind: 'noAddress' | 'spaceUnknown' | 'spaceAmbiguous'; readonly text: string }
  | { readonly kind: 'spaceNotReady'; readonly text: string; readonly status: string }
  | { readonly kind: 'roleUnknown' | 'roleAmbiguous'; readonly text: string; readonly place: string }
  | { readonly kind: 'rolesUnread'; readonly place: string }
  | { readonly kind: 'rolesWithoutSpace' | 'tooManySpaces' | 'tooManyCells' };

/** A right that the own account is known not to have, and where it would need it. */
export interface MissingRight {
  readonly permission: string;
  readonly place: string;
}

/** Roles by id, in one place. */
export interface PlacedRoles {
  readonly place: NamedPlace;
  readonly roles: readonly NamedPlace[];
}

export interface PlannedPerson {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly spaces: readonly NamedPlace[];
  readonly spaceRoles: readonly PlacedRoles[];
  readonly organisationRoles: readonly NamedPlace[];
}

export const rowStates = ['creates', 'adds', 'unread', 'so', 'invalid', 'duplicate', 'noRight', 'tooMany'] as const;

export type RowPlan =
  /** `adds`: they are there already and get what they lack; `unread`: whether they are there is not known. */
  | { readonly state: 'creates' | 'adds' | 'unread'; readonly person: PlannedPerson }
  /** They are there, and nothing else is asked for. */
  | { readonly state: 'so'; readonly person: PlannedPerson }
  | { readonly state: 'invalid'; readonly faults: readonly RowFault[] }
  | { readonly state: 'duplicate'; readonly of: number }
  | { readonly state: 'noRight'; readonly missing: readonly MissingRight[] }
  /** There are more rows before it than one run takes. */
  | { readonly state: 'tooMany' };

export type PlannedRow = { readonly record: PersonRecord } & RowPlan;

export interface PeopleFacts {
  readonly organisation: NamedPlace;
  readonly spaces: readonly Space[];
  /** Of a space or the organisation; undefined where they could not be read. */
  readonly rolesOf: (placeId: string) => readonly Role[] | undefined;
  /** Whether an address, in small letters, is somebody's; undefined while that is not known. */
  readonly isThere: (email: string) => boolean | undefined;
  /** Whether the own account is known not to hold a permission. */
  readonly lacks: (permission: string, placeId: string) => boolean;
}

/** Names of places and roles, and addresses, that differ in this are the same. */
export const sameName = (text: string) => text.trim().toLowerCase();

/** What becomes of each row, in their order. Of several rows with one address the first that can be used counts. */
export function planPeople(records: readonly PersonRecord[], facts: PeopleFacts): readonly PlannedRow[] {
  const rowOfAddress = new Map<string, number>();
  const spaces = byName(facts.spaces.map((space) => ({ ...space, name: space.name ?? space.id })));
  return records.map((record) => {
    const { person, faults } = personIn(record, spaces, facts);
    if (faults.length > 0) return { record, state: 'invalid', faults };
    const address = sameName(person.email);
    const of = rowOfAddress.get(address);
    if (of !== undefined) return { record, state: 'duplicate', of };
    rowOfAddress.set(address, record.row);
    const isThere = facts.isThere(address);
    const missing = missingRights(person, isThere === false, facts);
    if (missing.length > 0) return { record, state: 'noRight', missing };
    const asksNothing = person.spaces.length + person.organisationRoles.length === 0;
    if (isThere === true) return { record, state: asksNothing ? 'so' : 'adds', person };
    return { record, state: isThere === false ? 'creates' : 'unread', person };
  });
}

/** Two calls each, and one for the organisation. */
const mostSpaces = Math.floor((mostFollowing - 1) / 2);

type SpaceFinder = ReadonlyMap<string, readonly (Space & NamedPlace)[]>;

function byName<Item extends NamedPlace>(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items) {
    for (const name of new Set([sameName(item.name), item.id.toLowerCase()]))
      found.set(name, [...(found.get(name) ?? []), item]);
  }
  return found;
}

function personIn({ cells, isLonger }: PersonRecord, known: SpaceFinder, facts: PeopleFacts) {
  const faults: RowFault[] = [...(isLonger ? [{ kind: 'tooManyCells' } as const] : []), ...faultsOfFields(cells)];
  const spaces = namesIn(cells.spaces).flatMap((text): NamedPlace[] => {
    const [space, other] = known.get(sameName(text)) ?? [];
    if (space === undefined) faults.push({ kind: 'spaceUnknown', text });
    else if (other !== undefined) faults.push({ kind: 'spaceAmbiguous', text });
    else if (space.status !== undefined && space.status !== 'READY')
      faults.push({ kind: 'spaceNotReady', text, status: space.status });
    else return [{ id: space.id, name: space.name }];
    return [];
  });
  if (spaces.length > mostSpaces) faults.push({ kind: 'tooManySpaces' });
  const wanted = namesIn(cells.spaceRoles);
  if (wanted.length > 0 && namesIn(cells.spaces).length === 0) faults.push({ kind: 'rolesWithoutSpace' });
  const rolesIn = (place: NamedPlace, names: readonly string[]) =>
    names.flatMap((name) => roleCalled(name, place, facts, faults));
  const { email, firstname, lastname } = cells;
  const person: PlannedPerson = {
    email,
    firstname,
    lastname,
    spaces,
    spaceRoles: wanted.length === 0 ? [] : spaces.map((place) => ({ place, roles: rolesIn(place, wanted) })),
    organisationRoles: rolesIn(facts.organisation, namesIn(cells.organisationRoles)),
  };
  return { person, faults };
}

function* faultsOfFields(cells: PersonRecord['cells']): Generator<RowFault> {
  const most: Readonly<Partial<Record<PeopleColumn, number>>> = { email: emailMaximum };
  for (const column of neededColumns) {
    const max = most[column] ?? personNameMaximum;
    if (cells[column] === '') yield { kind: 'missing', column };
    else if (cells[column].length > max) yield { kind: 'tooLong', column, max };
    else if (column === 'email' && !emailPattern.test(cells.email)) yield { kind: 'noAddress', text: cells.email };
  }
}

function roleCalled(text: string, place: NamedPlace, facts: PeopleFacts, faults: RowFault[]): readonly NamedPlace[] {
  const wanted = sameName(text);
  const roles = facts.rolesOf(place.id);
  if (roles === undefined) {
    faults.push({ kind: 'rolesUnread', place: place.name });
    return [];
  }
  const found = roles.filter(({ uuid, name = '' }) => sameName(name) === wanted || uuid.toLowerCase() === wanted);
  const [role, other] = found;
  if (role !== undefined && other === undefined) return [{ id: role.uuid, name: role.name ?? role.uuid }];
  faults.push({ kind: role === undefined ? 'roleUnknown' : 'roleAmbiguous', text, place: place.name });
  return [];
}

/** What creating, assigning and granting take. */
const toCreate = 'iam.user.create';
const toGrant = 'iam.createPolicy';

function missingRights(person: PlannedPerson, creates: boolean, facts: PeopleFacts): readonly MissingRight[] {
  const { organisation } = facts;
  const needed = [
    ...(creates ? [{ permission: toCreate, place: organisation }] : []),
    ...person.spaces.map((place) => ({ permission: toCreate, place })),
    ...person.spaceRoles.map(({ place }) => ({ permission: toGrant, place })),
    ...(person.organisationRoles.length > 0 ? [{ permission: toGrant, place: organisation }] : []),
  ];
  return needed
    .filter(({ permission, place }) => facts.lacks(permission, place.id))
    .map(({ permission, place }) => ({ permission, place: place.name }));
}

/** Permissions that adding people takes in some place. */
export const rightsAsked = [toCreate, toGrant] as const;
