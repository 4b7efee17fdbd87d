import type { LiveEnvironment } from './live-environment.ts';
import type { LiveStore } from './live-store.ts';

/** Without a word for this long nothing is live any more; the server sends one every 15 s. Milliseconds. */
export const silence = 19_000;
/** A stream that is taken up again within this time has not been missed by anybody. */
const grace = 3_000;
/** The first connection takes no longer where all is well. */
const firstGrace = 5_000;

/**
 * Whether this tab may call what it shows live. That has to be earned again and again: each tab judges by itself when
 * the console was heard last, whoever keeps the stream.
 */
export class Liveness {
  readonly #store: LiveStore;
  readonly #environment: Pick<LiveEnvironment, 'clock' | 'scheduler' | 'isOnline'>;
  #cancel: () => void = () => undefined;

  constructor(store: LiveStore, environment: Pick<LiveEnvironment, 'clock' | 'scheduler' | 'isOnline'>) {
    this.#store = store;
    this.#environment = environment;
  }

  /** Nobody listens to the console yet: what was read meanwhile holds no longer than a word of it would. */
  awaitStart(): void {
    if (this.#environment.isOnline()) this.#connecting(silence);
    else this.failed();
  }

  /** The first connection is on its way. What is old already stays so until the console is heard. */
  start(): void {
    if (!this.#isOld) this.#connecting(firstGrace);
  }

  /** The console said something at that moment, be it a heartbeat. */
  heard(at = this.#environment.clock.now()): void {
    const left = this.#leftAfter(at);
    if (left <= 0) {
      this.failed();
      return;
    }
    this.#store.connect('live', at);
    this.#failAfter(left);
  }

  /** The page may have slept, or the network be another one: what was judged before is judged anew. */
  woken(): void {
    const { answeredAt } = this.#store.state;
    if (this.#isOld || (answeredAt !== undefined && this.#leftAfter(answeredAt) <= 0)) this.failed();
  }

  /** The stream was live a moment ago and is on its way again. */
  lost(): void {
    if (this.#store.connection === 'live') this.#connecting(grace);
  }

  /** The console does not answer. */
  failed(): void {
    this.#cancel();
    this.#store.connect(this.#environment.isOnline() ? 'stale' : 'offline');
  }

  stop(): void {
    this.#cancel();
  }

  get #isOld(): boolean {
    return this.#store.connection === 'stale' || this.#store.connection === 'offline';
  }

  /** What is shown is from before: it grows no younger by a new attempt. */
  #connecting(patience: number): void {
    const { answeredAt } = this.#store.state;
    const left = answeredAt === undefined ? patience : Math.min(patience, this.#leftAfter(answeredAt));
    if (left <= 0) {
      this.failed();
      return;
    }
    this.#store.connect('connecting');
    this.#failAfter(left);
  }

  /** For how long something heard at that moment still holds; a clock that was put back makes that no longer. */
  #leftAfter(at: number): number {
    return Math.min(silence, at + silence - this.#environment.clock.now());
  }

  #failAfter(milliseconds: number): void {
    this.#cancel();
    this.#cancel = this.#environment.scheduler.after(milliseconds, () => this.failed());
  }
}
