import { useCallback, useEffect, useRef } from 'react';
import type { WatchedSpace } from '#shared/watch.ts';
import type { LiveConnection } from '#web/live/live-store.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import { useLiveState, useOperationEnded } from '#web/live/use-live.ts';
import { useSpacesLive } from '#web/live/use-spaces-live.ts';

/** What changes within this time is read once. Milliseconds. */
const together = 2_000;

export interface FleetLive {
  readonly spaces: readonly (LiveSpace | undefined)[];
  /** To the console. */
  readonly connection: LiveConnection;
}

export interface LiveFleetProps {
  /** Those in view first: as many as one stream takes are watched, and the first of them most closely. */
  spaces: readonly WatchedSpace[];
  onLive: (live: FleetLive) => void;
  /** Spaces with work on clusters that were not there when they were read: `{region}/{spaceId}`, in one text. */
  unread: string;
  /** Clusters of these spaces have changed. */
  onChanged: (spaces: readonly string[]) => void;
}

/** Shows nothing: tells what the live watch knows of spaces, whose code the page does not wait for. */
export function LiveFleet({ spaces, onLive, unread, onChanged }: LiveFleetProps): undefined {
  const live = useSpacesLive(spaces);
  const { connection } = useLiveState();
  useEffect(() => onLive({ spaces: live, connection }), [live, connection, onLive]);
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = useCallback(
    (places: readonly string[]) => {
      for (const place of places) changed.current.add(place);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        onChanged([...changed.current]);
        changed.current.clear();
      }, together);
    },
    [onChanged],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was worked on has other versions now, or is gone.
  useOperationEnded(useCallback(({ region, spaceId }) => readSoon([`${region}/${spaceId}`]), [readSoon]));
  useEffect(() => {
    if (unread !== '') readSoon(unread.split(' '));
  }, [unread, readSoon]);
}
