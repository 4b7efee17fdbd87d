/** One browser's answer with the lines of a walk. */
import { setTimeout as delay } from 'node:timers/promises';
import type { DirectoryEnd } from '#shared/directory.ts';
import { beginAnswer, type Exchange } from '#bff/http/exchange.ts';
import { ConsoleProblem, describeProblem } from '#bff/http/problem.ts';
import { Patience } from '#bff/regions/patience.ts';
import { describeRefusal } from '#bff/regions/region-problem.ts';
import { ListRefused } from './read-page.ts';
import type { Walk, WalkReader } from './walk.ts';

/** Who takes nothing for this long is cut off. Milliseconds. */
const longestStandstill = 60_000;
/**
 * After the first line, so many go out together, or what has come in so many milliseconds: each write has the system wake who
 * reads it, at the cost of the walk where there are few processors. Fewer than a walk keeps ahead.
 */
const together = 6;
const longestGathering = 15;

export class LineStream implements WalkReader {
  readonly region: string;
  session: string;
  taken = 0;
  readonly #exchange: Exchange;
  #walk: Walk | undefined;
  #end: { readonly reason?: ConsoleProblem } | undefined;
  #hasBegun = false;

  constructor(exchange: Exchange, region: string, session: string) {
    this.#exchange = exchange;
    this.region = region;
    this.session = session;
    exchange.response.on('close', () => this.#walk?.leave(this));
  }

  /** Reads this walk from now on. */
  follow(walk: Walk): void {
    this.#walk = walk;
    walk.join(this);
  }

  /**
   * Passes the walk on until it is over, the browser leaves or this is dismissed. Rejects with what there is to tell
   * when nothing was sent yet.
   */
  async pass(walk: Walk): Promise<void> {
    try {
      await this.#passLines(walk);
    } finally {
      walk.leave(this);
    }
  }

  /** Ends the answer; without a reason when it is the console that ends. */
  dismiss(reason?: ConsoleProblem): void {
    this.#end ??= reason === undefined ? {} : { reason };
    this.#walk?.leave(this);
    this.#walk?.wake();
  }

  async #passLines(walk: Walk): Promise<void> {
    const { response } = this.#exchange;
    while (!response.destroyed) {
      const lines = this.#end === undefined ? this.#takenFrom(walk) : [];
      if (lines.length > 0) {
        this.#begin(walk);
        if (!response.write(Buffer.concat(lines))) await this.#drained();
        await this.#gathered(walk);
        continue;
      }
      const { complete, total, error } =
        this.#end === undefined ? (walk.outcome ?? {}) : { complete: false, error: this.#end.reason };
      if (complete === undefined) {
        await walk.news;
        continue;
      }
      if (!this.#hasBegun && error !== undefined) throw error;
      this.#begin(walk);
      const asOf = new Date(walk.asOf).toISOString();
      const problem = error === undefined ? undefined : describe(error, walk.requestId);
      const end = { complete, total, asOf, problem };
      response.end(`${JSON.stringify(end satisfies Partial<Record<keyof DirectoryEnd, unknown>>)}\n`);
      return;
    }
  }

  /** The lines that are there, so many at most that a walk, which waits for its readers, soon goes on. */
  #takenFrom(walk: Walk): readonly Buffer[] {
    const lines: Buffer[] = [];
    while (lines.length < together) {
      const line = walk.lineAt(this.taken);
      if (line === undefined) break;
      lines.push(line);
      this.taken += 1;
      walk.taken();
    }
    return lines;
  }

  /** Resolves when enough lines are there to go out together, nothing more is to come, or the time for it is over. */
  async #gathered(walk: Walk): Promise<void> {
    const late = delay(longestGathering, true, { ref: false });
    const isEnough = () =>
      this.#end !== undefined || walk.outcome !== undefined || walk.lineAt(this.taken + together - 1) !== undefined;
    while (!isEnough()) if (await Promise.race([walk.news.then(() => false), late])) return;
  }

  #begin({ asOf }: Walk): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const lastModified = new Date(asOf).toUTCString();
    const headers = ['Content-Type', 'application/x-ndjson', 'Last-Modified', lastModified, 'X-Accel-Buffering', 'no'];
    beginAnswer(this.#exchange, 200, headers);
  }

  async #drained(): Promise<void> {
    const { response } = this.#exchange;
    const patience = new Patience(longestStandstill);
    let go = () => {};
    const drained = new Promise<void>((resolve) => (go = resolve));
    response.on('drain', go).on('close', go);
    try {
      await patience.await(drained);
    } catch {
      response.destroy();
    } finally {
      patience.end(undefined);
      response.off('drain', go).off('close', go);
    }
  }
}

function describe(error: unknown, requestId: string): DirectoryEnd['problem'] {
  if (error instanceof ListRefused) return describeRefusal(error.answer, requestId);
  const problem = error instanceof ConsoleProblem ? error : new ConsoleProblem('internal_error');
  return describeProblem(problem, requestId) as DirectoryEnd['problem'];
}
