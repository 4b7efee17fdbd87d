import type { LiveEnvironment, TabLocks } from './live-environment.ts';

export interface TabElectionOptions {
  /** The same in every tab that shares the stream. */
  readonly name: string;
  readonly locks: TabLocks;
  readonly environment: Pick<LiveEnvironment, 'clock' | 'scheduler' | 'random'>;
  /** This tab keeps the stream from now on. */
  readonly elected: () => void;
  /** Another tab took over, because this one seemed dead. */
  readonly deposed: () => void;
}

/** A leader that says nothing for this long has lost its place, milliseconds. */
const patience = 30_000;
const checkEvery = 5_000;
/** A check that comes this late was held back: this tab slept, and has no right to judge. */
const sleptAfter = 15_000;

/**
 * Decides which tab keeps the stream: the one that holds a Web Lock. The browser passes it on when that tab goes; a
 * frozen one is robbed of it by a tab that heard nothing of it for too long.
 */
export class TabElection {
  readonly #options: TabElectionOptions;
  readonly #stopped = new AbortController();
  #queued = new AbortController();
  #release: (() => void) | undefined;
  #heardAt = 0;
  #checkedAt = 0;
  #cancelCheck: () => void = () => undefined;

  constructor(options: TabElectionOptions) {
    this.#options = options;
  }

  get isLeader(): boolean {
    return this.#release !== undefined;
  }

  start(): void {
    this.heard();
    this.#checkedAt = this.#options.environment.clock.now();
    this.#planCheck();
    void this.#queue();
  }

  /** The leader said something. */
  heard(): void {
    this.#heardAt = this.#options.environment.clock.now();
  }

  /** The page woke: a leader that does not speak up within moments is robbed. */
  wake(): void {
    this.#checkedAt = this.#options.environment.clock.now();
    this.#heardAt = Math.min(this.#heardAt, this.#checkedAt - patience + checkEvery);
  }

  stop(): void {
    this.#stopped.abort();
    this.#queued.abort();
    this.#cancelCheck();
    this.#release?.();
    this.#release = undefined;
  }

  async #queue(): Promise<void> {
    this.#queued = new AbortController();
    await this.#request({ signal: this.#queued.signal });
  }

  async #request(how: { readonly signal: AbortSignal } | { readonly steal: true }): Promise<void> {
    const { locks, name, elected, deposed } = this.#options;
    let isHeld = false;
    try {
      await locks.request(name, how, () => {
        if (this.#stopped.signal.aborted) return Promise.resolve();
        isHeld = true;
        return new Promise<void>((resolve) => {
          this.#release = resolve;
          elected();
        });
      });
    } catch {
      // Robbed of the lock, or no longer waiting for it.
      if (this.#stopped.signal.aborted || !isHeld) return;
      this.#release = undefined;
      this.heard();
      deposed();
      await this.#queue();
    }
  }

  #planCheck(): void {
    const { scheduler, random } = this.#options.environment;
    this.#cancelCheck = scheduler.after(checkEvery * (1 + random() / 2), () => {
      this.#planCheck();
      return this.#check();
    });
  }

  #check(): void {
    const now = this.#options.environment.clock.now();
    if (now - this.#checkedAt > sleptAfter) this.heard();
    this.#checkedAt = now;
    if (this.isLeader || now - this.#heardAt <= patience) return;
    this.heard();
    this.#queued.abort();
    void this.#request({ steal: true });
  }
}
