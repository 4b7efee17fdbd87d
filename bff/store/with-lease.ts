/** Runs work while holding a lease of the store, however long it takes. */
import { randomUUID } from 'node:crypto';
import type { Leases, Taken } from './stores.ts';

/** How long a lease outlives a holder that died, and others wait for it. Milliseconds. */
const leaseLength = 5_000;
/** A release may go unheard: nobody waits for longer than this before looking. Milliseconds. */
const longestWait = 1_000;

export interface HeldLease {
  /** Larger than that of every lease of this name before. */
  readonly fence: number;
  /** False once the lease may be another one's: this process slept, or could not prolong it. */
  readonly isHeld: () => boolean;
}

type Work<Result> = (lease: HeldLease) => Promise<Result>;

/** Waits for the lease, prolongs it while `work` runs and releases it whatever came of the work. */
export function withLease<Result>(
  leases: Leases,
  name: string,
  work: Work<Result>,
  length = leaseLength,
): Promise<Result> {
  const lease = new OwnLease(leases, name, length);
  return waitFor(leases, name, () => lease.take()).then((fence) => lease.hold(fence, work));
}

/** As `withLease`, unless somebody else holds the lease: then it is left to them, and nothing is done. */
export async function withLeaseIfFree<Result>(
  leases: Leases,
  name: string,
  work: Work<Result>,
  length = leaseLength,
): Promise<Result | undefined> {
  const lease = new OwnLease(leases, name, length);
  const taken = await lease.take();
  return taken.isHeld ? lease.hold(taken.fence, work) : undefined;
}
/** A lease as this process takes and holds it. */
class OwnLease {
  readonly #leases: Leases;
  readonly #name: string;
  readonly #length: number;
  readonly #owner = randomUUID();
  /** Counted from before the store was asked, by a clock that goes on while the process sleeps. */
  #until = 0;

  constructor(leases: Leases, name: string, length: number) {
    this.#leases = leases;
    this.#name = name;
    this.#length = length;
  }

  async take(): Promise<Taken> {
    const asked = performance.now();
    const taken = await this.#leases.take(this.#name, this.#owner, this.#length);
    if (taken.isHeld) this.#until = asked + this.#length;
    return taken;
  }

  async hold<Result>(fence: number, work: Work<Result>): Promise<Result> {
    // A store that fails now may answer the next time; a lease that is not prolonged runs out, and `isHeld` says so.
    const renewal = setInterval(() => this.#prolong().catch(() => undefined), this.#length / 3);
    try {
      return await work({ fence, isHeld: () => performance.now() < this.#until });
    } finally {
      clearInterval(renewal);
      // Not waited for: a lease that stays until it runs out takes nothing from what came of the work.
      this.#leases.release(this.#name, this.#owner).catch(() => undefined);
    }
  }

  async #prolong(): Promise<void> {
    const asked = performance.now();
    const isOurs = await this.#leases.prolong(this.#name, this.#owner, this.#length);
    this.#until = isOurs ? asked + this.#length : asked;
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
