import { operationPermissions } from 'virtual:operation-permissions';
import { operationTable } from 'virtual:operation-table';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Method } from '#shared/contract/operation.ts';

export interface NeedingOperation {
  readonly id: OperationId;
  readonly method: Method;
  readonly path: string;
  /** Other permissions that are enough as well. */
  readonly alternatives: readonly string[];
}

/** The operations of the contract that ask for a permission, in order of their names. */
export function operationsNeeding(permission: string): readonly NeedingOperation[] {
  return Object.entries(operationPermissions)
    .filter(([, names]) => names.includes(permission))
    .map(([name, names]) => {
      const id = name as OperationId;
      const [method, path] = operationTable[id];
      return { id, method, path, alternatives: names.filter((other) => other !== permission) };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}
