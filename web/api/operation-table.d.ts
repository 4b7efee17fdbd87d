declare module 'virtual:operation-table' {
  import type { Method, Resource } from '#shared/contract/operation.ts';
  import type { OperationId } from '#shared/contract/catalogue.ts';
  import type { ReplyShape } from '#web/api/reply-shape.ts';

  /**
   * For every operation: method, path template, the resource it belongs to, further resources it changes, and the shape
   * of its reply.
   */
  export const operationTable: Readonly<
    Record<
      OperationId,
      readonly [method: Method, path: string, resource: Resource, changes: readonly Resource[], shape: ReplyShape]
    >
  >;
}
