/** Sees to it that every run with something to do is worked on, by one process of all. */
import type { Clock } from '#shared/clock.ts';
import { withLeaseIfFree } from '#bff/store/with-lease.ts';
import type { Leases } from '#bff/store/stores.ts';
import { RunWork, type RunWorkOptions } from './run-work.ts';
import type { WaitingRuns } from './waiting-runs.ts';

export interface RunKeeperOptions extends RunWorkOptions {
  readonly waiting: WaitingRuns;
  readonly leases: Leases;
  readonly clock: Clock;
  /** Told what the work on a run failed with; it is tried again. */
  readonly failed: (error: unknown) => void;
}

/** A killed process is followed after the length of its lease and a round. Milliseconds. */
const leaseLength = 3_000;
const roundEvery = 1_000;
/** Work that failed for no reason it knows is tried again after this long. Milliseconds. */
const restAfterFailure = 10_000;

export class RunKeeper {
  readonly #options: RunKeeperOptions;
  readonly #working = new Map<string, Promise<void>>();
  /** Runs that are left alone until then. */
  readonly #resting = new Map<string, number>();
  readonly #rounds: NodeJS.Timeout;
  #isClosed = false;

  constructor(options: RunKeeperOptions) {
    this.#options = options;
    this.#rounds = setInterval(() => this.round().catch(options.failed), roundEvery).unref();
  }

  /** Begins to work on every run that has something to do. */
  async round(): Promise<void> {
    const now = this.#options.clock.now();
    for (const id of await this.#options.runs.due(now)) {
      if ((this.#resting.get(id) ?? 0) <= now) this.wake(id);
    }
  }

  /** There is something to do for a run, as far as is known. */
  wake(id: string): void {
    if (this.#isClosed || this.#working.has(id)) return;
    this.#resting.delete(id);
    const work = this.#work(id).catch((error: unknown) => {
      this.#resting.set(id, this.#options.clock.now() + restAfterFailure);
      this.#options.failed(error);
    });
    this.#working.set(
      id,
      work.finally(() => this.#working.delete(id)),
    );
  }

  /** Work that a region has done to something for an account has ended: runs that wait for it look now. */
  async workEnded(region: string, clientId: string, target: string): Promise<void> {
    const { runs, clock, waiting } = this.#options;
    for (const id of waiting.of(region, clientId, target)) {
      const run = await runs.load(id);
      if (run === undefined) continue;
      const { standing } = run;
      const now = Math.ceil(clock.now());
      if (standing.waitsFor === 'operation') await runs.change({ ...run, standing: { ...standing, until: now } });
      else if (standing.follows !== undefined) await runs.change({ ...run, standing: { ...standing, follows: now } });
      else continue;
      this.wake(id);
    }
  }

  /** Begins nothing any more, and has what is worked on end after the calls under way. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#rounds);
  }

  /** Resolves when nothing is worked on any more. */
  async ended(): Promise<void> {
    await Promise.all(this.#working.values());
  }

  async #work(id: string): Promise<void> {
    await withLeaseIfFree(
      this.#options.leases,
      `run ${id}`,
      ({ fence, isHeld }) => new RunWork(this.#options, id, { fence, isHeld: () => !this.#isClosed && isHeld() }).do(),
      leaseLength,
    );
  }
}
