/** Runs work while holding a lease of the store, however long it takes. */
import { randomUUID } from 'node:crypto';
import type { Leases } from './stores.ts';

/** How long a lease outlives a holder that died, and others wait for it. Milliseconds. */
const leaseLength = 5_000;
/** A release may go unheard: nobody waits for longer than this before looking. Milliseconds. */
const longestWait = 1_000;

export interface HeldLease {
  /** Larger than that of every lease of this name before. */
  readonly fence: number;
  /** False once the lease may be another one's: this process slept, or could not prolong it. */
  isHeld(): boolean;
}

/** Waits for the lease, prolongs it while `work` runs and releases it whatever came of the work. */
export async function withLease<Result>(
  leases: Leases,
  name: string,
  work: (lease: HeldLease) => Promise<Result>,
  length = leaseLength,
): Promise<Result> {
  const owner = randomUUID();
  // Counted from before the store was asked, by a clock that goes on while the process sleeps.
  let begun = performance.now();
  let until = begun + length;
  const fence = await waitFor(leases, name, async () => {
    begun = performance.now();
    const taken = await leases.take(name, owner, length);
    if (taken.isHeld) until = begun + length;
    return taken;
  });
  const isHeld = () => performance.now() < until;
  async function prolong(): Promise<void> {
    const asked = performance.now();
    const isOurs = await leases.prolong(name, owner, length);
    until = isOurs ? asked + length : asked;
  }
  // A store that fails now may answer the next time; a lease that is not prolonged runs out, and `isHeld` says so.
  const renewal = setInterval(() => prolong().catch(() => undefined), length / 3);
  try {
    return await work({ fence, isHeld });
  } finally {
    clearInterval(renewal);
    // Not waited for: a lease that stays until it runs out takes nothing from what came of the work.
    leases.release(name, owner).catch(() => undefined);
  }
}

async function waitFor(leases: Leases, name: string, take: () => ReturnType<Leases['take']>): Promise<number> {
  let ring: () => void = () => undefined;
  const stopListening = leases.onRelease(name, () => ring());
  try {
    for (;;) {
      const bell = new Promise<void>((resolve) => {
        ring = resolve;
      });
      const taken = await take();
      if (taken.isHeld) return taken.fence;
      const timer = setTimeout(ring, Math.min(taken.freeIn + 1, longestWait));
      await bell;
      clearTimeout(timer);
    }
  } finally {
    stopListening();
  }
}
