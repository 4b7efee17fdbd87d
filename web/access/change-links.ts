/** Addresses that open the dialog which makes a change, prepared as far as it can be. */
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { aclQuery } from './acl-address.ts';
import { grantsText, parseGrants, type RequestedGrants } from './grant-request.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths, type Subject } from '#web/address/paths.ts';

/** Roles and permissions to give and to take away, with its preview. */
export function grantLink(scope: Scope, subject: Subject, grants: Partial<RequestedGrants>): string {
  const text = grantsText({ add: [], remove: [], ...grants });
  return `${paths.access(scope, subject)}?grant=${encodeURIComponent(text)}`;
}

/** The ACLs of a subject on a resource of the permission's kind; `give` opens the drawer that gives one. */
export function aclLink(
  scope: Scope,
  subject: Subject,
  permission: string,
  resourceId: string,
  give: 'give' | 'show',
): string {
  const { service, resource } = facetsOf({ name: permission });
  const query = aclQuery({ pair: { service, resource }, whose: subject, resourceId }).toString();
  return paths.acls(scope, give === 'give' ? `${query}&give` : query);
}

const draftMark = 'draft:';

/** A role in the mode that changes it, with permissions to give and to take chosen, by id. */
export function roleLink(scope: Scope, roleUuid: string, grants: RequestedGrants): string {
  return `${paths.role(scope, roleUuid)}?change=${encodeURIComponent(draftMark + grantsText(grants))}`;
}

/** What `roleLink` has chosen; undefined where the address says something else. */
export function draftFrom(text: string): ReadonlyMap<string, boolean> | undefined {
  if (!text.startsWith(draftMark)) return undefined;
  const { add, remove } = parseGrants(text.slice(draftMark.length));
  return new Map([...add.map((id) => [id, true] as const), ...remove.map((id) => [id, false] as const)]);
}
