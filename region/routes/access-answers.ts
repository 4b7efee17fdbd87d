/** Roles, permissions and ACL items in the contract's shapes. Absent fields are left out. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { AclRow } from '#region/store/acls.ts';
import type { PermissionRow } from '#region/store/permissions.ts';
import type { RoleRow } from '#region/store/roles.ts';
import { timestamp } from '#region/handler/answers.ts';

export function roleAnswer(row: RoleRow): Role {
  return {
    uuid: row.uuid,
    name: row.name,
    description: row.description,
    tenantType: [...(row.in_organisation ? ['organisation'] : []), ...(row.in_space ? ['space'] : [])],
    custom: row.custom === 1,
    createdOn: timestamp(row.created_on),
    updatedOn: timestamp(row.updated_on),
  };
}

export function permissionAnswer(row: PermissionRow): Permission {
  return {
    uuid: row.uuid,
    name: row.name,
    description: row.description,
    service: row.service,
    ...(row.resource !== null && { resource: row.resource }),
    ...(row.sub_resource !== null && { subResource: row.sub_resource }),
    action: row.action,
    createdOn: timestamp(row.created_on),
    updatedOn: timestamp(row.updated_on),
  };
}

export function aclAnswer(row: AclRow): AclItem {
  return {
    permissionId: row.permission_uuid,
    service: row.service,
    resource: row.resource,
    resourceId: row.resource_id,
    ...(row.subresource !== '' && { subresource: row.subresource }),
  };
}
