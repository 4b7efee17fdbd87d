import { useEffect } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { keyOfSubject } from '#web/access/acl-entry.ts';
import { namedAccount, namedUser, type NamedSubject } from '#web/access/subject-list.ts';
import { walkFor } from '#web/api/queries.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import { folded } from '#web/directory/folded.ts';

/** As many matches as fill the list; a text that is looked for asks for more pages until there are. */
const enough = 30;

/** Somebody an ACL can be given to. */
export interface SubjectOption extends NamedSubject {
  /** Of a user. */
  readonly email?: string;
}

export interface SubjectOptions {
  readonly found: readonly SubjectOption[];
  readonly loading: boolean;
  readonly onLoadMore: (() => void) | undefined;
  /** One of the lists could not be read. */
  readonly failed: boolean;
}

/** Users and service accounts of a scope to choose from, a page at a time, however many there are. */
export function useSubjectOptions(scope: Scope, text: string): SubjectOptions {
  const users = useInfiniteQuery(walkFor(...inScope(scope, 'ListUser', {})));
  const accounts = useInfiniteQuery(walkFor(...inScope(scope, 'ListServiceAccount', {})));
  const all: readonly SubjectOption[] = [
    ...(users.data?.pages ?? []).flatMap(({ items }) =>
      items.map((user) => ({ ...namedUser(user), email: user.email })),
    ),
    ...(accounts.data?.pages ?? []).flatMap(({ items }) => items.map(namedAccount)),
  ];
  const needles = folded(text).split(/\s+/).filter(Boolean);
  const found = [...new Map(all.map((one) => [keyOfSubject(one), one])).values()].filter((one) => {
    const words = folded(`${one.name} ${one.email ?? ''} ${one.id}`);
    return needles.every((needle) => words.includes(needle));
  });
  const next = [users, accounts].find(({ hasNextPage, isError }) => hasNextPage && !isError);
  const loading = users.isFetching || accounts.isFetching;
  const searching = needles.length > 0 && found.length < enough && next !== undefined && !loading;
  const fetchNext = next?.fetchNextPage;
  useEffect(() => {
    if (searching) void fetchNext?.();
  }, [searching, fetchNext]);
  return {
    found,
    loading,
    onLoadMore: fetchNext !== undefined && !loading ? () => void fetchNext() : undefined,
    failed: users.isError || accounts.isError,
  };
}
