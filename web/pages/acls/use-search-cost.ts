import { useQueries } from '@tanstack/react-query';
import { largestPage, nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import type { AclQuestion } from '#web/access/acl-address.ts';
import { keyOfPair } from '#web/access/acl-entry.ts';
import type { AclPair } from '#web/access/subject-reads.ts';
import { useScope } from '#web/scope/use-scope.ts';

/** What a search takes that is told before it begins. */
export interface SearchCost {
  /** Users and service accounts there are; undefined where the region does not say. */
  readonly identities: number | undefined;
  /** Lists that are read of each. */
  readonly kinds: number;
  /** To read who there is, and those lists; 0 where nobody knows. */
  readonly calls: number;
  /** More are read of those who have any. */
  readonly isLeast: boolean;
}

/** No more calls than these are made unasked: a thousand identities, the lists that name them, and some room. */
const mostUnasked = 1_100;

/**
 * What a question takes, where everybody is asked about one by one and that is much; `undefined` as long as that is not known,
 * `null` where it is little.
 */
export function useSearchCost(question: AclQuestion, pairs: readonly AclPair[]): SearchCost | null | undefined {
  const scope = useScope();
  const { pair, whose, resourceId } = question;
  const inSpace = scope.kind === 'space';
  // In a space the review of a resource names those who have any on it, and that of an identity the kinds of what it has.
  const isOneByOne =
    typeof whose === 'string' && isAskable(question, pairs) && !(inSpace && resourceId !== '' && pair !== 'all');
  const first = { page: { size: largestPage } };
  const [users, accounts] = useQueries({
    queries: [
      { ...queryFor(...inScope(scope, 'ListUser', first)), enabled: isOneByOne && whose !== 'serviceAccounts' },
      { ...queryFor(...inScope(scope, 'ListServiceAccount', first)), enabled: isOneByOne && whose !== 'users' },
    ],
  });
  const asked = [users, accounts].filter(({ isEnabled }) => isEnabled);
  // Whose list cannot be read is not asked about at all, and the search says so.
  if (!isOneByOne || asked.some(({ isError }) => isError)) return null;
  if (asked.some(({ data }) => data === undefined)) return undefined;
  const sizes = asked.flatMap(({ data }) => (data === undefined ? [] : [sizeOf(data)]));
  return costOf(scope.kind, pair === 'all' ? pairs.length : 1, sizes);
}

/** Whether there can be ACLs as asked for: a kind was chosen, and permissions exist for it. */
export const isAskable = ({ pair }: AclQuestion, pairs: readonly AclPair[]): boolean =>
  pair === 'all' || (pair !== undefined && pairs.some((one) => keyOfPair(one) === keyOfPair(pair)));

/** Of so many kinds of ACLs of whom lists of these sizes name (undefined: nobody knows); `null` where it is little. */
export function costOf(
  where: Scope['kind'],
  wanted: number,
  sizes: readonly (number | undefined)[],
): SearchCost | null {
  const inSpace = where === 'space';
  const kinds = inSpace ? 1 : wanted;
  const isLeast = inSpace && wanted > 1;
  const known = sizes.filter((size) => size !== undefined);
  if (known.length < sizes.length) return { identities: undefined, kinds, calls: 0, isLeast };
  const identities = known.reduce((sum, size) => sum + size, 0);
  const pages = known.reduce((sum, size) => sum + Math.max(1, Math.ceil(size / largestPage)), 0);
  const calls = pages + identities * kinds;
  return kinds === 1 && calls <= mostUnasked ? null : { identities, kinds, calls, isLeast };
}

/** Not every region says how many there are: a page that is the only one holds all of them. */
const sizeOf = (page: ListReply): number | undefined =>
  nextTokenOf(page) === undefined ? page.items.length : page.totalSize;
