/** Addresses that open the dialog which makes a change, prepared as far as it can be. */
import { isUuid } from '#shared/contract/path.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { aclQuery } from './acl-address.ts';
import { grantsText, parseGrants, type RequestedGrants } from './grant-request.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths, placeOf, type Subject } from '#web/address/paths.ts';

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

/** A role, and where it is. */
export interface PlacedRole {
  readonly scope: Scope;
  readonly uuid: string;
}

/** A role in the mode that changes it, with what makes it like another one chosen: that one by its id, or of another place by its address. */
export function likeRoleLink({ scope, uuid }: PlacedRole, like: PlacedRole): string {
  const address = paths.role(like.scope, like.uuid);
  const named = address === paths.role(scope, like.uuid) ? like.uuid : encodeURIComponent(address);
  return `${paths.role(scope, uuid)}?change=${named}`;
}

/** The role that `likeRoleLink` has named in `here`; undefined where the address says something else. */
export function likeRoleFrom(here: Scope, text: string): PlacedRole | undefined {
  if (isUuid(text)) return { scope: here, uuid: text };
  const place = placeOf(text);
  const [, uuid = ''] = /^roles\/([^/]+)$/.exec(place?.rest ?? '') ?? [];
  return place !== undefined && isUuid(uuid) ? { scope: place.scope, uuid } : undefined;
}
