import { useCallback, useEffect, useRef } from 'react';
import type { WatchedSpace } from '#shared/watch.ts';
import type { SpacesLive } from '#web/live/spaces-liveness.ts';
import { useLiveState, useOperationEnded } from '#web/live/use-live.ts';
import { useAnsweringAgain } from '#web/live/use-answering-again.ts';
import { useSpacesLive } from '#web/live/use-spaces-live.ts';
import { StaleRead } from '#web/operation/StaleRead.tsx';
import { useAsOf } from '#web/operation/use-freshness.ts';
import { useReadWhenHeard, type FirstRead } from '#web/operation/use-read-when-heard.ts';

/** What changes within this time is read once. Milliseconds. */
const together = 2_000;
/** What could not be read is tried again so often, while the page is looked at. Milliseconds. */
const untilNextTry = 15_000;

export interface FleetLive extends SpacesLive {
  /** As of when all that was read is, in ms, as the console is not heard; else undefined. */
  readonly asOf: number | undefined;
}

export interface LiveFleetProps {
  /** Those in view first: as many as one stream takes are watched, and the first of them most closely. */
  spaces: readonly WatchedSpace[];
  onLive: (live: FleetLive) => void;
  /** When the fleet was read, by this browser's clock; undefined before that. */
  readAt: number | undefined;
  /** What was read of it. */
  read: FirstRead;
  onReadAll: () => void;
  /** Spaces with work on clusters that were not there when they were read: `{region}/{spaceId}`, in one text. */
  unread: string;
  /** What could not be read, `{region}` or `{region}/{spaceId}`, in one text. */
  missing: string;
  /** Reads these places anew. Never rejects. */
  onChanged: (places: readonly string[]) => Promise<void>;
}

/**
 * Tells what the live watch knows of spaces. Shows nothing but as of when the page is as long as the console is not
 * heard.
 */
export function LiveFleet({ spaces, onLive, readAt, read, onReadAll, unread, missing, onChanged }: LiveFleetProps) {
  const live = useSpacesLive(spaces);
  const { connection } = useLiveState();
  const asOf = useAsOf(readAt);
  useReadWhenHeard(read, onReadAll);
  useEffect(() => onLive({ spaces: live, connection, asOf }), [live, connection, asOf, onLive]);
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = useCallback(
    (places: readonly string[]) => {
      for (const place of places) changed.current.add(place);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        void onChanged([...changed.current]);
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
  useAnsweringAgain(live, readSoon);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tryLater = () => {
      timer = setTimeout(() => void tryNow(), untilNextTry);
    };
    const tryNow = async () => {
      const tried = timer;
      if (document.visibilityState === 'visible') await onChanged(missing.split(' '));
      if (timer === tried) tryLater();
    };
    if (missing !== '') tryLater();
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, [missing, onChanged]);
  return <StaleRead readAt={readAt} onReconnect={onReadAll} />;
}
