/** What operations of the contract take, as far as the page knows them: permissions, and where they are asked. */
import { operationPermissions } from 'virtual:operation-permissions';
import { operationTable } from 'virtual:operation-table';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { GrantLevel } from '#shared/rules/access.ts';
import { countingPermissions, type Need } from '#shared/rules/role-fitting.ts';

export interface OperationNeed extends Need {
  readonly operation: OperationId;
}

/** What an operation takes. What names a space is asked there, and what names no place in any space (behaviours B3). */
export function needOf(operation: OperationId): OperationNeed {
  const [, path] = operationTable[operation];
  return {
    operation,
    permissions: operationPermissions[operation] ?? [],
    level: path.includes('{organisationId}') && !path.includes('{spaceId}') ? 'organisation' : 'space',
  };
}

/** The operations that something given at `given` can open, in order of their names. */
export function operationsOpenedAt(given: GrantLevel): readonly OperationNeed[] {
  return (Object.keys(operationPermissions) as OperationId[])
    .map(needOf)
    .filter((need) => countingPermissions(need, given).length > 0)
    .sort((a, b) => (a.operation < b.operation ? -1 : 1));
}

/** Reads `ListUserSpace,CreateCluster`: each once, in their order. What is no operation is dropped. */
export function operationsIn(text: string): readonly OperationId[] {
  return [...new Set(text.split(','))].filter((one): one is OperationId => Object.hasOwn(operationTable, one));
}
