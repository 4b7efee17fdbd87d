/** Everybody who may be granted something in a scope, page by page, so that thousands of them can be walked over. */
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { eachPage } from '#web/api/all-pages.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/paths.ts';
import type { SweepPage, SweepSource } from './sweep.ts';

/** A user or service account with what to call it. */
export interface NamedSubject extends Subject {
  readonly name: string;
}

export function namedUser({ id, firstname, lastname, email }: User): NamedSubject {
  return { type: 'users', id, name: [firstname, lastname].filter(Boolean).join(' ') || email };
}

export function namedAccount({ id, name }: ServiceAccount): NamedSubject {
  return { type: 'serviceAccounts', id, name: name ?? id.slice(0, 8) };
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
