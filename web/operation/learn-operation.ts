import { changeAsked, type Asked } from '#shared/rules/operation-change.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { liveWatch } from '#web/live/page-live-watch.ts';

export interface Started {
  readonly clusterId: string;
  readonly clusterName: string;
  /** As the region answered it; regions without operation records leave it out (behaviours B12.6). */
  readonly operation: Readonly<Record<string, unknown>> | undefined;
  /** The request itself: regions need not repeat it in their records. */
  readonly asked?: Asked;
}

/** Shows an operation that a write has just started at once, ahead of the live stream. */
export function learnOperation({ region, id }: Scope, { clusterId, clusterName, operation, asked }: Started): void {
  if (typeof operation?.['id'] !== 'string' || typeof operation['status'] !== 'string') return;
  const state = toOperationState(region, id, { clusterid: clusterId, targetName: clusterName, ...operation });
  const change = state.change ?? (asked && changeAsked(asked));
  liveWatch.learn(change === undefined ? state : { ...state, change });
}
