/** When a run will have ended, judged by its own pace since somebody looks, in milliseconds. */

/** How many steps had ended at a moment. */
export interface PaceMark {
  readonly at: number;
  readonly ended: number;
}

/** With less than that the next step alone would change what is said by a lot. */
const enoughSteps = 10;
const enoughTime = 10_000;
/** No step for as long as so many took before, and nobody knows. */
const mostMissed = 10;

/**
 * How long `left` steps take at the pace between the first and the latest mark; undefined while too little was seen, and once
 * nothing ends any more.
 */
export function timeLeft(first: PaceMark, latest: PaceMark, left: number, now: number): number | undefined {
  const steps = latest.ended - first.ended;
  const time = now - first.at;
  if (steps < enoughSteps || time < enoughTime) return undefined;
  const isStuck = now - latest.at > Math.max(enoughTime, (mostMissed * (latest.at - first.at)) / steps);
  return isStuck ? undefined : (left * time) / steps;
}

/** As coarse as people speak of it: whole minutes, or hours once they are many; no minute for less than one. */
export function spokenTime(milliseconds: number): { readonly unit: 'minutes' | 'hours'; readonly count: number } {
  const minutes = milliseconds < 60_000 ? 0 : Math.round(milliseconds / 60_000);
  return minutes < 100 ? { unit: 'minutes', count: minutes } : { unit: 'hours', count: Math.round(minutes / 60) };
}
