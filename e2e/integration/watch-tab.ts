/** A tab of the live watch over plain HTTP: it comes back to another console with the last id it saw, and counts what it is told. */
import { EventStreamParser } from '#shared/event-stream-parser.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import type { WatchEvents } from '#shared/watch.ts';

export class WatchTab {
  /** Ends as they were told by events, in order. */
  readonly told: string[] = [];
  /** Everything that it knows to have ended, from snapshots too. */
  readonly ended = new Set<string>();
  /** How far each operation is, as it was told last. */
  readonly progress = new Map<string, string>();
  /** Those spaces of which it was told that they are stale, and not since that they are so no more. */
  readonly stale = new Set<string>();
  snapshots = 0;
  connections = 0;
  /** Names of all events of the present connection. */
  heard: string[] = [];
  lastId: string | undefined;
  /** Where it is connected, when it is. */
  place: string | undefined;
  readonly #query: string;
  readonly #cookie: string;
  /** Address of the console to try next. */
  readonly #next: () => string;
  #abort = new AbortController();
  #isOver = false;

  constructor(spaces: readonly string[], cookie: string, next: () => string) {
    this.#query = spaces.map((space) => `space=${space}`).join('&');
    this.#cookie = cookie;
    this.#next = next;
    void this.#goOn();
  }

  /** Breaks its connection. */
  cut(): void {
    this.#abort.abort();
  }

  close(): void {
    this.#isOver = true;
    this.cut();
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  async #goOn(): Promise<void> {
    while (!this.#isOver) {
      this.#abort = new AbortController();
      await this.#read(this.#next()).catch(() => undefined);
      this.place = undefined;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
  }

  async #read(place: string): Promise<void> {
    const headers = {
      'X-Portico-CSRF': '1',
      cookie: this.#cookie,
      ...(this.lastId !== undefined && { 'last-event-id': this.lastId }),
    };
    const { signal } = this.#abort;
    const response = await fetch(`${place}/api/watch?${this.#query}`, { headers, signal });
    if (!response.ok) return;
    this.connections += 1;
    this.heard = [];
    this.place = place;
    const parser = new EventStreamParser();
    for await (const text of response.body!.pipeThrough(new TextDecoderStream())) {
      for (const { name, id, data } of parser.push(text)) {
        this.lastId = id;
        this.heard.push(name);
        this.#hear(name, JSON.parse(data));
      }
    }
  }

  #hear(name: string, data: unknown): void {
    if (name === 'operation') {
      const { operation } = data as WatchEvents['operation'];
      if (this.#sees(operation)) this.told.push(operation.id);
    }
    if (name === 'snapshot') {
      this.snapshots += 1;
      for (const { spaceId, operations, staleSince } of (data as WatchEvents['snapshot']).spaces) {
        operations.forEach((one) => this.#sees(one));
        this.#hearStale(spaceId, staleSince);
      }
    }
    if (name === 'stale') {
      const { spaceId, since } = data as WatchEvents['stale'];
      this.#hearStale(spaceId, since);
    }
    if (name === 'session' && (data as WatchEvents['session']).reason === 'ended') this.#isOver = true;
  }

  #hearStale(spaceId: string, since: string | undefined): void {
    if (since === undefined) this.stale.delete(spaceId);
    else this.stale.add(spaceId);
  }

  #sees({ id, status, progress = '' }: OperationState): boolean {
    this.progress.set(id, progress);
    if (!isTerminal(status)) return false;
    this.ended.add(id);
    return true;
  }
}
