/** Access control lists: one permission on one resource (contract 2.8 and 4.7, behaviours B10.10 to B10.12). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';
import { inBothScopes } from '../operation.ts';
import { accessPaging, iamList } from '../paging.ts';

export const AclItem = z.looseObject({
  permissionId: z.guid(),
  service: z.string(),
  resource: z.string(),
  resourceId: z.string(),
  subresource: z.string().optional(),
});
export type AclItem = z.infer<typeof AclItem>;

/** 1 to 100 items a call (contract 8). */
export const AclItemsBody = z.object({
  items: z
    .array(
      z.object({
        permissionId: z.guid(),
        service: z.string().min(1),
        resource: z.string().min(1),
        resourceId: z.string().min(1).max(255),
        subresource: z.string().min(1).optional(),
      }),
    )
    .min(1)
    .max(100),
});

const acl = { section: '4.7', service: 'iam', resource: 'acls' } as const;
const errors = [400, 401, 403, 404, 500] as const;
const allPublic = { method: 'public', path: 'public', success: 'public' } as const;

const get = {
  ...acl,
  method: 'GET',
  query: z.object({ service: z.string().min(1), resource: z.string().min(1), subresource: z.string().optional() }),
  paging: accessPaging,
  success: { status: 200, schema: iamList(AclItem) },
  errors,
  permission: 'iam.getPolicy',
  addresses: 'scope',
  provenance: { method: 'public', path: 'public', success: 'seed' },
} as const;

const create = {
  ...acl,
  method: 'POST',
  body: { schema: AclItemsBody },
  success: { status: 201 },
  errors,
  permission: 'iam.createPolicy',
  addresses: 'scope',
  provenance: allPublic,
} as const;

const remove = {
  ...acl,
  method: 'DELETE',
  body: { schema: AclItemsBody },
  success: { status: 204 },
  errors,
  permission: 'iam.deletePolicy',
  addresses: 'scope',
  provenance: allPublic,
  note: 'DELETE with a JSON body; items that do not exist are ignored.',
} as const;

const ofUser = '/users/{userId}';
const ofServiceAccount = '/serviceAccounts/{serviceAccountId}';

export const aclOperations = {
  ...inBothScopes('GetACLUser', {
    summary: 'List the ACLs of a user',
    ...get,
    path: `${ofUser}/acl`,
  }),
  ...inBothScopes('GetACLServiceAccount', {
    summary: 'List the ACLs of a service account',
    ...get,
    path: `${ofServiceAccount}/acl`,
  }),
  ...inBothScopes('CreateACLUser*Bulk', {
    summary: 'Give ACLs to a user',
    ...create,
    path: `${ofUser}/bulk/acl`,
  }),
  ...inBothScopes('CreateACLServiceAccount*Bulk', {
    summary: 'Give ACLs to a service account',
    ...create,
    path: `${ofServiceAccount}/bulk/acl`,
  }),
  ...inBothScopes('DeleteACLUser*Bulk', {
    summary: 'Take ACLs from a user',
    ...remove,
    path: `${ofUser}/bulk/acl`,
  }),
  ...inBothScopes('DeleteACLServiceAccount*Bulk', {
    summary: 'Take ACLs from a service account',
    ...remove,
    path: `${ofServiceAccount}/bulk/acl`,
  }),
} as const satisfies Record<string, Operation>;
