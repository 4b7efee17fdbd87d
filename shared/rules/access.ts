/**
 * Who may do what, as one pure decision (behaviours B3). Nothing is allowed by default; a permission is granted by a
 * role, directly, by an ACL (or a granular policy) on the addressed resource, or by having created it. The answer carries
 * its reasons.
 */
import { granularAllows, type GranularAction } from './granular-action.ts';
import { facetsOf } from './permission-grammar.ts';

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

/** Of the deprecated granular policies: evaluated like an ACL whose object type is the resource (B10.13). */
export interface GranularGrant {
  readonly level: GrantLevel;
  readonly action: GranularAction;
  readonly objectType: string;
  readonly objectId: string;
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
  readonly granular: readonly GranularGrant[];
  readonly ownerships: readonly Ownership[];
}

export interface AccessQuestion {
  /** Any one of these is enough. */
  readonly permissions: readonly string[];
  /** `space` for a space's resources and its own record, `organisation` for what else is the organisation's. */
  readonly level: GrantLevel;
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
      readonly kind: 'granular' | 'ownership';
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
  const { permissions, level, resourceId } = question;
  const paths = permissions.flatMap((permission) => pathsTo(permission, level, facts, (id) => id === resourceId));
  return paths.length > 0 ? { granted: true, paths } : { granted: false, missing: permissions };
}

/**
 * What of a list the permission opens (B3.8): `all` when it is held at scope, else the resources that ACLs and
 * ownership open. Undefined when there is none of either: the list is refused.
 */
export function reachOf(question: AccessQuestion, facts: AccessFacts): Reach | undefined {
  const paths = everyPath(question.permissions, question.level, facts);
  const ids = new Set<string>();
  for (const path of paths) {
    if (!('resourceId' in path)) return 'all';
    ids.add(path.resourceId);
  }
  return ids.size > 0 ? [...ids] : undefined;
}

/** Every way to one of the permissions, at scope or on whatever resource. */
export function everyPath(permissions: readonly string[], level: GrantLevel, facts: AccessFacts): AccessPath[] {
  return permissions.flatMap((permission) => pathsTo(permission, level, facts, () => true));
}

/**
 * Whether a grant made at `level` counts where `asked` is asked: rights stay at their level; only identity rights of the
 * organisation reach into its spaces (B3.4, B3.5).
 */
export function countsAt(permission: string, level: GrantLevel, asked: GrantLevel, assignedToSpace: boolean): boolean {
  if (level === 'space') return asked !== 'organisation' && assignedToSpace;
  return asked !== 'space' || permission.startsWith('iam.');
}

function pathsTo(
  permission: string,
  asked: GrantLevel,
  facts: AccessFacts,
  addresses: (resourceId: string) => boolean,
): AccessPath[] {
  const { policies, acls, granular, ownerships, assignedToSpace } = facts;
  const counts = ({ level }: { readonly level: GrantLevel }) => countsAt(permission, level, asked, assignedToSpace);
  const paths: AccessPath[] = [];
  for (const policy of policies) {
    if (policy.permission !== permission || !counts(policy)) continue;
    const { level, role } = policy;
    if (role === undefined) paths.push({ kind: 'permission', permission, level });
    else paths.push({ kind: 'role', permission, level, ...role });
  }
  for (const acl of acls) {
    if (acl.permission !== permission || !addresses(acl.resourceId)) continue;
    if (isOnKind(permission, acl) && counts(acl)) paths.push({ kind: 'acl', ...onResource(permission, acl) });
  }
  for (const { action, objectType, objectId, level } of granular) {
    if (!addresses(objectId) || !permits(action, objectType, permission) || !counts({ level })) continue;
    paths.push({ kind: 'granular', permission, level, resourceId: objectId });
  }
  for (const owned of ownerships) {
    if (!addresses(owned.resourceId) || !isOnKind(permission, owned) || !counts(owned)) continue;
    paths.push({ kind: 'ownership', ...onResource(permission, owned) });
  }
  return paths;
}

function onResource(
  permission: string,
  { level, resourceId }: { readonly level: GrantLevel; readonly resourceId: string },
) {
  return { permission, level, resourceId };
}

/** True when the permission is one on this kind of resource: `iam.user.get` on service iam, resource user. */
export function isOnKind(permission: string, target: { readonly service: string; readonly resource: string }): boolean {
  return permission.startsWith(`${target.service}.${target.resource}.`);
}

/** A granular policy names the resource without its service. */
function permits(word: GranularAction, objectType: string, permission: string): boolean {
  const { resource, action } = facetsOf({ name: permission });
  return resource !== '' && resource === objectType && granularAllows(word, action);
}
