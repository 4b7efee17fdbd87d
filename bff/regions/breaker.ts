/** Lets a dead region answer fast: after failures in a row nothing is asked of it for a while, then one request tries. */
import type { Clock } from '#shared/clock.ts';

const failuresToOpen = 5;
const pause = 5_000;

export class Breaker {
  #failures = 0;
  #shutUntil = 0;
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a request may be sent now. While open, one request per pause is let through to try. */
  admits(): boolean {
    if (!this.isOpen) return true;
    const now = this.#clock.now();
    if (now < this.#shutUntil) return false;
    this.#shutUntil = now + pause;
    return true;
  }

  /** Whether the region is left alone, apart from tries. */
  get isOpen(): boolean {
    return this.#failures >= failuresToOpen;
  }

  /** Milliseconds until the next try. */
  get retryIn(): number {
    return Math.max(0, this.#shutUntil - this.#clock.now());
  }

  /** The region answered, whatever it said. */
  succeeded(): void {
    this.#failures = 0;
  }

  /** No connection, no answer in time, or a broken one. */
  failed(): void {
    this.#failures += 1;
    if (this.isOpen) this.#shutUntil = this.#clock.now() + pause;
  }
}
