import { useState } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { User } from '#shared/contract/iam/users.ts';
import { isUuid } from '#shared/contract/path.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import { together, type Reading } from '#web/directory/reading.ts';
import { accountList } from '#web/directory/searched-lists.ts';
import { userList } from '#web/directory/user-list.ts';
import { useSearch } from '#web/list/use-search.ts';
import { isWholeAddress } from '#web/list/whole-address.ts';
import { keyOfSubject } from './acl-entry.ts';
import { namedAccount, namedUser, type NamedSubject } from './subject-list.ts';

/** So many are put into the list at a time. */
const shownAtOnce = 50;

export interface FoundSubject extends NamedSubject {
  /** Tells people of one name apart. */
  readonly email?: string;
}

export interface SubjectSearch {
  readonly found: readonly FoundSubject[];
  readonly loading: boolean;
  readonly onLoadMore: (() => void) | undefined;
  /** How far the lists are read; undefined when an id is looked for, or nothing is known yet. */
  readonly reading: Reading | undefined;
  readonly error: Error | null;
}

/**
 * Users and service accounts of a scope that fit `text`, by name, address or id. The API finds whole addresses and ids
 * only, so those are asked for at once; names are looked for in the whole lists. Nothing is asked unless `enabled`.
 */
export function useSubjectSearch(scope: Scope, text: string, enabled = true): SubjectSearch {
  const wanted = text.trim();
  const exact = useExactSubject(scope, enabled ? wanted : '');
  const [shown, setShown] = useState({ text: wanted, most: shownAtOnce });
  const most = shown.text === wanted ? shown.most : shownAtOnce;
  const wish = { text: wanted, enabled: enabled && !isUuid(wanted), most };
  const accounts = useSearch(accountList, inScope(scope, 'ListServiceAccount', {}), wish);
  const users = useSearch(userList, inScope(scope, 'ListUser', {}), wish);
  // Neither kind takes all the room from the other.
  const ofAccounts = Math.max(most / 2, most - users.rows.length);
  const matching = [...accounts.rows.slice(0, ofAccounts).map(namedAccount), ...users.rows.map(withAddress)];
  const reading = together([accounts.reading, users.reading]);
  return {
    found: [...new Map([...exact.found, ...matching.slice(0, most)].map((one) => [keyOfSubject(one), one])).values()],
    loading: exact.pending || accounts.pending || users.pending,
    onLoadMore:
      accounts.count + users.count > most ? () => setShown({ text: wanted, most: most + shownAtOnce }) : undefined,
    reading: wish.enabled ? reading : undefined,
    error: reading?.error ?? null,
  };
}

const withAddress = (user: User): FoundSubject => ({ ...namedUser(user), email: user.email });

/** Whoever has exactly this address or id. */
function useExactSubject(scope: Scope, text: string) {
  const id = isUuid(text) ? text.toLowerCase() : undefined;
  const byAddress = useQuery({
    ...queryFor(...inScope(scope, 'ListUser', { query: { email: text } })),
    enabled: isWholeAddress(text),
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
  const found: readonly FoundSubject[] = [
    ...(byAddress.data?.items ?? []).map(withAddress),
    ...(user.data === undefined ? [] : [withAddress(user.data)]),
    ...(account.data === undefined ? [] : [namedAccount(account.data)]),
  ];
  return { found, pending: byAddress.isLoading || byId.some(({ isLoading }) => isLoading) };
}
