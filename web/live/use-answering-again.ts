import { useEffect, useRef } from 'react';
import type { LiveSpace } from './live-space.ts';

const placeOf = ({ region, spaceId }: LiveSpace) => `${region}/${spaceId}`;

/** Tells of spaces that did not answer the console and do again, `{region}/{spaceId}`: what changed meanwhile nobody has told. */
export function useAnsweringAgain(
  live: readonly (LiveSpace | undefined)[],
  onBack: (places: readonly string[]) => void,
): void {
  const silent = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const known = live.filter((space) => space !== undefined);
    const answering = known.filter(({ staleSince }) => staleSince === undefined).map(placeOf);
    const back = answering.filter((place) => silent.current.has(place));
    silent.current = new Set(known.map(placeOf).filter((place) => !answering.includes(place)));
    if (back.length > 0) onBack(back);
  }, [live, onBack]);
}
