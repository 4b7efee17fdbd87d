/** Where a supervised upgrade is kept while it lasts: in the tab's storage, which signing out clears. Small on purpose. */
import type { Scope } from '#web/api/scope.ts';

/** Of one cluster, the same in every tab. */
export function runName({ region }: Scope, clusterId: string): string {
  return `${region}/${clusterId}`;
}

export function keptRun(name: string): string | null {
  return sessionStorage.getItem(keyOf(name));
}

/** Undefined forgets it. */
export function keepRun(name: string, record: object | undefined): void {
  try {
    if (record === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), JSON.stringify(record));
  } catch {
    // Storage that is full or forbidden only costs going on after a reload.
  }
}

const keyOf = (name: string) => `portico-upgrade ${name}`;
