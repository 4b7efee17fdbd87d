/** Everybody who may be granted something in a scope, page by page, so that thousands of them can be walked over. */
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { User } from '#shared/contract/iam/users.ts';
import type { SubjectRecord } from '#shared/rules/subject-status.ts';
import { eachPage } from '#web/api/all-pages.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { shortId } from '#web/ui/short-id.ts';
import { isBeingDeleted } from './leaving-accounts.ts';
import type { SweepPage, SweepSource } from '#web/api/sweep.ts';

/** A user or service account with what to call it, and what decides whether the region lets it in. */
export interface NamedSubject extends Subject {
  readonly name: string;
  readonly record: SubjectRecord;
}

/** What to call subjects, and what decides whether the region lets them in, by `keyOfSubject`. */
export type SubjectsByKey = ReadonlyMap<string, Pick<NamedSubject, 'name' | 'record'>>;

export function namedUser({ id, firstname, lastname, email, active }: User): NamedSubject {
  const name = [firstname, lastname].filter(Boolean).join(' ') || email;
  return { type: 'users', id, name, record: { type: 'users', active } };
}

export function namedAccount({ id, name, expirationDate }: ServiceAccount): NamedSubject {
  const record = { type: 'serviceAccounts', expirationDate, isLeaving: isBeingDeleted(id) } as const;
  return { type: 'serviceAccounts', id, name: name ?? shortId(id), record };
}

/** The service accounts of a scope, which are few and often hold much, then its users, as lists to sweep. */
export function subjectSources(scope: Scope, signal: AbortSignal): readonly SweepSource<NamedSubject>[] {
  return [
    () => mapped(eachPage(...inScope(scope, 'ListServiceAccount', {}), { signal }), namedAccount),
    () => mapped(eachPage(...inScope(scope, 'ListUser', {}), { signal }), namedUser),
  ];
}

async function* mapped<Item>(
  pages: AsyncIterable<SweepPage<Item>>,
  name: (item: Item) => NamedSubject,
): AsyncGenerator<SweepPage<NamedSubject>> {
  for await (const { items, total } of pages) yield { items: items.map(name), total };
}
