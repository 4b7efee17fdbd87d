import type { Run, RunList } from '#shared/run.ts';
import type { Scope } from '#web/api/scope.ts';
import { serverNow } from '#web/session/session-store.ts';

/** That there was nothing to do is shown for so long. Milliseconds. */
const shownFor = 15 * 60_000;

/**
 * The newest run that waits until a cluster is free, or has stopped waiting without sending anything; none once its region
 * works on it, which every page of the cluster shows as it shows all work.
 */
export function newestLater({ items }: RunList, scope: Scope, clusterId: string): Run | undefined {
  return items.find((run) => isOf(run, scope, clusterId) && isShown(run));
}

function isOf({ kind, scope, target }: Run, { region }: Scope, clusterId: string): boolean {
  return kind === 'whenFree' && scope.region === region && target?.toLowerCase() === clusterId.toLowerCase();
}

function isShown({ state, counts, changedAt }: Run): boolean {
  if (state === 'done') return counts.skipped > 0 && serverNow() - Date.parse(changedAt) < shownFor;
  return state !== 'stopped' && counts.accepted === 0;
}
