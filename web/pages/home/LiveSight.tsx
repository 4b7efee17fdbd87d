import { useCallback, useEffect, useRef } from 'react';
import type { WatchedSpace } from '#shared/watch.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import { livenessOf, silentRegionsOf, type SpacesLiveness } from '#web/live/spaces-liveness.ts';
import { useLiveState, useOperationEnded } from '#web/live/use-live.ts';
import { useAnsweringAgain } from '#web/live/use-answering-again.ts';
import { useSpacesLive } from '#web/live/use-spaces-live.ts';
import { StaleRead } from '#web/operation/StaleRead.tsx';
import { isOld } from '#web/operation/use-freshness.ts';
import { SilentRegions } from './SilentRegions.tsx';

/** What changes within this time is read once. Milliseconds. */
const together = 2_000;

export interface SeenLive {
  readonly spaces: readonly (LiveSpace | undefined)[];
  readonly liveness: SpacesLiveness;
}

export interface LiveSightProps {
  spaces: readonly WatchedSpace[];
  onLive: (live: SeenLive) => void;
  /** Operations that run on clusters which were not there when those were read, in one text. */
  unnamed: string;
  /** When the overview was read, by this browser's clock; undefined before that. */
  readAt: number | undefined;
  /** Something else than before is there to be read. */
  onChanged: () => void;
}

/**
 * Tells what the live watch knows of spaces, whose code the page does not wait for. Shows nothing but what does not
 * answer any more, and as of when the page is as long as the console is not heard.
 */
export function LiveSight({ spaces, unnamed, readAt, onLive, onChanged }: LiveSightProps) {
  const live = useSpacesLive(spaces);
  const { connection } = useLiveState();
  useEffect(
    () => onLive({ spaces: live, liveness: livenessOf({ spaces: live, connection }) }),
    [live, connection, onLive],
  );
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
  const silent = silentRegionsOf(live);
  const isSilent = silent.length > 0;
  useAnsweringAgain(live, readSoon);
  return (
    <>
      <StaleRead readAt={readAt} onReconnect={onChanged} />
      {isSilent && !isOld(connection) ? <SilentRegions regions={silent} onReconnect={onChanged} /> : undefined}
    </>
  );
}
