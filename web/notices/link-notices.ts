/** What is told of recovery links that were used. */
import { mostSeenLinks, type LinkNews } from '#shared/recovery-ledger.ts';
import type { LinkNotice, Notice } from './notice.ts';
import type { NamedPerson } from './read-person-names.ts';

/** Of more than so many at once, after a night say, the bell alone tells. */
const mostToldAtOnce = 3;

/** Notices of links that the accounts signed in issued, with the `names` of users by their ids. */
export function linkNotices(
  news: readonly LinkNews[],
  accounts: ReadonlyMap<string, string>,
  names: ReadonlyMap<string, NamedPerson> = new Map(),
): readonly LinkNotice[] {
  const areMany = news.length > mostToldAtOnce;
  return news.flatMap((link) => {
    const { id, region, organisationId, userId, usedOn: at, issuedBy } = link;
    if (at === undefined || accounts.get(region) !== issuedBy.clientId) return [];
    const person = names.get(userId);
    const known = { ...(person !== undefined && { person: person.name }), ...(areMany && { isTold: true as const }) };
    const seenIn = person?.spaceId === undefined ? {} : { spaceId: person.spaceId };
    const what = { userId, organisationId, ...seenIn, how: howOf(link) };
    return [{ account: issuedBy.clientId, region, id, at, link: what, ...known }];
  });
}

/** Ids of those whose notice was read, which the server need not tell of any more; as many as it takes at once. */
export function seenLinks(news: readonly LinkNews[], notices: readonly Notice[]): readonly string[] {
  const read = new Set(notices.flatMap((one) => ('link' in one && one.isRead === true ? [one.id] : [])));
  return news
    .map(({ id }) => id)
    .filter((id) => read.has(id))
    .slice(0, mostSeenLinks);
}

/** Somebody whose state at the issue is not known is not said to have become active. */
function howOf({ active, wasActive }: LinkNews): LinkNotice['link']['how'] {
  if (active !== true) return 'inactive';
  return wasActive === false ? 'activated' : 'recovered';
}
