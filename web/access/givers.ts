/** Who may give rights in a scope, by name, as far as a few calls tell: whom to ask, not everybody there is. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contract/iam/users.ts';
import type { Subject } from '#web/address/paths.ts';
import { queryFor } from '#web/api/queries.ts';
import { readerUntil, type Reader } from '#web/api/reader.ts';
import { inScope, operationIn, type Scope } from '#web/api/scope.ts';
import { permissionsOf } from './permission-names.ts';
import { askReview } from './review-first.ts';
import { namedUser, type NamedSubject } from './subject-list.ts';

/** What changing a policy takes. */
const toGive = 'iam.createPolicy';

const mostNamed = 3;

/** A review of thousands is not read to its end for a name. Milliseconds. */
const patience = 5_000;

const freshMs = 5 * 60_000;

/**
 * Query options: the first few people who may, by the region's own access review, without whoever asks. Never fails: where
 * that cannot be read, or is offered by no region, it tells of nobody.
 */
export function giversOf(client: QueryClient, scope: Scope, organisation: Scope | undefined, asking: Subject) {
  return queryOptions({
    queryKey: [scope.region, operationIn(scope, 'GetIAMPolicy'), { id: scope.id }, 'givers', asking.id] as const,
    staleTime: freshMs,
    queryFn: async ({ signal }): Promise<readonly NamedSubject[]> => {
      const ids = await idsOf({ client, scope, organisation, asking, signal });
      const users = await Promise.all(ids.map((id) => readUser(readerUntil(client, signal), scope, organisation, id)));
      return users.flatMap((user) => (user?.active === true ? [namedUser(user)] : []));
    },
  });
}

interface Asked {
  readonly client: QueryClient;
  readonly scope: Scope;
  readonly organisation: Scope | undefined;
  readonly asking: Subject;
  readonly signal: AbortSignal;
}

async function idsOf({ client, scope, organisation, asking, signal }: Asked): Promise<readonly string[]> {
  const enough = new AbortController();
  const timer = setTimeout(() => enough.abort(), patience);
  let ids: readonly string[] = [];
  try {
    const until = AbortSignal.any([signal, enough.signal]);
    const reader = readerUntil(client, until);
    const permission = (await reader.fetchQuery(permissionsOf(scope))).find(({ name }) => name === toGive);
    if (permission === undefined) return [];
    await askReview(
      { client: reader, scope, organisation, permission: toGive, resource: '', signal: until },
      permission,
      (holders) => {
        const people = holders.filter(({ subject: { type, id } }) => type === 'users' && id !== asking.id);
        ids = people.slice(0, mostNamed).map(({ subject }) => subject.id);
        if (ids.length === mostNamed) enough.abort();
      },
    );
  } catch {
    signal.throwIfAborted();
  } finally {
    clearTimeout(timer);
  }
  return ids;
}

/** In the scope, or in the organisation around it, where whoever administers spaces often is. */
async function readUser(
  reader: Reader,
  scope: Scope,
  organisation: Scope | undefined,
  userId: string,
): Promise<User | undefined> {
  const read = (place: Scope) => reader.fetchQuery(queryFor(...inScope(place, 'GetUser', { path: { userId } })));
  try {
    return await read(scope).catch((error: unknown) => {
      if (organisation === undefined) throw error;
      return read(organisation);
    });
  } catch {
    return undefined;
  }
}
