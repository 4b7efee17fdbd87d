import type { ServerResponse } from 'node:http';
import type { Clock } from '#shared/clock.ts';
import type { WatchEvent } from './event-log.ts';
import type { EventText } from './event-text.ts';

/** Sent when nothing else was sent for this long, milliseconds. */
const heartbeatEvery = 15_000;

/** Bytes a slow reader may leave unread before it is dropped; one snapshot may go beyond. */
const mostUnread = 256 * 1024;

/**
 * One browser's stream of Server-Sent Events on a raw response. Who reads too slowly is cut off, and is caught up or
 * given a fresh snapshot when it comes back.
 */
export class EventStream {
  readonly #response: ServerResponse;
  /** What the numbers mean: see `epochOf`. */
  epoch = '';
  readonly #clock: Clock;
  readonly #text: EventText;
  #heartbeatDue: number;
  /** Heartbeats that fell due since the reader last took everything. */
  #beatsBehind = 0;
  #hasWritten = false;

  constructor(response: ServerResponse, clock: Clock, text: EventText) {
    this.#response = response;
    this.#text = text;
    this.#clock = clock;
    this.#heartbeatDue = clock.now() + heartbeatEvery;
    response.on('drain', () => (this.#beatsBehind = 0));
    response.socket?.setTimeout(0);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    // They go with the first event where there is one already.
    setImmediate(() => this.#hasWritten || response.flushHeaders());
  }

  send(number: number, event: WatchEvent): void {
    this.#write(this.#text.of(event, `${this.epoch}.${number}`));
  }

  /** To be called about every second. Sends a comment when it is due; a reader still behind since the last is cut. */
  beat(): void {
    if (this.#clock.now() < this.#heartbeatDue) return;
    this.#heartbeatDue = this.#clock.now() + heartbeatEvery;
    if (this.#response.writableNeedDrain) this.#beatsBehind += 1;
    if (this.#beatsBehind > 1) this.#response.destroy();
    else this.comment();
  }

  /** Says that the stream lives, and nothing else. */
  comment(): void {
    this.#write(':\n\n');
  }

  /** Tells the reader how long to wait before it comes back. */
  retryAfter(milliseconds: number): void {
    this.#write(`retry: ${Math.round(milliseconds)}\n\n`);
  }

  end(): void {
    this.#hasWritten = true;
    this.#response.end();
  }

  #write(text: string | Buffer): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    this.#hasWritten = true;
    if (this.#response.writableLength > mostUnread) this.#response.destroy();
    else this.#response.write(text);
  }
}
