import type { Clock } from '#shared/clock.ts';
import type { Scheduler } from '#shared/scheduler.ts';
import { busyDelay, nextDelay, restingDelay } from './cadence.ts';
import type { ListPace } from './list-pace.ts';
import type { Found, LookerSeat } from './scouted-space.ts';
import type { SpaceFollower } from './space-follower.ts';

export interface SpacePollerOptions {
  readonly follower: SpaceFollower;
  /** Shared by all spaces of the account in the region. */
  readonly pace: ListPace;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** Whether somebody has the space in view at this moment. */
  readonly isInView: () => boolean;
  /** Takes its place among the accounts that look at the space. */
  readonly takeSeat: () => LookerSeat;
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
  /** When the look to come is due. */
  #dueAt = Number.POSITIVE_INFINITY;
  #seat: LookerSeat | undefined;
  /** Another account looks for this one. */
  #isResting = false;
  #isLooking = false;
  #lookAgain = false;
  #looked: () => void = () => undefined;

  constructor(options: SpacePollerOptions) {
    this.#options = options;
  }

  /**
   * Looks as soon as there is a turn, and goes on looking until paused. Resolves after that first look; where the region
   * wants to be left alone, when it was told what is known.
   */
  start(): Promise<void> {
    this.#isActive = true;
    this.#seat ??= this.#options.takeSeat();
    this.#delay = busyDelay;
    const { follower } = this.#options;
    if (follower.putOff > 0) {
      this.#planIn(follower.putOff);
      return follower.tell();
    }
    return new Promise((resolve) => {
      this.#looked = resolve;
      this.#ask().catch(this.#options.failed);
    });
  }

  /** Stops looking. */
  pause(): void {
    this.#isActive = false;
    this.#isResting = false;
    this.#cancel();
    this.#options.pace.withdraw(this.#look);
    this.#seat?.leave();
    this.#seat = undefined;
  }

  get isResting(): boolean {
    return this.#isResting;
  }

  /** Looks within so many milliseconds: whoever looked for this account does not, or found what it has to see for itself. */
  wake(within: number): void {
    if (!this.#isActive) return;
    if (within === 0 || this.#isLooking) this.poke();
    else if (this.#options.clock.now() + within < this.#dueAt) this.#planIn(within);
  }

  /** Looks as soon as there is a turn because something was started; when a region wants to be left alone, after that. */
  poke(): void {
    if (!this.#isActive) return;
    const { follower, clock, failed } = this.#options;
    this.#delay = busyDelay;
    if (follower.putOff === 0) this.#ask().catch(failed);
    else if (!this.#isLooking && clock.now() + follower.putOff < this.#dueAt) this.#planIn(follower.putOff);
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
    this.#dueAt = this.#options.clock.now();
    if (!this.#isLooking) return this.#options.pace.ask(this.#look);
    this.#lookAgain = true;
    return Promise.resolve();
  }

  readonly #look = async (): Promise<number> => {
    this.#isLooking = true;
    const { lists, found } = await this.#options.follower.look();
    this.#isLooking = false;
    this.#lookedAt = this.#options.clock.now();
    this.#looked();
    this.#plan(found);
    return lists;
  };

  #plan(found: Found | undefined): void {
    const { follower, isInView } = this.#options;
    const again = this.#lookAgain;
    this.#lookAgain = false;
    if (!this.#isActive) return;
    if (again && follower.putOff === 0) {
      this.#ask().catch(this.#options.failed);
      return;
    }
    const activity = follower.activity();
    this.#isSlow = !isInView();
    if (activity !== 'over') this.#delay = nextDelay(this.#delay, activity, !this.#isSlow);
    this.#isResting = this.#seat?.looked(found, this.#delay) === true;
    if (this.#isResting) this.#planIn(restingDelay(!this.#isSlow));
    else if (activity !== 'over') this.#planIn(Math.max(this.#delay, follower.putOff));
  }

  #planIn(milliseconds: number): void {
    const { clock, scheduler } = this.#options;
    this.#cancel();
    this.#dueAt = clock.now() + milliseconds;
    this.#cancel = scheduler.after(milliseconds, () => this.#ask());
  }
}
