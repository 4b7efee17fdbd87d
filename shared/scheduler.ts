/** Waiting, as every part asks for it, so that tests decide when time passes. */
import type { Clock } from './clock.ts';

export interface Scheduler {
  /** Runs `work` once after `milliseconds`; the function answered cancels that. `work` must not throw or reject. */
  after(milliseconds: number, work: () => void | Promise<void>): () => void;
}

interface Timer {
  readonly due: number;
  readonly work: () => void | Promise<void>;
}

/** A scheduler and its clock for tests: nothing happens until time is moved by hand. */
export class ManualScheduler implements Scheduler, Clock {
  #now: number;
  readonly #timers = new Set<Timer>();

  constructor(now = Date.parse('2026-01-15T09:30:00Z')) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, work: () => void | Promise<void>): () => void {
    const timer = { due: this.#now + milliseconds, work };
    this.#timers.add(timer);
    return () => void this.#timers.delete(timer);
  }

  /** Moves time ahead by `milliseconds`, running what falls due in order and waiting for each to end. */
  async advance(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds;
    for (let next = this.#nextDue(end); next !== undefined; next = this.#nextDue(end)) {
      this.#timers.delete(next);
      this.#now = Math.max(this.#now, next.due);
      await next.work();
    }
    this.#now = end;
  }

  #nextDue(end: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of this.#timers) {
      if (timer.due <= end && (first === undefined || timer.due < first.due)) first = timer;
    }
    return first;
  }

  /** How many pieces of work are still waiting. */
  get waiting(): number {
    return this.#timers.size;
  }
}
