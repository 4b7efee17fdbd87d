/** Permissions (contract 2.6 and 4.6, schemas 8). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { inBothScopes } from '../operation.ts';
import { iamList, iamPaging } from '../paging.ts';

export const Permission = z.looseObject({
  uuid: z.guid(),
  name: z.string(),
  description: z.string().optional(),
  service: z.string().optional(),
  /** Absent, not null, on rights that have no resource. */
  resource: z.string().optional(),
  subResource: z.string().optional(),
  action: z.string().optional(),
  createdOn: z.iso.datetime().optional(),
  updatedOn: z.iso.datetime().optional(),
});
export type Permission = z.infer<typeof Permission>;

const permission = {
  section: '4.6',
  service: 'iam',
  resource: 'permissions',
  permission: 'iam.permission.get',
} as const;
const provenance = { method: 'public', path: 'public', success: 'seed' } as const;

export const permissionOperations = {
  ...inBothScopes('ListPermissions', {
    summary: 'List permissions',
    ...permission,
    method: 'GET',
    path: '/permissions',
    addresses: 'reachable',
    query: z.object({
      service: z.string().optional(),
      resource: z.string().optional(),
      subresource: z.string().optional(),
      action: z.string().optional(),
    }),
    paging: iamPaging,
    success: { status: 200, schema: iamList(Permission) },
    errors: [401, 403, 500],
    errorsMore: [400],
    provenance,
    note: 'The filter is spelled subresource, the field subResource.',
  }),
  ...inBothScopes('GetPermission', {
    summary: 'Get a permission',
    ...permission,
    method: 'GET',
    path: '/permissions/{permissionUuid}',
    addresses: '{permissionUuid}',
    success: { status: 200, schema: Permission },
    errors: [400, 401, 403, 404, 500],
    provenance,
  }),
} as const satisfies Record<string, Operation>;
