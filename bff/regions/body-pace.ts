/** Keeps the body of an answer from holding a socket for ever. */

/** Milliseconds and bytes. */
export interface BodyLimits {
  readonly window: number;
  /** What must arrive in each window. */
  readonly bytesPerWindow: number;
  readonly whole: number;
}

/** A region that sends too slowly, or a browser that takes too long. */
export type SlowSide = 'region' | 'browser';

export class BodyPace {
  readonly #limits: BodyLimits;
  readonly #tooSlow: (side: SlowSide) => void;
  readonly #whole: NodeJS.Timeout;
  #window: NodeJS.Timeout | undefined;
  #arrived = 0;

  /** Begins now; `tooSlow` is called once at most. */
  constructor(limits: BodyLimits, tooSlow: (side: SlowSide) => void) {
    this.#limits = limits;
    this.#tooSlow = (side) => {
      this.end();
      tooSlow(side);
    };
    this.#whole = setTimeout(() => this.#tooSlow(this.#window === undefined ? 'browser' : 'region'), limits.whole);
    this.resume();
  }

  arrived(bytes: number): void {
    this.#arrived += bytes;
  }

  /** The browser does not take more for now: what does not arrive meanwhile is not the region's slowness. */
  pause(): void {
    clearInterval(this.#window);
    this.#window = undefined;
  }

  resume(): void {
    if (this.#window !== undefined) return;
    this.#arrived = 0;
    this.#window = setInterval(() => {
      if (this.#arrived < this.#limits.bytesPerWindow) this.#tooSlow('region');
      this.#arrived = 0;
    }, this.#limits.window);
  }

  end(): void {
    clearTimeout(this.#whole);
    clearInterval(this.#window);
  }
}
