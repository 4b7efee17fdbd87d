import { useQueries } from '@tanstack/react-query';
import { largestPage, nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import { isEmptyQuestion, type AclQuestion } from '#web/access/acl-address.ts';
import type { AclPair } from '#web/access/subject-reads.ts';
import { useScope } from '#web/scope/use-scope.ts';

/** What a search takes that is told before it begins. */
export interface SearchCost {
  /** Users and service accounts there are; undefined where the region does not say. */
  readonly identities: number | undefined;
  /** Lists that are read of each. */
  readonly kinds: number;
  /** More are read of those who have any. */
  readonly isLeast: boolean;
}

/** No more calls than these are made unasked, the lists of a thousand identities among them. */
const mostUnasked = 1_010;

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
    typeof whose === 'string' && !isEmptyQuestion(question) && !(inSpace && resourceId !== '' && pair !== 'all');
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
  const count = asked.reduce((sum, { data }) => sum + (data === undefined ? 0 : sizeOf(data)), 0);
  return costOf(scope.kind, pair === 'all' ? pairs.length : 1, count);
}

/** Of so many kinds of ACLs of so many identities (NaN: nobody knows); `null` where it is little. */
export function costOf(where: Scope['kind'], wanted: number, count: number): SearchCost | null {
  const inSpace = where === 'space';
  const kinds = inSpace ? 1 : wanted;
  if (kinds === 1 && count <= mostUnasked) return null;
  return { identities: Number.isNaN(count) ? undefined : count, kinds, isLeast: inSpace && wanted > 1 };
}

/** Not every region says how many there are: a page that is the only one holds all of them. */
function sizeOf(page: ListReply): number {
  return nextTokenOf(page) === undefined ? page.items.length : (page.totalSize ?? Number.NaN);
}
