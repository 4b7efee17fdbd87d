/** What a refused call was about: the operation, the permission it takes, and the scope it takes it in. */
import { operationPermissions } from 'virtual:operation-permissions';
import { operationTable } from 'virtual:operation-table';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { isUuid } from '#shared/contract/path.ts';
import type { ApiProblem } from '#web/api/api-problem.ts';
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
  const operation = operationOf(error.request);
  const [permission] = (operation && operationPermissions[operation]) ?? [];
  return permission === undefined ? undefined : { permission, presumed: true };
}

const proxied = /^(\w+) \/api\/regions\/([^/]+)(\/\S*)$/;

/** The operation that `DELETE /api/regions/eu-std-1/…` was; of several that fit, the one with the fewest parameters. */
export function operationOf(request: string): OperationId | undefined {
  const [, method, , path = ''] = proxied.exec(request) ?? [];
  const parts = path.split('/');
  let best: { readonly id: OperationId; readonly parameters: number } | undefined;
  for (const [id, [itsMethod, template]] of Object.entries(operationTable)) {
    const wanted = template.split('/');
    if (itsMethod !== method || wanted.length !== parts.length) continue;
    if (!wanted.every((part, index) => part.startsWith('{') || part === parts[index])) continue;
    const parameters = wanted.filter((part) => part.startsWith('{')).length;
    if (best === undefined || parameters < best.parameters) best = { id: id as OperationId, parameters };
  }
  return best?.id;
}

const namedScope = /\bon (organisation|space) ([\da-f]{8}-[\da-f-]{27})\b/i;

/** The scope a right is missing in: the one that the refusal names, which may be around the one that was asked. */
export function scopeOfRefusal({ request, problem }: ApiProblem): Scope | undefined {
  const asked = scopeOf(request);
  const [, kind, id] = namedScope.exec(problem.detail ?? '') ?? [];
  if (asked === undefined || kind === undefined || id === undefined) return asked;
  return { region: asked.region, kind: kind.toLowerCase() as Scope['kind'], id: id.toLowerCase() };
}

const kinds = { organisations: 'organisation', spaces: 'space' } as const;

/** The first organisation or space in the address of a call; undefined when it names none. */
function scopeOf(request: string): Scope | undefined {
  const [, , region, path = ''] = proxied.exec(request) ?? [];
  const parts = path.split('/');
  const at = parts.findIndex((part, index) => part in kinds && isUuid(parts[index + 1] ?? ''));
  const kind = kinds[parts[at] as keyof typeof kinds] as Scope['kind'] | undefined;
  return region === undefined || kind === undefined ? undefined : { region, kind, id: parts[at + 1] ?? '' };
}
