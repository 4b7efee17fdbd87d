import { use, useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkNewsQuery, sendSeen } from '#web/api/link-news-calls.ts';
import { LiveWatchContext, useLiveState } from '#web/live/use-live.ts';
import { linkNotices, seenLinks } from './link-notices.ts';
import { pageNotices } from './page-notices.ts';
import { readPersonNames } from './read-person-names.ts';
import { useAccounts, useNotices } from './use-notices.ts';

/**
 * Makes a notice of every link of one's accounts that somebody has used, whenever that was, and says to the server which
 * of them were read.
 */
export function useLinkRecorder(): void {
  const client = useQueryClient();
  const live = use(LiveWatchContext);
  const accounts = useAccounts();
  const notices = useNotices();
  const { connection } = useLiveState();
  // Read each time the watch begins to tell of what happens from then on: what did meanwhile it does not tell.
  const { data } = useQuery({ ...linkNewsQuery, staleTime: 0, enabled: connection === 'live' });

  useEffect(
    () =>
      live.onChange(({ kind }) => {
        if (kind === 'linkUsed' || kind === 'begun')
          void client.invalidateQueries({ queryKey: linkNewsQuery.queryKey });
      }),
    [live, client],
  );

  useEffect(() => {
    const known = new Set(pageNotices.read().map(({ id }) => id));
    const news = data?.items.filter(({ id }) => !known.has(id)) ?? [];
    if (news.length === 0) return undefined;
    let isOver = false;
    const put = async () => {
      const names = await readPersonNames(client, news);
      if (!isOver) pageNotices.put(...linkNotices(news, accounts, names));
    };
    void put();
    return () => {
      isOver = true;
    };
  }, [client, data, accounts]);

  useEffect(() => {
    const seen = seenLinks(data?.items ?? [], notices);
    if (seen.length === 0) return;
    client.setQueryData(
      linkNewsQuery.queryKey,
      (news) => news && { items: news.items.filter(({ id }) => !seen.includes(id)) },
    );
    // Where that is lost, it is told of another time.
    sendSeen(seen).catch(() => undefined);
  }, [client, data, notices]);
}
