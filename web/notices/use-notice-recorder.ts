import { use, useEffect } from 'react';
import { isTerminal } from '#shared/rules/operation-state.ts';
import { LiveWatchContext } from '#web/live/use-live.ts';
import { pageNotices } from './page-notices.ts';
import { useAccounts } from './use-notices.ts';

/**
 * Makes a notice of every operation that ends, and remembers what runs: after a reload the live watch takes that up
 * again, so that an end during it is not lost.
 */
export function useNoticeRecorder(): void {
  const live = use(LiveWatchContext);
  const accounts = useAccounts();

  useEffect(() => {
    pageNotices.keepAccounts(accounts);
    live.recall(pageNotices.running().filter(({ region, account }) => accounts.get(region) === account));
  }, [live, accounts]);

  useEffect(
    () =>
      live.onOperationEnded(({ region, spaceId, id, kind, change, status, endedAt, clusterId, clusterName }) => {
        const account = accounts.get(region);
        if (account === undefined) return;
        pageNotices.put({
          account,
          region,
          spaceId,
          id,
          kind,
          status,
          ...(change !== undefined && { change }),
          at: endedAt ?? new Date().toISOString(),
          ...(clusterId !== undefined && { clusterId }),
          ...(clusterName !== undefined && { cluster: clusterName }),
        });
      }),
    [live, accounts],
  );

  useEffect(
    () =>
      live.store.subscribe(() => {
        const looked = live.store.spaces.filter(({ isLoaded }) => isLoaded);
        pageNotices.rememberRunning(
          looked.flatMap(({ region, spaceId }) => {
            const account = accounts.get(region);
            return account === undefined ? [] : [{ region, spaceId, account }];
          }),
          looked.flatMap(({ operations }) => operations.filter(({ status }) => !isTerminal(status))),
        );
      }),
    [live, accounts],
  );
}
