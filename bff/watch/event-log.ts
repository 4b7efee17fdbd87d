import type { WatchEventName, WatchEvents } from '#shared/watch.ts';

/** What happened, without the server's time: that is added when it is sent. */
export type WatchEvent = {
  readonly [Name in WatchEventName]: { readonly name: Name; readonly data: Omit<WatchEvents[Name], 'now'> };
}[WatchEventName];

export interface NumberedEvent {
  readonly number: number;
  readonly event: WatchEvent;
}

/** Counts the events of a hub; every watched space draws from the same counter, so that one id orders them all. */
export class EventCounter {
  #last = 0;

  get last(): number {
    return this.#last;
  }

  next(): number {
    return ++this.#last;
  }
}

/** The latest events of one watched space, for streams that come back. */
export class EventLog {
  readonly #counter: EventCounter;
  readonly #capacity: number;
  #events: NumberedEvent[] = [];
  /** Number of the newest event that is not kept: who saw less cannot be caught up. */
  #floor: number;

  constructor(counter: EventCounter, capacity = 200) {
    this.#counter = counter;
    this.#capacity = capacity;
    this.#floor = counter.next();
  }

  append(event: WatchEvent): NumberedEvent {
    const numbered = { number: this.#counter.next(), event };
    this.#events.push(numbered);
    if (this.#events.length > this.#capacity) this.#floor = this.#events.shift()?.number ?? this.#floor;
    return numbered;
  }

  /** Numbers `event` and forgets everything before it, itself included: a snapshot replaces what came before. */
  restart(event: WatchEvent): NumberedEvent {
    const numbered = { number: this.#counter.next(), event };
    this.#events = [];
    this.#floor = numbered.number;
    return numbered;
  }

  /** The events after `number`, oldest first; undefined when some of them are gone. */
  since(number: number): readonly NumberedEvent[] | undefined {
    if (number < this.#floor) return undefined;
    return this.#events.filter((entry) => entry.number > number);
  }
}
