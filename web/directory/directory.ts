/** A whole list in the browser: read once for everybody who looks at it, kept true by what is written here. */
import type { QueryClient } from '@tanstack/react-query';
import type { ListReply } from '#shared/contract/list-reply.ts';
import type { Read } from '#web/api/scope.ts';
import { costOf, type DirectoryCost } from './directory-cost.ts';
import { FilterIndex, type Indexed } from './filter-index.ts';
import { breathe } from './in-slices.ts';
import { readPages, type End } from './read-pages.ts';
import { noticeChanges } from './notice-changes.ts';
import { Tally } from './tally.ts';

/** More rows than these are read only when somebody has said so, knowing what it costs. */
const mostUnasked = 200_000;
/** No more rows than these are read again by themselves when something has changed. */
const mostReread = 2_000;
/** Whoever comes to what was left is shown it as it was for so long, milliseconds; then it is read again. */
const staysFew = 60_000;
const staysMany = 10 * 60_000;
/** Between two notices of more rows, milliseconds. */
const noticeEvery = 200;
/** Rows are taken in for no longer than this at a time, milliseconds. */
const sliceMs = 10;

export interface DirectoryFacts {
  /** Rows read so far. */
  readonly loaded: number;
  readonly total: number | undefined;
  readonly running: boolean;
  readonly complete: boolean;
  /** ISO 8601; undefined until something was read. */
  readonly asOf: string | undefined;
  /** Something has changed since that may not be in it. */
  readonly outdated: boolean;
  readonly error: Error | null;
  /** What reading it all takes, where it waits for somebody to say so. */
  readonly cost: DirectoryCost | undefined;
}

export class Directory<Row> {
  readonly #client: QueryClient;
  readonly #read: Read;
  readonly #definition: Indexed<Row>;
  readonly #followers = new Set<() => void>();
  #index: FilterIndex<Row>;
  #reading: AbortController | undefined;
  #facts: DirectoryFacts;
  #notice: ReturnType<typeof setTimeout> | undefined;
  #stopNoticing: (() => void) | undefined;
  /** When reading began that is complete, by the page's own clock. */
  #begun = 0;
  #isLeft = false;
  /** It is read again when somebody asks for that: they have ended the reading, or something came up while it was read, twice. */
  #isStopped = false;
  /** What was written here since the reading under way began, which what comes of it may lack. */
  #written: ((index: FilterIndex<Row>) => void)[] = [];
  /** Something has changed since the reading under way began, and nothing has told what. */
  #hasChanged = false;

  constructor(client: QueryClient, read: Read, definition: Indexed<Row>) {
    this.#client = client;
    this.#read = read;
    this.#definition = definition;
    this.#index = new FilterIndex(definition);
    this.#facts = {
      loaded: 0,
      total: knownTotal(client, read),
      running: false,
      complete: false,
      asOf: undefined,
      outdated: false,
      error: null,
      cost: undefined,
    };
  }

  get facts(): DirectoryFacts {
    return this.#facts;
  }

  get index(): FilterIndex<Row> {
    return this.#index;
  }

  /** Nobody follows it any more, nor came back at once. */
  get isLeft(): boolean {
    return this.#isLeft;
  }

  /**
   * Calls `onChange` whenever there is more to know; reading begins unless there is too much, or somebody has stopped it who does
   * not need all of it. Returns how to stop that.
   */
  follow(onChange: () => void, needsAll = false): () => void {
    this.#followers.add(onChange);
    this.#stopNoticing ??= noticeChanges(this.#client, this.#read, {
      put: (row) => this.#patch((index) => index.put(row as Row)),
      change: (key, members) =>
        this.#patch((index) => {
          const row = index.get(key);
          if (row !== undefined) index.put({ ...row, ...members });
        }),
      remove: (key) => this.#patch((index) => index.remove(key)),
      outdated: () => this.#isOutdated(),
      forgotten: () => this.forget(),
    });
    const { complete, running, error, outdated, loaded } = this.#facts;
    const isFew = loaded <= mostReread;
    const comesBack = this.#isLeft;
    this.#isLeft = false;
    const isOld = comesBack && performance.now() - this.#begun > (isFew ? staysFew : staysMany);
    const isDone = complete && !(outdated && isFew) && !(isOld && loaded <= mostUnasked);
    if (!isDone && !running && (comesBack || (error === null && (needsAll || !this.#isStopped))))
      void this.#readAll(false);
    return () => {
      this.#followers.delete(onChange);
      // Whoever looks for something else in it comes back at once.
      setTimeout(() => {
        if (this.#followers.size > 0) return;
        this.#isLeft = true;
        this.#reading?.abort();
      });
    };
  }

  /** Ends the reading; what has come stays. */
  readonly stop = (): void => {
    this.#isStopped = true;
    this.#reading?.abort();
  };

  /** Reads everything, from the beginning. */
  readonly readAll = (): void => void this.#readAll(true);

  /** `isAgain`: because something came or went while it was read. */
  async #readAll(isAsked: boolean, isAgain = false): Promise<void> {
    this.#reading?.abort();
    const reading = new AbortController();
    this.#reading = reading;
    this.#isStopped = false;
    const { signal } = reading;
    const expected = this.#facts.total ?? 0;
    if (!isAsked && expected > mostUnasked) return this.#tell({ cost: costOf(this.#read[0], expected) });
    const index = new FilterIndex(this.#definition);
    const tally = new Tally();
    [this.#written, this.#hasChanged] = [[], false];
    const begunAt = performance.now();
    this.#tell({ running: true, error: null, cost: undefined });
    try {
      const pages = readPages<Row>(this.#read, signal);
      let begun = performance.now();
      let next = await pages.next();
      for (; !next.done && !signal.aborted; next = await pages.next()) {
        const { items, total } = next.value;
        tally.take(next.value);
        if (!isAsked && (total ?? 0) > mostUnasked) {
          reading.abort();
          return this.#tell({ running: false, total, cost: costOf(this.#read[0], total ?? 0) });
        }
        index.add(items.map((row) => without(row, this.#definition.unused)));
        // What is shown is not taken away until there is as much again.
        if (index.size >= this.#index.size) this.#index = index;
        this.#facts = { ...this.#facts, total: total ?? this.#facts.total };
        this.#tellSoon();
        if (performance.now() - begun > sliceMs) {
          await breathe();
          begun = performance.now();
        }
      }
      if (this.#reading !== reading) return;
      const end = next.done ? next.value : { complete: false, asOf: new Date().toISOString(), error: undefined };
      for (const write of this.#written) write(index);
      if (end.complete) [this.#index, this.#begun] = [index, begunAt];
      const hasMoved = this.#tellEnd(end, tally);
      if (hasMoved && !isAgain && index.size <= mostReread && this.#followers.size > 0)
        return await this.#readAll(isAsked, true);
    } catch (error) {
      if (this.#reading === reading) this.#tell({ running: false, error: signal.aborted ? null : (error as Error) });
    }
  }

  /** Answers whether anything is known to have come or gone while it was read. */
  #tellEnd({ complete: isRead, asOf, error }: End, { total = 0, missing, gone }: Tally): boolean {
    const { size } = this.#index;
    // What was written here makes up for it.
    const isShort = isRead && missing > 0 && size < total;
    const complete = isRead && !isShort;
    const hasChanged = complete && (this.#hasChanged || (gone > 0 && size > total));
    this.#isStopped ||= isShort;
    this.#tell({
      running: false,
      complete,
      asOf,
      error: error ?? null,
      outdated: complete ? hasChanged : this.#facts.outdated,
    });
    return isShort || hasChanged;
  }

  #patch(change: (index: FilterIndex<Row>) => void): void {
    change(this.#index);
    const { complete, total, loaded, running } = this.#facts;
    if (running) this.#written.push(change);
    const grown = this.#index.size - loaded;
    this.#tell(complete && total !== undefined ? { total: total + grown } : {});
  }

  #isOutdated(): void {
    if (this.#facts.asOf === undefined && !this.#facts.running) return;
    this.#hasChanged = true;
    const isSmall = this.#facts.loaded <= mostReread;
    this.#facts = { ...this.#facts, outdated: true };
    if (isSmall && this.#followers.size > 0) void this.#readAll(false);
    else this.#tell({});
  }

  /** Lets go of everything that was read, and of its place in the cache of reads. */
  forget(): void {
    this.#reading?.abort();
    this.#stopNoticing?.();
    this.#stopNoticing = undefined;
    this.#index = new FilterIndex(this.#definition);
    this.#facts = { ...this.#facts, loaded: 0, complete: false, asOf: undefined, total: undefined };
  }

  #tellSoon(): void {
    this.#notice ??= setTimeout(() => this.#tell({}), noticeEvery);
  }

  #tell(change: Partial<DirectoryFacts>): void {
    clearTimeout(this.#notice);
    this.#notice = undefined;
    this.#facts = { ...this.#facts, ...change, loaded: this.#index.size };
    for (const follower of this.#followers) follower();
  }
}

/** The shape stays as it was parsed, which is the smallest. */
function without<Row>(row: Row, unused: Indexed<Row>['unused'] = []): Row {
  const freed: { [Name in keyof Row]?: Row[Name] | undefined } = row;
  for (const name of unused) freed[name] = undefined;
  return row;
}

/** How many rows there are, as a page said that was read of the same list. */
function knownTotal(client: QueryClient, [region, id, { path, query }]: Read): number | undefined {
  const same = JSON.stringify([path, query]);
  for (const [key, data] of client.getQueriesData<ListReply>({ queryKey: [region, id] })) {
    const args = key[2] as Read[2] | undefined;
    const isWhole = args?.ids === undefined && JSON.stringify([args?.path, args?.query]) === same;
    if (isWhole && data?.totalSize !== undefined) return data.totalSize;
  }
  return undefined;
}

/** Directories of lists that were left are kept as long as there are no more than these: of long lists, and in all. */
const mostLongKept = 3;
const mostKept = 12;
const directories = new WeakMap<QueryClient, Map<string, Directory<unknown>>>();

/** The directory of a list; the same one for all who ask for it. */
export function directoryOf<Row>(client: QueryClient, read: Read, definition: Indexed<Row>): Directory<Row> {
  const known = directories.get(client) ?? new Map<string, Directory<unknown>>();
  directories.set(client, known);
  const key = JSON.stringify(read);
  const directory = (known.get(key) as Directory<Row> | undefined) ?? new Directory(client, read, definition);
  known.delete(key);
  known.set(key, directory as Directory<unknown>);
  const left = [...known].filter(([, one]) => one.isLeft);
  const long = left.filter(([, one]) => one.facts.loaded > mostReread);
  // The palette looks through several lists at once and leaves them together, to come back with the next thing looked for.
  for (const [old, one] of [...left.slice(0, -mostKept), ...long.slice(0, -mostLongKept)]) {
    if (old === key) continue;
    known.delete(old);
    one.forget();
  }
  return directory;
}
