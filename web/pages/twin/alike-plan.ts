/** Making a place like another one, as far as it was chosen: what that changes by names, and the run that does it. */
import type { NamedRights, NewRun, NewStep } from '#shared/run.ts';
import { longestName } from '#shared/run-limits.ts';
import { chunksOf } from '#web/api/in-chunks.ts';
import { operationIn, scopePath, type Scope } from '#web/api/scope.ts';
import type { ComparedRole, ComparedSubject, NamedGrants, PlaceRole, PlaceSubject } from './compare-places.ts';
import { isNoChange } from './pair-up.ts';

/** What the place that changes has, by names. */
export interface Known {
  readonly roles: ReadonlySet<string>;
  readonly permissions: ReadonlySet<string>;
}

export interface Choice {
  readonly roles: readonly ComparedRole[];
  readonly people: readonly ComparedSubject[];
  /** Takes what the other place does not have, too. */
  readonly takes: boolean;
}

export interface RoleChange {
  readonly role: PlaceRole;
  readonly isCreated: boolean;
  readonly gains: readonly string[];
  readonly loses: readonly string[];
}

export interface SubjectChange {
  readonly subject: PlaceSubject;
  readonly add: NamedGrants;
  readonly remove: NamedGrants;
}

export interface AlikePlan {
  readonly roles: readonly RoleChange[];
  readonly people: readonly SubjectChange[];
  /** Left out, as nothing is called so here. */
  readonly missing: readonly string[];
}

/** Roles that can be made like those of the other place; a predefined one cannot be changed. */
export function choosableRoles(rows: readonly ComparedRole[]): readonly ComparedRole[] {
  return rows.filter(({ standing, here, there }) =>
    standing === 'differs' ? here?.custom !== false : standing === 'onlyThere' && there?.custom !== false,
  );
}

export const choosablePeople = (rows: readonly ComparedSubject[]) =>
  rows.filter(({ standing }) => standing === 'differs');

/** `contentOf`: what a role of the other place gives that is to be created; undefined as long as that was not read. */
export function alikePlan(
  { roles, people, takes }: Choice,
  known: Known,
  contentOf: (role: PlaceRole) => readonly string[] | undefined,
): AlikePlan {
  const missing = new Set<string>();
  const there = (names: readonly string[], set: ReadonlySet<string>) =>
    names.filter((name) => set.has(name) || (missing.add(name), false));
  const taken = (names: readonly string[]) => (takes ? names : []);
  const changes = roles.flatMap(({ standing, here, there: other, change }): readonly RoleChange[] => {
    const isCreated = standing === 'onlyThere';
    const role = isCreated ? other : here;
    if (role === undefined) return [];
    const gains = there(isCreated ? (contentOf(role) ?? []) : change.gains, known.permissions);
    const loses = isCreated ? [] : taken(change.loses);
    return isCreated || gains.length + loses.length > 0 ? [{ role, isCreated, gains, loses }] : [];
  });
  const withCreated = new Set([
    ...known.roles,
    ...changes.flatMap(({ role, isCreated }) => (isCreated ? role.name : [])),
  ]);
  const subjects = people.flatMap(({ here: subject, roles: held, permissions }): readonly SubjectChange[] => {
    if (subject === undefined || (isNoChange(held) && isNoChange(permissions))) return [];
    const add = { roles: there(held.gains, withCreated), permissions: there(permissions.gains, known.permissions) };
    // What has no name here cannot be taken by one.
    const remove = {
      roles: taken(held.loses).filter((name) => known.roles.has(name)),
      permissions: taken(permissions.loses).filter((name) => known.permissions.has(name)),
    };
    return countIn(add) + countIn(remove) > 0 ? [{ subject, add, remove }] : [];
  });
  return { roles: changes, people: subjects, missing: [...missing].sort() };
}

const countIn = ({ roles, permissions }: NamedGrants) => roles.length + permissions.length;

/** Names of the roles that a plan creates. */
export const createdIn = ({ roles }: AlikePlan) => roles.flatMap(({ role, isCreated }) => (isCreated ? role.name : []));

/** The run: roles first, then people, each once. */
export function alikeRun(scope: Scope, about: string, plan: AlikePlan): NewRun {
  const path = scopePath(scope);
  const created = new Set(createdIn(plan));
  const ofRoles = plan.roles.flatMap(({ role, isCreated, gains, loses }): readonly NewStep[] => {
    const name = role.name.slice(0, longestName);
    const call = (operation: 'AddRolePermissions' | 'RemoveRolePermissions', rights: object): NewStep => ({
      operation: operationIn(scope, operation),
      path,
      named: { role: role.name, ...rights, ...(isCreated && { made: [role.name] }) },
      name,
    });
    const creation: NewStep = {
      operation: operationIn(scope, 'CreateRole'),
      path,
      body: { name: role.name, description: role.description },
      name,
    };
    return [
      ...(isCreated ? [creation] : []),
      ...chunksOf(gains).map((permissions) => call('AddRolePermissions', { add: { permissions } })),
      ...chunksOf(loses).map((permissions) => call('RemoveRolePermissions', { delete: { permissions } })),
    ];
  });
  const ofPeople = plan.people.map(({ subject, add, remove }): NewStep => {
    const made = add.roles.filter((name) => created.has(name));
    return {
      operation: operationIn(scope, 'SetIAMPolicy'),
      path: { ...path, subjectType: subject.type, subjectId: subject.id },
      named: {
        ...(countIn(add) > 0 && { add: bare(add) }),
        ...(countIn(remove) > 0 && { delete: bare(remove) }),
        ...(made.length > 0 && { made }),
      },
      name: subject.name.slice(0, longestName),
    };
  });
  return { kind: 'alike', scope, plan: { about: about.slice(0, longestName), steps: [...ofRoles, ...ofPeople] } };
}

const bare = ({ roles, permissions }: NamedGrants): NamedRights => ({
  ...(roles.length > 0 && { roles }),
  ...(permissions.length > 0 && { permissions }),
});
