/** What is to be done so that a person can go, in the order in which it is done. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { groupsOf } from '#shared/rules/groups-of.ts';
import type { Grants } from '#shared/rules/policy-delta.ts';
import type { Run } from '#shared/run.ts';
import { keyOfItem } from '#web/access/acl-entry.ts';
import { isUnderWay } from '#web/api/run-calls.ts';
import {
  isKnownAction,
  keyOfGranular,
  keyOfPlace,
  type HeldGranular,
  type Person,
  type PlaceReading,
} from './findings.ts';

export const steps = ['grants', 'spaces', 'deactivate', 'delete'] as const;
export type Step = (typeof steps)[number];

interface Anything {
  readonly key: string;
  readonly step: Step;
  readonly place: PlaceReading;
  readonly person: Person;
}

export type Task = Anything &
  (
    | { readonly kind: 'policy'; readonly grants: Grants }
    | { readonly kind: 'acl'; readonly item: AclItem }
    | { readonly kind: 'granular'; readonly item: HeldGranular }
    | { readonly kind: 'unassign' | 'deactivate' | 'delete' }
  );

/** Everything to be done in the regions that are not left out. */
export function tasksOf(readings: readonly PlaceReading[], leftOut: ReadonlySet<string>): readonly Task[] {
  return readings.flatMap((place) => (leftOut.has(place.scope.region) ? [] : tasksAt(place)));
}

function tasksAt(place: PlaceReading): readonly Task[] {
  const { person, grants, acls, granular, assigned, scope } = place;
  if (person === undefined) return [];
  const task = <Kind extends string>(step: Step, kind: Kind, of = '') => ({
    key: `${kind} ${keyOfPlace(place)} ${of}`,
    step,
    kind,
    place,
    person,
  });
  const tasks: Task[] = [];
  if (grants.roles.length + grants.permissions.length > 0) tasks.push({ ...task('grants', 'policy'), grants });
  for (const item of acls) tasks.push({ ...task('grants', 'acl', keyOfItem(item)), item });
  for (const item of granular.filter(isKnownAction))
    tasks.push({ ...task('grants', 'granular', keyOfGranular(item)), item });
  if (scope.kind === 'space') {
    if (assigned === true) tasks.push(task('spaces', 'unassign'));
    return tasks;
  }
  if (person.active) tasks.push(task('deactivate', 'deactivate'));
  tasks.push(task('delete', 'delete'));
  return tasks;
}

/** Tasks by the place they are done at, in the order in which the places come. */
export function byPlace(tasks: readonly Task[]): ReadonlyMap<PlaceReading, readonly Task[]> {
  return groupsOf(tasks, ({ place }) => place);
}

/** Where a step stands. `waiting`: an earlier one has to end first, which deactivating never waits for. */
export type StepState = 'waiting' | 'nothing' | 'ready' | 'running' | 'partly' | 'done';

/** A step is over when everything in it is, or when somebody has decided to go on without the rest. `runs`: what it came to. */
export function stepState(
  step: Step,
  tasks: readonly Task[],
  runs: Readonly<Record<Step, readonly Run[]>>,
  goneOn: ReadonlySet<Step>,
): StepState {
  const earlier = step === 'deactivate' ? [] : steps.slice(0, steps.indexOf(step));
  const isEnded = (one: Step) => {
    const state = ownState(one, tasks, runs);
    return state === 'nothing' || state === 'done' || goneOn.has(one);
  };
  return earlier.every(isEnded) ? ownState(step, tasks, runs) : 'waiting';
}

function ownState(step: Step, tasks: readonly Task[], runs: Readonly<Record<Step, readonly Run[]>>): StepState {
  const own = runs[step];
  if (own.length === 0) return tasks.some((task) => task.step === step) ? 'ready' : 'nothing';
  if (own.some((run) => isUnderWay(run))) return 'running';
  return own.every(({ state, counts }) => state === 'done' && counts.failed + counts.unknown === 0) ? 'done' : 'partly';
}

/** The step of the checklist that a run does. */
export function stepOf({ operation }: Pick<Run, 'operation'>): Step {
  if (operation === 'UnassignUserSpace') return 'spaces';
  if (operation === 'PatchUserStateOrganisation') return 'deactivate';
  return operation === 'DeleteUserOrganisation' ? 'delete' : 'grants';
}
