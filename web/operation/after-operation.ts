/** "Do it when this ends", for pages: the queue of this page and how to use it. */
import { useSyncExternalStore } from 'react';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { call } from '#web/api/call.ts';
import type { Scope } from '#web/api/scope.ts';
import { liveWatch } from '#web/live/page-live-watch.ts';
import { useBusyOperation } from '#web/live/use-live.ts';
import { sessionStore } from '#web/session/session-store.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  AfterOperationQueue,
  type Later,
  type LaterAction,
  type LaterForm,
  type LaterTarget,
  type Look,
} from './after-operation-queue.ts';
import { browserLocks } from './browser-locks.ts';
import { learnOperation, type Started } from './learn-operation.ts';
import { isWithoutOperations } from './is-without-operations.ts';

const queue = new AfterOperationQueue({
  live: liveWatch,
  locks: browserLocks(),
  accountOf: (region) => sessionStore.read().session?.regions.find(({ name }) => name === region)?.clientId,
  look: lookAt,
  sent: ({ action, target, operation }, reply) => {
    const { region, spaceId, clusterId } = target;
    learnOperation(
      { region, kind: 'space', id: spaceId },
      { clusterId, clusterName: operation.clusterName ?? '', operation: operationIn(reply) },
    );
    showToast(action.accepted);
  },
});

/** Calls back and forth of one cluster's waiting action. */
export interface AfterOperation {
  readonly later: Later | undefined;
  readonly cancel: () => void;
  readonly again: () => void;
}

export interface UnsentForm {
  readonly typed: LaterForm['typed'];
  readonly forget: () => void;
}

/** What waits for the end of an operation on a cluster, and how to cancel it. */
export function useAfterOperation({ region, id }: Scope, clusterId: string): AfterOperation {
  const target: LaterTarget = { region, spaceId: id, clusterId };
  const later = useSyncExternalStore(queue.subscribe, () => queue.of(target));
  return { later, cancel: () => queue.remove(target), again: () => void queue.again(target) };
}

/** A form whose change was not sent: what was typed there, and how to forget it once it has been sent after all. */
export function useUnsentForm(scope: Scope, clusterId: string, id: string): UnsentForm | undefined {
  const { later, cancel } = useAfterOperation(scope, clusterId);
  const { form } = later?.action ?? {};
  return later?.state.kind === 'notSent' && form?.id === id ? { typed: form.typed, forget: cancel } : undefined;
}

/**
 * How to have something done as soon as the cluster's operation ends; undefined while nothing is in its way, and the
 * action can be done at once. For the confirmation of a dialog or form that is opened meanwhile:
 * `later === undefined ? mutation.mutate(args) : later({ label, accepted, send: () => call(region, id, args) })`.
 */
export function useDoLater({ region, id }: Scope, clusterId: string): ((action: LaterAction) => void) | undefined {
  const busy = useBusyOperation(region, id, clusterId);
  if (busy === undefined) return undefined;
  return (action) => void queue.put({ region, spaceId: id, clusterId }, action, busy);
}

/** Reads a cluster and what keeps it busy, past every cache. @throws ApiProblem when it cannot be read. */
async function lookAt({ region, spaceId, clusterId }: LaterTarget): Promise<Look> {
  const [cluster, operations] = await Promise.all([
    call(region, 'GetCluster', { path: { spaceId, clusterId } }).catch((error: unknown): Cluster | undefined => {
      if (error instanceof ApiProblem && error.status === 404) return undefined;
      throw error;
    }),
    call(region, 'ListOperations', {
      path: { spaceId },
      query: { clusterId, status: ['PENDING', 'RUNNING'] },
    }).catch((error: unknown) => {
      if (isWithoutOperations(error)) return undefined;
      throw error;
    }),
  ]);
  const [busy] = operations?.items ?? [];
  return { cluster, busy: busy && toOperationState(region, spaceId, busy) };
}

/** Replies are an operation, or hold one. */
function operationIn(reply: unknown): Started['operation'] {
  if (typeof reply !== 'object' || reply === null) return undefined;
  const { operation } = reply as { readonly operation?: unknown };
  return (typeof operation === 'object' && operation !== null ? operation : reply) as Started['operation'];
}
