import type { Clock } from '#shared/clock.ts';
import type { SpaceSnapshot } from '#shared/watch.ts';
import type { WatchEvent } from './event-log.ts';

/** How long the server's time in a text may be reused, milliseconds. */
const reusableFor = 1_000;

/** Writes events as Server-Sent Events; one that is sent to many streams is written and encoded once for each id. */
export class EventText {
  readonly #clock: Clock;
  #event: WatchEvent | undefined;
  #at = 0;
  #text = '';
  /** What goes over the wire, by event id: streams over the same spaces share it. */
  readonly #bytes = new Map<string, Buffer>();
  /** Of spaces as they are known at present: many streams begin with the same. */
  readonly #spaces = new WeakMap<SpaceSnapshot, string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The bytes to send; never to be changed. */
  of(event: WatchEvent, id: string): Buffer {
    const at = this.#clock.now();
    if (this.#event !== event || at - this.#at >= reusableFor) this.#write(event, at);
    let bytes = this.#bytes.get(id);
    if (bytes === undefined) {
      bytes = Buffer.from(`id: ${id}\n${this.#text}`);
      this.#bytes.set(id, bytes);
    }
    return bytes;
  }

  #write(event: WatchEvent, at: number): void {
    const now = new Date(at).toISOString();
    const data =
      event.name === 'snapshot' ? this.#dataOf(event.data.spaces, now) : JSON.stringify({ now, ...event.data });
    this.#event = event;
    this.#at = at;
    this.#text = `event: ${event.name}\ndata: ${data}\n\n`;
    this.#bytes.clear();
  }

  #dataOf(spaces: readonly SpaceSnapshot[], now: string): string {
    return `{"now":${JSON.stringify(now)},"spaces":[${spaces.map((space) => this.#textOf(space)).join()}]}`;
  }

  #textOf(space: SpaceSnapshot): string {
    const text = this.#spaces.get(space) ?? JSON.stringify(space);
    this.#spaces.set(space, text);
    return text;
  }
}
