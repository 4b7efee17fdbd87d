/** Permissions as a table: a row a resource, a column a kind of action. */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { actionKindOf, actionKinds, facetsOf, type ActionKind } from '#shared/rules/permission-grammar.ts';
import { groupedByService } from './permission-families.ts';
import { folded } from '#web/directory/folded.ts';

/** Mostly one permission or none; under `other`, and where a region has two names for the same, any number. */
export type Cells = Readonly<Record<ActionKind, readonly Permission[]>>;

export interface MatrixRow {
  readonly service: string;
  /** Empty for the rights on the service as a whole. */
  readonly resource: string;
  readonly permissions: readonly Permission[];
  readonly cells: Cells;
}

export interface MatrixService {
  readonly service: string;
  readonly rows: readonly MatrixRow[];
  readonly permissions: readonly Permission[];
}

/** Each permission in exactly one cell, whatever its name; in order of the alphabet. */
export function matrixOf(permissions: readonly Permission[]): readonly MatrixService[] {
  return groupedByService(permissions).map(({ service, families }) => ({
    service,
    rows: families.map(({ resource, permissions: members }) => ({
      service,
      resource,
      permissions: members,
      cells: cellsOf(members),
    })),
    permissions: families.flatMap((family) => family.permissions),
  }));
}

export function cellsOf(permissions: readonly Permission[]): Cells {
  const cells: Record<ActionKind, Permission[]> = { get: [], create: [], update: [], delete: [], other: [] };
  for (const permission of permissions) cells[actionKindOf(facetsOf(permission))].push(permission);
  return cells;
}

/** The permissions in the order of their cells. */
export function inCells({ cells }: MatrixRow): readonly Permission[] {
  return actionKinds.flatMap((kind) => cells[kind]);
}

/** What finds permissions by words of their names and descriptions: all of them have to be there. */
export function permissionFinder(permissions: readonly Permission[]): (text: string) => readonly Permission[] {
  const words = permissions.map(({ name, description = '' }) => folded(`${name} ${description}`));
  return (text) => {
    const needles = folded(text).split(/\s+/).filter(Boolean);
    return permissions.filter((_, index) => needles.every((needle) => words[index]?.includes(needle)));
  };
}
