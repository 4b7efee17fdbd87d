/** A browser with any number of tabs, and a console whose streams a test writes by hand. Nothing here waits for time. */
import { ManualScheduler } from '#shared/scheduler.ts';
import type { WatchEventName, WatchEvents } from '#shared/watch.ts';
import type { LiveEnvironment, TabChannel, TabLocks } from './live-environment.ts';
import { LiveWatch } from './live-watch.ts';
import type { LiveOptions } from './live-tab.ts';

export const spaceA = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c01';
export const spaceB = '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c02';
export const now = '2026-01-15T09:30:00.000Z';

/** One stream the page opened. */
export class ScriptedStream {
  readonly address: string;
  readonly lastEventId: string | undefined;
  readonly response: Response;
  isAborted = false;
  /** The page stopped reading. */
  isClosed = false;
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  #number = 0;

  constructor(address: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) {
    this.address = address;
    this.lastEventId = headers['Last-Event-ID'];
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (this.#controller = controller),
      cancel: () => void (this.isClosed = true),
    });
    this.response = new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    signal.addEventListener('abort', () => {
      this.isAborted = true;
      this.#controller?.error(signal.reason);
    });
  }

  /** The spaces it was opened over. */
  get spaces(): string[] {
    return new URLSearchParams(this.address.split('?')[1]).getAll('space');
  }

  send<Name extends WatchEventName>(name: Name, data: Omit<WatchEvents[Name], 'now'>): void {
    this.#number += 1;
    this.write(`id: e.${this.#number}\nevent: ${name}\ndata: ${JSON.stringify({ now, ...data })}\n\n`);
  }

  write(text: string): void {
    this.#controller?.enqueue(new TextEncoder().encode(text));
  }

  end(): void {
    this.#controller?.close();
  }

  break(): void {
    this.#controller?.error(new TypeError('network error'));
  }
}

/** Exclusive locks by name, in the order of asking; `steal` takes one away. */
class ScriptedLocks implements TabLocks {
  readonly #held = new Map<string, (reason: Error) => void>();
  readonly #waiting: { readonly name: string; readonly grant: () => void; readonly signal: AbortSignal }[] = [];

  async request(
    name: string,
    options: { readonly signal: AbortSignal } | { readonly steal: true },
    holding: () => Promise<void>,
  ): Promise<void> {
    if ('steal' in options) this.#held.get(name)?.(new DOMException('stolen', 'AbortError'));
    else if (this.#held.has(name)) await this.#wait(name, options.signal);
    await this.#hold(name, holding);
  }

  #wait(name: string, signal: AbortSignal): Promise<void> {
    return new Promise((grant, reject) => {
      this.#waiting.push({ name, grant, signal });
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
  }

  async #hold(name: string, holding: () => Promise<void>): Promise<void> {
    let robbed: ((reason: Error) => void) | undefined;
    const stolen = new Promise<never>((_, reject) => (robbed = reject));
    const rob = robbed as unknown as (reason: Error) => void;
    this.#held.set(name, rob);
    try {
      await Promise.race([holding(), stolen]);
    } finally {
      if (this.#held.get(name) === rob) {
        this.#held.delete(name);
        const next = this.#waiting.findIndex((waiting) => waiting.name === name && !waiting.signal.aborted);
        if (next !== -1) this.#waiting.splice(next, 1)[0]?.grant();
      }
    }
  }
}

class ScriptedChannel implements TabChannel {
  readonly #others: Set<ScriptedChannel>;
  readonly #listeners: ((event: { readonly data: unknown }) => void)[] = [];
  isFrozen = false;

  constructor(others: Set<ScriptedChannel>) {
    this.#others = others;
    others.add(this);
  }

  postMessage(message: unknown): void {
    if (this.isFrozen) return;
    for (const other of this.#others) if (other !== this) other.#hear(structuredClone(message));
  }

  addEventListener(_type: 'message', listener: (event: { readonly data: unknown }) => void): void {
    this.#listeners.push(listener);
  }

  close(): void {
    this.#others.delete(this);
  }

  #hear(data: unknown): void {
    if (!this.isFrozen) for (const listener of this.#listeners) listener({ data });
  }
}

export interface ScriptedTab {
  readonly live: LiveWatch;
  start(options?: Partial<LiveOptions>): () => void;
  wake(): void;
  /** Another page is opened in the tab; what this one had asked for breaks off with it. */
  leave(): void;
  /** The browser loses its network, as it is told to every tab of its own. */
  goOffline(): void;
  /** Stops its timers and messages, as browsers do with hidden tabs, and as it is with one that crashed. */
  freeze(): void;
  thaw(): Promise<void>;
}

export class ScriptedBrowser {
  readonly time = new ManualScheduler();
  /** Every stream opened, oldest first. */
  readonly streams: ScriptedStream[] = [];
  /** Answers given instead of streams, first come first served. */
  readonly refusals: (Response | Error)[] = [];
  readonly hasLocks: boolean;
  /** What the browser says of its network. */
  isOnline = true;
  readonly #locks = new ScriptedLocks();
  readonly #channels = new Set<ScriptedChannel>();
  #opened = 0;
  #random = 0;

  constructor({ hasLocks = true } = {}) {
    this.hasLocks = hasLocks;
  }

  /** Resolves with the next stream that is opened, or was and nobody asked for yet. */
  async nextStream(): Promise<ScriptedStream> {
    while (this.streams.length <= this.#opened) await this.#opening();
    this.#opened += 1;
    return this.streams[this.#opened - 1] as ScriptedStream;
  }

  openTab(): ScriptedTab {
    let wake: () => void = () => undefined;
    let leave: () => void = () => undefined;
    let offline: () => void = () => undefined;
    let channel: ScriptedChannel | undefined;
    let isFrozen = false;
    const heldBack: (() => void | Promise<void>)[] = [];
    const environment: LiveEnvironment = {
      clock: this.time,
      scheduler: {
        after: (milliseconds, work) =>
          this.time.after(milliseconds, () => (isFrozen ? void heldBack.push(work) : work())),
      },
      random: () => (this.#random = (this.#random + 0.137) % 1),
      locks: this.hasLocks ? this.#locks : undefined,
      open: (address, headers, signal) => this.#open(address, headers, signal),
      openChannel: () => (channel = new ScriptedChannel(this.#channels)),
      onWake: (listener) => {
        wake = listener;
      },
      nextTask: delivery,
      onLeave: (listener) => {
        leave = listener;
      },
      onOffline: (listener) => {
        offline = listener;
      },
      isOnline: () => this.isOnline,
    };
    const live = new LiveWatch(environment);
    return {
      live,
      start: (options) =>
        live.start({
          sessionKey: 'session-1',
          regions: ['eu-std-1', 'eu-snc-1'],
          refreshRegions: () => Promise.resolve(undefined),
          fetchOperation: () => Promise.resolve(undefined),
          onSessionEnded: () => undefined,
          ...options,
        }),
      wake: () => wake(),
      leave: () => leave(),
      goOffline: () => {
        this.isOnline = false;
        offline();
      },
      freeze() {
        isFrozen = true;
        if (channel !== undefined) channel.isFrozen = true;
      },
      async thaw() {
        isFrozen = false;
        if (channel !== undefined) channel.isFrozen = false;
        for (const work of heldBack.splice(0)) await work();
      },
    };
  }

  #open(address: string, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response> {
    const refusal = this.refusals.shift();
    if (refusal !== undefined) return refusal instanceof Error ? Promise.reject(refusal) : Promise.resolve(refusal);
    const stream = new ScriptedStream(address, headers, signal);
    this.streams.push(stream);
    return Promise.resolve(stream.response);
  }

  /** Moves time on in small steps, letting streams deliver in between, until one more is opened. */
  async #opening(): Promise<void> {
    const before = this.streams.length;
    for (let step = 0; step < 2_000 && this.streams.length === before; step += 1) {
      await delivery();
      await this.time.advance(100);
    }
    if (this.streams.length === before) throw new Error('no stream was opened');
  }
}

/** Resolves when everything that was written to streams so far has been read. */
export function delivery(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Resolves once the store of a tab satisfies `isSo`. */
export function until({ live: { store } }: ScriptedTab, isSo: () => boolean): Promise<void> {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
  });
}
