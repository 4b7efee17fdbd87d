import { useState } from 'react';
import type { Scope } from '#web/api/scope.ts';
import { joinReceipts, type AclReceipt, type AclVerb } from '#web/access/acl-change.ts';
import type { AclEntry } from '#web/access/acl-entry.ts';
import { useAclChange } from '#web/access/use-acl-change.ts';

export interface AclCall {
  readonly running: boolean;
  /** What has come of it so far. */
  readonly receipt: AclReceipt | undefined;
  /** Why nothing was sent, or why the first of what is left failed. */
  readonly error: unknown;
  /** Sends them, or only what is left of them once they were sent; answers undefined when nothing was sent. */
  readonly send: (verb: AclVerb, entries: readonly AclEntry[]) => Promise<AclReceipt | undefined>;
}

/** A change of ACLs that is one call of the page, with what came of it. */
export function useAclCall(scope: Scope): AclCall {
  const change = useAclChange(scope);
  const [running, setRunning] = useState(false);
  const [receipt, setReceipt] = useState<AclReceipt>();
  const [error, setError] = useState<unknown>();

  async function send(verb: AclVerb, entries: readonly AclEntry[]) {
    setRunning(true);
    setError(undefined);
    try {
      const now = await change({ verb, entries: receipt === undefined ? entries : receipt.left.flat() });
      const whole = receipt === undefined ? now : joinReceipts(receipt, now);
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

  return { running, receipt, error, send };
}
