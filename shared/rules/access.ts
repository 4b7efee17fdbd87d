/**
 * Who may do what, as one pure decision (behaviours B3). Nothing is allowed by default; a permission is granted by a
 * role, directly, by an ACL on the addressed resource, or by having created it. The answer carries its reasons.
 */

export type GrantLevel = 'organisation' | 'space';

/** A permission that a policy gives, by a role or directly. */
export interface PolicyGrant {
  readonly level: GrantLevel;
  readonly permission: string;
  /** Absent when the permission was given directly. */
  readonly role?: { readonly uuid: string; readonly name: string };
}

export interface AclGrant {
  readonly level: GrantLevel;
  readonly permission: string;
  readonly service: string;
  readonly resource: string;
  readonly resourceId: string;
}

export interface Ownership {
  readonly level: GrantLevel;
  readonly service: string;
  readonly resource: string;
  readonly resourceId: string;
}

/** What is stored about one identity in one organisation and, in space scope, one of its spaces. */
export interface AccessFacts {
  /** The identity is assigned to the space in question; without it nothing at space level counts (B3.4). */
  readonly assignedToSpace: boolean;
  readonly policies: readonly PolicyGrant[];
  readonly acls: readonly AclGrant[];
  readonly ownerships: readonly Ownership[];
}

export interface AccessQuestion {
  /** Any one of these is enough. */
  readonly permissions: readonly string[];
  /**
   * Which levels are asked: `space` for a space's resources, `organisation` for the organisation's own, and
   * `spaceRecord` for the record of one space, which both its own and the organisation's rights open.
   */
  readonly level: GrantLevel | 'spaceRecord';
  /** The addressed resource, when the request addresses one. */
  readonly resourceId?: string;
}

/** One way that leads to the permission. */
export type AccessPath =
  | {
      readonly kind: 'role';
      readonly permission: string;
      readonly level: GrantLevel;
      readonly uuid: string;
      readonly name: string;
    }
  | { readonly kind: 'permission'; readonly permission: string; readonly level: GrantLevel }
  | { readonly kind: 'acl'; readonly permission: string; readonly level: GrantLevel; readonly resourceId: string }
  | {
      readonly kind: 'ownership';
      readonly permission: string;
      readonly level: GrantLevel;
      readonly resourceId: string;
    };

export type AccessDecision =
  | { readonly granted: true; readonly paths: readonly AccessPath[] }
  | { readonly granted: false; readonly missing: readonly string[] };

/** What of a list may be read: everything, or the named resources. */
export type Reach = 'all' | readonly string[];

/** Decides whether one of the permissions is granted, and by which ways. */
export function decide(question: AccessQuestion, facts: AccessFacts): AccessDecision {
  const paths = question.permissions.flatMap((permission) => pathsTo(permission, question, facts));
  return paths.length > 0 ? { granted: true, paths } : { granted: false, missing: question.permissions };
}

/**
 * What of a list the permission opens (B3.8): `all` when it is held at scope, else the resources that ACLs and
 * ownership open. Undefined when there is none of either: the list is refused.
 */
export function reachOf(question: AccessQuestion, facts: AccessFacts): Reach | undefined {
  if (decide(question, facts).granted) return 'all';
  const ids = new Set<string>();
  for (const permission of question.permissions) {
    const opening = [
      ...facts.acls.filter((acl) => acl.permission === permission),
      ...facts.ownerships.filter((owned) => concerns(permission, owned)),
    ];
    for (const item of opening) if (counts(permission, item.level, question, facts)) ids.add(item.resourceId);
  }
  return ids.size > 0 ? [...ids] : undefined;
}

function pathsTo(permission: string, question: AccessQuestion, facts: AccessFacts): AccessPath[] {
  const paths: AccessPath[] = [];
  for (const { permission: given, level, role } of facts.policies) {
    if (given !== permission || !counts(permission, level, question, facts)) continue;
    paths.push(
      role === undefined ? { kind: 'permission', permission, level } : { kind: 'role', permission, level, ...role },
    );
  }
  const { resourceId } = question;
  if (resourceId === undefined) return paths;
  for (const acl of facts.acls) {
    if (acl.permission !== permission || acl.resourceId !== resourceId || !concerns(permission, acl)) continue;
    if (counts(permission, acl.level, question, facts))
      paths.push({ kind: 'acl', permission, level: acl.level, resourceId });
  }
  for (const owned of facts.ownerships) {
    if (owned.resourceId !== resourceId || !concerns(permission, owned)) continue;
    if (counts(permission, owned.level, question, facts)) {
      paths.push({ kind: 'ownership', permission, level: owned.level, resourceId });
    }
  }
  return paths;
}

/** Rights stay at their level; only identity rights of the organisation reach into its spaces (B3.4, B3.5). */
function counts(permission: string, level: GrantLevel, question: AccessQuestion, facts: AccessFacts): boolean {
  if (level === 'space') return question.level !== 'organisation' && facts.assignedToSpace;
  return question.level !== 'space' || permission.startsWith('iam.');
}

/** True when the permission is one on this kind of resource: `iam.user.get` on service iam, resource user. */
function concerns(permission: string, target: { readonly service: string; readonly resource: string }): boolean {
  return permission.startsWith(`${target.service}.${target.resource}.`);
}
