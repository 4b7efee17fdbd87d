/** A confirmed step of the checklist as the runs that do it: one in each region, a step of it for each thing to do. */
import type { GranularAction } from '#shared/rules/granular-action.ts';
import { groupsOf, type Some } from '#shared/rules/groups-of.ts';
import type { Grants } from '#shared/rules/policy-delta.ts';
import type { NewRun, NewStep } from '#shared/run.ts';
import { longestName } from '#shared/run-limits.ts';
import { bareAcl } from '#web/access/acl-entry.ts';
import { operationIn, scopePath, type Scope } from '#web/api/scope.ts';
import type { PlaceReading } from './findings.ts';
import type { Task } from './tasks.ts';

/**
 * The runs of tasks that were confirmed. They begin by themselves: all of it was shown. `wordsOf` says what a task is about,
 * `name` who leaves.
 */
export function runsOfTasks(
  tasks: readonly Task[],
  readings: readonly PlaceReading[],
  name: string,
  wordsOf: (task: Task) => string,
): readonly NewRun[] {
  return [...groupsOf(tasks, ({ place }) => place.scope.region)].map(([region, own]) => {
    const steps = own.map((task): NewStep => ({ ...callOf(task), name: wordsOf(task).slice(0, longestName) }));
    return {
      kind: 'leaver',
      scope: scopeIn(region, own, readings),
      plan: { about: name.slice(0, longestName), steps },
      isAgreed: true,
    };
  });
}

/** The organisation of a region, where it is known; else where the first task is. */
function scopeIn(region: string, tasks: Some<Task>, readings: readonly PlaceReading[]): Scope {
  const organisation = readings.find(
    ({ scope }) => scope.region === region && scope.kind === 'organisation' && scope.id !== '',
  );
  const { scope } = organisation ?? tasks[0].place;
  return scope;
}

function callOf(task: Task): NewStep {
  const { scope } = task.place;
  const { id: userId } = task.person;
  const place = scopePath(scope);
  const subject = { ...place, subjectType: 'users', subjectId: userId };
  switch (task.kind) {
    case 'policy':
      return { operation: operationIn(scope, 'SetIAMPolicy'), path: subject, body: { delete: bodyOf(task.grants) } };
    case 'acl':
      return {
        operation: operationIn(scope, 'DeleteACLUser*Bulk'),
        path: { ...place, userId },
        body: { items: [bareAcl(task.item)] },
      };
    case 'granular': {
      const { objectType, action, objectId } = task.item;
      return {
        operation: operationIn(scope, 'SetIAMGranularPolicy'),
        path: { ...subject, objectType },
        body: { delete: [{ action: action as GranularAction, objectId }] },
      };
    }
    case 'unassign':
      return { operation: 'UnassignUserSpace', path: { ...place, userId } };
    case 'delete':
      return { operation: 'DeleteUserOrganisation', path: { ...place, userId } };
    default:
      return { operation: 'PatchUserStateOrganisation', path: { ...place, userId }, body: { active: false } };
  }
}

function bodyOf({ roles, permissions }: Grants) {
  return { ...(roles.length > 0 && { roles }), ...(permissions.length > 0 && { permissions }) };
}
