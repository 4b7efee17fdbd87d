import { useEffect } from 'react';
import { pageNotices } from './page-notices.ts';
import { isOpen, isPassed, runNotices } from './run-notices.ts';
import { useAccounts } from './use-notices.ts';
import { useSessionRuns } from './use-session-runs.ts';

/**
 * Makes a notice of every run that has ended, also during a reload, or that waits for somebody, whenever that began; one
 * that went on has been seen.
 */
export function useRunRecorder(): void {
  const accounts = useAccounts();
  const { runs } = useSessionRuns();
  useEffect(() => {
    if (runs === undefined) return;
    pageNotices.put(...runNotices(runs, accounts, pageNotices.openRuns()));
    pageNotices.rememberOpenRuns(runs.filter(isOpen).map(({ id }) => id));
    pageNotices.markRead(
      (notice) => 'run' in notice && accounts.get(notice.region) === notice.account && isPassed(notice, runs),
    );
  }, [runs, accounts]);
}
