/** Whatever happens to operations and rights: an account is told what its own token may read, soon, and nothing else. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { createWatchSetup, spaceA, type StreamReader, type WatchSetup } from './watch-setup-for-tests.ts';

const long = process.env['TEST_LONG'] === '1';
const accounts = ['a', 'b', 'c', 'd'];
const clusters = ['c1', 'c2', 'c3'];
const readFor = 30_000;

/** What may happen before some seconds pass. */
const happening = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('begins' as const), cluster: fc.constantFrom(...clusters) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('ends' as const), which: fc.nat(9) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('rights' as const),
      account: fc.constantFrom(...accounts),
      of: fc.subarray(clusters),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('leaves' as const), account: fc.constantFrom(...accounts) }) },
);
const story = fc.array(fc.tuple(happening, fc.integer({ min: 0, max: 12 })), { minLength: 4, maxLength: 14 });

/** When which rights began. */
type History = { readonly since: number; readonly of: readonly string[] }[];

class Account {
  readonly history: History;
  readonly ends: string[] = [];
  shown = new Map<string, OperationState>();
  readonly stray: string[] = [];
  stream: StreamReader | undefined;
  readonly #setup: WatchSetup;

  constructor(setup: WatchSetup) {
    this.#setup = setup;
    this.history = [{ since: 0, of: clusters }];
  }

  mayRead(cluster: string | undefined): boolean {
    return this.history.at(-1)?.of.includes(cluster ?? '') === true;
  }

  /** Whether it had the right at some moment of the last 30 s, and of the time that a look takes. */
  #couldRead(cluster: string | undefined): boolean {
    const now = this.#setup.time.now();
    return this.history.some(
      ({ of }, index) => of.includes(cluster ?? '') && (this.history[index + 1]?.since ?? now) >= now - readFor - 500,
    );
  }

  async listen(stream: StreamReader): Promise<void> {
    this.stream = stream;
    for (let event = await stream.nextAny(); event !== undefined; event = await stream.nextAny()) {
      if (event.name === 'snapshot') {
        const operations = event.data.spaces.flatMap((space) => space.operations);
        this.shown = new Map(operations.map((operation) => [operation.id, operation]));
      }
      if (event.name !== 'operation') continue;
      const { operation } = event.data;
      this.shown.set(operation.id, operation);
      if (operation.status === 'DONE') this.ends.push(operation.id);
      if (!this.#couldRead(operation.clusterId)) this.stray.push(operation.id);
    }
  }
}

async function pass(setup: WatchSetup, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds * 2; passed += 1) {
    await setup.time.advance(500);
    await new Promise((resolve) => {
      setTimeout(resolve, 3);
    });
  }
}

async function tell(steps: typeof story extends fc.Arbitrary<infer Steps> ? Steps : never): Promise<void> {
  const setup = await createWatchSetup();
  const known = new Map(accounts.map((name) => [name, new Account(setup)]));
  const { std, time } = setup;
  std.shows = (token, { targetLink }) => known.get(token.split(':')[0] ?? '')?.mayRead(targetLink?.slice(10)) === true;
  let begun = 0;
  const begin = (cluster: string) => {
    begun += 1;
    const createTime = new Date(time.now()).toISOString();
    std.put({ id: `o${begun}`, status: 'RUNNING', createTime, targetLink: `/clusters/${cluster}` });
  };
  for (const cluster of clusters) begin(cluster);
  try {
    for (const [name, account] of known) {
      setup.sessions.signIn(name, { 'eu-std-1': name });
      account.listen(await setup.open(name, [`eu-std-1/${spaceA}`])).catch(() => undefined);
    }
    for (const [step, seconds] of steps) {
      if (step.what === 'begins') begin(step.cluster);
      else if (step.what === 'ends') {
        const running = std.operations.filter(({ status }) => status === 'RUNNING');
        const one = running[step.which % Math.max(1, running.length)];
        if (one !== undefined) std.put({ ...one, status: 'DONE' });
      } else if (step.what === 'rights') {
        known.get(step.account)?.history.push({ since: time.now(), of: step.of });
      } else {
        known.get(step.account)?.stream?.close();
        known.delete(step.account);
      }
      await pass(setup, seconds);
    }
    await pass(setup, 35);
    for (const [name, account] of known) {
      const readable = std.operations.filter(({ targetLink }) => account.mayRead(targetLink?.slice(10)));
      const shown = [...account.shown.values()].map(({ id, status }) => `${id} ${status}`);
      expect(shown.toSorted(), name).toEqual(readable.map(({ id, status }) => `${id} ${status}`).toSorted());
      expect(account.stray, name).toEqual([]);
      if (account.history.length === 1) expect(account.ends).toEqual([...new Set(account.ends)]);
    }
  } finally {
    setup.close();
  }
}

it('holds for operations that begin and end, rights that change and accounts that leave', { timeout: 600_000 }, () =>
  fc.assert(fc.asyncProperty(story, tell), { numRuns: long ? 200 : 5 }),
);
