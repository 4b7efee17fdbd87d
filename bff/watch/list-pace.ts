import type { Clock } from '#shared/clock.ts';
import type { Scheduler } from '#shared/scheduler.ts';

/** Between two lists on average, milliseconds: with one ahead of its time never more than ten within a second. */
const spacing = 125;

/** Looks at a space; resolves to the number of lists that took, and never rejects. */
export type Look = () => Promise<number>;

/**
 * Gives the looks of one service account in one region their turns, first come first served: spread over time, and with
 * at most ten lists a second, whatever the number of spaces and sessions.
 */
export class ListPace {
  readonly #clock: Clock;
  readonly #scheduler: Scheduler;
  readonly #waiting = new Set<Look>();
  /** When the next list would fall if they were spaced evenly. */
  #nextAt = Number.NEGATIVE_INFINITY;
  #isPlanned = false;

  constructor(clock: Clock, scheduler: Scheduler) {
    this.#clock = clock;
    this.#scheduler = scheduler;
  }

  /** Has `look` begin in its turn. Resolves with the end of what could begin at once. */
  ask(look: Look): Promise<void> {
    this.#waiting.add(look);
    return this.#serve();
  }

  /** `look` is not wanted any more; nothing happens when it has begun. */
  withdraw(look: Look): void {
    this.#waiting.delete(look);
  }

  async #serve(): Promise<void> {
    const begun: Promise<void>[] = [];
    for (const look of this.#waiting) {
      if (this.#wait() > 0) break;
      this.#waiting.delete(look);
      this.#nextAt = Math.max(this.#clock.now(), this.#nextAt) + spacing;
      const took = (lists: number) => {
        this.#nextAt += Math.max(0, lists - 1) * spacing;
      };
      begun.push(look().then(took));
    }
    this.#plan();
    await Promise.all(begun);
  }

  #plan(): void {
    if (this.#isPlanned || this.#waiting.size === 0) return;
    this.#isPlanned = true;
    this.#scheduler.after(this.#wait(), () => {
      this.#isPlanned = false;
      return this.#serve();
    });
  }

  #wait(): number {
    return Math.max(0, this.#nextAt - spacing - this.#clock.now());
  }
}
