import type { FleetPart } from '#shared/fleet.ts';
import { mayAnswerLater } from './api-problem.ts';

const keyOf = (part: FleetPart) => `${part.part} ${placeOf(part)}`;
const placeOf = (part: FleetPart) => `${part.region} ${'spaceId' in part ? part.spaceId : ''}`;

/** No answer at all, and not one that nothing may be seen there any more. */
const isSilence = ({ problem }: FleetPart) => problem !== undefined && mayAnswerLater(problem.status ?? 0);

/**
 * The parts that were read, with what was seen before where there is no answer now: such a part has a `problem` and yet items,
 * those of `asOf`. Of a region that does not tell its spaces all of it is.
 */
export function keepSeen(read: readonly FleetPart[], before: readonly FleetPart[]): readonly FleetPart[] {
  const known = new Map(before.map((part) => [keyOf(part), part]));
  const isSeen = (part: FleetPart) => isSilence(part) && (known.get(keyOf(part))?.items.length ?? 0) > 0;
  const own = new Set(read.map(keyOf));
  const spaces = new Set(read.filter((part) => part.part === 'clusters' && isSeen(part)).map(placeOf));
  const regions = new Set(read.filter((part) => part.part === 'spaces' && isSeen(part)).map(({ region }) => region));
  const kept = read.map((part): FleetPart => {
    const seen = known.get(keyOf(part));
    // What is done to clusters that answer is not told by what was done to them before.
    const isOf = part.part !== 'operations' || spaces.has(placeOf(part));
    if (seen === undefined || !isOf || !isSeen(part)) return part;
    const { problem } = part;
    return { ...seen, complete: false, ...(problem && { problem }) };
  });
  return [...kept, ...before.filter((part) => regions.has(part.region) && !own.has(keyOf(part)))];
}
