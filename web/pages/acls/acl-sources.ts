/** Who a search for ACLs asks about, and on which kinds of resource. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { AclQuestion } from '#web/access/acl-address.ts';
import { aclPairs, keyOfPair } from '#web/access/acl-entry.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { subjectSources, type NamedSubject } from '#web/access/subject-list.ts';
import { readAcls, type AclPair } from '#web/access/subject-reads.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { pagesOf, type SweepOptions, type SweepPage, type SweepSource } from '#web/api/sweep.ts';
import { namedRecord, subjectRead } from '#web/access/use-subject.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Reader } from '#web/api/reader.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { shortId } from '#web/ui/short-id.ts';
import { holdersOn, kindsToRead } from '#web/access/acl-kinds.ts';

/** Somebody, and the kinds of resource that their ACLs are wanted of. */
export interface AclAsk {
  readonly subject: NamedSubject;
  readonly pairs: readonly AclPair[];
}

/** Somebody and a kind of resource; `items` are undefined when their ACLs on it could not be read. */
export interface Found {
  readonly subject: NamedSubject;
  readonly pair: AclPair;
  readonly items: readonly AclItem[] | undefined;
}

/** The ACLs that answer a question, as things to sweep. */
export function aclSweep(
  client: Reader,
  scope: Scope,
  question: AclQuestion,
  signal: AbortSignal,
): Pick<SweepOptions<AclAsk, readonly Found[]>, 'sources' | 'look'> {
  const narrowed = kindsToRead(scope, signal);
  return {
    sources: askSources(client, scope, question, signal),
    look: async ({ subject, pairs }) => {
      const failures: unknown[] = [];
      const found = await Promise.all(
        (await narrowed(subject, pairs)).map(async (pair): Promise<Found> => {
          const items = await ofThoseThere(readAcls(scope, subject, pair, signal)).catch((error: unknown) => {
            // All of it is asked for again when the region has had a rest.
            if (error instanceof ApiProblem && error.status === 429) throw error;
            failures.push(error);
          });
          return { subject, pair, items: items ?? undefined };
        }),
      );
      // Of whom nothing was read, nothing is found.
      if (failures.length > 0 && failures.length === found.length) throw failures[0];
      return found.filter(({ items }) => items?.length !== 0);
    },
  };
}

/** Somebody who has been deleted since the list was read has no ACLs. */
export async function ofThoseThere(reading: Promise<readonly AclItem[]>): Promise<readonly AclItem[]> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return [];
    throw error;
  }
}

/**
 * Whom a question is about. A pair that no permission exists on is not asked about, as it can hold no ACL; of one
 * resource in a space, those alone are asked whom its review names.
 */
function askSources(
  client: Reader,
  scope: Scope,
  { pair, whose, resourceId }: AclQuestion,
  signal: AbortSignal,
): readonly SweepSource<AclAsk>[] {
  const wanted = async () => {
    const all = aclPairs(await client.fetchQuery(permissionsOf(scope)));
    if (pair === undefined || pair === 'all') return pair === 'all' ? all : [];
    return all.filter((one) => keyOfPair(one) === keyOfPair(pair));
  };
  const asked = (source: SweepSource<NamedSubject>) =>
    async function* (): AsyncGenerator<SweepPage<AclAsk>> {
      const pairs = await wanted();
      if (pairs.length === 0) return;
      for await (const { items, ...page } of pagesOf(source)) {
        yield { ...page, items: items.map((subject) => ({ subject, pairs })) };
      }
    };
  if (typeof whose !== 'string') return [asked(async () => [await readSubject(client, scope, whose)])];
  const [accounts, users] = subjectSources(scope, signal);
  const lists = { users: [users], serviceAccounts: [accounts], everybody: [users, accounts] }[whose];
  if (resourceId === '' || typeof pair !== 'object') return lists.map(asked);
  const onResource = async function* (): AsyncGenerator<SweepPage<NamedSubject>> {
    const told = await holdersOn(scope, pair, resourceId, signal);
    if (told === undefined) for (const list of lists) yield* pagesOf(list);
    const those = told?.filter(({ type }) => whose === 'everybody' || whose === type) ?? [];
    yield { items: await Promise.all(those.map((subject) => readSubject(client, scope, subject))) };
  };
  return [asked(onResource)];
}

/** Whoever may not see the account itself may still see its ACLs; it goes by the start of its id then. Never rejects. */
export function readSubject(client: Reader, scope: Scope, subject: Subject): Promise<NamedSubject> {
  const [region, operation, args] = subjectRead(scope, subject);
  return client.fetchQuery({ ...queryFor(region, operation, args), staleTime: 5_000 }).then(
    (found) => namedRecord(subject, found),
    (): NamedSubject => ({ ...subject, name: shortId(subject.id), record: 'unread' }),
  );
}
