/** The live state of spaces and operations, for pages. */
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import type { WatchedSpace } from '#shared/watch.ts';
import type { LiveSpace } from './live-space.ts';
import { spaceKey, type LiveConnection } from './live-store.ts';
import { liveWatch } from './page-live-watch.ts';

/** Tests put a live watch of their own here. */
export const LiveWatchContext = createContext(liveWatch);

/** Watches these spaces while the component is shown; `isShown: false` for those no page shows, see `LiveWatch.want`. */
export function useWatchedSpaces(spaces: readonly WatchedSpace[], { isShown = true } = {}): void {
  const live = use(LiveWatchContext);
  const keys = spaces.map(spaceKey).join(' ');
  useEffect(() => live.want(keys === '' ? [] : keys.split(' ').map(parseKey), { isShown }), [live, keys, isShown]);
}

/** What is known of a space: its status, since when it is stale, its operations; undefined before anything is. */
export function useSpaceStatus(region: string, spaceId: string): LiveSpace | undefined {
  const { store } = use(LiveWatchContext);
  return useSyncExternalStore(store.subscribe, () => store.space({ region, spaceId }));
}

/** Running operations and those that ended lately, newest first; undefined until the first snapshot. */
export function useOperations(region: string, spaceId: string): readonly OperationState[] | undefined {
  const space = useSpaceStatus(region, spaceId);
  return space?.isLoaded === true ? space.operations : undefined;
}

/** One operation, as soon as it is known. */
export function useOperation(region: string, spaceId: string, id: string): OperationState | undefined {
  return useSpaceStatus(region, spaceId)?.operations.find((operation) => operation.id === id);
}

/** The operation that keeps a cluster busy; undefined when it takes another one (behaviours B6.3). */
export function useBusyOperation(region: string, spaceId: string, clusterId: string): OperationState | undefined {
  return useSpaceStatus(region, spaceId)?.operations.find(
    (operation) => operation.clusterId === clusterId && !isTerminal(operation.status),
  );
}

/** Whether what is shown is live. */
export function useLiveConnection(): LiveConnection {
  const { store } = use(LiveWatchContext);
  return useSyncExternalStore(store.subscribe, () => store.connection);
}

/** Calls back once for every operation that ends while the component is shown; `ended` must be stable. */
export function useOperationEnded(ended: (operation: OperationState) => void): void {
  const live = use(LiveWatchContext);
  useEffect(() => live.onOperationEnded(ended), [live, ended]);
}

function parseKey(key: string): WatchedSpace {
  const [region = '', spaceId = ''] = key.split('/');
  return { region, spaceId };
}
