/** Up to here pages come back soon enough by themselves, and spread enough. */
const fewStreams = 1_000;
const longest = 10_000;

/**
 * After how many milliseconds one of so many streams is to come back should its console go away: all of them at once would
 * keep the next one busy for seconds. Undefined where they are few.
 */
export function returnDelay(streams: number, random: number): number | undefined {
  return streams <= fewStreams ? undefined : random * Math.min(longest, streams);
}
