/** The same change of many, as the calls that make it. */
import type { ChangeOfMany, NewRun, PlannedStep } from '#shared/run.ts';
import type { GrantOption } from '#web/access/grant-options.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { inScope, type Scope } from '#web/api/scope.ts';

/** A change, with what it is about beside those whom it changes. */
export type Change =
  | { readonly kind: Exclude<ChangeOfMany, 'assign' | 'grant' | 'revoke'> }
  | { readonly kind: 'assign'; readonly space: { readonly id: string; readonly name: string } }
  | { readonly kind: 'grant' | 'revoke'; readonly option: Pick<GrantOption, 'id' | 'kind' | 'label'> };

/** The run that makes `change` of each of `subjects` in a scope; `here` is what the scope is called. */
export function runOfMany(scope: Scope, here: string, subjects: readonly NamedSubject[], change: Change): NewRun {
  const steps = subjects.map((subject) => ({ ...stepOf(scope, subject, change), name: subject.name.slice(0, 200) }));
  return { kind: change.kind, scope, plan: { about: aboutOf(change, here).slice(0, 200), steps } };
}

function aboutOf(change: Change, here: string): string {
  if (change.kind === 'assign') return change.space.name;
  return change.kind === 'grant' || change.kind === 'revoke' ? change.option.label : here;
}

function stepOf(scope: Scope, { type, id }: NamedSubject, change: Change): PlannedStep {
  const user = { path: { userId: id } };
  switch (change.kind) {
    case 'activate':
    case 'deactivate': {
      const [, operation, { path }] = inScope(scope, 'PatchUserState', user);
      return { operation, path, body: { active: change.kind === 'activate' } };
    }
    case 'assign':
      return { operation: 'AssignUserToSpace', path: { spaceId: change.space.id, userId: id } };
    case 'unassign':
      return { operation: 'UnassignUserSpace', path: { spaceId: scope.id, userId: id } };
    case 'delete':
      return { operation: 'DeleteUserOrganisation', path: { organisationId: scope.id, userId: id } };
    default: {
      const { option, kind } = change;
      const subject = { path: { subjectType: type, subjectId: id } };
      const [, operation, { path }] = inScope(scope, 'SetIAMPolicy', subject);
      const grants = option.kind === 'role' ? { roles: [option.id] } : { permissions: [option.id] };
      return { operation, path, body: kind === 'grant' ? { add: grants } : { delete: grants } };
    }
  }
}
