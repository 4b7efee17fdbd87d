/** How long one may be kept waiting, counted from where it began and carried through every wait on the way. */

import { setMaxListeners } from 'node:events';

/** The reason of a wait that ended because its time was over. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

export class Patience {
  readonly #stop = new AbortController();
  readonly #total: number;
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;

  /** Begins now. Ends after so many milliseconds, or with `signal`, whose reason it takes over. */
  constructor(milliseconds: number, signal?: AbortSignal) {
    this.#total = milliseconds;
    this.#endsAt = performance.now() + milliseconds;
    this.#timer = setTimeout(() => this.end(new OutOfTime('waited too long')), milliseconds);
    if (signal?.aborted) this.end(signal.reason);
    // Listens no longer than it lasts itself.
    else signal?.addEventListener('abort', () => this.end(signal.reason), { once: true, signal: this.signal });
    // A request that the region is asked for in parts waits with every one of them.
    setMaxListeners(0, this.signal);
  }

  /** Aborted at the end. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Less than a fifth is left: too little to begin something whose outcome would then be unknown. */
  get isNearlyOver(): boolean {
    return this.#endsAt - performance.now() < this.#total / 5;
  }

  /** Ends it ahead of time. */
  end(reason: unknown): void {
    clearTimeout(this.#timer);
    this.#stop.abort(reason);
  }

  /** What `work` comes to. Rejects with the reason when the patience ends first; the work goes on then. */
  async await<Result>(work: Promise<Result>): Promise<Result> {
    const { signal } = this.#stop;
    let give = () => {};
    const end = new Promise<never>((_, reject) => {
      give = () => reject(signal.reason as Error);
    });
    if (signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
    try {
      return await Promise.race([work, end]);
    } finally {
      signal.removeEventListener('abort', give);
    }
  }
}
