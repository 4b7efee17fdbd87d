/** The live state of spaces and operations, for pages. */
import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import type { WatchedSpace } from '#shared/watch.ts';
import type { LiveSpace } from './live-space.ts';
import { spaceKey, type LiveConnection, type LiveState } from './live-store.ts';
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

/** Whether the console is heard at all, and when it was heard last; for one space ask `useLiveness`. */
export function useLiveState(): LiveState {
  const { store } = use(LiveWatchContext);
  return useSyncExternalStore(store.subscribe, () => store.state);
}

/** How far what is shown of a space can be taken for what is so now. */
export interface Liveness {
  /** `live` only while the console is heard and the region has answered it; never for a space nobody watches. */
  readonly connection: LiveConnection;
  /** When the console was last heard, by this browser's clock; undefined before the first time. */
  readonly answeredAt: number | undefined;
  /** When the region last answered the console, by the console's clock; undefined unless it does not answer now. */
  readonly staleSince: number | undefined;
}

/** Whether what is shown of a space is live, and if not as of when it is. */
export function useLiveness(region: string, spaceId: string): Liveness {
  const { connection, answeredAt } = useLiveState();
  const space = useSpaceStatus(region, spaceId);
  const staleSince = space?.staleSince === undefined ? undefined : Date.parse(space.staleSince);
  if (connection !== 'live') return { connection, answeredAt, staleSince };
  const own = staleSince !== undefined ? 'stale' : space?.isLoaded === true ? 'live' : 'connecting';
  return { connection: own, answeredAt, staleSince };
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
