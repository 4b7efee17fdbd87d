/**
 * Working out what a change of access does, and again whenever what it was worked out from has moved: while one looks
 * on, and once more right before the change is made.
 */
import type { QueryClient } from '@tanstack/react-query';
import { Inputs } from './inputs.ts';
import { readerUntil } from '#web/api/reader.ts';
import { createStore } from '#web/ui/store.ts';
import { sweep, unswept, type Sweep, type SweepSource } from '#web/api/sweep.ts';

export interface EffectQuestion<Base extends object, Item, Found, Choice, Value> {
  /** Reads what is to be changed. */
  readonly readBase: (inputs: Inputs) => Promise<Base>;
  /** Whoever the change may concern, as lists. */
  readonly sources: (signal: AbortSignal) => readonly SweepSource<Item>[];
  /** Reads what has to be known about one of them; undefined when the change does not concern them. */
  readonly look: (item: Item, inputs: Inputs) => Promise<Found | undefined>;
  /** What `choice` does by what was read. Pure; plain data, of which the order of lists does not count. */
  readonly valueOf: (base: Base | undefined, found: readonly Found[], choice: Choice) => Value;
  /**
   * Of more of them than these, only what is known to have moved is read once more: for changes whose maker looks at each
   * again right before.
   */
  readonly mostReadAgain?: number;
}

/** What was read; `base` is undefined until it has been, and stays so when it could not be. */
export interface Reading<Base, Item, Found> {
  readonly base: Base | undefined;
  readonly baseFailed: boolean;
  /** Why, where that is known. */
  readonly baseError?: unknown;
  readonly sweep: Sweep<Item, Found>;
}

export interface ReadingState<Base, Item, Found> extends Reading<Base, Item, Found> {
  /** Everything has been asked for, or the sweep was stopped. */
  readonly settled: boolean;
  /** What was shown before, when its effect was another one. */
  readonly before: Reading<Base, Item, Found> | undefined;
  /** How far reading everything once more has come. */
  readonly again: { readonly asked: number; readonly total: number } | undefined;
}

/** `holds`: the effect is what was shown. `moved`: another one is shown now. `gone`: nobody looks any more. */
export type Verdict = 'holds' | 'moved' | 'gone';

/**
 * What came of making the change. `moved`: nothing was sent, as what was to be changed is not what was shown.
 * `failed`: perhaps some of it was done, and whoever made it says so.
 */
export type Applied = 'done' | 'moved' | 'failed';

/** What more answers than these add up to is worked out only now and then while they come, milliseconds apart. */
const fewAnswers = 100;
const showsEvery = 200;

/** Something just read is as good as new to what is shown first, milliseconds. */
const freshMs = 15_000;

export class EffectReading<Base extends object, Item, Found, Choice, Value> {
  /** The reader's choice now; undefined while nothing is chosen. */
  choice: Choice | undefined;
  readonly #client: QueryClient;
  readonly #question: EffectQuestion<Base, Item, Found, Choice, Value>;
  readonly #state = createStore<ReadingState<Base, Item, Found>>(nothing);
  #life = new AbortController();
  #stopped = new AbortController();
  #inputs: Inputs | undefined;
  #asked: readonly Item[] = [];
  #begunAt = 0;
  #touched = false;
  #held = false;
  #underWay: Promise<unknown> = Promise.resolve();

  constructor(client: QueryClient, question: EffectQuestion<Base, Item, Found, Choice, Value>) {
    this.#client = client;
    this.#question = question;
  }

  readonly subscribe = this.#state.subscribe;

  readonly state = this.#state.read;

  /** Reads everything from the beginning, and from then on whatever moves; answers how to end that. */
  open(): () => void {
    const life = new AbortController();
    this.#life = life;
    const unsubscribe = this.#client.getQueryCache().subscribe((event) => {
      if (this.#inputs?.isTouchedBy(event) !== true || this.#touched) return;
      this.#touched = true;
      // What one call has changed is read again once.
      queueMicrotask(() => void this.#follow());
    });
    void this.begin();
    return () => {
      unsubscribe();
      life.abort();
    };
  }

  /** Starts afresh; what is shown meanwhile is what has come so far. */
  begin(): Promise<void> {
    return this.#inTurn(async () => {
      this.#touched = false;
      this.#stopped = new AbortController();
      this.#set(nothing);
      this.#begunAt = Date.now() - freshMs;
      const reading = await this.#read(this.#begunAt, undefined, (now) => this.#set({ ...nothing, ...now }));
      if (!this.#life.signal.aborted) this.#set({ ...nothing, ...reading, settled: true });
    });
  }

  /** Ends the sweep early; what is known stays, and is called incomplete. */
  stop(): void {
    this.#stopped.abort();
  }

  /** Reads everything once more, past every cache unless told otherwise, and shows what came of it when it differs. */
  check(since = Date.now()): Promise<Verdict> {
    return this.#inTurn(async () => {
      const was = this.state();
      const isKept = this.#asked.length > (this.#question.mostReadAgain ?? Infinity);
      // Thousands that come from the cache at once would keep the page from its keys.
      if (isKept && !this.#touched) return this.#life.signal.aborted ? 'gone' : 'holds';
      this.#touched = false;
      const stopped = was.sweep.status === 'stopped';
      // Whoever was left out before stays left out.
      const asked = this.#asked;
      const only = stopped ? [() => Promise.resolve(asked)] : undefined;
      this.#stopped = new AbortController();
      const reading = await this.#read(isKept ? this.#begunAt : since, only, ({ sweep: { asked: done, total } }) =>
        this.#set({ ...was, again: { asked: done, total } }),
      );
      if (this.#life.signal.aborted) return 'gone';
      const now = stopped
        ? { ...reading, sweep: { ...reading.sweep, status: was.sweep.status, total: was.sweep.total } }
        : reading;
      const same = this.#said(was) === this.#said(now);
      this.#set({ ...nothing, ...now, settled: true, before: same ? undefined : was });
      return same && unknownIn(was) >= unknownIn(now) ? 'holds' : 'moved';
    });
  }

  /** Runs what changes things itself, which is no news; where it has not done all, everything is read afresh. */
  async hold(act: () => Promise<Applied>): Promise<Applied> {
    this.#held = true;
    let applied: Applied = 'failed';
    try {
      applied = await act();
      return applied;
    } finally {
      this.#held = false;
      if (applied === 'failed' && this.#touched) void this.begin();
    }
  }

  async #follow(): Promise<void> {
    await this.#underWay;
    if (this.#touched && !this.#held && !this.#life.signal.aborted) await this.check(Date.now() - freshMs);
  }

  /** One after the other. */
  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const turn = this.#underWay.then(act);
    this.#underWay = turn.catch(() => undefined);
    return turn;
  }

  async #read(
    since: number,
    only: readonly SweepSource<Item>[] | undefined,
    onChange: (reading: Reading<Base, Item, Found>) => void,
  ): Promise<Reading<Base, Item, Found>> {
    const life = this.#life.signal;
    const signal = AbortSignal.any([life, this.#stopped.signal]);
    const inputs = new Inputs(readerUntil(this.#client, signal), since);
    const asked: Item[] = [];
    let over = false;
    let reading: Reading<Base, Item, Found> = nothing;
    let shownAt = 0;
    const report = (part: Partial<Reading<Base, Item, Found>>) => {
      if (over) return;
      reading = { ...reading, ...part };
      const { asked: answers, status } = reading.sweep;
      const isSoon = answers > fewAnswers && status === 'running' && performance.now() - shownAt < showsEvery;
      if (life.aborted || isSoon) return;
      shownAt = performance.now();
      onChange(reading);
    };
    this.#inputs = inputs;
    const base = this.#question.readBase(inputs).then(
      (value) => report({ base: value }),
      (baseError: unknown) => report({ baseFailed: true, ...(!signal.aborted && { baseError }) }),
    );
    // Whoever stops it does not wait for the answers still under way.
    const cut = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    const swept = sweep<Item, Found>({
      sources: only ?? this.#question.sources(signal),
      look: async (item) => {
        try {
          return await this.#question.look(item, inputs);
        } finally {
          if (!signal.aborted) asked.push(item);
        }
      },
      signal,
      onChange: (now) => report({ sweep: now }),
    });
    await Promise.race([Promise.all([swept, base]), cut]);
    if (reading.base === undefined) report({ baseFailed: true });
    over = true;
    this.#asked = asked;
    return reading;
  }

  #said({ base, sweep: { found } }: Reading<Base, Item, Found>): string {
    return this.choice === undefined ? '' : inAnyOrder(this.#question.valueOf(base, found, this.choice));
  }

  #set(state: ReadingState<Base, Item, Found>): void {
    if (this.#life.signal.aborted) return;
    this.#state.set(state);
  }
}

const nothing: ReadingState<never, never, never> = {
  base: undefined,
  baseFailed: false,
  sweep: unswept,
  settled: false,
  before: undefined,
  again: undefined,
};

/** How much could not be read. */
export function unknownIn({ baseFailed, sweep: { unread, missing } }: Reading<unknown, unknown, unknown>): number {
  return Number(baseFailed) + unread.length + missing.length;
}

/** Plain data as text that tells one from another, whatever the order in which things were read. */
function inAnyOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inAnyOrder).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  const members = Object.entries(value).map(([name, member]) => `${name}:${inAnyOrder(member)}`);
  return `{${members.sort().join()}}`;
}
