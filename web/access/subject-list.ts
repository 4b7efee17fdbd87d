/** Everybody who may be granted something in a scope, page by page, so that thousands of them can be walked over. */
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { User } from '#shared/contract/iam/users.ts';
import type { SubjectRecord } from '#shared/rules/subject-status.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { inScope, type Read, type Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { readPages, type End, type Page } from '#web/directory/read-pages.ts';
import { Tally } from '#web/directory/tally.ts';
import { shortId } from '#web/ui/short-id.ts';
import { isBeingDeleted } from './leaving-accounts.ts';
import type { SweepSource } from '#web/api/sweep.ts';

/** A user or service account with what to call it, and what decides whether the region lets it in. */
export interface NamedSubject extends Subject {
  readonly name: string;
  /** Of a user: names them in every place. */
  readonly email?: string;
  readonly record: SubjectRecord;
}

/** What to call subjects, and what decides whether the region lets them in, by `keyOfSubject`. */
export type SubjectsByKey = ReadonlyMap<string, Pick<NamedSubject, 'name' | 'record'>>;

export function namedUser(user: User): NamedSubject {
  const { id, email, active } = user;
  return { type: 'users', id, name: wholeName(user) || email, email, record: { type: 'users', active } };
}

export function namedAccount({ id, name, expirationDate }: ServiceAccount): NamedSubject {
  const record = { type: 'serviceAccounts', expirationDate, isLeaving: isBeingDeleted(id) } as const;
  return { type: 'serviceAccounts', id, name: name ?? shortId(id), record };
}

/**
 * The service accounts of a scope, which are few and often hold much, then its users, as lists to sweep. `onListed` gets
 * each as soon as it has come, however long it takes until it is its turn.
 */
export function subjectSources(
  scope: Scope,
  signal: AbortSignal,
  onListed?: (subject: NamedSubject) => void,
): readonly [accounts: SweepSource<NamedSubject>, users: SweepSource<NamedSubject>] {
  const list =
    <Item>(read: Read, name: (item: Item) => NamedSubject) =>
    () =>
      inAdvance(named(readPages<Item>(read, signal), name, onListed));
  return [
    list(inScope(scope, 'ListServiceAccount', {}), namedAccount),
    list(inScope(scope, 'ListUser', {}), namedUser),
  ];
}

async function* named<Item>(
  pages: AsyncGenerator<Page<Item>, End>,
  name: (item: Item) => NamedSubject,
  onListed: ((subject: NamedSubject) => void) | undefined,
): AsyncGenerator<Page<NamedSubject>, End> {
  for (;;) {
    const { done, value } = await pages.next();
    if (done) return value;
    const items = value.items.map(name);
    if (onListed !== undefined) for (const subject of items) onListed(subject);
    yield { ...value, items };
  }
}

/**
 * The pages as fast as they come, however long each is worked at: the server leaves who dawdles over a list.
 * @throws Error after the last page when the list is not complete, or something was created meanwhile that is not in it.
 */
async function* inAdvance<Row>(pages: AsyncGenerator<Page<Row>, End>): AsyncGenerator<Page<Row>, undefined> {
  const come: Promise<IteratorResult<Page<Row>, End>>[] = [];
  const ask = () => {
    const next = pages.next();
    come.push(next);
    next.then(
      ({ done }) => done || ask(),
      () => undefined,
    );
  };
  ask();
  const tally = new Tally();
  for (const next of come) {
    const { done, value } = await next;
    if (!done) {
      tally.take(value);
      yield value;
    } else if (!value.complete || tally.missing > 0) throw value.error ?? new Error('Not all of the list has come.');
  }
}
