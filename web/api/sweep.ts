/** Asking the same question about many things, a few at a time, and being honest about what stayed unknown. */
import { ApiProblem, isOutage } from './api-problem.ts';
import { createGate, fanOut, throughGate } from './gate.ts';
import { pause } from './http.ts';

export interface Unread<Item> {
  readonly item: Item;
  readonly error: unknown;
}

export interface Sweep<Item, Found> {
  /** `stopped` before everything was asked about. */
  readonly status: 'running' | 'stopped' | 'done';
  /** Things there are to ask about, as far as the lists have come. */
  readonly total: number;
  /** Things asked about, with or without an answer. */
  readonly asked: number;
  /** In the order of the lists, whichever was answered first. */
  readonly found: readonly Found[];
  readonly unread: readonly Unread<Item>[];
  /** Why whole lists of things could not be had. */
  readonly missing: readonly unknown[];
  /** It was stopped because no answer came any more, not because anybody wanted it to be. */
  readonly isSilent: boolean;
}

/** A page of a list of things, in the order of the list. */
export interface SweepPage<Item> {
  readonly items: readonly Item[];
  /** Of the whole list, where the region says so. */
  readonly total?: number | undefined;
}

/** A list that comes whole, or page by page: the next page is asked for when everything before it has been. */
export type SweepSource<Item> = () => Promise<readonly Item[]> | AsyncIterable<SweepPage<Item>>;

export interface SweepOptions<Item, Found> {
  /** Lists of the things; one that fails is reported and does not keep the others from being swept. */
  readonly sources: readonly SweepSource<Item>[];
  /** Answers about one thing; undefined when there is nothing to report about it. */
  readonly look: (item: Item) => Promise<Found | undefined>;
  /** Questions under way at a time; fewer for what nobody waits for. */
  readonly atATime?: number;
  readonly signal: AbortSignal;
  readonly onChange: (sweep: Sweep<Item, Found>) => void;
}

/** After as many in a row that nobody answered, the others would wait as long for nothing. */
const mostUnanswered = 2 * fanOut;

/** A region that has had enough for longer than this is asked no more, milliseconds. */
const longestRest = 60_000;

/** Is nothing known yet. */
export const unswept: Sweep<never, never> = {
  status: 'running',
  total: 0,
  asked: 0,
  found: [],
  unread: [],
  missing: [],
  isSilent: false,
};

type Standing = Pick<Sweep<unknown, unknown>, 'status' | 'missing'> & { readonly unread: readonly unknown[] };

/** True when everything there is has been asked about and has answered. */
export function isComplete({ status, unread, missing }: Standing): boolean {
  return status === 'done' && unread.length === 0 && missing.length === 0;
}

/**
 * Sweeps until everything has been asked about, the signal says stop or the region answers no more; reports after every
 * answer. Never rejects.
 */
export async function sweep<Item, Found>({
  sources,
  look,
  atATime = fanOut,
  signal,
  onChange,
}: SweepOptions<Item, Found>) {
  const missing: unknown[] = [];
  /** By the place in the lists: answers come in any order. */
  const found: Found[] = [];
  const unread: Unread<Item>[] = [];
  const lists = sources.map((source) => openList(source, (error) => missing.push(error)));
  let taken = 0;
  let asked = 0;
  let unanswered = 0;
  let over = false;
  let isSilent = false;
  const report = (status: Sweep<Item, Found>['status']) => {
    if (over) return;
    over = status !== 'running';
    const total = lists.reduce((sum, list) => sum + list.total(), 0);
    onChange({
      status,
      total,
      asked,
      found: Object.values(found),
      unread: [...unread],
      missing: [...missing],
      isSilent,
    });
  };
  // Whoever stops it does not wait for the answers still under way.
  signal.addEventListener('abort', () => report('stopped'), { once: true });

  // The first pages are asked for together: they say how much there is.
  const firsts = lists.map((list) => list.next());
  async function* everything() {
    for (const [index, list] of lists.entries()) {
      let items = await firsts[index];
      while (items !== undefined && !signal.aborted) {
        yield* items;
        items = await list.next();
      }
    }
  }
  const waiting = everything();
  async function askNext(): Promise<boolean> {
    const next = await waiting.next();
    if (next.done || signal.aborted) return false;
    const item = next.value;
    const place = taken;
    taken += 1;
    for (let rests = 2; ; rests -= 1) {
      try {
        const answer = await look(item);
        if (answer !== undefined) found[place] = answer;
        unanswered = 0;
        break;
      } catch (error) {
        const rest = rests > 0 ? restAfter(error) : undefined;
        if (rest !== undefined) await pause.wait(rest, signal).catch(() => undefined);
        if (rest !== undefined && !signal.aborted) continue;
        unread.push({ item, error });
        unanswered = isRefusal(error) ? 0 : unanswered + 1;
        break;
      }
    }
    asked += 1;
    isSilent = unanswered >= mostUnanswered;
    report(isSilent ? 'stopped' : 'running');
    return !over;
  }
  await Promise.all(firsts);
  report('running');
  await throughGate(createGate(atATime), askNext);
  report('done');
}

/** How long a region that has had enough wants to be left alone, milliseconds; each call by itself waits less. */
function restAfter(error: unknown): number | undefined {
  const rest = error instanceof ApiProblem && error.status === 429 ? error.retryAfterMs : undefined;
  return rest === undefined || rest > longestRest ? undefined : rest;
}

/** Of this one thing, unlike a region that is not there or has had enough. */
function isRefusal(error: unknown): boolean {
  return !isOutage(error) && !(error instanceof ApiProblem && error.status === 429);
}

interface OpenList<Item> {
  /** The next page; undefined after the last one and after a failure. */
  readonly next: () => Promise<readonly Item[] | undefined>;
  /** How many there are, as far as is known. */
  readonly total: () => number;
}

function openList<Item>(source: SweepSource<Item>, onFailure: (error: unknown) => void): OpenList<Item> {
  let listed = 0;
  let announced = 0;
  const pages = pagesOf(source);
  return {
    total: () => Math.max(listed, announced),
    async next() {
      try {
        const page = await pages.next();
        if (page.done) {
          announced = 0;
          return undefined;
        }
        listed += page.value.items.length;
        announced = page.value.total ?? 0;
        return page.value.items;
      } catch (error) {
        announced = 0;
        onFailure(error);
        return undefined;
      }
    },
  };
}

/** What of a source is not `isOut`, in the pages it came in. */
export function without<Item>(source: SweepSource<Item>, isOut: (item: Item) => boolean): SweepSource<Item> {
  return async function* () {
    let out = 0;
    for await (const { items, total } of pagesOf(source)) {
      const rest = items.filter((item) => !isOut(item));
      out += items.length - rest.length;
      yield { items: rest, total: total === undefined ? undefined : total - out };
    }
  };
}

/** A source as pages. */
export async function* pagesOf<Item>(source: SweepSource<Item>): AsyncGenerator<SweepPage<Item>, undefined> {
  const list = source();
  if (Symbol.asyncIterator in list) yield* list;
  else yield { items: await list };
}
