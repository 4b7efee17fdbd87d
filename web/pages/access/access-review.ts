/**
 * The region's own access review (behaviours B10.14): who reaches a resource, and what an identity reaches, one row per
 * way. It counts ACLs and creators, and answers about everybody in a few pages.
 */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { AccessRight } from '#shared/contract/iam/policies.ts';
import type { Subject } from '#web/address/paths.ts';
import { facetsOf } from '#web/access/permission-families.ts';
import type { Way } from '#web/access/way.ts';

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
    const { domain = '', resourceType = '', action = '', identityUuid, identityType } = row;
    if (`${domain} ${resourceType} ${action}` !== wanted) continue;
    const subject: Subject = { type: identityType === 'user' ? 'users' : 'serviceAccounts', id: identityUuid };
    const holder = holders.get(identityUuid) ?? { subject, ways: [] };
    holder.ways.push(wayOf(row));
    holders.set(identityUuid, holder);
  }
  return [...holders.values()];
}

function wayOf({ pathType, accessTypeId = '', accessTypeName, resourceUuid }: AccessRight): Way {
  if (pathType === 'Role') return { kind: 'role', uuid: accessTypeId, name: accessTypeName ?? accessTypeId };
  if (pathType === 'ACL' && resourceUuid !== undefined && resourceUuid !== anyResource) {
    return { kind: 'resource', resourceId: resourceUuid };
  }
  return { kind: 'permission' };
}
