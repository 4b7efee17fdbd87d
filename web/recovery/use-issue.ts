import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RecoveryLink } from '#shared/contract/iam/users.ts';
import { callInScope, mutationInScope } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { refreshLedger } from './ledger-query.ts';

export interface Issue {
  /** A credential: in the component's state alone, beside every cache (behaviours B9.12). */
  readonly issued: RecoveryLink | undefined;
  /** The account was deactivated on the way, whether or not a link was issued then. */
  readonly deactivated: boolean;
  readonly pending: boolean;
  readonly error: unknown;
  readonly start: (deactivatesFirst: boolean) => Promise<void>;
}

/** Issues a link for a user, after deactivating the account where that is asked for; trying again does not repeat that. */
export function useIssue(scope: Scope, userId: string): Issue {
  const client = useQueryClient();
  const state = useMutation(mutationInScope(scope, 'PatchUserState'));
  const [issued, setIssued] = useState<RecoveryLink>();
  const [deactivated, setDeactivated] = useState(false);
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<unknown>();

  async function start(deactivatesFirst: boolean) {
    if (pending) return;
    setPending(true);
    setError(undefined);
    try {
      if (deactivatesFirst && !deactivated) {
        await state.mutateAsync({ path: { userId }, body: { active: false } });
        setDeactivated(true);
      }
      setIssued(await callInScope(scope, 'RecoverUser', { path: { userId } }));
      refreshLedger(client, scope.region);
    } catch (reason) {
      setError(reason);
    } finally {
      setPending(false);
    }
  }

  return { issued, deactivated, pending, error, start };
}
