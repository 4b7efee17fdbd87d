/** What is told of recovery links that were used. */
import { mostSeenLinks, type LinkNews } from '#shared/recovery-ledger.ts';
import type { LinkNotice, Notice } from './notice.ts';

/** Notices of links that the accounts signed in issued. */
export function linkNotices(news: readonly LinkNews[], accounts: ReadonlyMap<string, string>): readonly LinkNotice[] {
  return news.flatMap((link) => {
    const { id, region, organisationId, userId, usedOn: at, issuedBy } = link;
    if (at === undefined || accounts.get(region) !== issuedBy.clientId) return [];
    return [{ account: issuedBy.clientId, region, id, at, link: { userId, organisationId, how: howOf(link) } }];
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
