/** Planned people as a run of the server, as many as one takes. */
import { largestPlan, mostSteps, type NewRun, type PlannedCall, type PlannedStep } from '#shared/run.ts';
import type { Scope } from '#web/api/scope.ts';
import type { NamedPlace, PlannedPerson, PlannedRow } from './people-plan.ts';

/** Bytes for what of a run is not its steps: names are cut to 200 letters. */
const aroundSteps = 2_000;

export interface FittingRows {
  /** Those that do not fit into the run are `tooMany`. */
  readonly rows: readonly PlannedRow[];
  readonly steps: readonly PlannedStep[];
}

/** The steps of as many rows as one run takes, from the first one on. */
export function fitRows(rows: readonly PlannedRow[], organisationId: string): FittingRows {
  const bytes = new TextEncoder();
  const steps: PlannedStep[] = [];
  let size = aroundSteps;
  let isFull = false;
  const fitting = rows.map((row): PlannedRow => {
    if (!isDone(row)) return row;
    const step = stepFor(row.person, organisationId);
    size += bytes.encode(JSON.stringify(step)).length + 1;
    isFull ||= size > largestPlan || steps.length >= mostSteps;
    if (isFull) return { record: row.record, state: 'tooMany' };
    steps.push(step);
    return row;
  });
  return { rows: fitting, steps };
}

type DoneRow = Extract<PlannedRow, { readonly state: 'creates' | 'adds' | 'unread' }>;

/** Whether it is among those the run is about. */
export function isDone(row: PlannedRow): row is DoneRow {
  return row.state === 'creates' || row.state === 'adds' || row.state === 'unread';
}

export function runOf(scope: Scope, { name }: NamedPlace, steps: readonly PlannedStep[]): NewRun {
  return { kind: 'addUsers', scope, plan: { about: name.slice(0, 200), steps } };
}

function stepFor(person: PlannedPerson, organisationId: string): PlannedStep {
  const { email, firstname, lastname, spaces, spaceRoles, organisationRoles } = person;
  const next: PlannedCall[] = [
    ...spaces.map(({ id }) => ({ operation: 'AssignUserToSpace', path: { spaceId: id } }) as const),
    ...spaceRoles.map(({ place, roles }) => granting('SetIAMPolicySpace', { spaceId: place.id }, roles)),
    ...(organisationRoles.length > 0
      ? [granting('SetIAMPolicyOrganisation', { organisationId }, organisationRoles)]
      : []),
  ];
  return {
    operation: 'CreateUserOrganisation',
    path: { organisationId },
    body: { email, firstname, lastname },
    ...(next.length > 0 && { next }),
  };
}

function granting(
  operation: 'SetIAMPolicySpace' | 'SetIAMPolicyOrganisation',
  path: PlannedCall['path'],
  roles: readonly NamedPlace[],
): PlannedCall {
  return { operation, path, body: { add: { roles: roles.map(({ id }) => id) } } };
}

/** Milliseconds a call usually takes, and rows that are worked on at the same time: for telling beforehand, roughly. */
const usualCall = 60;
const atOnce = 4;

/** Calls that change something, at most, and what they and their reads usually take. */
export function costOf(rows: readonly PlannedRow[]): { readonly calls: number; readonly seconds: number } {
  const done = rows.filter(isDone);
  const calls = done.reduce((sum, { state, person }) => {
    const { spaces, spaceRoles, organisationRoles } = person;
    const following = spaces.length + spaceRoles.length + (organisationRoles.length > 0 ? 1 : 0);
    return sum + following + (state === 'adds' ? 0 : 1);
  }, 0);
  return { calls, seconds: Math.ceil(((calls + done.length) * usualCall) / atOnce / 1_000) };
}
