import { EventStreamParser } from '#shared/event-stream-parser.ts';
import type { LiveEnvironment } from './live-environment.ts';
import type { LiveSource } from './live-source.ts';
import { silence } from './liveness.ts';
import { readStream, type ReceivedEvent } from './read-stream.ts';
import { hasSameSpaces, watchAddress } from './watch-address.ts';

export interface StreamConnectionOptions {
  readonly environment: LiveEnvironment;
  /** The spaces to watch now, as `{region}/{spaceId}`, those in view first; read at each opening. */
  readonly spaces: () => readonly string[];
  readonly received: (event: ReceivedEvent) => void;
  /** The console answers another stream than before; what only the last one would have told is not known. */
  readonly begun: () => void;
  /** Something arrived, be it a heartbeat. */
  readonly heard: () => void;
  /** The stream broke off and is opened again in a moment. */
  readonly lost: () => void;
  /** The console does not answer; it is tried again. */
  readonly failed: () => void;
  /** The console answered 401. Resolves to false when there is nobody to watch for; rejects when nothing changed. */
  readonly refused: () => Promise<boolean>;
}

/** A page that is looked at again has missed a heartbeat after this long. */
const wakeSilence = 16_000;
/** Openings asked for within this time become one. */
const gathering = 50;
const firstDelay = 1_000;
/** Between the beginnings of two attempts, at most. */
const longestDelay = 10_000;
/** An attempt that has not brought a byte after this long is given up; a little later each time. */
const firstPatience = 5_000;
/** An attempt that has just begun is not begun again. */
const fresh = 1_000;

type Outcome = 'ended' | 'failed' | 'over';

/** Keeps one stream open: opens it again after every end, slower and slower while that fails. All times in ms. */
export class StreamConnection implements LiveSource {
  readonly #options: StreamConnectionOptions;
  #abort: AbortController | undefined;
  #cancelOpening: () => void = () => undefined;
  #cancelWatchdog: () => void = () => undefined;
  #isClosed = false;
  #failures = 0;
  #begunAt = Number.NEGATIVE_INFINITY;
  #lastByte = Number.NEGATIVE_INFINITY;
  /** The stream in hand has brought something. */
  #isHeard = false;
  /** After how many milliseconds the console wants this stream to be opened again, if it has said so. */
  #askedBack: number | undefined;
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

  wake(): void {
    const isLive = this.#isHeard && this.#now() - this.#lastByte <= wakeSilence;
    if (!isLive) this.reconnect();
  }

  reconnect(): void {
    this.#failures = 0;
    const isOpening = !this.#isHeard && this.#now() - this.#begunAt < fresh;
    // It may have begun on a network that is gone: it gets no more time than a first one.
    if (isOpening) this.#giveUpAfter(firstPatience);
    else this.#openAfter(0);
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
    this.#begunAt = this.#now();
    this.#isHeard = false;
    this.#askedBack = undefined;
    this.#giveUpAfter(Math.min(longestDelay, firstPatience * (this.#failures + 1)));
    const outcome = await this.#read(abort.signal).catch(async (): Promise<Outcome> => {
      // With a page that is left it may break off before that is told.
      await this.#options.environment.nextTask();
      return this.#isHeard ? 'ended' : 'failed';
    });
    if (this.#abort !== abort) return;
    this.#cancelWatchdog();
    if (this.#isClosed || outcome === 'over') return;
    const wasSilent = this.#isHeard && this.#now() - this.#lastByte >= silence;
    this.#isHeard = false;
    if (wasSilent || outcome === 'failed') this.#options.failed();
    else this.#options.lost();
    this.#openAfter(wasSilent ? 0 : this.#delayAfter(outcome));
  }

  /** Until the next attempt; a failed one that took its time has used up some of it already. */
  #delayAfter(outcome: Exclude<Outcome, 'over'>): number {
    if (outcome === 'ended') this.#failures = 0;
    const jitter = 0.5 + this.#options.environment.random() / 2;
    const usual = Math.min(longestDelay, firstDelay * 2 ** this.#failures) * jitter;
    const delay = Math.min(longestDelay, this.#askedBack ?? usual);
    if (outcome === 'ended') return delay;
    this.#failures += 1;
    return Math.max(0, this.#begunAt + delay - this.#now());
  }

  async #read(signal: AbortSignal): Promise<Outcome> {
    const { environment, received, refused } = this.#options;
    const spaces = this.#options.spaces();
    const goesOn = hasSameSpaces(spaces, this.#openSpaces) && this.#lastId !== '';
    this.#openSpaces = spaces;
    const last = goesOn ? { 'Last-Event-ID': this.#lastId } : undefined;
    const response = await environment.open(watchAddress(spaces), { ...last }, signal);
    if (response.status === 401) {
      await response.body?.cancel();
      return (await refused()) ? 'ended' : 'over';
    }
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return 'failed';
    }
    const parser = new EventStreamParser();
    for await (const events of readStream(response, parser)) {
      if (signal.aborted) break;
      this.#askedBack = parser.retry;
      this.#heard();
      for (const event of events) {
        if (event.id !== '') this.#lastId = event.id;
        received(event);
        if (event.name === 'session' && event.data.reason === 'ended') return 'over';
      }
    }
    return this.#isHeard ? 'ended' : 'failed';
  }

  #heard(): void {
    if (!this.#isHeard) this.#options.begun();
    this.#isHeard = true;
    this.#failures = 0;
    this.#lastByte = this.#now();
    this.#giveUpAfter(silence);
    this.#options.heard();
  }

  #giveUpAfter(milliseconds: number): void {
    this.#cancelWatchdog();
    this.#cancelWatchdog = this.#options.environment.scheduler.after(milliseconds, () => this.#abort?.abort());
  }

  #now(): number {
    return this.#options.environment.clock.now();
  }
}
