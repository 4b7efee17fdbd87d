/**
 * Carries out what is due: at the right moment by a timer, and before every request, so that no reader is ahead of it.
 * What is due, and when, is stored; after a kill -9 the next run goes on from there (behaviours B6.13).
 */
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import type { Connection, RegionDatabase } from '#region/store/database.ts';

/** One change that time brings. */
export interface DueChange {
  /** Milliseconds since the epoch; may lie in the future. */
  readonly at: number;
  /** Makes the change, so that it is not found again. */
  readonly apply: (connection: Connection) => Promise<void>;
}

/** Finds the earliest change of one kind that is still to come; undefined when there is none. */
export type DueWork = (connection: Connection) => Promise<DueChange | undefined>;

export interface Engine {
  /** Works on its own from now on. */
  start(): void;
  /** Stops the timer; what is due waits in the database. */
  stop(): void;
  /** Applies everything due by now, oldest first, each change in one transaction of its own. */
  runDue(): Promise<void>;
  /** To be called when something may have become due earlier than known: after every write. */
  wake(): void;
}

interface EngineOptions {
  readonly database: RegionDatabase;
  readonly clock: Clock;
  readonly log: Logger;
  readonly work: readonly DueWork[];
}

const longestTimer = 2 ** 31 - 1;
const retryAfterFailure = 1_000;

/** Creates an engine at rest; `runDue` works without `start`. */
export function createEngine({ database, clock, log, work }: EngineOptions): Engine {
  let running: Promise<void> | undefined;
  let started = false;
  let timer: NodeJS.Timeout | undefined;
  /** Nothing is due before this moment. Set when the database is asked, lowered by `wake` in between. */
  let quietUntil = 0;

  const applyNext = async (connection: Connection) => {
    let next: DueChange | undefined;
    for (const find of work) {
      const found = await find(connection);
      if (found !== undefined && (next === undefined || found.at < next.at)) next = found;
    }
    quietUntil = next?.at ?? Infinity;
    if (next === undefined || next.at > clock.now()) return;
    await next.apply(connection);
    quietUntil = 0;
  };

  const runAll = async () => {
    while (clock.now() >= quietUntil) await database.write(applyNext);
  };

  const runDue = async () => {
    while (clock.now() >= quietUntil) {
      running ??= runAll().finally(() => (running = undefined));
      await running;
    }
  };

  const arm = (atLeast = 0) => {
    clearTimeout(timer);
    if (!started || quietUntil === Infinity) return;
    const delay = Math.min(Math.max(quietUntil - clock.now(), atLeast), longestTimer);
    timer = setTimeout(() => tick().catch(failed), delay).unref();
  };

  const tick = async () => {
    await runDue();
    arm();
  };

  const failed = (error: unknown) => {
    log.error({ err: error }, 'due work failed');
    arm(retryAfterFailure);
  };

  return {
    start() {
      started = true;
      arm();
    },
    stop() {
      started = false;
      clearTimeout(timer);
    },
    async runDue() {
      await runDue();
      arm();
    },
    wake() {
      quietUntil = 0;
      arm();
    },
  };
}
