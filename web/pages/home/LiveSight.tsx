import { useCallback, useEffect, useRef } from 'react';
import type { WatchedSpace } from '#shared/watch.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import { useOperationEnded } from '#web/live/use-live.ts';
import { useSpacesLive } from '#web/live/use-spaces-live.ts';
import { StaleRead } from '#web/operation/StaleRead.tsx';

/** What changes within this time is read once. Milliseconds. */
const together = 2_000;

export interface LiveSightProps {
  spaces: readonly WatchedSpace[];
  onLive: (live: readonly (LiveSpace | undefined)[]) => void;
  /** Operations that run on clusters which were not there when those were read, in one text. */
  unnamed: string;
  /** When the overview was read, by this browser's clock. */
  readAt: number;
  /** Something else than before is there to be read. */
  onChanged: () => void;
}

/**
 * Tells what the live watch knows of spaces, whose code the page does not wait for. Shows nothing but as of when the page is
 * as long as the console is not heard.
 */
export function LiveSight({ spaces, unnamed, readAt, onLive, onChanged }: LiveSightProps) {
  const live = useSpacesLive(spaces);
  useEffect(() => onLive(live), [live, onLive]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onChanged, together);
  }, [onChanged]);
  useEffect(() => () => clearTimeout(timer.current), []);
  // What was worked on has other versions now.
  useOperationEnded(readSoon);
  useEffect(() => {
    if (unnamed !== '') readSoon();
  }, [unnamed, readSoon]);
  return <StaleRead readAt={readAt} onReconnect={onChanged} />;
}
