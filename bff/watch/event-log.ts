import type { WatchEventName, WatchEvents } from '#shared/watch.ts';
import { entriesKept } from '#bff/store/watch-store.ts';

/** What happened, without the server's time: that is added when it is sent. */
export type WatchEvent = {
  readonly [Name in WatchEventName]: { readonly name: Name; readonly data: Omit<WatchEvents[Name], 'now'> };
}[WatchEventName];

/** Every watched space draws its numbers from the same counter, so that one id orders them all. */
export interface NumberedEvent {
  readonly number: number;
  readonly event: WatchEvent;
}

/** The latest events of one watched space, for streams that come back. */
export class EventLog {
  readonly #capacity: number;
  #events: NumberedEvent[];
  /** Number of the newest event that is not kept: who saw less cannot be caught up. */
  #floor: number;

  /** `events`: what is kept already, all of it after `floor`, oldest first. */
  constructor(floor: number, events: readonly NumberedEvent[] = [], capacity = entriesKept) {
    this.#floor = floor;
    this.#events = [...events];
    this.#capacity = capacity;
  }

  /** A snapshot takes the place of all before it, itself included. */
  append(entry: NumberedEvent): void {
    if (entry.event.name === 'snapshot') {
      this.#events = [];
      this.#floor = entry.number;
      return;
    }
    this.#events.push(entry);
    if (this.#events.length > this.#capacity) this.#floor = this.#events.shift()?.number ?? this.#floor;
  }

  /** The events after `number`, oldest first; undefined when some of them are gone. */
  since(number: number): readonly NumberedEvent[] | undefined {
    if (number < this.#floor) return undefined;
    return this.#events.filter((entry) => entry.number > number);
  }
}
