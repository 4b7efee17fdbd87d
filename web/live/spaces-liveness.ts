import { maximumWatchedSpaces } from '#shared/watch.ts';
import type { LiveSpace } from './live-space.ts';
import type { LiveConnection } from './live-store.ts';

/** What is known live of many spaces, and how the console is heard. */
export interface SpacesLive {
  readonly spaces: readonly (LiveSpace | undefined)[];
  /** To the console. */
  readonly connection: LiveConnection;
}

/**
 * `offline`: the browser says that it is; `not`: no region answers the console, or it is not heard itself; `partly`: regions of some spaces do not answer the
 * console, or there are more spaces than are watched.
 */
export type SpacesLiveness = 'live' | 'partly' | 'connecting' | 'offline' | 'not';

/** Whether a page of many spaces changes by itself; undefined stands for a watch that has not begun. */
export function livenessOf(live: SpacesLive | undefined): SpacesLiveness {
  if (live === undefined || live.connection === 'connecting') return 'connecting';
  if (live.connection !== 'live') return live.connection === 'offline' ? 'offline' : 'not';
  const watched = live.spaces.slice(0, maximumWatchedSpaces);
  if (watched.some((space) => space === undefined || (!space.isLoaded && !space.staleSince && !space.unavailable)))
    return 'connecting';
  const silent = watched.filter((space) => space?.staleSince !== undefined).length;
  if (silent > 0 && silent === watched.length) return 'not';
  return silent > 0 || watched.length < live.spaces.length ? 'partly' : 'live';
}

/** Nothing is live of which something is still to be read, and nothing is so even partly before anything was (`'nothing'`). */
export function asFarAsRead(liveness: SpacesLiveness, read: 'all' | 'some' | 'nothing'): SpacesLiveness {
  if (liveness !== 'live' && liveness !== 'partly') return liveness;
  return read === 'nothing' ? 'connecting' : read === 'some' ? 'partly' : liveness;
}

/** A region of which spaces do not answer the console now. */
export interface SilentRegion {
  readonly region: string;
  /** So many of its spaces; all that are watched where `isWhole`. */
  readonly spaces: number;
  readonly isWhole: boolean;
  /** None of them has answered since; by the console's clock, milliseconds. */
  readonly since: number;
}

/** The regions of spaces that have answered the console before and do not now. */
export function silentRegionsOf(live: readonly (LiveSpace | undefined)[]): readonly SilentRegion[] {
  const known = live.filter((space) => space !== undefined);
  const silent = known.filter(({ staleSince }) => staleSince !== undefined);
  return [...new Set(silent.map(({ region }) => region))].sort().map((region) => {
    const its = silent.filter((space) => space.region === region);
    return {
      region,
      spaces: its.length,
      isWhole: its.length === known.filter((space) => space.region === region).length,
      since: Math.max(...its.map(({ staleSince }) => Date.parse(staleSince ?? ''))),
    };
  });
}
