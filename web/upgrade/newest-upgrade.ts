import type { Run, RunList } from '#shared/run.ts';
import type { Scope } from '#web/api/scope.ts';
import { serverNow } from '#web/session/session-store.ts';

/** One that came to its goal is shown for so long. Milliseconds. */
const shownFor = 15 * 60_000;

/** The newest run that upgrades a cluster and is not over, or has just come to its goal. */
export function newestUpgrade({ items }: RunList, scope: Scope, clusterId: string): Run | undefined {
  return items.find((run) => isOf(run, scope, clusterId) && isShown(run));
}

function isOf({ kind, scope, target }: Run, { region }: Scope, clusterId: string): boolean {
  return kind === 'upgradeCluster' && scope.region === region && target?.toLowerCase() === clusterId.toLowerCase();
}

function isShown({ state, changedAt }: Run): boolean {
  if (state === 'done') return serverNow() - Date.parse(changedAt) < shownFor;
  return state !== 'stopped';
}
