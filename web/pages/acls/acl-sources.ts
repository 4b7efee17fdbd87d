/** Who and what a search for ACLs asks about: every subject wanted, and for each every kind of resource wanted. */
import type { QueryClient } from '@tanstack/react-query';
import type { AclQuestion } from '#web/access/acl-address.ts';
import { aclPairs, keyOfPair } from '#web/access/acl-entry.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { namedAccount, namedUser, type NamedSubject } from '#web/access/subject-list.ts';
import type { AclPair } from '#web/access/subject-reads.ts';
import type { SweepPage, SweepSource } from '#web/api/sweep.ts';
import { namedRecord, subjectRead } from '#web/access/use-subject.ts';
import { eachPage } from '#web/api/all-pages.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { shortId } from '#web/ui/short-id.ts';

/** One call: the ACLs of somebody on one kind of resource. */
export interface NamedLook {
  readonly subject: NamedSubject;
  readonly pair: AclPair;
}

/** The calls that answer a question. A pair that no permission exists on is not asked about: it can hold no ACL. */
export function lookSources(
  client: QueryClient,
  scope: Scope,
  { pair, whose }: AclQuestion,
  signal: AbortSignal,
): readonly SweepSource<NamedLook>[] {
  const wantedPairs = async () => {
    const all = aclPairs(await client.fetchQuery(permissionsOf(scope)));
    if (pair === undefined || pair === 'all') return pair === 'all' ? all : [];
    return all.filter((one) => keyOfPair(one) === keyOfPair(pair));
  };
  const looks = (pages: AsyncIterable<SweepPage<NamedSubject>>) => () => withPairs(pages, wantedPairs);
  const users = () => looks(named(eachPage(...inScope(scope, 'ListUser', {}), { signal }), namedUser));
  const accounts = () => looks(named(eachPage(...inScope(scope, 'ListServiceAccount', {}), { signal }), namedAccount));
  if (whose === 'users') return [users()];
  if (whose === 'serviceAccounts') return [accounts()];
  if (whose === 'everybody') return [users(), accounts()];
  return [looks(oneSubject(client, scope, whose))];
}

async function* withPairs(
  pages: AsyncIterable<SweepPage<NamedSubject>>,
  wantedPairs: () => Promise<readonly AclPair[]>,
): AsyncGenerator<SweepPage<NamedLook>> {
  const pairs = await wantedPairs();
  if (pairs.length === 0) return;
  for await (const { items, total } of pages) {
    yield {
      items: items.flatMap((subject) => pairs.map((pair) => ({ subject, pair }))),
      total: total === undefined ? undefined : total * pairs.length,
    };
  }
}

async function* named<Item>(
  pages: AsyncIterable<SweepPage<Item>>,
  name: (item: Item) => NamedSubject,
): AsyncGenerator<SweepPage<NamedSubject>> {
  for await (const { items, total } of pages) yield { items: items.map(name), total };
}

async function* oneSubject(...question: Parameters<typeof readSubject>): AsyncGenerator<SweepPage<NamedSubject>> {
  yield { items: [await readSubject(...question)], total: 1 };
}

/** Whoever may not see the account itself may still see its ACLs; it goes by the start of its id then. Never rejects. */
export function readSubject(client: QueryClient, scope: Scope, subject: Subject): Promise<NamedSubject> {
  const [region, operation, args] = subjectRead(scope, subject);
  return client.fetchQuery({ ...queryFor(region, operation, args), staleTime: 5_000 }).then(
    (found) => namedRecord(subject, found),
    (): NamedSubject => ({ ...subject, name: shortId(subject.id), record: 'unread' }),
  );
}
