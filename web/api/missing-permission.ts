import { ApiProblem } from './api-problem.ts';

/** Not part of an e-mail address or a host. */
const permissionName = /(?<![\w@.-])[a-z][a-zA-Z0-9]*(?:\.[a-z][a-zA-Z0-9]*){2,3}(?![\w@-])/;

/**
 * The permission a 403 names, such as `iam.user.get` (behaviours B3.9: identity, scope and permission by uuid and
 * name); undefined when the region words its refusal without one.
 */
export function missingPermission(error: unknown): string | undefined {
  if (!(error instanceof ApiProblem) || error.status !== 403) return undefined;
  return permissionName.exec(error.problem.detail ?? '')?.[0];
}
