import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Scope } from '#web/api/scope.ts';
import { withCode } from '#web/ui/lazy-part.ts';
import { roleHoldersOf, type RoleHolders } from './role-holders.ts';

export interface KnownRoleHolders {
  /** Null before anybody has looked. */
  readonly known: RoleHolders | null;
  /** Asks everybody, afresh; until they have been asked, or nobody looks any more. */
  readonly find: () => Promise<void>;
}

/** Who holds the roles of a scope, as far as it was looked for; a search goes on from page to page while one of them shows it. */
export function useRoleHolders(scope: Scope): KnownRoleHolders {
  const client = useQueryClient();
  const options = roleHoldersOf(scope);
  const { data: known } = useQuery(options);
  const hash = JSON.stringify(options.queryKey);
  useEffect(() => {
    const query = client.getQueryCache().get<RoleHolders | null>(hash);
    return () =>
      queueMicrotask(() => {
        if (query?.getObserversCount() === 0) query.state.data?.stop();
      });
  }, [client, hash]);
  const find = () => withCode(async () => (await import('./find-role-holders.ts')).findRoleHolders(client, scope));
  return { known, find };
}
