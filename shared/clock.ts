/** Time as every process reads it, so that tests and the control port can move it. */

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** A clock that runs with another one, moved ahead by what was advanced so far. */
export class AdvancingClock implements Clock {
  #ahead = 0;
  readonly #base: Clock;

  constructor(base: Clock = systemClock) {
    this.#base = base;
  }

  now(): number {
    return this.#base.now() + this.#ahead;
  }

  /** Moves the clock ahead by `milliseconds`; it never goes back. */
  advance(milliseconds: number): void {
    if (!(milliseconds >= 0)) throw new RangeError('a clock is advanced by zero or more milliseconds');
    this.#ahead += milliseconds;
  }
}
