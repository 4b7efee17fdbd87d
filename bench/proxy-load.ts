/** Asks a server as fast as it answers, over connections that are kept, in a process of its own. */
import { Pool, type Dispatcher } from 'undici';
import type { LoadOrder, LoadReport } from './proxy-messages.ts';

class Count implements Dispatcher.DispatchHandler {
  readonly #total: { answered: number; bytes: number; failed: number };
  readonly #next: () => void;
  #status = 0;

  constructor(total: { answered: number; bytes: number; failed: number }, next: () => void) {
    this.#total = total;
    this.#next = next;
  }

  onRequestStart(): void {}

  onResponseStart(_: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#total.bytes += chunk.length;
  }

  onResponseEnd(): void {
    if (this.#status === 200) this.#total.answered += 1;
    else this.#total.failed += 1;
    this.#next();
  }

  onResponseError(): void {
    this.#total.failed += 1;
    this.#next();
  }
}

/** By port, from order to order: what it takes to accept a connection is no part of a call. */
const pools = new Map<number, Pool>();

async function load({ port, path, headers, connections, milliseconds }: LoadOrder): Promise<LoadReport> {
  const pool = pools.get(port) ?? new Pool(`http://127.0.0.1:${port}`, { connections });
  pools.set(port, pool);
  const total = { answered: 0, bytes: 0, failed: 0 };
  const end = performance.now() + milliseconds;
  const ask = (done: () => void): void => {
    if (performance.now() >= end) return done();
    pool.dispatch({ method: 'GET', path, headers }, new Count(total, () => ask(done)));
  };
  await Promise.all(Array.from({ length: connections }, () => new Promise<void>(ask)));
  return total;
}

process.on('message', (order: LoadOrder) => {
  void load(order).then((report) => process.send?.(report));
});
process.once('disconnect', () => process.exit());
