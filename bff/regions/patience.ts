/** How long one may be kept waiting, counted from where it began and carried through every wait on the way. */

import { setMaxListeners } from 'node:events';

/** The reason of a wait that ended because its time was over. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

/** Where nobody asks why: without one, an abort makes an error anew, which costs a tenth of a call. */
const over = new Error('nothing is waited for any more');

export class Patience {
  readonly #total: number;
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  /** One or two of them. */
  readonly #listeners: (() => void)[] = [];
  #stop: AbortController | undefined;
  #isOver = false;
  #reason: unknown;

  /** Begins now. Ends after so many milliseconds, or with `signal`, whose reason it takes over. */
  constructor(milliseconds: number, signal?: AbortSignal) {
    this.#total = milliseconds;
    this.#endsAt = performance.now() + milliseconds;
    this.#timer = setTimeout(runOut, milliseconds, this);
    if (signal?.aborted) this.end(signal.reason);
    // Listens no longer than it lasts itself.
    else signal?.addEventListener('abort', () => this.end(signal.reason), { once: true, signal: this.signal });
  }

  /** Aborted at the end. Made for whoever asks: most calls get by with a listener, which costs a tenth. */
  get signal(): AbortSignal {
    if (this.#stop === undefined) {
      this.#stop = new AbortController();
      // A request that the region is asked for in parts waits with every one of them.
      setMaxListeners(0, this.#stop.signal);
      if (this.#isOver) this.#stop.abort(this.#reason);
    }
    return this.#stop.signal;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Why it ended. */
  get reason(): unknown {
    return this.#reason;
  }

  /** Less than a fifth is left: too little to begin something whose outcome would then be unknown. */
  get isNearlyOver(): boolean {
    return this.#endsAt - performance.now() < this.#total / 5;
  }

  /** Ends it ahead of time. */
  end(reason: unknown): void {
    clearTimeout(this.#timer);
    if (this.#isOver) return;
    this.#isOver = true;
    this.#reason = reason;
    for (const listener of this.#listeners.splice(0)) listener();
    this.#stop?.abort(reason ?? over);
  }

  /** Calls the listener once, when it ends; never if it has ended. The listener must not throw. */
  onEnd(listener: () => void): void {
    this.#listeners.push(listener);
  }

  offEnd(listener: () => void): void {
    const index = this.#listeners.indexOf(listener);
    if (index >= 0) this.#listeners.splice(index, 1);
  }

  /** What `work` comes to. Rejects with the reason when the patience ends first; the work goes on then. */
  await<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const give = () => reject(this.#reason);
      if (this.#isOver) give();
      else this.onEnd(give);
      work.finally(() => this.offEnd(give)).then(resolve, reject);
    });
  }
}

function runOut(patience: Patience): void {
  patience.end(new OutOfTime('waited too long'));
}
