/** What a refused call was about: the operation, the permission it takes, and the scope it takes it in. */
import { operationPermissions } from 'virtual:operation-permissions';
import type { ApiProblem, Called } from '#web/api/api-problem.ts';
import { missingPermission } from '#web/api/missing-permission.ts';
import type { Scope } from '#web/api/scope.ts';

export interface MissingRight {
  readonly permission: string;
  /** The region has not said which one is missing: this is the one the operation takes (contract 4). */
  readonly presumed: boolean;
}

/** The permission that a 403 is for want of; undefined when neither the region nor the contract names one. */
export function missingRight(error: ApiProblem): MissingRight | undefined {
  const named = missingPermission(error);
  if (named !== undefined) return { permission: named, presumed: false };
  const [permission] = (error.called && operationPermissions[error.called.operation]) ?? [];
  return permission === undefined ? undefined : { permission, presumed: true };
}

const namedScope = /\bon (organisation|space) ([\da-f]{8}-[\da-f-]{27})\b/i;

/** The scope a right is missing in: the one that the refusal names, which may be around the one that was asked. */
export function scopeOfRefusal({ called, problem }: ApiProblem): Scope | undefined {
  const asked = called && scopeOf(called);
  const [, kind, id] = namedScope.exec(problem.detail ?? '') ?? [];
  if (asked === undefined || kind === undefined || id === undefined) return asked;
  return { region: asked.region, kind: kind.toLowerCase() as Scope['kind'], id: id.toLowerCase() };
}

/** The organisation it was called in, else the space; undefined when it acts in none. */
function scopeOf({ region, path: { organisationId, spaceId } }: Called): Scope | undefined {
  if (organisationId !== undefined) return { region, kind: 'organisation', id: organisationId };
  return spaceId === undefined ? undefined : { region, kind: 'space', id: spaceId };
}
