/** How long a poller waits between two looks at a space, in milliseconds. */
export const busyDelay = 1_500;
export const idleDelay = 15_000;
/** A space that is being made ready takes minutes; it is looked at this often at least. */
export const preparingDelay = 5_000;

const growth = 1.5;

/** `busy` while operations run, `preparing` until the space is READY, `quiet` when nothing moves or answers. */
export type Activity = 'busy' | 'preparing' | 'quiet' | 'over';

/** The delay that follows one of `previous` milliseconds. */
export function nextDelay(previous: number, activity: Activity): number {
  if (activity === 'busy') return busyDelay;
  return Math.min(previous * growth, activity === 'preparing' ? preparingDelay : idleDelay);
}
