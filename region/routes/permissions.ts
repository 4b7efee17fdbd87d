/** Permissions in both scopes (contract 4.6). */
import type { SomeHandlers, ScopedRequest } from '#region/handler/handler.ts';
import { notFound } from '#region/request/problem.ts';
import { findPermission, listPermissions } from '#region/store/permissions.ts';
import { permissionAnswer } from './access-answers.ts';
import { iamPage } from '#region/handler/answers.ts';

async function list({ connection, page, query, reach, scope }: ScopedRequest<'ListPermissions'>) {
  const { subresource: subResource, ...rest } = query;
  return iamPage(await listPermissions(connection, scope, { ...rest, subResource, reach }, page), permissionAnswer);
}

async function get({ connection, path, scope }: ScopedRequest<'GetPermission'>) {
  const permission = await findPermission(connection, scope, path.permissionUuid);
  if (permission === undefined) throw notFound('permission_not_found', `permission ${path.permissionUuid}`);
  return permissionAnswer(permission);
}

export const permissionHandlers = {
  ListPermissionsOrganisation: list,
  ListPermissionsSpace: list,
  GetPermissionOrganisation: get,
  GetPermissionSpace: get,
} satisfies SomeHandlers;
