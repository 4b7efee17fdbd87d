import type { Clock } from '#shared/clock.ts';
import type { Scheduler } from '#shared/scheduler.ts';
import { busyDelay, nextDelay } from './cadence.ts';
import type { ListPace } from './list-pace.ts';
import type { SpaceFollower } from './space-follower.ts';

export interface SpacePollerOptions {
  readonly follower: SpaceFollower;
  /** Shared by all spaces of the account in the region. */
  readonly pace: ListPace;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** Whether somebody has the space in view at this moment. */
  readonly isInView: () => boolean;
  /** Told of what went wrong where nobody waits for it. */
  readonly failed: (error: unknown) => void;
}

/** New watchers make a poller look again at most this often, milliseconds. */
const lookedJustNow = 2_000;

/** Decides when to look at a space: often while something runs, rarely while nothing moves, at once when poked. */
export class SpacePoller {
  readonly #options: SpacePollerOptions;
  #delay = busyDelay;
  /** The look to come was planned while nobody had the space in view. */
  #isSlow = false;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #isActive = false;
  #cancel: () => void = () => undefined;
  #isLooking = false;
  #lookAgain = false;
  #looked: () => void = () => undefined;

  constructor(options: SpacePollerOptions) {
    this.#options = options;
  }

  /** Looks as soon as there is a turn, and goes on looking until paused. Resolves after that first look. */
  start(): Promise<void> {
    this.#isActive = true;
    this.#delay = busyDelay;
    return new Promise((resolve) => {
      this.#looked = resolve;
      this.#ask().catch(this.#options.failed);
    });
  }

  /** Stops looking. */
  pause(): void {
    this.#isActive = false;
    this.#cancel();
    this.#options.pace.withdraw(this.#look);
  }

  /** Looks as soon as there is a turn because something was started; a region that wants to be left alone is. */
  poke(): void {
    if (!this.#isActive || this.#options.follower.putOff > 0) return;
    this.#delay = busyDelay;
    this.#ask().catch(this.#options.failed);
  }

  /** One more watches: looks again at what is in view only now, or was refused, failed or did not answer. */
  joined(): void {
    const { follower, clock, isInView } = this.#options;
    const hasNews = follower.isDoubtful || (this.#isSlow && isInView());
    if (hasNews && !this.#isLooking && clock.now() - this.#lookedAt >= lookedJustNow) this.poke();
  }

  /** Resolves after the look when that could begin at once. */
  #ask(): Promise<void> {
    this.#cancel();
    if (!this.#isLooking) return this.#options.pace.ask(this.#look);
    this.#lookAgain = true;
    return Promise.resolve();
  }

  readonly #look = async (): Promise<number> => {
    this.#isLooking = true;
    const lists = await this.#options.follower.look();
    this.#isLooking = false;
    this.#lookedAt = this.#options.clock.now();
    this.#looked();
    this.#plan();
    return lists;
  };

  #plan(): void {
    const { follower, scheduler, isInView } = this.#options;
    const again = this.#lookAgain;
    this.#lookAgain = false;
    if (!this.#isActive) return;
    if (again && follower.putOff === 0) {
      this.#ask().catch(this.#options.failed);
      return;
    }
    const activity = follower.activity();
    if (activity === 'over') return;
    this.#isSlow = !isInView();
    this.#delay = nextDelay(this.#delay, activity, !this.#isSlow);
    this.#cancel = scheduler.after(Math.max(this.#delay, follower.putOff), () => this.#ask());
  }
}
