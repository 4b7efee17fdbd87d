/** Planned people as a run of the server, as many as one takes. */
import type { NewRun, NewStep, PlannedCall } from '#shared/run.ts';
import { longestName, mostNames, mostSteps } from '#shared/run-limits.ts';
import type { Scope } from '#web/api/scope.ts';
import type { NamedPlace, PlannedPerson, PlannedRow } from './people-plan.ts';

export interface FittingRows {
  /** Those that do not fit into the run are `tooMany`. */
  readonly rows: readonly PlannedRow[];
  readonly plan: PeoplePlan;
}

/** What all have in common is written once, and so is what several get. */
export type PeoplePlan = Required<Omit<NewRun['plan'], 'about' | 'pace'>>;

/** The steps of as many rows as one run takes, from the first one on. */
export function fitRows(rows: readonly PlannedRow[], organisationId: string): FittingRows {
  const steps: NewStep[] = [];
  const next: (readonly PlannedCall[])[] = [];
  const placeOfNext = new Map<string, number>();
  const fitting = rows.map((row): PlannedRow => {
    if (!isDone(row)) return row;
    if (steps.length === mostSteps) return { record: row.record, state: 'tooMany' };
    const following = callsAfter(row.person, organisationId);
    const written = JSON.stringify(following);
    const place = placeOfNext.get(written) ?? next.push(following) - 1;
    placeOfNext.set(written, place);
    steps.push(stepFor(row.person, place));
    return row;
  });
  const each = { operation: 'CreateUserOrganisation', path: { organisationId } } as const;
  return { rows: fitting, plan: { each, steps, next } };
}

type DoneRow = Extract<PlannedRow, { readonly state: 'creates' | 'adds' | 'unread' }>;

/** Whether it is among those the run is about. */
export function isDone(row: PlannedRow): row is DoneRow {
  return row.state === 'creates' || row.state === 'adds' || row.state === 'unread';
}

export function runOf(scope: Scope, { name }: NamedPlace, plan: PeoplePlan): NewRun {
  return { kind: 'addUsers', scope, plan: { about: name.slice(0, longestName), ...plan } };
}

function stepFor({ email, firstname, lastname }: PlannedPerson, next: number): NewStep {
  return { path: {}, body: { email, firstname, lastname }, next };
}

function callsAfter({ spaces, spaceRoles, organisationRoles }: PlannedPerson, organisationId: string): PlannedCall[] {
  return [
    ...spaces.map(
      ({ id, name }) =>
        ({ operation: 'AssignUserToSpace', path: { spaceId: id }, names: namesOf([{ name }]) }) as const,
    ),
    ...spaceRoles.map(({ place, roles }) => granting('SetIAMPolicySpace', { spaceId: place.id }, roles)),
    ...(organisationRoles.length > 0
      ? [granting('SetIAMPolicyOrganisation', { organisationId }, organisationRoles)]
      : []),
  ];
}

function granting(
  operation: 'SetIAMPolicySpace' | 'SetIAMPolicyOrganisation',
  path: PlannedCall['path'],
  roles: readonly NamedPlace[],
): PlannedCall {
  return { operation, path, body: { add: { roles: roles.map(({ id }) => id) } }, names: namesOf(roles) };
}

function namesOf(places: readonly Pick<NamedPlace, 'name'>[]): readonly string[] {
  return places.slice(0, mostNames).map(({ name }) => name.slice(0, longestName));
}

/** Calls that change something, at most. */
export function callsOf(rows: readonly PlannedRow[]): number {
  return rows.filter(isDone).reduce((sum, { state, person }) => {
    const { spaces, spaceRoles, organisationRoles } = person;
    const following = spaces.length + spaceRoles.length + (organisationRoles.length > 0 ? 1 : 0);
    return sum + following + (state === 'adds' ? 0 : 1);
  }, 0);
}
