/** Asking the same question about many things, a few at a time, and being honest about what stayed unknown. */

/** Calls under way at the same time. */
const atOnce = 6;

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
  readonly found: readonly Found[];
  readonly unread: readonly Unread<Item>[];
  /** Why whole lists of things could not be had. */
  readonly missing: readonly unknown[];
}

export interface SweepOptions<Item, Found> {
  /** Lists of the things; one that fails is reported and does not keep the others from being swept. */
  readonly sources: readonly (() => Promise<readonly Item[]>)[];
  /** Answers about one thing; undefined when there is nothing to report about it. */
  readonly look: (item: Item) => Promise<Found | undefined>;
  readonly signal: AbortSignal;
  readonly onChange: (sweep: Sweep<Item, Found>) => void;
}

/** Is nothing known yet. */
export const unswept: Sweep<never, never> = {
  status: 'running',
  total: 0,
  asked: 0,
  found: [],
  unread: [],
  missing: [],
};

/** Sweeps until everything has been asked about or the signal says stop; reports after every answer. Never rejects. */
export async function sweep<Item, Found>({ sources, look, signal, onChange }: SweepOptions<Item, Found>) {
  const missing: unknown[] = [];
  const found: Found[] = [];
  const unread: Unread<Item>[] = [];
  let items: readonly Item[] = [];
  let asked = 0;
  let over = false;
  const report = (status: Sweep<Item, Found>['status']) => {
    if (over) return;
    over = status !== 'running';
    onChange({ status, total: items.length, asked, found: [...found], unread: [...unread], missing: [...missing] });
  };
  // Whoever stops it does not wait for the answers still under way.
  signal.addEventListener('abort', () => report('stopped'), { once: true });

  const lists = sources.map((load) =>
    load().catch((error: unknown) => {
      missing.push(error);
      return [];
    }),
  );
  items = (await Promise.all(lists)).flat();
  const waiting = items.values();
  async function work() {
    for (const item of waiting) {
      if (signal.aborted) return;
      try {
        const answer = await look(item);
        if (answer !== undefined) found.push(answer);
      } catch (error) {
        unread.push({ item, error });
      }
      asked += 1;
      report('running');
    }
  }
  report('running');
  await Promise.all(Array.from({ length: atOnce }, work));
  report('done');
}
