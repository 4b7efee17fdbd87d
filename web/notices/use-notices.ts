import { useMemo, useSyncExternalStore } from 'react';
import { useSession } from '#web/session/use-session.ts';
import type { Notice } from './notice.ts';
import { pageNotices } from './page-notices.ts';

/** Client ids of the accounts that are signed in, by region. */
export function useAccounts(): ReadonlyMap<string, string> {
  const { regions } = useSession();
  return useMemo(() => new Map(regions.map(({ name, clientId }) => [name, clientId])), [regions]);
}

/** The notices of the accounts that are signed in, newest first. */
export function useNotices(): readonly Notice[] {
  const accounts = useAccounts();
  const all = useSyncExternalStore(pageNotices.subscribe, pageNotices.read);
  return useMemo(() => all.filter(({ region, account }) => accounts.get(region) === account), [all, accounts]);
}

export function unreadOf(notices: readonly Notice[]): readonly Notice[] {
  return notices.filter(({ isRead }) => isRead === undefined);
}
