/** Copying a role as the run that does it. */
import type { NewRun } from '#shared/run.ts';
import { longestName } from '#shared/run-limits.ts';
import { chunksOf } from '#web/api/in-chunks.ts';
import { operationIn, scopePath, type Scope } from '#web/api/scope.ts';
import { trimmed, type RoleValues } from './role-values.ts';

/** The run that creates a role at `target` and gives it permissions of there by their ids. */
export function copyRunOf(target: Scope, values: RoleValues, permissions: readonly string[]): NewRun {
  const body = trimmed(values);
  const path = scopePath(target);
  const about = body.name.slice(0, longestName);
  const step = {
    operation: operationIn(target, 'CreateRole'),
    path,
    body,
    name: about,
    next: chunksOf(permissions).map((chunk) => ({
      operation: operationIn(target, 'AddRolePermissions'),
      path,
      body: { permissions: chunk },
    })),
  };
  return { kind: 'copyRole', scope: target, plan: { about, steps: [step] } };
}
