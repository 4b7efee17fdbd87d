import { useEffect, useState } from 'react';
import { useInfiniteQuery, useQueries, useQuery } from '@tanstack/react-query';
import type { User } from '#shared/contract/iam/users.ts';
import { isUuid } from '#shared/contract/path.ts';
import { namedAccount, namedUser, type NamedSubject } from '#web/access/subject-list.ts';
import { queryFor, walkFor } from '#web/api/queries.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import { folded } from '#web/directory/folded.ts';

/** As many matches fill the list; fewer have more pages asked for. */
const enough = 20;
/** A search reads so many pages of fifty by itself, then asks. */
const pagesAtOnce = 40;

export interface FoundSubject extends NamedSubject {
  /** Tells people of one name apart. */
  readonly email?: string;
}

export interface SubjectSearch {
  readonly found: readonly FoundSubject[];
  readonly loading: boolean;
  /** How many have been looked through, of how many as far as the region says. */
  readonly searched: number;
  readonly total: number | undefined;
  /** More exist than have been looked through. Undefined when all have been, or while it goes on by itself. */
  readonly more: (() => void) | undefined;
  readonly error: Error | null;
}

/**
 * Users and service accounts of a scope that fit `text`, by name, address or id. The API finds whole addresses and ids
 * only, so those are asked for at once; names are looked for page by page.
 */
export function useSubjectSearch(scope: Scope, text: string): SubjectSearch {
  const wanted = text.trim();
  const accounts = useInfiniteQuery(walkFor(...inScope(scope, 'ListServiceAccount', {})));
  const users = useInfiniteQuery(walkFor(...inScope(scope, 'ListUser', {})));
  const exact = useExactSubject(scope, wanted);
  const [limit, setLimit] = useState(pagesAtOnce);

  const needles = folded(wanted).split(/\s+/).filter(Boolean);
  const userItems = users.data?.pages.flatMap(({ items }) => items) ?? [];
  const listed: readonly FoundSubject[] = [
    ...(accounts.data?.pages.flatMap(({ items }) => items) ?? []).map(namedAccount),
    ...userItems.map((user) => ({ ...namedUser(user), email: user.email })),
  ];
  const matching = listed.filter(({ name, email = '', id }) => {
    const words = folded(`${name} ${email} ${id}`);
    return needles.every((needle) => words.includes(needle));
  });
  const found = [...new Map([...exact.found, ...matching].map((one) => [one.id, one])).values()];

  const next = [accounts, users].find(({ hasNextPage, isError }) => hasNextPage && !isError);
  const loading = accounts.isFetching || users.isFetching;
  const pages = (accounts.data?.pages.length ?? 0) + (users.data?.pages.length ?? 0);
  const isSearching = needles.length > 0 && found.length < enough && next !== undefined && !exact.settles;
  const goesOn = isSearching && !loading && pages < limit;
  const fetchNext = next?.fetchNextPage;
  useEffect(() => {
    if (goesOn) void fetchNext?.();
  }, [goesOn, fetchNext]);

  const totals = [accounts, users].map(({ data }) => data?.pages[0]?.totalSize);
  return {
    found,
    loading: loading || exact.pending,
    searched: listed.length,
    total: totals.every((total) => total !== undefined) ? totals.reduce((sum, total) => sum + total, 0) : undefined,
    more:
      fetchNext === undefined || loading
        ? undefined
        : () => {
            setLimit(pages + pagesAtOnce);
            void fetchNext();
          },
    error: accounts.error ?? users.error,
  };
}

interface ExactSubject {
  readonly found: readonly FoundSubject[];
  readonly pending: boolean;
  /** The text is a whole id: nothing else can be meant. */
  readonly settles: boolean;
}

/** Whoever has exactly this address or id. */
function useExactSubject(scope: Scope, text: string): ExactSubject {
  const id = isUuid(text) ? text.toLowerCase() : undefined;
  const isAddress = /^\S+@\S+\.\S+$/.test(text);
  const byAddress = useQuery({
    ...queryFor(...inScope(scope, 'ListUser', { query: { email: text } })),
    enabled: isAddress,
    retry: false,
  });
  const byId = useQueries({
    queries: [
      { ...queryFor(...inScope(scope, 'GetUser', { path: { userId: id ?? '' } })), enabled: id !== undefined },
      {
        ...queryFor(...inScope(scope, 'GetServiceAccount', { path: { serviceAccountId: id ?? '' } })),
        enabled: id !== undefined,
      },
    ],
  });
  const [user, account] = byId;
  const withAddress = (one: User): FoundSubject => ({ ...namedUser(one), email: one.email });
  const items = isAddress ? (byAddress.data?.items ?? []) : [];
  const found = [
    ...items.map(withAddress),
    ...(user.data === undefined ? [] : [withAddress(user.data)]),
    ...(account.data === undefined ? [] : [namedAccount(account.data)]),
  ];
  return { found, pending: byAddress.isLoading || byId.some(({ isLoading }) => isLoading), settles: id !== undefined };
}
