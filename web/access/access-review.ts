/**
 * The region's own access review (behaviours B10.14): who reaches a resource, and what an identity reaches, one row per
 * way. It counts ACLs and creators, and answers about everybody in a few pages.
 */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { AccessRight } from '#shared/contract/iam/policies.ts';
import type { Subject } from '#web/address/paths.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import type { Way } from './way.ts';

/** Rows of a page at most (behaviours B1.3). */
export const reviewPageSize = 100;

/** Stands in rows of rights that are not tied to one resource. */
const anyResource = '00000000-0000-0000-0000-000000000000';

/**
 * True when rows of a review tell this permission from every other: rows of roles name service, resource and action
 * only, so that two permissions which differ by their subresource cannot be told apart.
 */
export function isTellable(permission: Permission, catalogue: readonly Permission[]): boolean {
  const key = keyOf(permission);
  return catalogue.every((other) => other.uuid === permission.uuid || keyOf(other) !== key);
}

function keyOf(permission: Permission): string {
  const { service, resource, action } = facetsOf(permission);
  return `${service} ${resource} ${action}`;
}

export interface ReviewedHolder {
  readonly subject: Subject;
  readonly ways: readonly Way[];
}

/** Who holds the permission by the rows, each identity once, in the order of the rows. */
export function holdersIn(rows: readonly AccessRight[], permission: Permission): readonly ReviewedHolder[] {
  const wanted = keyOf(permission);
  const holders = new Map<string, { subject: Subject; ways: Way[] }>();
  for (const row of rows) {
    const { domain = '', resourceType = '', action = '', identityUuid } = row;
    if (`${domain} ${resourceType} ${action}` !== wanted) continue;
    const holder = holders.get(identityUuid) ?? { subject: subjectOf(row), ways: [] };
    holder.ways.push(wayOf(row));
    holders.set(identityUuid, holder);
  }
  return [...holders.values()];
}

/** Kinds of resource of which somebody has rights on single ones, `kubernetes.cluster`; undefined when rows do not say. */
export function aclKindsIn(rows: readonly AccessRight[]): ReadonlySet<string> | undefined {
  const kinds = new Set<string>();
  for (const { pathType, domain, resourceType } of rows) {
    if (pathType !== 'ACL') continue;
    if (domain === undefined || resourceType === undefined) return undefined;
    kinds.add(`${domain}.${resourceType}`);
  }
  return kinds;
}

/** Who has rights on the single resource that the rows are about, each once. */
export function aclHoldersIn(rows: readonly AccessRight[]): readonly Subject[] {
  const onIt = rows.filter(({ pathType }) => pathType === 'ACL');
  return [...new Map(onIt.map((row) => [row.identityUuid, subjectOf(row)])).values()];
}

export interface RoleHolders {
  readonly uuid: string;
  readonly name: string;
  readonly subjects: readonly Subject[];
}

/** Who holds which role by the rows; roles that give little, and are soon read, come first. */
export function roleHoldersIn(rows: readonly AccessRight[]): readonly RoleHolders[] {
  const roles = new Map<string, { name: string; actions: Set<string>; subjects: Map<string, Subject> }>();
  for (const row of rows) {
    const { pathType, accessTypeId: uuid, accessTypeName = uuid, action = '' } = row;
    if (pathType !== 'Role' || uuid === undefined || accessTypeName === undefined) continue;
    const role = roles.get(uuid) ?? { name: accessTypeName, actions: new Set(), subjects: new Map() };
    role.actions.add(action);
    role.subjects.set(row.identityUuid, subjectOf(row));
    roles.set(uuid, role);
  }
  return [...roles]
    .sort(([, a], [, b]) => a.actions.size - b.actions.size)
    .map(([uuid, { name, subjects }]) => ({ uuid, name, subjects: [...subjects.values()] }));
}

function subjectOf({ identityUuid, identityType }: AccessRight): Subject {
  return { type: identityType === 'user' ? 'users' : 'serviceAccounts', id: identityUuid };
}

function wayOf({ pathType, accessTypeId = '', accessTypeName, resourceUuid }: AccessRight): Way {
  if (pathType === 'Role') return { kind: 'role', uuid: accessTypeId, name: accessTypeName ?? accessTypeId };
  if (pathType === 'ACL' && resourceUuid !== undefined && resourceUuid !== anyResource) {
    return { kind: 'resource', resourceId: resourceUuid };
  }
  return { kind: 'permission' };
}
