/** ACLs of users and service accounts in both scopes (contract 4.7, behaviours B10.10 to B10.12). */
import type { Violation } from '#shared/contract/problem.ts';
import type { ScopedRequest, SomeHandlers } from '#region/handler/handler.ts';
import { invalid } from '#region/request/problem.ts';
import type { Identity } from '#region/store/access.ts';
import { addAcls, listAcls, removeAcls, type AclEntry } from '#region/store/acls.ts';
import type { PermissionRow } from '#region/store/permissions.ts';
import { aclAnswer } from './access-answers.ts';
import { iamPage } from '#region/handler/answers.ts';
import { requireGrantablePermissions } from './grantable.ts';
import { asStoredId, requireIdentity } from './subjects.ts';

type Name<Does extends string> = `${Does}ACL${'User' | 'ServiceAccount'}`;
type GetRequest = ScopedRequest<Name<'Get'>>;
type CreateRequest = ScopedRequest<Name<'Create'>, 'Bulk'>;
type DeleteRequest = ScopedRequest<Name<'Delete'>, 'Bulk'>;

async function placeOf(request: GetRequest | CreateRequest | DeleteRequest) {
  const { path, scope } = request;
  const identity: Identity =
    'userId' in path ? { type: 'users', id: path.userId } : { type: 'serviceAccounts', id: path.serviceAccountId };
  return { identity: await requireIdentity(request, identity), scopeId: scope.scopeId };
}

async function get(request: GetRequest) {
  const { connection, page, query } = request;
  return iamPage(await listAcls(connection, await placeOf(request), query, page), aclAnswer);
}

/** All items or none: each must name a permission on its own kind of resource. */
async function create(request: CreateRequest) {
  const { body, connection, context } = request;
  const place = await placeOf(request);
  const entries = entriesOf(body.items);
  const ids = entries.map(({ permissionId }, index) => ({ field: `items[${index}].permissionId`, uuid: permissionId }));
  const permissions = await requireGrantablePermissions(request, ids);
  const violations = entries.flatMap((entry, index) => mismatches(entry, index, permissions.get(entry.permissionId)));
  if (violations.length > 0) throw invalid(violations);
  await addAcls(connection, place, entries, context.clock.now());
  return undefined;
}

async function remove(request: DeleteRequest) {
  const place = await placeOf(request);
  await removeAcls(request.connection, place, entriesOf(request.body.items));
  return undefined;
}

function entriesOf(items: readonly AclEntry[]): AclEntry[] {
  return items.map((item) => ({
    ...item,
    permissionId: item.permissionId.toLowerCase(),
    resourceId: asStoredId(item.resourceId),
  }));
}

function mismatches(entry: AclEntry, index: number, permission: PermissionRow | undefined): Violation[] {
  const wanted = {
    service: permission?.service,
    resource: permission?.resource,
    ...(entry.subresource !== undefined && { subresource: permission?.sub_resource }),
  };
  return Object.entries(wanted).flatMap(([field, value]) => {
    if (entry[field as keyof typeof wanted] === value) return [];
    const description = `must be that of the permission ${permission?.name}`;
    return [{ field: `items[${index}].${field}`, description }];
  });
}

export const aclHandlers = {
  GetACLUserOrganisation: get,
  GetACLUserSpace: get,
  GetACLServiceAccountOrganisation: get,
  GetACLServiceAccountSpace: get,
  CreateACLUserOrganisationBulk: create,
  CreateACLUserSpaceBulk: create,
  CreateACLServiceAccountOrganisationBulk: create,
  CreateACLServiceAccountSpaceBulk: create,
  DeleteACLUserOrganisationBulk: remove,
  DeleteACLUserSpaceBulk: remove,
  DeleteACLServiceAccountOrganisationBulk: remove,
  DeleteACLServiceAccountSpaceBulk: remove,
} satisfies SomeHandlers;
