/** Which words say what a change did; those of both scopes are the same. */
import type { JournalDelta, JournalIntent } from '#shared/journal.ts';
import type { Messages } from '#web/messages/areas.ts';

export type ChangeName = keyof Messages['journal']['what'];

const names: Readonly<Record<ChangeName, true>> = {
  CreateSpace: true,
  UpdateSpace: true,
  CreateUser: true,
  Activate: true,
  Deactivate: true,
  UpdateUser: true,
  RecoverUser: true,
  DeleteUser: true,
  UnassignUser: true,
  AssignUserToSpace: true,
  CreateServiceAccount: true,
  UpdateServiceAccount: true,
  DeleteServiceAccount: true,
  AssignServiceAccountToSpace: true,
  CreateAdminServiceAccount: true,
  CreateRole: true,
  DeleteRole: true,
  UpdateRole: true,
  RemoveRolePermissions: true,
  AddRolePermissions: true,
  SetIAMPolicy: true,
  SetIAMGranularPolicy: true,
  CreateACLUserBulk: true,
  CreateACLServiceAccountBulk: true,
  DeleteACLUserBulk: true,
  DeleteACLServiceAccountBulk: true,
  CreateCluster: true,
  UpdateCluster: true,
  DeleteCluster: true,
  CreateNodePool: true,
  UpdateNodePoolCount: true,
  DeleteNodePool: true,
  UpgradeWorkers: true,
  AddWorkers: true,
  RemoveWorkers: true,
  UpdateWorkersOs: true,
  UpgradeControlPlane: true,
  CreateVms: true,
  StartVm: true,
  StopVm: true,
  RebootVm: true,
  DeleteVm: true,
  CreateDatabaseCluster: true,
  CreateBackup: true,
  DeleteBackup: true,
  ResetRegistryPassword: true,
};

const isKnown = (name: string): name is ChangeName => Object.hasOwn(names, name);

/** Undefined for an operation that this version of the page does not know. */
export function changeName({
  operation,
  delta,
}: {
  readonly operation: JournalIntent['operation'];
  readonly delta?: JournalDelta;
}): ChangeName | undefined {
  if (operation.startsWith('PatchUserState')) return delta?.active === false ? 'Deactivate' : 'Activate';
  return [operation, operation.replace(/(?:Organisation|Space)(?=(?:Bulk)?$)/, '')].find(isKnown);
}
