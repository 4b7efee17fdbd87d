import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { isUuid } from '#shared/contract/path.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { accountRead } from './accounts-read.ts';

export interface Successor {
  /** Of the new account; undefined until there is one. */
  readonly id: string | undefined;
  /** The address names one that was created before the page was opened: its secret is not here. */
  readonly resumed: boolean;
  /** The resumed one, as soon as it has been read. */
  readonly account: ServiceAccount | undefined;
  /** Why the resumed one could not be read. */
  readonly error: Error | null;
  readonly retry: () => void;
  readonly gone: boolean;
  /** Puts the new account's id into the address, so that a reload goes on with it. */
  readonly remember: (id: string) => void;
  /** Begins again without it. */
  readonly forget: () => void;
}

/** The new account of a rotation. Its id stands in the address, its secret never does. */
export function useSuccessor(scope: Scope, accountId: string): Successor {
  const [search, setSearch] = useSearchParams();
  const given = search.get('successor') ?? '';
  const id = isUuid(given) && given.toLowerCase() !== accountId.toLowerCase() ? given.toLowerCase() : undefined;
  const [found, setFound] = useState(id);
  const resumed = id !== undefined && id === found;
  const { data, error, refetch } = useQuery({ ...queryFor(...accountRead(scope, id ?? '')), enabled: resumed });

  function change(successor: string | undefined) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (successor === undefined) next.delete('successor');
        else next.set('successor', successor);
        return next;
      },
      { replace: true },
    );
  }
  return {
    id,
    resumed,
    account: data,
    error,
    retry: () => void refetch(),
    gone: error instanceof ApiProblem && error.status === 404,
    remember: change,
    forget: () => {
      setFound(undefined);
      change(undefined);
    },
  };
}
