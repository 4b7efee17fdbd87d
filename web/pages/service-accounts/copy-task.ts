import type { AclItem } from '#shared/contract/iam/acls.ts';
import { call } from '#web/api/call.ts';
import { callInScope } from '#web/api/queries.ts';
import type { CopyTask } from './rotation.ts';

/** Gives the account what the task says. @throws ApiProblem whatever goes wrong. */
export async function runTask(task: CopyTask, accountId: string): Promise<void> {
  const { scope } = task;
  const { region, id } = scope;
  if (task.kind === 'assign') {
    await call(region, 'AssignServiceAccountToSpace', { path: { spaceId: id, serviceAccountId: accountId } });
  } else if (task.kind === 'policy') {
    const path = { subjectType: 'serviceAccounts', subjectId: accountId };
    const { roles, permissions } = task.grants;
    const add = {
      ...(roles.length > 0 && { roles: [...roles] }),
      ...(permissions.length > 0 && { permissions: [...permissions] }),
    };
    await callInScope(scope, 'SetIAMPolicy', { path, body: { add } });
  } else {
    const items: AclItem[] = [...task.items];
    const path = { serviceAccountId: accountId };
    await callInScope(scope, 'CreateACLServiceAccount*Bulk', { path, body: { items } });
  }
}
