import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contract/iam/users.ts';
import type { ListReply } from '#shared/contract/list-reply.ts';
import type { LinkNews } from '#shared/recovery-ledger.ts';
import { readsById } from '#web/api/names.ts';
import { nameText } from '#web/ui/name-text.ts';

/** Who has used these links, by the ids of the users, fifty a call; who cannot be read is absent. */
export async function readPersonNames(
  client: QueryClient,
  news: readonly LinkNews[],
): Promise<ReadonlyMap<string, string>> {
  const places = new Map(
    news.map(({ region, organisationId }) => [region + organisationId, { region, organisationId }]),
  );
  const reads = [...places.values()].flatMap(({ region, organisationId }) => {
    const links = news.filter((link) => link.region === region && link.organisationId === organisationId);
    const ids = links.map(({ userId }) => userId);
    return readsById(region, 'ListUserOrganisation', { path: { organisationId } }, ids);
  });
  const answers = await Promise.all(reads.map((read) => client.fetchQuery(read).catch(() => undefined)));
  const users = answers.flatMap((answer) => (answer as ListReply<User> | undefined)?.items ?? []);
  return new Map(
    users.map(({ id, firstname, lastname, email }) => [
      id,
      nameText([firstname, lastname].filter(Boolean).join(' ')) || email,
    ]),
  );
}
