import type { OperationId } from '#shared/contract/catalogue.ts';

/** What operations of runs change about who may do what; nothing of one that only its words tell of. */
export const changeOfOperation: Readonly<
  Partial<
    Record<OperationId, 'policy' | 'aclsGiven' | 'aclsTaken' | 'assigned' | 'unassigned' | 'deleted' | 'switched'>
  >
> = {
  SetIAMPolicyOrganisation: 'policy',
  SetIAMPolicySpace: 'policy',
  CreateACLUserOrganisationBulk: 'aclsGiven',
  CreateACLUserSpaceBulk: 'aclsGiven',
  CreateACLServiceAccountOrganisationBulk: 'aclsGiven',
  CreateACLServiceAccountSpaceBulk: 'aclsGiven',
  DeleteACLUserOrganisationBulk: 'aclsTaken',
  DeleteACLUserSpaceBulk: 'aclsTaken',
  DeleteACLServiceAccountOrganisationBulk: 'aclsTaken',
  DeleteACLServiceAccountSpaceBulk: 'aclsTaken',
  AssignUserToSpace: 'assigned',
  AssignServiceAccountToSpace: 'assigned',
  UnassignUserSpace: 'unassigned',
  DeleteUserOrganisation: 'deleted',
  DeleteServiceAccountOrganisation: 'deleted',
  DeleteServiceAccountSpace: 'deleted',
  PatchUserStateOrganisation: 'switched',
  PatchUserStateSpace: 'switched',
};
