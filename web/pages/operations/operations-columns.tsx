import type { Operation } from '#shared/contract/kubernetes/operations.ts';
import type { ListDefinition } from '#web/list/list-definition.ts';

/** Operations as they are read. What is shown of them is the state the live watch keeps, whose columns every list of it has. */
export const operationList: ListDefinition<Operation> = {
  rowKey: ({ id }) => id,
  wordsOf: ({ id, type, targetLink }) => `${type ?? ''} ${id} ${targetLink ?? ''}`,
};
