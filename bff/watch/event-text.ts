import type { Clock } from '#shared/clock.ts';
import type { WatchEvent } from './event-log.ts';

/** How long the server's time in a text may be reused, milliseconds. */
const reusableFor = 1_000;

/** Writes events as Server-Sent Events without their id; an event sent to many streams is written once. */
export class EventText {
  readonly #clock: Clock;
  #last: { readonly event: WatchEvent; readonly at: number; readonly text: string } | undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  of(event: WatchEvent): string {
    const at = this.#clock.now();
    if (this.#last?.event === event && at - this.#last.at < reusableFor) return this.#last.text;
    const data = JSON.stringify({ now: new Date(at).toISOString(), ...event.data });
    const text = `event: ${event.name}\ndata: ${data}\n\n`;
    this.#last = { event, at, text };
    return text;
  }
}
