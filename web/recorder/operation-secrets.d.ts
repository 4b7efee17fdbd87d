declare module 'virtual:operation-secrets' {
  import type { OperationId } from '#shared/contract/catalogue.ts';

  /** Their answers carry a credential: nothing of them is kept. */
  export const answersSecret: ReadonlySet<OperationId>;
  /** They take other credentials than a bearer token: nothing of what they are sent is kept. */
  export const takesSecret: ReadonlySet<OperationId>;
  /** Members of what they are sent that may hold secrets: a placeholder is kept of each. */
  export const sentSecrets: ReadonlyMap<OperationId, readonly string[]>;
}
