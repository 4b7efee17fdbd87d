/** Roles and permissions named in bodies: they must exist, and be ones that can be given at that scope (B4, B10.8). */
import type { ProblemFragment } from '#shared/contract/problem.ts';
import { ProblemError } from '#region/request/problem.ts';
import type { Connection } from '#region/store/database.ts';
import { permissionsByUuid, type PermissionRow } from '#region/store/permissions.ts';
import { rolesByUuid } from '#region/store/roles.ts';
import { levelColumn, type Scope } from '#region/store/scope.ts';

/** An id and the field of the body it came in: `add.roles[2]`. */
export interface NamedId {
  readonly field: string;
  readonly uuid: string;
}

interface Call {
  readonly connection: Connection;
  readonly scope: Scope;
}

/** The ids of a list in a body, in lower case, with their fields. */
export function namedIds(field: string, uuids: readonly string[] = []): NamedId[] {
  return uuids.map((uuid, index) => ({ field: `${field}[${index}]`, uuid: uuid.toLowerCase() }));
}

/** Throws 400 `permission_not_found` unless all of them exist. Gives them by id. */
export async function requirePermissions(
  { connection }: Call,
  ids: readonly NamedId[],
): Promise<ReadonlyMap<string, PermissionRow>> {
  const rows = await permissionsByUuid(
    connection,
    ids.map(({ uuid }) => uuid),
  );
  const known = new Map(rows.map((row) => [row.uuid, row]));
  refuseAny(
    'permission_not_found',
    ids.filter(({ uuid }) => !known.has(uuid)),
    'names no permission',
  );
  return known;
}

/** Throws 400 unless all of them exist and can be given at the scope. Gives them by id. */
export async function requireGrantablePermissions(
  call: Call,
  ids: readonly NamedId[],
): Promise<ReadonlyMap<string, PermissionRow>> {
  const known = await requirePermissions(call, ids);
  refuseElsewhere(call.scope, ids, known);
  return known;
}

/** Throws 400 unless all of them are roles of the scope, or predefined ones that can be given there. */
export async function requireGrantableRoles(call: Call, ids: readonly NamedId[]): Promise<void> {
  const { connection, scope } = call;
  const rows = await rolesByUuid(
    connection,
    scope,
    ids.map(({ uuid }) => uuid),
  );
  const known = new Map(rows.map((row) => [row.uuid, row]));
  refuseAny(
    'role_not_found',
    ids.filter(({ uuid }) => !known.has(uuid)),
    'names no role of this scope',
  );
  refuseElsewhere(scope, ids, known);
}

type Levels = Pick<PermissionRow, 'in_organisation' | 'in_space'>;

function refuseElsewhere(scope: Scope, ids: readonly NamedId[], known: ReadonlyMap<string, Levels>): void {
  const level = levelColumn(scope);
  const words = scope.spaceId === undefined ? 'cannot be given in an organisation' : 'cannot be given in a space';
  refuseAny(
    'not_in_tenant_roles',
    ids.filter(({ uuid }) => known.get(uuid)?.[level] !== 1),
    words,
  );
}

function refuseAny(fragment: ProblemFragment, wrong: readonly NamedId[], description: string): void {
  if (wrong.length === 0) return;
  const violations = wrong.map(({ field }) => ({ field, description }));
  const fields = wrong.map(({ field }) => field).join(', ');
  throw new ProblemError(fragment, `${fields} ${description}.`, { status: 400, violations });
}
