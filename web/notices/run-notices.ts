/** Which runs are worth telling of. */
import type { Run } from '#shared/run.ts';
import type { RunNotice } from './notice.ts';

/** Whether something may come of it yet that nobody knows of. */
export const isOpen = ({ state }: Run) => state !== 'done' && state !== 'stopped';

/**
 * Notices of runs that have ended, or wait for somebody to look; of those that ended only of such as were `known` to be
 * open before: the others are history. What somebody did themselves, and what goes on by itself, is no news.
 */
export function runNotices(
  runs: readonly Run[],
  accounts: ReadonlyMap<string, string>,
  known: ReadonlySet<string>,
): readonly RunNotice[] {
  return runs.flatMap((run) => {
    const account = accounts.get(run.scope.region);
    const isNews = run.state === 'done' ? known.has(run.id) : waitsForSomebody(run);
    return account !== undefined && isNews ? [noticeOf(run, account)] : [];
  });
}

const noNews = new Set<Run['reason']>(['asked', 'signedOut', 'regionDown']);

function waitsForSomebody({ state, isConfirmed, reason }: Run): boolean {
  return isConfirmed && state === 'paused' && !noNews.has(reason);
}

function noticeOf(run: Run, account: string): RunNotice {
  const { id, changedAt, kind, scope, about, operation, target, state, reason, counts } = run;
  const known = { ...(operation && { operation }), ...(target && { target }), ...(reason && { reason }) };
  return { account, region: scope.region, id, at: changedAt, run: { kind, scope, about, state, counts, ...known } };
}

/** Whether the run has gone on since, or is deleted: then whoever did that knows of it. */
export function isPassed({ id, at }: RunNotice, runs: readonly Run[]): boolean {
  const run = runs.find((one) => one.id === id);
  return run === undefined || Date.parse(run.changedAt) > Date.parse(at);
}
