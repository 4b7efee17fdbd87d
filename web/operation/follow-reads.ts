/** What pages read and what the live watch knows, kept in step. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Resource } from '#shared/contract/operation.ts';
import { toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { shows } from '#web/api/queries.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import type { LiveChange, SpaceChange } from '#web/live/live-store.ts';
import type { LiveWatch } from '#web/live/live-watch.ts';
import { changedByWork } from './changed-by-work.ts';
import { followRuns } from './follow-runs.ts';

/** What has changed when the watch tells of it. */
const changesOf: Readonly<Record<SpaceChange['kind'], readonly Resource[]>> = {
  operationStarted: changedByWork,
  operationEnded: changedByWork,
  spaceLoaded: changedByWork,
  spaceStatus: ['spaces'],
};

/** How far the clocks of region, console and browser may be apart, and an answer late, milliseconds. */
const clocksDiffer = 120_000;

/**
 * Reads again what the watch has told of a change to, and tells the watch of every operation that is read. The first
 * snapshot of a space counts as a change to what was read before the newest of its operations moved.
 * @returns stops that.
 */
export function followReads(client: QueryClient, live: LiveWatch, serverNow: () => number): () => void {
  const offset = () => serverNow() - Date.now();
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) live.see(operationsIn(query));
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') live.see(operationsIn(event.query));
  });
  const stop = live.onChange((change) => {
    if (!isOfSpace(change)) return;
    const space = change.kind === 'spaceLoaded' ? live.store.space(change) : undefined;
    const isOld = (query: Query) => space === undefined || isReadBefore(query, space, offset());
    for (const query of cache.findAll()) {
      if (concerns(query.queryKey, change) && isOld(query)) readAgain(client, query);
    }
  });
  const stopRuns = followRuns(client, live);
  return () => {
    unsubscribe();
    stop();
    stopRuns();
  };
}

function isOfSpace(change: LiveChange): change is SpaceChange {
  return change.kind in changesOf;
}

function concerns(key: readonly unknown[], change: SpaceChange): boolean {
  const { region, spaceId } = 'operation' in change ? change.operation : change;
  const ofOther = change.kind === 'spaceLoaded' && spaceOf(key)?.toLowerCase() !== spaceId.toLowerCase();
  return !ofOther && shows(key, { region, changes: changesOf[change.kind] });
}

function readAgain(client: QueryClient, query: Query): void {
  const again = () => void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  const isFirst = query.state.fetchStatus === 'fetching' && query.state.data === undefined;
  // A first read is not repeated while it is under way; its answer may be from before the change.
  if (isFirst) query.promise?.then(again, () => undefined);
  else again();
}

/** Whether something may have moved in the space since it was read. */
function isReadBefore({ state }: Query, { operations }: LiveSpace, offset: number): boolean {
  const readAt = (state.fetchStatus === 'fetching' ? Date.now() : state.dataUpdatedAt) + offset - clocksDiffer;
  return operations.some(({ createdAt, startedAt, endedAt }) => {
    const movedAt = Date.parse(endedAt ?? startedAt ?? createdAt ?? '');
    return Number.isNaN(movedAt) || movedAt > readAt;
  });
}

function spaceOf([, , args]: readonly unknown[]): string | undefined {
  return (args as { path?: { spaceId?: string } } | undefined)?.path?.spaceId;
}

/** The operations a query has read; none for reads of anything else. */
function operationsIn({ queryKey, state }: Query): OperationState[] {
  const [region, operation] = queryKey as readonly [string, OperationId];
  const spaceId = spaceOf(queryKey);
  if (spaceId === undefined || (operation !== 'ListOperations' && operation !== 'GetOperation')) return [];
  return recordsIn(state.data).flatMap((record) => {
    try {
      return [toOperationState(region, spaceId, record)];
    } catch {
      return [];
    }
  });
}

type Loose = Readonly<Record<string, unknown>>;

function recordsIn(data: unknown): readonly Loose[] {
  const { pages = [data as Loose] } = (data ?? {}) as { pages?: readonly Loose[] };
  return pages.flatMap((page) => (page?.['items'] as Loose[] | undefined) ?? [page]);
}
