/** One ACL of somebody, and telling it from others. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { isUuid } from '#shared/contract/path.ts';
import type { Subject } from '#web/address/paths.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { pairsOf, type AclPair } from './subject-reads.ts';

export interface AclEntry {
  readonly subject: Subject;
  readonly item: AclItem;
}

/** Ids of subjects, permissions and most resources are UUIDs, of which letter case says nothing. */
export function sameCase(id: string): string {
  return isUuid(id) ? id.toLowerCase() : id;
}

export const keyOfSubject = ({ type, id }: Subject) => `${type}:${sameCase(id)}`;

export const keyOfPair = ({ service, resource }: AclPair) => `${service}.${resource}`;

/** What to call a kind of resource: `kubernetes / cluster`. */
export const kindText = ({ service, resource }: AclPair) => `${service} / ${resource}`;

/** Equal for items that the region takes for the same (behaviours B10.11). */
export function keyOfItem({ permissionId, service, resource, resourceId, subresource = '' }: AclItem): string {
  return [sameCase(permissionId), service, resource, subresource, sameCase(resourceId)].join(' ');
}

/** The fields of an ACL that the contract takes; whatever else a region adds stays behind. */
export function bareAcl({ permissionId, service, resource, resourceId, subresource }: AclItem): AclItem {
  const item = { permissionId, service, resource, resourceId };
  return subresource === undefined ? item : { ...item, subresource };
}

export const keyOfEntry = ({ subject, item }: AclEntry) => `${keyOfSubject(subject)} ${keyOfItem(item)}`;

/** Everything that can be told apart, once each, in the order found. */
export function distinctEntries(entries: readonly AclEntry[]): readonly AclEntry[] {
  return [...new Map(entries.map((entry) => [keyOfEntry(entry), entry])).values()];
}

/** The kinds of resource that permissions exist for: the only ones an ACL can be about (behaviours B10.10). */
export function aclPairs(permissions: readonly Permission[]): readonly AclPair[] {
  return pairsOf(
    permissions.map((permission) => {
      const { service, resource } = facetsOf(permission);
      return resource === '' ? { service } : { service, resource };
    }),
  );
}

/** The permissions that ACLs on one kind of resource can hold. */
export function permissionsOn(
  { service, resource }: AclPair,
  permissions: readonly Permission[],
): readonly Permission[] {
  return permissions.filter((permission) => {
    const facets = facetsOf(permission);
    return facets.service === service && facets.resource === resource;
  });
}

/** The ACL that gives `permission` on one resource; undefined for rights that are on no resource. */
export function itemFor(permission: Permission, resourceId: string): AclItem | undefined {
  const { service, resource, subresource } = facetsOf(permission);
  if (resource === '') return undefined;
  const item = { permissionId: permission.uuid, service, resource, resourceId };
  return subresource === '' ? item : { ...item, subresource };
}
