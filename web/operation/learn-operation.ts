import { toOperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { liveWatch } from '#web/live/page-live-watch.ts';

export interface Started {
  readonly clusterId: string;
  readonly clusterName: string;
  /** As the region answered it; regions without operation records leave it out (behaviours B12.6). */
  readonly operation: Readonly<Record<string, unknown>> | undefined;
}

/** Shows an operation that a write has just started at once, ahead of the live stream. */
export function learnOperation({ region, id }: Scope, { clusterId, clusterName, operation }: Started): void {
  if (typeof operation?.['id'] !== 'string' || typeof operation['status'] !== 'string') return;
  liveWatch.learn(toOperationState(region, id, { clusterid: clusterId, targetName: clusterName, ...operation }));
}
