/** Access review: who can reach a resource, and what an identity can reach, one row per path (behaviours B10.14). */
import type { AccessRight } from '#shared/contract/iam/policies.ts';
import { decide, everyPath, type AccessPath } from '#shared/rules/access.ts';
import type { SomeHandlers, RegionRequest } from '#region/handler/handler.ts';
import { cutPage, type Cut, type Page } from '#region/store/paging.ts';
import { notFound } from '#region/request/problem.ts';
import { seededId } from '#region/seed/seeded-id.ts';
import { loadAccessFacts } from '#region/store/access.ts';
import type { Connection } from '#region/store/database.ts';
import { allPermissions, type PermissionRow } from '#region/store/permissions.ts';
import { identitiesConcerned, resourceKind, type AgedIdentity } from '#region/store/resources.ts';
import { findServiceAccountIn } from '#region/store/service-accounts.ts';
import { findUser } from '#region/store/users.ts';
import { iamPage } from '#region/handler/answers.ts';

/** Stands for the resource in rows of rights that are not tied to one. */
const anyResource = '00000000-0000-0000-0000-000000000000';

interface Row {
  readonly createdOn: number;
  /** Made of what the row says, so that pages have an order that stays. */
  readonly id: string;
  readonly right: AccessRight;
}

async function listByResource(request: RegionRequest<'ListIdentityAccessByResource'>) {
  const { connection, page, path } = request;
  const { resourceId } = path;
  const scope = { ...request.scope, spaceId: path.spaceId };
  const kind = await resourceKind(connection, scope, resourceId);
  if (kind === undefined) throw notFound('resource_not_found', `resource ${resourceId}`);
  const permissions = (await allPermissions(connection)).filter(
    ({ service, resource }) => service === kind.service && resource === kind.resource,
  );
  const names = permissions.map(({ name }) => name);
  const rows: Row[] = [];
  for (const identity of await identitiesConcerned(connection, scope, resourceId)) {
    const facts = await loadAccessFacts(connection, identity, scope.organisationId, scope.spaceId, names);
    for (const permission of permissions) {
      const decision = decide({ permissions: [permission.name], level: 'space', resourceId }, facts);
      if (decision.granted) rows.push(...decision.paths.map((path) => rowOf(identity, permission, path)));
    }
  }
  return iamPage(pageOf(rows, page), ({ right }) => right);
}

async function listByIdentity(request: RegionRequest<'ListResourceAccessByIdentity'>) {
  const { connection, page, path, scope } = request;
  const identity = await findIdentity(request, path.userId);
  if (identity === undefined) throw notFound('identity_not_found', `identity ${path.userId}`);
  const facts = await loadAccessFacts(connection, identity, scope.organisationId, path.spaceId);
  const rows = (await allPermissions(connection)).flatMap((permission) =>
    everyPath([permission.name], 'space', facts).map((path) => rowOf(identity, permission, path)),
  );
  return iamPage(pageOf(rows, page), ({ right }) => right);
}

type ByIdentity = Pick<RegionRequest<'ListResourceAccessByIdentity'>, 'scope'> & { readonly connection: Connection };

/** The path speaks of users; service accounts of the space are taken as well. */
async function findIdentity({ connection, scope }: ByIdentity, id: string): Promise<AgedIdentity | undefined> {
  const user = await findUser(connection, scope, id);
  if (user !== undefined) return { type: 'users', id, createdOn: user.created_on };
  const account = await findServiceAccountIn(connection, scope, id);
  return account && { type: 'serviceAccounts', id, createdOn: account.created_on };
}

const pathTypes = { role: 'Role', permission: 'Permission', acl: 'ACL', granular: 'ACL', ownership: 'ACL' } as const;

/** Granular policies and ownership open one resource like an ACL does, and are shown as one. */
function rowOf(identity: AgedIdentity, permission: PermissionRow, path: AccessPath): Row {
  const { uuid, name } = path.kind === 'role' ? path : permission;
  const resourceUuid = 'resourceId' in path ? path.resourceId : anyResource;
  const pathType = pathTypes[path.kind];
  return {
    createdOn: identity.createdOn,
    id: seededId(identity.id, path.kind, path.level, uuid, permission.uuid, resourceUuid),
    right: {
      identityUuid: identity.id,
      identityType: identity.type === 'users' ? 'user' : 'serviceAccount',
      domain: permission.service,
      ...(permission.resource !== null && { resourceType: permission.resource }),
      resourceUuid,
      pathType,
      accessTypeName: name,
      accessTypeId: uuid,
      action: permission.action,
    },
  };
}

function pageOf(rows: readonly Row[], { after, size }: Page): Cut<Row> & { readonly total: number } {
  const ordered = [...rows].sort((a, b) => b.createdOn - a.createdOn || (a.id < b.id ? -1 : 1));
  const rest =
    after === undefined
      ? ordered
      : ordered.filter(
          (row) => row.createdOn < after.createdOn || (row.createdOn === after.createdOn && row.id > after.id),
        );
  return { ...cutPage(rest.slice(0, size + 1), size, (row) => row), total: rows.length };
}

export const accessRightHandlers = {
  ListIdentityAccessByResource: listByResource,
  ListResourceAccessByIdentity: listByIdentity,
} satisfies SomeHandlers;
