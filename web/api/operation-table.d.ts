declare module 'virtual:operation-table' {
  import type { Method, Resource } from '#shared/contract/operation.ts';
  import type { OperationId } from '#shared/contract/catalogue.ts';

  /** For every operation: method, path template, the resource it belongs to, further resources it changes. */
  export const operationTable: Readonly<
    Record<OperationId, readonly [method: Method, path: string, resource: Resource, changes: readonly Resource[]]>
  >;
}
