import type { LiveSource } from './live-source.ts';
import { readStream } from './read-stream.ts';
import type { StreamConnectionOptions } from './stream-connection.ts';
import { watchAddress } from './watch-address.ts';

const pollEvery = 5_000;
/** A snapshot that takes longer than this is given up, milliseconds. */
const patience = 10_000;

/** Reads a snapshot every 5 s, for browsers in which tabs cannot agree on one stream: each would hold its own open. */
export class SnapshotPolling implements LiveSource {
  readonly #options: StreamConnectionOptions;
  #abort = new AbortController();
  #cancelNext: () => void = () => undefined;
  #isClosed = false;
  openSpaces: readonly string[] = [];

  constructor(options: StreamConnectionOptions) {
    this.#options = options;
  }

  open(): void {
    if (this.#isClosed) return;
    this.#cancelNext();
    this.#cancelNext = this.#options.environment.scheduler.after(0, () => void this.#poll());
  }

  wake(): void {
    this.open();
  }

  reconnect(): void {
    this.open();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelNext();
    this.#abort.abort();
  }

  async #poll(): Promise<void> {
    this.#abort.abort();
    const abort = new AbortController();
    this.#abort = abort;
    const { environment, begun, heard, failed } = this.#options;
    const cancelPatience = environment.scheduler.after(patience, () => abort.abort());
    const outcome = await this.#readSnapshot(abort.signal).catch(() => 'failed' as const);
    cancelPatience();
    if (this.#isClosed || this.#abort !== abort || outcome === 'over') return;
    if (outcome === 'read') {
      begun();
      heard();
    } else failed();
    this.#cancelNext();
    this.#cancelNext = environment.scheduler.after(pollEvery, () => void this.#poll());
  }

  async #readSnapshot(signal: AbortSignal): Promise<'read' | 'failed' | 'over'> {
    const { environment, received, refused } = this.#options;
    this.openSpaces = this.#options.spaces();
    const response = await environment.open(watchAddress(this.openSpaces), {}, signal);
    if (response.status === 401) {
      await response.body?.cancel();
      return (await refused()) ? 'failed' : 'over';
    }
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return 'failed';
    }
    for await (const events of readStream(response)) {
      for (const event of events) {
        received(event);
        if (event.name === 'session') return event.data.reason === 'ended' ? 'over' : 'failed';
        if (event.name === 'snapshot') return 'read';
      }
    }
    return 'failed';
  }
}
