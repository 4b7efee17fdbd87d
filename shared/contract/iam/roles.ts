/** Roles and their permissions (contract 2.5 and 4.5, behaviours B10). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { inBothScopes } from '../operation.ts';
import { iamList, iamPaging } from '../paging.ts';
import { Permission } from './permissions.ts';

export const Role = z.looseObject({
  uuid: z.guid(),
  name: z.string().optional(),
  description: z.string().optional(),
  createdOn: z.iso.datetime().optional(),
  updatedOn: z.iso.datetime().optional(),
  tenantType: z.array(z.string()).optional(),
  /** True for roles the customer made; predefined ones cannot be changed. */
  custom: z.boolean().optional(),
});
export type Role = z.infer<typeof Role>;

const roleName = z.string().trim().min(1).max(255);
const roleDescription = z.string().max(1_000);
export const CreateRoleBody = z.object({ name: roleName, description: roleDescription });
export const UpdateRoleBody = z.object({ name: roleName.optional(), description: roleDescription.optional() });
/** 1 to 100 uuids a call (contract 8). */
export const RolePermissionsBody = z.object({ permissions: z.array(z.guid()).min(1).max(100) });

const role = { section: '4.5', service: 'iam', resource: 'roles' } as const;
const answerInSeed = { method: 'public', path: 'public', success: 'seed' } as const;
const allPublic = { method: 'public', path: 'public', success: 'public' } as const;

export const roleOperations = {
  ...inBothScopes('ListRoles', {
    summary: 'List roles',
    ...role,
    method: 'GET',
    path: '/roles',
    query: z.object({ name: z.string().optional() }),
    paging: iamPaging,
    success: { status: 200, schema: iamList(Role) },
    errors: [401, 403, 404, 500],
    errorsMore: [400],
    permission: 'iam.role.get',
    addresses: 'reachable',
    provenance: answerInSeed,
    note: 'name is an exact filter.',
  }),
  ...inBothScopes('CreateRole', {
    summary: 'Create a role',
    ...role,
    method: 'POST',
    path: '/roles',
    body: { schema: CreateRoleBody },
    success: { status: 200, schema: Role },
    errors: [400, 401, 403, 500],
    errorsMore: [409],
    permission: 'iam.role.create',
    addresses: 'scope',
    provenance: answerInSeed,
    note: 'Answers 200 with the role, which has no permissions yet.',
  }),
  ...inBothScopes('DeleteRole', {
    summary: 'Delete a role',
    ...role,
    changes: ['policies'],
    method: 'DELETE',
    path: '/roles/{roleUuid}',
    success: { status: 204 },
    errors: [401, 403, 404, 500],
    permission: 'iam.role.delete',
    addresses: '{roleUuid}',
    provenance: allPublic,
    note: 'The role is taken out of every policy that held it.',
  }),
  ...inBothScopes('GetRole', {
    summary: 'Get a role',
    ...role,
    method: 'GET',
    path: '/roles/{roleUuid}',
    success: { status: 200, schema: Role },
    errors: [401, 403, 404, 500],
    permission: 'iam.role.get',
    addresses: '{roleUuid}',
    provenance: answerInSeed,
  }),
  ...inBothScopes('UpdateRole', {
    summary: 'Change a role',
    ...role,
    method: 'PATCH',
    path: '/roles/{roleUuid}',
    body: { schema: UpdateRoleBody },
    success: { status: 204 },
    errors: [400, 401, 403, 404, 500],
    errorsMore: [409],
    permission: 'iam.role.update',
    addresses: '{roleUuid}',
    provenance: allPublic,
  }),
  ...inBothScopes('RemoveRolePermissions', {
    summary: 'Remove permissions from a role',
    ...role,
    method: 'DELETE',
    path: '/roles/{roleUuid}/permissions',
    body: { schema: RolePermissionsBody },
    success: { status: 204 },
    errors: [401, 403, 404, 500],
    errorsMore: [400],
    permission: 'iam.role.update',
    addresses: '{roleUuid}',
    provenance: allPublic,
    note: 'DELETE with a JSON body; all or nothing.',
  }),
  ...inBothScopes('GetRolePermissions', {
    summary: 'List the permissions of a role',
    ...role,
    method: 'GET',
    path: '/roles/{roleUuid}/permissions',
    paging: iamPaging,
    success: { status: 200, schema: iamList(Permission) },
    errors: [401, 403, 404, 500],
    errorsMore: [400],
    permission: 'iam.role.get',
    addresses: '{roleUuid}',
    provenance: answerInSeed,
  }),
  ...inBothScopes('AddRolePermissions', {
    summary: 'Add permissions to a role',
    ...role,
    method: 'PATCH',
    path: '/roles/{roleUuid}/permissions',
    body: { schema: RolePermissionsBody },
    success: { status: 204 },
    errors: [400, 401, 403, 404, 500],
    permission: 'iam.role.update',
    addresses: '{roleUuid}',
    provenance: allPublic,
    note: 'All or nothing.',
  }),
} as const satisfies Record<string, Operation>;
