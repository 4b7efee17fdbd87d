import { useCallback, useEffect, useRef } from 'react';
import type { WatchedSpace } from '#shared/watch.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import { useOperationEnded } from '#web/live/use-live.ts';
import { useSpacesLive } from '#web/live/use-spaces-live.ts';

/** Milliseconds. */
const endsTogether = 2_000;

export interface LiveSightProps {
  spaces: readonly WatchedSpace[];
  onLive: (live: readonly (LiveSpace | undefined)[]) => void;
  /** Work has ended somewhere. */
  onEnded: () => void;
}

/** Shows nothing: tells what the live watch knows of spaces, whose code the page does not wait for. */
export function LiveSight({ spaces, onLive, onEnded }: LiveSightProps): undefined {
  const live = useSpacesLive(spaces);
  useEffect(() => onLive(live), [live, onLive]);
  useReadAfterWork(onEnded);
}

/** What was worked on has other versions now; work that ends together is read of once. */
function useReadAfterWork(read: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useOperationEnded(
    useCallback(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(read, endsTogether);
    }, [read]),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
}
