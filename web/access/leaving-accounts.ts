/** Accounts whose deletion was accepted and that are still listed (behaviours B8.4): the page's memory, nothing more. */
import type { Scope } from '#web/api/scope.ts';
import { createStore } from '#web/ui/store.ts';

export interface LeavingAccount {
  readonly scope: Scope;
  readonly id: string;
  readonly name: string;
}

const { set, read, subscribe } = createStore<readonly LeavingAccount[]>([]);

const isSame = (one: Scope, other: Scope) =>
  one.region === other.region && one.kind === other.kind && one.id === other.id;

export const leavingAccounts = {
  subscribe,
  read,
  /** From now on the account is looked for in `scope` until it is gone. */
  add: (account: LeavingAccount): void => set([...withoutAny(account.scope, [account.id]), account]),
  remove: (scope: Scope, ids: readonly string[]): void => set(withoutAny(scope, ids)),
};

function withoutAny(scope: Scope, ids: readonly string[]): readonly LeavingAccount[] {
  return read().filter((account) => !isSame(account.scope, scope) || !ids.includes(account.id));
}

/** True when the account itself is being deleted: from a space it may only be detached (behaviours B8.5). */
export function isBeingDeleted(id: string): boolean {
  return read().some((account) => account.id === id && account.scope.kind === 'organisation');
}

/** Those that are leaving a scope. */
export function leavingFrom(all: readonly LeavingAccount[], scope: Scope): readonly LeavingAccount[] {
  return all.filter((account) => isSame(account.scope, scope));
}
