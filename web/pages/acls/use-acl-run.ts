import { useState } from 'react';
import type { Scope } from '#web/api/scope.ts';
import { joinReceipts, type AclReceipt, type AclVerb } from '#web/access/acl-change.ts';
import type { AclEntry } from '#web/access/acl-entry.ts';
import { useAclChange } from '#web/access/use-acl-change.ts';
import type { AclEffect } from './use-acl-effect.ts';
import type { KnownEffect } from '#web/access/use-effect-of.ts';

export interface AclRun {
  readonly running: boolean;
  /** Items that have gone through and that had to be sent; undefined before the first call. */
  readonly progress: { readonly done: number; readonly total: number } | undefined;
  /** What has come of it so far. */
  readonly receipt: AclReceipt | undefined;
  /** Why nothing was sent, or why the first of what is left failed. */
  readonly error: unknown;
  /** All answer the receipt of all that was done; undefined when nothing was sent. */
  readonly start: (known: KnownEffect<AclEffect>) => Promise<AclReceipt | undefined>;
  /** Does the opposite of what was done. */
  readonly undo: (receipt: AclReceipt) => Promise<AclReceipt | undefined>;
  /** Sends again what is left, and nothing else. */
  readonly again: () => Promise<AclReceipt | undefined>;
}

/** A change of many ACLs with its progress, of which what failed can be repeated. */
export function useAclRun(scope: Scope): AclRun {
  const change = useAclChange(scope);
  const [running, setRunning] = useState(false);
  const [progress, setProgress] = useState<AclRun['progress']>();
  const [receipt, setReceipt] = useState<AclReceipt>();
  const [error, setError] = useState<unknown>();

  async function run(verb: AclVerb, entries: readonly AclEntry[], first?: AclReceipt) {
    setRunning(true);
    setError(undefined);
    setProgress(undefined);
    try {
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      const now = await change({ verb, entries, onProgress });
      const whole = first === undefined ? now : joinReceipts(first, now);
      setReceipt(whole);
      setError(whole.error);
      return whole;
    } catch (reason) {
      setError(reason);
      return undefined;
    } finally {
      setRunning(false);
    }
  }

  return {
    running,
    progress,
    receipt,
    error,
    start: ({ value: { verb, acls } }) =>
      run(
        verb,
        acls.map(({ entry }) => entry),
      ),
    undo: ({ verb, changed }) => run(verb === 'create' ? 'delete' : 'create', changed),
    again: () => (receipt === undefined ? Promise.resolve(undefined) : run(receipt.verb, receipt.left.flat(), receipt)),
  };
}
