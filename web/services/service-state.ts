/** States that databases, backups, registries and secret managers have in common (schemas 11 to 13). */

interface Stated {
  readonly status?: { readonly state: string } | undefined;
}

const changing: ReadonlySet<string> = new Set(['CREATING', 'PENDING', 'UPGRADING', 'REPAIRING', 'DELETING']);

/** The state, UNKNOWN where the region does not say. */
export function stateOf({ status }: Stated): string {
  return status?.state ?? 'UNKNOWN';
}

/** Whether the state will change by itself. */
export function isChanging(service: Stated): boolean {
  return changing.has(stateOf(service));
}

/** Whether the service can be used; one that does not tell its state may be. */
export function isUsable(service: Stated): boolean {
  return ['RUNNING', 'UNKNOWN'].includes(stateOf(service));
}
