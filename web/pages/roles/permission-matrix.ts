/** Permissions as a table: a row a resource, a column a kind of action. */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { actionKindOf, actionKinds, facetsOf, type ActionKind } from '#shared/rules/permission-grammar.ts';
import { groupedByService } from './permission-families.ts';
import { folded } from '#web/directory/folded.ts';
import { finderOf } from '#web/directory/matches-words.ts';

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
  return groupedByService(permissions).map(({ service, families }) =>
    serviceOf(
      service,
      families.map((family) => rowOf(service, family.resource, family.permissions)),
    ),
  );
}

const serviceOf = (service: string, rows: readonly MatrixRow[]): MatrixService => ({
  service,
  rows,
  permissions: rows.flatMap((row) => row.permissions),
});

const rowOf = (service: string, resource: string, permissions: readonly Permission[]): MatrixRow => ({
  service,
  resource,
  permissions,
  cells: cellsOf(permissions),
});

export function cellsOf(permissions: readonly Permission[]): Cells {
  const cells: Record<ActionKind, Permission[]> = { get: [], create: [], update: [], delete: [], other: [] };
  for (const permission of permissions) cells[actionKindOf(facetsOf(permission))].push(permission);
  return cells;
}

/** The permissions in the order of their cells. */
export function inCells({ cells }: MatrixRow): readonly Permission[] {
  return actionKinds.flatMap((kind) => cells[kind]);
}

/** What finds the part of a matrix whose permissions have all words of a text in their names and descriptions. */
export function matrixFinder(permissions: readonly Permission[]): (text: string) => readonly MatrixService[] {
  const all = matrixOf(permissions);
  const wordsOf = new Map(
    permissions.map((permission) => [permission, folded(`${permission.name} ${permission.description ?? ''}`)]),
  );
  return (text) => {
    if (text.trim() === '') return all;
    const isAmong = finderOf(text);
    const isFound = (permission: Permission) => isAmong(wordsOf.get(permission) ?? '');
    return all.flatMap(({ service, rows }) => {
      const found = rows.flatMap((row) => {
        const members = row.permissions.filter(isFound);
        if (members.length === row.permissions.length) return row;
        return members.length === 0 ? [] : rowOf(service, row.resource, members);
      });
      return found.length === 0 ? [] : serviceOf(service, found);
    });
  };
}
