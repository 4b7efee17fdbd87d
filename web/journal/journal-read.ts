/** The journal of the console's server (shared/journal.ts). */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { journalPath, type JournalEntry, type JournalFilter, type JournalPage } from '#shared/journal.ts';
import { exchange } from '#web/api/http.ts';
import { journalFilterTo } from './journal-address.ts';

const journalKey = ['journal'] as const;

async function readPage(filter: JournalFilter, cursor: string, signal: AbortSignal): Promise<JournalPage> {
  const query = journalFilterTo(filter);
  if (cursor !== '') query.set('cursor', cursor);
  const address = query.size === 0 ? journalPath : `${journalPath}?${query.toString()}`;
  return (await exchange({ method: 'GET', address, signal })) as JournalPage;
}

/** A page after the other, newest first. @throws ApiProblem */
export function journalQuery(filter: JournalFilter) {
  return infiniteQueryOptions({
    queryKey: [...journalKey, filter],
    queryFn: ({ pageParam, signal }) => readPage(filter, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
}

/** The newest change that passes the filter, as far as one request looks. @throws ApiProblem */
export function lastChangeQuery(filter: JournalFilter) {
  return queryOptions({
    queryKey: [...journalKey, 'last', filter],
    queryFn: async ({ signal }) => {
      const query = journalFilterTo(filter);
      query.set('limit', '1');
      return (await exchange({
        method: 'GET',
        address: `${journalPath}?${query.toString()}`,
        signal,
      })) as JournalPage;
    },
    // Any change made meanwhile may be a newer one.
    staleTime: 0,
  });
}

/** One entry. @throws ApiProblem: 404 also for what is not for this reader */
export function entryQuery(id: string) {
  return queryOptions({
    queryKey: [...journalKey, 'entry', id],
    queryFn: async ({ signal }) =>
      (await exchange({
        method: 'GET',
        address: `${journalPath}/${encodeURIComponent(id)}`,
        signal,
      })) as JournalEntry,
  });
}

export interface WholeJournal {
  readonly items: readonly JournalEntry[];
  /** Regions that did not say what of others' changes there is. */
  readonly unread: readonly string[];
}

/** All that passes the filter. @throws ApiProblem; the signal's reason when aborted */
export async function readWholeJournal(filter: JournalFilter, signal: AbortSignal): Promise<WholeJournal> {
  const items: JournalEntry[] = [];
  const unread = new Set<string>();
  let cursor: string | undefined = '';
  while (cursor !== undefined) {
    const page: JournalPage = await readPage(filter, cursor, signal);
    items.push(...page.items);
    for (const region of page.unread) unread.add(region);
    cursor = page.next;
  }
  return { items, unread: [...unread].sort() };
}
