declare module 'virtual:operation-permissions' {
  import type { OperationId } from '#shared/contract/catalogue.ts';

  /** Permissions of which any one is enough; operations for which a valid token is enough are absent. */
  export const operationPermissions: Readonly<Partial<Record<OperationId, readonly string[]>>>;
}
