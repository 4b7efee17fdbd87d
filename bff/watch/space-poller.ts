import type { Scheduler } from '#shared/scheduler.ts';
import { busyDelay, nextDelay } from './cadence.ts';
import type { SpaceFollower } from './space-follower.ts';

/** Decides when to look at a space: often while something runs, rarely while nothing moves, at once when poked. */
export class SpacePoller {
  readonly #follower: SpaceFollower;
  readonly #scheduler: Scheduler;
  #delay = busyDelay;
  #isActive = false;
  #cancel: () => void = () => undefined;
  #looking: Promise<void> | undefined;
  #lookAgain = false;

  constructor(follower: SpaceFollower, scheduler: Scheduler) {
    this.#follower = follower;
    this.#scheduler = scheduler;
  }

  /** Looks now, and goes on looking until paused. Resolves after that look. */
  start(): Promise<void> {
    this.#isActive = true;
    this.#delay = busyDelay;
    this.#follower.resume();
    return this.#look();
  }

  /** Stops looking. */
  pause(): void {
    this.#isActive = false;
    this.#cancel();
  }

  /** Looks at once because something was started. */
  poke(): void {
    if (!this.#isActive) return;
    this.#delay = busyDelay;
    void this.#look();
  }

  #look(): Promise<void> {
    this.#cancel();
    this.#lookAgain = this.#looking !== undefined;
    this.#looking ??= this.#lookAndPlan();
    return this.#looking;
  }

  async #lookAndPlan(): Promise<void> {
    do {
      this.#lookAgain = false;
      await this.#follower.look();
    } while (this.#lookAgain && this.#isActive);
    this.#looking = undefined;
    const activity = this.#follower.activity();
    if (!this.#isActive || activity === 'over') return;
    this.#delay = nextDelay(this.#delay, activity);
    this.#cancel = this.#scheduler.after(this.#delay, () => this.#look());
  }
}
