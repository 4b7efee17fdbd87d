/** Giving many what somebody else holds, at the same place or at another one, as the run that does it. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Grants } from '#shared/rules/policy-delta.ts';
import type { NewRun, NewStep } from '#shared/run.ts';
import { longestName } from '#shared/run-limits.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { chunksOf } from '#web/api/in-chunks.ts';
import { operationIn, scopePath, type Scope } from '#web/api/scope.ts';

interface Named {
  readonly uuid: string;
  readonly name?: string | undefined;
}

/** What can be granted at a place. */
export interface Grantable {
  readonly roles: readonly Named[];
  readonly permissions: readonly Named[];
}

export interface MatchedGrants {
  /** By their ids where they are given. */
  readonly grants: Grants;
  /** Names, or ids without one, of what is not there. */
  readonly missing: readonly string[];
}

/** What is held at a place, by the ids it has at another one: names decide, since every place has ids of its own. */
export function matchGrants(held: Grants, from: Grantable, there: Grantable): MatchedGrants {
  const roles = matchIds(held.roles, from.roles, there.roles);
  const permissions = matchIds(held.permissions, from.permissions, there.permissions);
  return {
    grants: { roles: roles.ids, permissions: permissions.ids },
    missing: [...roles.missing, ...permissions.missing],
  };
}

function matchIds(held: readonly string[], from: readonly Named[], there: readonly Named[]) {
  const names = new Map(from.map(({ uuid, name }) => [uuid.toLowerCase(), name]));
  const found = new Map(there.map(({ uuid, name }) => [name, uuid]));
  const ids: string[] = [];
  const missing: string[] = [];
  for (const id of held) {
    const name = names.get(id.toLowerCase());
    const match = name === undefined ? undefined : found.get(name);
    if (match === undefined) missing.push(name ?? id);
    else ids.push(match);
  }
  return { ids, missing };
}

export interface SameAccess {
  /** Whom it is taken from, for showing it. */
  readonly about: string;
  readonly grants: Grants;
  /** Who lacks any of them. */
  readonly affected: readonly NamedSubject[];
  readonly acls: readonly AclItem[];
  /** Who is given the ACLs; the run leaves alone what they hold. */
  readonly everybody: readonly NamedSubject[];
}

/** The run that gives it in a scope, to subjects who are all of a kind. */
export function sameAccessRun(scope: Scope, { about, grants, affected, acls, everybody }: SameAccess): NewRun {
  const { roles, permissions } = grants;
  const nameOf = (subject: NamedSubject) => subject.name.slice(0, longestName);
  const each = {
    operation: operationIn(scope, 'SetIAMPolicy'),
    path: { ...scopePath(scope), subjectType: affected[0]?.type ?? 'users' },
    body: { add: { ...(roles.length > 0 && { roles }), ...(permissions.length > 0 && { permissions }) } },
  };
  const ofPolicies = affected.map((subject): NewStep => ({ path: { subjectId: subject.id }, name: nameOf(subject) }));
  const ofAcls = everybody.flatMap((subject) =>
    chunksOf(acls).map((items): NewStep => ({ ...aclCall(scope, subject), body: { items }, name: nameOf(subject) })),
  );
  return {
    kind: 'sameAccess',
    scope,
    plan: {
      about: about.slice(0, longestName),
      ...(ofPolicies.length > 0 && { each }),
      steps: [...ofPolicies, ...ofAcls],
    },
  };
}

function aclCall(scope: Scope, { type, id }: NamedSubject): Pick<NewStep, 'operation' | 'path'> {
  return type === 'users'
    ? { operation: operationIn(scope, 'CreateACLUser*Bulk'), path: { ...scopePath(scope), userId: id } }
    : {
        operation: operationIn(scope, 'CreateACLServiceAccount*Bulk'),
        path: { ...scopePath(scope), serviceAccountId: id },
      };
}
