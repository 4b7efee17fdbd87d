/** The same change of many, as the calls that make it. */
import type { NewRun, NewStep, PlannedCall } from '#shared/run.ts';
import type { ChangeOfMany } from '#shared/run-kinds.ts';
import { longestName, mostSteps } from '#shared/run-limits.ts';
import type { GrantOption } from '#web/access/grant-options.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { operationIn, scopePath, type Scope } from '#web/api/scope.ts';

/** A change, with what it is about beside those whom it changes. */
export type Change =
  | { readonly kind: Exclude<ChangeOfMany, 'assign' | 'grant' | 'revoke'> }
  | { readonly kind: 'assign'; readonly space: { readonly id: string; readonly name: string } }
  | { readonly kind: 'grant' | 'revoke'; readonly option: Pick<GrantOption, 'id' | 'kind' | 'label'> };

/** No run takes more of them. */
export const mostSubjects = mostSteps;

/**
 * The run that makes `change` of each of `subjects`, at least one and all of a kind, in a scope; `here` is what the scope is
 * called. What all have in common is written once.
 */
export function runOfMany(scope: Scope, here: string, subjects: readonly NamedSubject[], change: Change): NewRun {
  const [type = 'users'] = subjects.map((subject) => subject.type);
  const { parameter, ...each } = callOfEach(scope, type, change);
  const about = aboutOf(change, here).slice(0, longestName);
  const steps = subjects.map(({ id, name }): NewStep => ({
    path: { [parameter]: id },
    name: name.slice(0, longestName),
  }));
  return { kind: change.kind, scope, plan: { about, each, steps } };
}

function aboutOf(change: Change, here: string): string {
  if (change.kind === 'assign') return change.space.name;
  return change.kind === 'grant' || change.kind === 'revoke' ? change.option.label : here;
}

/** The call without the one parameter of its path that names whom it changes. */
interface CallOfEach extends PlannedCall {
  readonly parameter: string;
}

function callOfEach(scope: Scope, subjectType: NamedSubject['type'], change: Change): CallOfEach {
  const ofAccounts = subjectType === 'serviceAccounts';
  const parameter = ofAccounts ? 'serviceAccountId' : 'userId';
  switch (change.kind) {
    case 'activate':
    case 'deactivate': {
      const operation = operationIn(scope, 'PatchUserState');
      return { operation, path: scopePath(scope), body: { active: change.kind === 'activate' }, parameter };
    }
    case 'assign':
      return {
        operation: ofAccounts ? 'AssignServiceAccountToSpace' : 'AssignUserToSpace',
        path: { spaceId: change.space.id },
        parameter,
      };
    case 'unassign':
      return { operation: 'UnassignUserSpace', path: { spaceId: scope.id }, parameter };
    case 'delete':
      return ofAccounts
        ? { operation: operationIn(scope, 'DeleteServiceAccount'), path: scopePath(scope), parameter }
        : { operation: 'DeleteUserOrganisation', path: { organisationId: scope.id }, parameter };
    default: {
      const { option, kind } = change;
      const grants = option.kind === 'role' ? { roles: [option.id] } : { permissions: [option.id] };
      const body = kind === 'grant' ? { add: grants } : { delete: grants };
      const path = { ...scopePath(scope), subjectType };
      return { operation: operationIn(scope, 'SetIAMPolicy'), path, body, parameter: 'subjectId' };
    }
  }
}
