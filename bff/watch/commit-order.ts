import type { WatchCommit } from '#bff/store/watch-store.ts';

/**
 * Has commits of all processes take effect in the order of their numbers: one number then says how far a stream over
 * several spaces came. Those that come too early wait for what is missing.
 */
export class CommitOrder {
  readonly #apply: (commit: WatchCommit) => void;
  /** By their first number. */
  readonly #early = new Map<number, WatchCommit>();
  /** Wait for a number. */
  readonly #waiting = new Map<() => void, number>();
  #position = 0;

  constructor(apply: (commit: WatchCommit) => void) {
    this.#apply = apply;
  }

  /** Everything up to here has taken effect. */
  get position(): number {
    return this.#position;
  }

  take(commit: WatchCommit): void {
    if (commit.first <= this.#position) return;
    this.#early.set(commit.first, commit);
    this.#goOn();
  }

  /** Everything up to `number` was taken in some other way. */
  skipTo(number: number): void {
    this.#position = Math.max(this.#position, number);
    for (const first of this.#early.keys()) if (first <= this.#position) this.#early.delete(first);
    this.#goOn();
  }

  /** Resolves when everything up to `number` has taken effect. */
  reached(number: number): Promise<void> {
    if (this.#position >= number) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.set(resolve, number));
  }

  #goOn(): void {
    for (;;) {
      const next = this.#early.get(this.#position + 1);
      if (next === undefined) break;
      this.#early.delete(next.first);
      this.#position = next.last;
      this.#apply(next);
    }
    for (const [resolve, number] of this.#waiting) {
      if (number > this.#position) continue;
      this.#waiting.delete(resolve);
      resolve();
    }
  }
}
