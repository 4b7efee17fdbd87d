/** How long a poller waits between two looks at a space, in milliseconds. */
export const busyDelay = 1_500;
export const idleDelay = 15_000;
/** A space that is being made ready takes minutes; it is looked at this often at least. */
export const preparingDelay = 5_000;
/** What an account may not see, or does not exist, seldom changes; a new stream looks at once. */
const refusedDelay = 300_000;

const growth = 1.5;

/**
 * `busy` while operations run, `preparing` until the space is READY, `quiet` when nothing moves or answers, `refused`
 * when the account may not see it.
 */
export type Activity = 'busy' | 'preparing' | 'quiet' | 'refused' | 'over';

/** The delay that follows one of `previous` milliseconds; never a short one for a space that nobody has in view. */
export function nextDelay(previous: number, activity: Exclude<Activity, 'over'>, isInView: boolean): number {
  if (activity === 'refused') return refusedDelay;
  if (!isInView) return idleDelay;
  if (activity === 'busy') return busyDelay;
  return Math.min(previous * growth, activity === 'preparing' ? preparingDelay : idleDelay);
}

/** Of those that another account looks for: in time to know that they may still see what it finds (30 s), and not all at once. */
export function restingDelay(isInView: boolean): number {
  return (isInView ? 20_000 : 50_000) + Math.random() * 8_000;
}
