import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contract/iam/users.ts';
import type { ListReply } from '#shared/contract/list-reply.ts';
import type { LinkNews } from '#shared/recovery-ledger.ts';
import { wholeName } from '#shared/rules/whole-name.ts';
import { readsById } from '#web/api/names.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import { nameText } from '#web/ui/name-text.ts';

export interface NamedPerson {
  readonly name: string;
  /** The space they are seen in, where they are not seen in the organisation. */
  readonly spaceId?: string;
}

/**
 * Who has used these links, by the ids of the users, fifty a call: as the organisation tells, and of whom it tells nothing, as the
 * space does that the link was issued in. Who cannot be read is absent.
 */
export async function readPersonNames(
  client: QueryClient,
  news: readonly LinkNews[],
): Promise<ReadonlyMap<string, NamedPerson>> {
  const seen = await readIn('organisation', client, news);
  const others = news.filter(({ userId }) => !seen.has(userId));
  return new Map([...seen, ...(await readIn('space', client, others))]);
}

async function readIn(
  kind: Scope['kind'],
  client: QueryClient,
  news: readonly LinkNews[],
): Promise<ReadonlyMap<string, NamedPerson>> {
  const asked = new Map<string, { readonly place: Scope; readonly ids: string[] }>();
  for (const { region, organisationId, spaceId, userId } of news) {
    const id = kind === 'space' ? spaceId : organisationId;
    if (id === undefined) continue;
    const { place, ids } = asked.get(region + id) ?? { place: { region, kind, id }, ids: [] };
    asked.set(region + id, { place, ids: [...ids, userId] });
  }
  const named = [...asked.values()].map(async ({ place, ids }) => {
    const [region, list, args] = inScope(place, 'ListUser', {});
    const reads = readsById(region, list, args, ids);
    const answers = await Promise.all(reads.map((read) => client.fetchQuery(read).catch(() => undefined)));
    const users = answers.flatMap((answer) => (answer as ListReply<User> | undefined)?.items ?? []);
    return users.map(
      (user) => [user.id, { name: nameOf(user), ...(kind === 'space' && { spaceId: place.id }) }] as const,
    );
  });
  return new Map((await Promise.all(named)).flat());
}

const nameOf = (user: User) => nameText(wholeName(user)) || user.email;
