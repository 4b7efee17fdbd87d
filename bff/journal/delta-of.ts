/** What of a call's body is remembered. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import { AclItemsBody } from '#shared/contract/iam/acls.ts';
import { SetIamPolicyBody } from '#shared/contract/iam/policies.ts';
import { RolePermissionsBody } from '#shared/contract/iam/roles.ts';
import { PatchUserStateBody } from '#shared/contract/iam/users.ts';
import type { JournalDelta } from '#shared/journal.ts';

type Reads = (body: unknown) => JournalDelta | undefined;

const policy: Reads = (body) => SetIamPolicyBody.safeParse(body).data;
const state: Reads = (body) => PatchUserStateBody.safeParse(body).data;
const permissions =
  (verb: 'add' | 'delete'): Reads =>
  (body) => {
    const { data } = RolePermissionsBody.safeParse(body);
    return data && { [verb]: data };
  };
const acls =
  (verb: 'add' | 'delete'): Reads =>
  (body) => {
    const { data } = AclItemsBody.safeParse(body);
    return data && { [verb]: { acls: data.items } };
  };

const reads: Readonly<Partial<Record<OperationId, Reads>>> = {
  SetIAMPolicyOrganisation: policy,
  SetIAMPolicySpace: policy,
  PatchUserStateOrganisation: state,
  PatchUserStateSpace: state,
  AddRolePermissionsOrganisation: permissions('add'),
  AddRolePermissionsSpace: permissions('add'),
  RemoveRolePermissionsOrganisation: permissions('delete'),
  RemoveRolePermissionsSpace: permissions('delete'),
  CreateACLUserOrganisationBulk: acls('add'),
  CreateACLUserSpaceBulk: acls('add'),
  CreateACLServiceAccountOrganisationBulk: acls('add'),
  CreateACLServiceAccountSpaceBulk: acls('add'),
  DeleteACLUserOrganisationBulk: acls('delete'),
  DeleteACLUserSpaceBulk: acls('delete'),
  DeleteACLServiceAccountOrganisationBulk: acls('delete'),
  DeleteACLServiceAccountSpaceBulk: acls('delete'),
};

/** Of these operations alone; undefined of all others and of what is not as the contract has it. */
export function deltaOf(operation: OperationId, body: unknown): JournalDelta | undefined {
  return body === undefined ? undefined : reads[operation]?.(body);
}
