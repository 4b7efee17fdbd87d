/**
 * One walk over the pages of a list. Everybody who reads it gets its lines from the first one on, at their own pace; the
 * walk keeps a few pages ahead of who reads fastest. A walk too large to be held lets go of what all have read, keeps ahead
 * of who reads slowest instead, and takes no more readers.
 */
import { setImmediate } from 'node:timers/promises';
import type { Clock } from '#shared/clock.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { Bell } from './bell.ts';
import type { DirectoryMemory } from './memory.ts';
import { ListRefused, readPage, type ListPage, type PageAsker, type WholeList } from './read-page.ts';

/** One of those who read a walk. */
export interface WalkReader {
  /** Hash of the id of its session, which may change. */
  readonly session: string;
  /** Lines it has taken. */
  readonly taken: number;
  /** It gets nothing more, for this reason. */
  dismiss(reason: ConsoleProblem): void;
}

export interface WalkOutcome {
  readonly complete: boolean;
  readonly total?: number;
  /** Why it is not complete. */
  readonly error?: unknown;
}

export interface WalkOptions {
  readonly list: WholeList;
  readonly bearer: PageAsker['bearer'];
  /** Sent to the region with every page. */
  readonly requestId: string;
  readonly isLive: (session: string) => Promise<boolean>;
  readonly memory: DirectoryMemory;
  readonly clock: Clock;
  /** Told of what went wrong in a way that nobody foresaw; answers what is said of it. */
  readonly failed: (error: unknown) => ConsoleProblem;
  /** It cannot take new readers any more. */
  readonly onClosed: (walk: Walk) => void;
}

/** Pages read before somebody wants them. */
const mostAhead = 8;

export class Walk {
  readonly #options: WalkOptions;
  readonly #stop = new AbortController();
  /** Rings when there is a line more, or an outcome; and for its readers when they are to look. */
  readonly #news = new Bell();
  /** Rings when a line was taken, or a reader has come or gone. */
  readonly #taking = new Bell();
  readonly #readers = new Set<WalkReader>();
  #lines: Buffer[] = [];
  /** Lines let go of. */
  #gone = 0;
  #isHeld = true;
  #isForgotten = false;
  #outcome: WalkOutcome | undefined;

  /** When it began; milliseconds since the epoch. */
  readonly asOf: number;
  #overSince: number | undefined;

  constructor(options: WalkOptions) {
    this.#options = options;
    this.asOf = options.clock.now();
  }

  get list(): WholeList {
    return this.#options.list;
  }

  get overSince(): number | undefined {
    return this.#overSince;
  }

  get requestId(): string {
    return this.#options.requestId;
  }

  get outcome(): WalkOutcome | undefined {
    return this.#outcome;
  }

  get isRead(): boolean {
    return this.#readers.size > 0;
  }

  /** Whether the walk goes on with the rights of this session. */
  isReadBy(session: string): boolean {
    return [...this.#readers].some((reader) => reader.session === session);
  }

  /** Whether the list, as far as it was read, begins with this page. */
  beginsWith({ line }: ListPage): boolean {
    const [first] = this.#lines;
    return first === undefined || first.equals(line);
  }

  join(reader: WalkReader): void {
    this.#readers.add(reader);
    this.#taking.ring();
  }

  /** The walk ends with its last reader. */
  leave(reader: WalkReader): void {
    if (!this.#readers.delete(reader)) return;
    if (this.#readers.size === 0 && this.#outcome === undefined) {
      this.#stop.abort();
      this.#end({ complete: false });
    }
    this.#letGo();
    this.#taking.ring();
    this.#news.ring();
  }

  /** The line of that number, from 0; undefined while it is not there. */
  lineAt(place: number): Buffer | undefined {
    return this.#lines[place - this.#gone];
  }

  /** A reader has taken a line. */
  taken(): void {
    if (!this.#isHeld) this.#letGo();
    this.#taking.ring();
  }

  /** Resolves when there is more to know. */
  get news(): Promise<void> {
    return this.#news.next;
  }

  wake(): void {
    this.#news.ring();
  }

  /** Nobody will ask for it any more; what it holds goes with its last reader. */
  forget(): void {
    this.#isForgotten = true;
    this.#letGo();
  }

  /** Reads every page, from `first` on if that is known. Never rejects. */
  async run(first?: ListPage): Promise<void> {
    let total: number | undefined;
    try {
      for (let page = first ?? (await this.#read(undefined)); ;) {
        const next = page.nextToken === undefined ? undefined : this.#readWanted(page.nextToken);
        // It is awaited below; until then its failure is nobody's.
        next?.catch(() => undefined);
        // The region works on the next page while this one is made ready: its connection is looked at for a turn before it is used.
        await setImmediate();
        await setImmediate();
        total = page.total ?? total;
        this.#add(page.line);
        if (next === undefined) break;
        page = await next;
      }
      this.#end({ complete: true, ...(total !== undefined && { total }) });
    } catch (error) {
      const isSaid = error instanceof ConsoleProblem || error instanceof ListRefused || this.#outcome !== undefined;
      const said = isSaid ? error : this.#options.failed(error);
      this.#end({ complete: false, ...(total !== undefined && { total }), error: said });
    }
  }

  async #readWanted(nextToken: string): Promise<ListPage> {
    await this.#untilWanted();
    return this.#read(nextToken);
  }

  /** With the rights of any session that reads it; one whose rights are over is dismissed. */
  async #read(nextToken: string | undefined): Promise<ListPage> {
    const { list, bearer, requestId, isLive } = this.#options;
    for (;;) {
      const [reader] = this.#readers;
      if (reader === undefined) throw new ConsoleProblem('signed_out');
      const { session } = reader;
      try {
        if (!(await isLive(session))) throw new ConsoleProblem('signed_out');
        return await readPage(list, { bearer, session, requestId, signal: this.#stop.signal }, nextToken);
      } catch (error) {
        if (!(error instanceof ConsoleProblem) || error.status !== 401) throw error;
        // A session that goes on under another id meanwhile is asked again.
        for (const one of this.#readers) if (one.session === session) one.dismiss(error);
      }
    }
  }

  #add(line: Buffer): void {
    if (this.#outcome !== undefined) return;
    this.#lines.push(line);
    if (!this.#options.memory.take(line.length) && this.#isHeld) {
      this.#isHeld = false;
      this.#options.onClosed(this);
      this.#letGo();
    }
    this.#news.ring();
  }

  async #untilWanted(): Promise<void> {
    while (this.#outcome === undefined && this.#ahead >= mostAhead) await this.#taking.next;
  }

  get #ahead(): number {
    const taken = [...this.#readers].map((reader) => reader.taken);
    const front = this.#isHeld ? Math.max(...taken) : Math.min(...taken);
    return this.#gone + this.#lines.length - front;
  }

  #end(outcome: WalkOutcome): void {
    if (this.#outcome !== undefined) return;
    this.#outcome = outcome;
    this.#overSince = this.#options.clock.now();
    if (!outcome.complete) this.#options.onClosed(this);
    this.#news.ring();
  }

  #letGo(): void {
    const isOver = this.#isForgotten && this.#readers.size === 0;
    if (this.#isHeld && !isOver) return;
    const wanted = isOver ? Infinity : Math.min(...[...this.#readers].map((reader) => reader.taken));
    const gone = this.#lines.splice(0, wanted - this.#gone);
    this.#gone += gone.length;
    this.#options.memory.give(gone.reduce((sum, line) => sum + line.length, 0));
  }
}
