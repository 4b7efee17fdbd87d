import type { LiveEnvironment } from './live-environment.ts';
import type { LiveConnection } from './live-store.ts';
import { readStream, type ReceivedEvent } from './read-stream.ts';
import { watchAddress } from './watch-address.ts';

export interface StreamConnectionOptions {
  readonly environment: LiveEnvironment;
  /** The spaces to watch now, as `{region}/{spaceId}`, in a stable order; read at each opening. */
  readonly spaces: () => readonly string[];
  readonly received: (event: ReceivedEvent) => void;
  /** Something arrived, be it a heartbeat. */
  readonly alive: () => void;
  readonly changed: (connection: LiveConnection) => void;
  /** The console answered 401. Resolves to false when there is nobody to watch for; rejects when nothing changed. */
  readonly refused: () => Promise<boolean>;
}

/** Without a byte for this long the connection is given up; the server sends one every 15 s. */
const silence = 40_000;
/** A sleeping page that wakes has missed heartbeats after this long. */
const wakeSilence = 20_000;
/** Openings asked for within this time become one. */
const gathering = 50;
const firstDelay = 1_000;
const longestDelay = 30_000;

/** Keeps one stream open: opens it again after every end, slower and slower while that fails. All times in ms. */
export class StreamConnection {
  readonly #options: StreamConnectionOptions;
  #abort: AbortController | undefined;
  #cancelOpening: () => void = () => undefined;
  #cancelWatchdog: () => void = () => undefined;
  #isClosed = false;
  #failures = 0;
  #lastByte = Number.NEGATIVE_INFINITY;
  #lastId = '';
  #openSpaces: readonly string[] = [];

  constructor(options: StreamConnectionOptions) {
    this.#options = options;
  }

  /** Opens the stream over the present spaces, in place of one that is open. */
  open(): void {
    this.#openAfter(gathering);
  }

  /** The spaces the stream is over, or was last. */
  get openSpaces(): readonly string[] {
    return this.#openSpaces;
  }

  /** After a possible sleep: opens again at once unless something was heard just now. */
  wake(): void {
    const { clock } = this.#options.environment;
    if (clock.now() - this.#lastByte > wakeSilence) this.#openAfter(0);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelOpening();
    this.#cancelWatchdog();
    this.#abort?.abort();
  }

  #openAfter(delay: number): void {
    if (this.#isClosed) return;
    this.#cancelOpening();
    this.#cancelOpening = this.#options.environment.scheduler.after(delay, () => void this.#run());
  }

  async #run(): Promise<void> {
    this.#abort?.abort();
    const abort = new AbortController();
    this.#abort = abort;
    const outcome = await this.#read(abort.signal).catch(() => 'failed' as const);
    if (abort.signal.aborted && this.#abort !== abort) return;
    this.#cancelWatchdog();
    if (this.#isClosed || outcome === 'over') return;
    this.#failures = outcome === 'ended' ? 0 : this.#failures + 1;
    this.#options.changed(this.#failures > 1 ? 'stale' : 'connecting');
    this.#openAfter(this.#delay());
  }

  async #read(signal: AbortSignal): Promise<'ended' | 'failed' | 'over'> {
    const { environment, received, alive, changed, refused } = this.#options;
    const address = watchAddress(this.#options.spaces());
    const goesOn = address === watchAddress(this.#openSpaces) && this.#lastId !== '';
    this.#openSpaces = this.#options.spaces();
    this.#heard();
    const response = await environment.open(address, goesOn ? { 'Last-Event-ID': this.#lastId } : {}, signal);
    if (response.status === 401) {
      await response.body?.cancel();
      return (await refused()) ? 'ended' : 'over';
    }
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return 'failed';
    }
    let hasBytes = false;
    changed('live');
    for await (const events of readStream(response)) {
      hasBytes = true;
      this.#failures = 0;
      this.#heard();
      alive();
      for (const event of events) {
        if (event.id !== '') this.#lastId = event.id;
        received(event);
        if (event.name === 'session' && event.data.reason === 'ended') return 'over';
      }
      if (signal.aborted) break;
    }
    return hasBytes ? 'ended' : 'failed';
  }

  #heard(): void {
    const { clock, scheduler } = this.#options.environment;
    this.#lastByte = clock.now();
    this.#cancelWatchdog();
    this.#cancelWatchdog = scheduler.after(silence, () => this.#abort?.abort());
  }

  #delay(): number {
    const { random } = this.#options.environment;
    const delay = Math.min(longestDelay, firstDelay * 2 ** Math.max(0, this.#failures - 1));
    return delay * (0.5 + random() / 2);
  }
}
