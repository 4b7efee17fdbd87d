/** What takes back a change exactly. */
import type { OperationId } from './contract/catalogue.ts';
import type { JournalDelta, JournalIntent, JournalInverse } from './journal.ts';

const opposites: Readonly<Partial<Record<OperationId, OperationId>>> = {
  SetIAMPolicyOrganisation: 'SetIAMPolicyOrganisation',
  SetIAMPolicySpace: 'SetIAMPolicySpace',
  PatchUserStateOrganisation: 'PatchUserStateOrganisation',
  PatchUserStateSpace: 'PatchUserStateSpace',
  AddRolePermissionsOrganisation: 'RemoveRolePermissionsOrganisation',
  AddRolePermissionsSpace: 'RemoveRolePermissionsSpace',
  RemoveRolePermissionsOrganisation: 'AddRolePermissionsOrganisation',
  RemoveRolePermissionsSpace: 'AddRolePermissionsSpace',
  CreateACLUserOrganisationBulk: 'DeleteACLUserOrganisationBulk',
  CreateACLUserSpaceBulk: 'DeleteACLUserSpaceBulk',
  CreateACLServiceAccountOrganisationBulk: 'DeleteACLServiceAccountOrganisationBulk',
  CreateACLServiceAccountSpaceBulk: 'DeleteACLServiceAccountSpaceBulk',
  DeleteACLUserOrganisationBulk: 'CreateACLUserOrganisationBulk',
  DeleteACLUserSpaceBulk: 'CreateACLUserSpaceBulk',
  DeleteACLServiceAccountOrganisationBulk: 'CreateACLServiceAccountOrganisationBulk',
  DeleteACLServiceAccountSpaceBulk: 'CreateACLServiceAccountSpaceBulk',
};

/**
 * Undefined where there is none: what was deleted does not come back, and leaving a space takes what was granted there since.
 * Of what was so already, or may have been, the opposite would take what was there before.
 */
export function inverseOf({
  operation,
  path,
  delta,
  changed = delta,
}: Pick<JournalIntent, 'operation' | 'path' | 'delta' | 'changed'>): JournalInverse | undefined {
  const opposite = opposites[operation];
  const isSome = changed && Object.keys(changed).length > 0;
  return isSome && opposite ? { operation: opposite, path, delta: turned(changed) } : undefined;
}

function turned({ add, delete: taken, active }: JournalDelta): JournalDelta {
  return {
    ...(taken && { add: taken }),
    ...(add && { delete: add }),
    ...(active !== undefined && { active: !active }),
  };
}

/** What a call of the inverse is sent with, as its operation takes it. */
export function bodyOfInverse({ operation, delta: { add, delete: taken, active } }: JournalInverse): object {
  if (active !== undefined) return { active };
  const rights = add ?? taken;
  if (rights?.acls !== undefined) return { items: rights.acls };
  if (operation.includes('RolePermissions')) return { permissions: rights?.permissions ?? [] };
  return { ...(add && { add }), ...(taken && { delete: taken }) };
}
