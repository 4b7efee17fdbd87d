import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { PlannedStep } from '#shared/run.ts';
import { inScope } from '#web/api/scope.ts';
import type { CopyTask } from './rotation.ts';

/** The call that gives the account what a task says. */
export function stepFor(task: CopyTask, accountId: string): PlannedStep {
  const { scope } = task;
  if (task.kind === 'assign') {
    const path = { spaceId: scope.id, serviceAccountId: accountId };
    return { operation: 'AssignServiceAccountToSpace', path };
  }
  if (task.kind === 'policy') {
    const { roles, permissions } = task.grants;
    const add = {
      ...(roles.length > 0 && { roles: [...roles] }),
      ...(permissions.length > 0 && { permissions: [...permissions] }),
    };
    const path = { subjectType: 'serviceAccounts', subjectId: accountId };
    const [, operation, { path: whole }] = inScope(scope, 'SetIAMPolicy', { path });
    return { operation, path: whole, body: { add } };
  }
  const items: AclItem[] = [...task.items];
  const path = { serviceAccountId: accountId };
  const [, operation, { path: whole }] = inScope(scope, 'CreateACLServiceAccount*Bulk', { path });
  return { operation, path: whole, body: { items } };
}
