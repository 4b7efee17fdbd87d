import { useSyncExternalStore, use } from 'react';
import type { Space, SpaceStatus } from '#shared/contract/iam/organisations.ts';
import { maximumWatchedSpaces } from '#shared/watch.ts';
import { LiveWatchContext, useWatchedSpaces } from './use-live.ts';

/** Whether its status will change by itself. Regions that leave the status out claim nothing. */
export function isPreparing({ status }: Pick<Space, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING';
}

/** The rows with the status the live watch knows, watching those that are still being prepared. */
export function useLiveSpaces(region: string, rows: readonly Space[] | undefined): readonly Space[] | undefined {
  const { store } = use(LiveWatchContext);
  const preparing = rows?.filter(isPreparing).slice(0, maximumWatchedSpaces) ?? [];
  useWatchedSpaces(preparing.map(({ id }) => ({ region, spaceId: id })));

  const statusOf = (id: string) => store.space({ region, spaceId: id })?.status;
  // A text, so that it stays the same as long as no status changes.
  const known = useSyncExternalStore(store.subscribe, () => preparing.map(({ id }) => statusOf(id) ?? '').join(' '));
  const statuses = known.split(' ');
  return rows?.map((row) => {
    const status = statuses[preparing.indexOf(row)];
    return status ? { ...row, status: status as SpaceStatus } : row;
  });
}
