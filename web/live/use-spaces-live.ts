import { use, useMemo, useSyncExternalStore } from 'react';
import { maximumWatchedSpaces, type WatchedSpace } from '#shared/watch.ts';
import type { LiveSpace } from './live-space.ts';
import { LiveWatchContext, useWatchedSpaces } from './use-live.ts';

type Known = readonly (LiveSpace | undefined)[];

/** What is known live of many spaces, in their order; as many of them are watched as one stream takes. */
export function useSpacesLive(spaces: readonly WatchedSpace[]): Known {
  const { store } = use(LiveWatchContext);
  useWatchedSpaces(spaces.slice(0, maximumWatchedSpaces));
  const read = useMemo(() => steady(() => spaces.map((space) => store.space(space))), [spaces, store]);
  return useSyncExternalStore(store.subscribe, read);
}

/** The same answer as long as nothing in it has changed. */
function steady(read: () => Known): () => Known {
  let known: Known = [];
  return () => {
    const found = read();
    if (found.length !== known.length || found.some((space, index) => space !== known[index])) known = found;
    return known;
  };
}
