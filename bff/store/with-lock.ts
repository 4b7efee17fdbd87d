/** Runs work while holding a lock of the store, however long it takes. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '#shared/clock.ts';
import type { Lock } from './stores.ts';

/** How long a lock outlives a holder that died. Milliseconds. */
const lease = 10_000;
const retryPause = 25;

/** Waits for the lock, renews it while `work` runs and releases it whatever came of the work. */
export async function withLock<Result>(
  lock: Lock,
  name: string,
  clock: Clock,
  work: () => Promise<Result>,
): Promise<Result> {
  const owner = randomUUID();
  const take = () => lock.take(name, owner, clock.now(), clock.now() + lease);
  while (!(await take())) await wait(retryPause);
  // A lease that is not prolonged only runs out: what is done under it is written over the version it read.
  const renewal = setInterval(() => take().catch(() => false), lease / 3);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    // Neither takes a lock that stays until its lease runs out anything from what came of the work.
    await lock.release(name, owner).catch(() => undefined);
  }
}
