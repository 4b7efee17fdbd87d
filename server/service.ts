/** A process that serves: it refuses to start in one line, says when it is ready, and stops cleanly. */
import type { Server } from 'node:http';
import { setTimeout as pass } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { drainable, type Drain } from './drain.ts';
import { settleHeap } from './heap.ts';
import { keepTick } from './lasting-tick.ts';
import { listenOn, type Address } from './listen.ts';
import { keepFilesPrivate } from './private-files.ts';

export interface Listening extends Address {
  /** Makes a server that does not listen yet. */
  readonly make: () => Server;
}

export interface Service {
  readonly log: Logger;
  readonly listening: readonly Listening[];
  /** Called at the signal: says from now on that others are to be asked, and answers on. */
  readonly leave?: () => void;
  /** How long it then answers on, and takes to end its streams. Milliseconds; nothing when left out. */
  readonly stopping?: Stopping;
  /** Ends the answers that never end by themselves over so many milliseconds, before the others are waited for. */
  readonly endStreams?: (over: number) => Promise<void>;
  /** Waits for work that goes on after its answers, for so many milliseconds at most. */
  readonly settle?: (patience: number) => Promise<void>;
  /** Called when everything listens. */
  readonly started?: () => void;
  /** Called after the last answer. */
  readonly close: () => Promise<void>;
}

export interface Stopping {
  readonly answersOn: number;
  readonly endsStreams: number;
}

const atOnce: Stopping = { answersOn: 0, endsStreams: 0 };

/** How long answers under way, and what they have begun, may take when the process stops. Milliseconds. */
const patience = 8_000;

/**
 * Runs what `open` resolves to until a signal, then exits with 0, or with 1 after an error nobody caught. What `open`
 * or listening throws is written to stderr as one line, and the process exits with 1.
 */
export async function runService(open: () => Promise<Service>): Promise<void> {
  keepTick();
  settleHeap();
  keepFilesPrivate();
  try {
    await run(await open());
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message.split('\n')[0]}\n`);
    process.exit(1);
  }
}

async function run({
  log,
  listening,
  leave,
  stopping = atOnce,
  endStreams,
  settle,
  started,
  close,
}: Service): Promise<void> {
  const drains: Drain[] = [];
  for (const { make, ...address } of listening) {
    const watched = () => {
      const server = make();
      drains.push(drainable(server));
      return server;
    };
    await listenOn(address, watched);
  }
  started?.();

  let stopped: Promise<void> | undefined;
  async function stop({ answersOn, endsStreams }: Stopping): Promise<void> {
    leave?.();
    for (const drain of drains) drain.leave();
    await pass(answersOn);
    await endStreams?.(endsStreams);
    const begun = performance.now();
    await Promise.all(drains.map((drain) => drain.close(patience)));
    await settle?.(Math.max(0, begun + patience - performance.now()));
    await close();
  }
  // Under the start command a terminal's signals are for the parent, which stops this process when its turn has come.
  const skip = process.connected ? (['SIGINT', 'SIGHUP'] as const) : [];
  for (const signal of skip) process.on(signal, () => undefined);
  const delay = stopping.answersOn + stopping.endsStreams + patience + 2_000;
  const grace = closeWithGrace({ delay, logger: false, skip: [...skip] }, ({ err }) => {
    if (err) log.fatal({ err }, 'stopped by an error');
    return (stopped ??= stop(err ? atOnce : stopping));
  });
  process.once('disconnect', () => grace.close());
  process.send?.('ready');
}
