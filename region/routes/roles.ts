/** Roles in both scopes (contract 4.5, behaviours B10.1 to B10.4). */
import { randomUUID } from 'node:crypto';
import type { SomeHandlers, RegionRequest, ScopedRequest } from '#region/handler/handler.ts';
import { ProblemError, conflict, notFound } from '#region/request/problem.ts';
import { recordOwnership } from '#region/store/access.ts';
import { listPermissions } from '#region/store/permissions.ts';
import {
  addRolePermissions,
  deleteRole,
  findRole,
  insertRole,
  isRoleNameTaken,
  listRoles,
  removeRolePermissions,
  updateRole,
  type RoleRow,
} from '#region/store/roles.ts';
import { permissionAnswer, roleAnswer } from './access-answers.ts';
import { iamPage } from '#region/handler/answers.ts';
import { namedIds, requireGrantablePermissions, requirePermissions } from './grantable.ts';

/** What the checks below need of any request about roles. */
type RoleRequest = Pick<RegionRequest<'GetRoleOrganisation'>, 'connection' | 'scope'>;

async function requireRole({ connection, scope }: RoleRequest, uuid: string): Promise<RoleRow> {
  const role = await findRole(connection, scope, uuid);
  if (role === undefined) throw notFound('role_not_found', `role ${uuid}`);
  return role;
}

async function requireCustomRole(request: RoleRequest, uuid: string): Promise<RoleRow> {
  const role = await requireRole(request, uuid);
  if (role.custom === 0) throw new ProblemError('forbidden', `Role ${role.name} is predefined; nobody can change it.`);
  return role;
}

async function requireFreeName({ connection, scope }: RoleRequest, name: string, exceptFor?: string): Promise<void> {
  if (!(await isRoleNameTaken(connection, scope, name, exceptFor))) return;
  throw conflict('Another role here has this name.', 'duplicate_role');
}

async function list({ connection, page, query, reach, scope }: ScopedRequest<'ListRoles'>) {
  return iamPage(await listRoles(connection, scope, { name: query.name, reach }, page), roleAnswer);
}

async function create(request: ScopedRequest<'CreateRole'>) {
  const { body, caller, connection, scope, context } = request;
  await requireFreeName(request, body.name);
  const now = context.clock.now();
  const role: RoleRow = {
    uuid: randomUUID(),
    name: body.name,
    description: body.description,
    custom: 1,
    scope_id: scope.scopeId,
    in_organisation: scope.spaceId === undefined ? 1 : 0,
    in_space: scope.spaceId === undefined ? 0 : 1,
    created_on: now,
    updated_on: now,
  };
  await insertRole(connection, role);
  await recordOwnership(connection, caller, scope.scopeId, { service: 'iam', resource: 'role', resourceId: role.uuid });
  return roleAnswer(role);
}

async function get(request: ScopedRequest<'GetRole'>) {
  return roleAnswer(await requireRole(request, request.path.roleUuid));
}

async function update(request: ScopedRequest<'UpdateRole'>) {
  const { body, connection, path, context } = request;
  const role = await requireCustomRole(request, path.roleUuid);
  if (Object.keys(body).length === 0) return undefined;
  const { name = role.name, description = role.description } = body;
  await requireFreeName(request, name, role.uuid);
  await updateRole(connection, role.uuid, { name, description, updated_on: context.clock.now() });
  return undefined;
}

async function remove(request: ScopedRequest<'DeleteRole'>) {
  const role = await requireCustomRole(request, request.path.roleUuid);
  await deleteRole(request.connection, role.uuid);
  return undefined;
}

async function listPermissionsOf(request: ScopedRequest<'GetRolePermissions'>) {
  const { connection, page, path, scope } = request;
  const { uuid } = await requireRole(request, path.roleUuid);
  return iamPage(await listPermissions(connection, scope, { roleUuid: uuid, reach: 'all' }, page), permissionAnswer);
}

async function addPermissions(request: ScopedRequest<'AddRolePermissions'>) {
  const { body, connection, path, context } = request;
  const { uuid } = await requireCustomRole(request, path.roleUuid);
  const permissions = await requireGrantablePermissions(request, namedIds('permissions', body.permissions));
  await addRolePermissions(connection, uuid, [...permissions.keys()]);
  await updateRole(connection, uuid, { updated_on: context.clock.now() });
  return undefined;
}

async function removePermissions(request: ScopedRequest<'RemoveRolePermissions'>) {
  const { body, connection, path, context } = request;
  const { uuid } = await requireCustomRole(request, path.roleUuid);
  const permissions = await requirePermissions(request, namedIds('permissions', body.permissions));
  await removeRolePermissions(connection, uuid, [...permissions.keys()]);
  await updateRole(connection, uuid, { updated_on: context.clock.now() });
  return undefined;
}

export const roleHandlers = {
  ListRolesOrganisation: list,
  ListRolesSpace: list,
  CreateRoleOrganisation: create,
  CreateRoleSpace: create,
  GetRoleOrganisation: get,
  GetRoleSpace: get,
  UpdateRoleOrganisation: update,
  UpdateRoleSpace: update,
  DeleteRoleOrganisation: remove,
  DeleteRoleSpace: remove,
  GetRolePermissionsOrganisation: listPermissionsOf,
  GetRolePermissionsSpace: listPermissionsOf,
  AddRolePermissionsOrganisation: addPermissions,
  AddRolePermissionsSpace: addPermissions,
  RemoveRolePermissionsOrganisation: removePermissions,
  RemoveRolePermissionsSpace: removePermissions,
} satisfies SomeHandlers;
