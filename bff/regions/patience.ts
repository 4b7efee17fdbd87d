/** How long one may be kept waiting, counted from where it began and carried through every wait on the way. */

/** The reason of a wait that ended because its time was over. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';
}

export class Patience {
  readonly #total: number;
  readonly #endsAt: number;
  readonly #timer: NodeJS.Timeout;
  /** One or two of them. */
  readonly #listeners: (() => void)[] = [];
  readonly #outer: AbortSignal | undefined;
  #isOver = false;
  #reason: unknown;

  /** Begins now. Ends after so many milliseconds, or with `signal`, whose reason it takes over. */
  constructor(milliseconds: number, signal?: AbortSignal) {
    this.#total = milliseconds;
    this.#endsAt = performance.now() + milliseconds;
    this.#timer = setTimeout(runOut, milliseconds, this);
    this.#outer = signal;
    if (signal?.aborted) this.end(signal.reason);
    else signal?.addEventListener('abort', this.#onAbort);
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
    this.#outer?.removeEventListener('abort', this.#onAbort);
    if (this.#isOver) return;
    this.#isOver = true;
    this.#reason = reason;
    for (const listener of this.#listeners.splice(0)) listener();
  }

  readonly #onAbort = (): void => this.end(this.#outer?.reason);

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
