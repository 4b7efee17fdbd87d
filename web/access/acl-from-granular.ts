/** The ACLs that give what a deprecated granular policy gives (behaviours B10.13). */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { granularActions, granularAllows } from '#shared/rules/granular-action.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { itemFor } from './acl-entry.ts';

/** One item of a granular policy, as a region answers it: the word may be one that nobody knows. */
export interface GranularItem {
  readonly action: string;
  readonly objectId: string;
}

/**
 * One ACL for each permission of the scope that the item gives on its object. A granular policy names the resource
 * without its service, so services with a resource of the same name are all among them. Empty for an unknown word.
 */
export function aclsForGranular(
  { action, objectId }: GranularItem,
  objectType: string,
  permissions: readonly Permission[],
): readonly AclItem[] {
  const word = granularActions.find((known) => known === action);
  if (word === undefined) return [];
  return permissions.flatMap((permission) => {
    const { resource, action: verb } = facetsOf(permission);
    if (resource !== objectType || !granularAllows(word, verb)) return [];
    const item = itemFor(permission, objectId);
    return item === undefined ? [] : [item];
  });
}
