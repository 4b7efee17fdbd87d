/** Whatever happens to the stream, the region and the console in between: a page learns every end, and learns it once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patience, runs } from '#testing/property-runs.ts';
import { createWatchSetup, spaceA, type WatchSetup } from '#bff/watch/watch-setup-for-tests.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import type { LiveEnvironment } from '#web/live/live-environment.ts';
import { LiveWatch } from '#web/live/live-watch.ts';

const space = { region: 'eu-std-1', spaceId: spaceA };

/** Another reader of the same account, whose stream keeps the hub looking while the page is cut off. */
async function keepReading(setup: WatchSetup) {
  const open = () => setup.open('bob', [`${space.region}/${space.spaceId}`]);
  // A connection kept for reuse may have been cut just before.
  const stream = await open().catch(open);
  const read = async (): Promise<void> => ((await stream.nextAny()) === undefined ? undefined : read());
  void read();
}

/** A page of the console: the real client, its stream a real connection to the hub of that setup. */
function openPage({ address, time, std }: WatchSetup) {
  const channel = { postMessage: () => undefined, addEventListener: () => undefined, close: () => undefined };
  let connection = new AbortController();
  const environment: LiveEnvironment = {
    clock: time,
    scheduler: time,
    random: () => 0.5,
    open(path, headers, signal) {
      connection = new AbortController();
      return fetch(address + path, {
        headers: { ...headers, 'x-session': 'alice' },
        signal: AbortSignal.any([signal, connection.signal]),
      });
    },
    locks: { request: (_name, _options, holding) => holding() },
    openChannel: () => channel,
    onWake: () => undefined,
    nextTask: () => Promise.resolve(),
    onLeave: () => undefined,
    onOffline: () => undefined,
    isOnline: () => true,
  };
  const live = new LiveWatch(environment);
  const told: string[] = [];
  const seenRunning = new Set<string>();
  live.onOperationEnded(({ id }) => told.push(id));
  live.store.subscribe(() => {
    for (const { id, status } of live.store.space(space)?.operations ?? []) {
      if (status === 'PENDING' || status === 'RUNNING') seenRunning.add(id);
    }
  });
  live.want([space]);
  const stop = live.start({
    sessionKey: 'session-1',
    regions: ['eu-std-1'],
    refreshRegions: () => Promise.resolve(['eu-std-1']),
    async fetchOperation(region, spaceId, id) {
      if (std.isDown) throw new Error('the region does not answer');
      const record = std.operations.find((operation) => operation.id === id);
      return Promise.resolve(record && toOperationState(region, spaceId, { ...record }));
    },
    onSessionEnded: () => undefined,
  });
  return { live, told, seenRunning, stop, cut: () => connection.abort() };
}

type Step =
  | { readonly do: 'start' | 'brief' | 'cut' | 'cutAll' | 'restart' | 'down' | 'up' | 'burst' }
  | { readonly do: 'move'; readonly operation: number }
  | { readonly do: 'wait'; readonly milliseconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('start' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('brief' as const) }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('move' as const), operation: fc.nat({ max: 20 }) }) },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant('wait' as const), milliseconds: fc.integer({ min: 1, max: 9_000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('cut' as const, 'cut' as const, 'cutAll' as const, 'restart' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('down' as const, 'up' as const, 'up' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('burst' as const) }) },
);

function createScript(setup: WatchSetup, page: ReturnType<typeof openPage>) {
  const { std, time } = setup;
  const own: string[] = [];
  const put = (id: string, status: string) => {
    const known = std.operations.find((operation) => operation.id === id);
    std.put({ id, status, createTime: known?.createTime ?? new Date(time.now()).toISOString() });
  };
  const move = (id: string) => {
    const status = std.operations.find((operation) => operation.id === id)?.status;
    if (status === 'PENDING') put(id, 'RUNNING');
    else if (status === 'RUNNING') put(id, own.indexOf(id) % 3 === 0 ? 'FAILED' : 'DONE');
  };
  const actions = {
    start: () => put(`o${own.push(`o${own.length}`) - 1}`, 'PENDING'),
    /** Begins and ends before anybody can look. */
    brief: () => put(`o${own.push(`o${own.length}`) - 1}`, 'DONE'),
    cut: () => page.cut(),
    cutAll() {
      setup.cut();
      return keepReading(setup);
    },
    restart() {
      setup.restartHub();
      return keepReading(setup);
    },
    down: () => void (std.isDown = true),
    up: () => void (std.isDown = false),
    /** Pushes everything else out of the newest 30. */
    burst: () => Array.from({ length: 31 }, (_, n) => put(`burst-${std.operations.length}-${n}`, 'DONE')),
  };
  return {
    own,
    async run(step: Step) {
      if (step.do === 'wait') await time.advance(step.milliseconds);
      else if (step.do === 'move') move(own[step.operation % Math.max(1, own.length)] ?? '');
      else await actions[step.do]();
    },
    finish() {
      actions.up();
      for (const id of [...own, ...own]) move(id);
    },
  };
}

/** Time moves by seconds between two polls: what crosses a real connection meanwhile has to have the time it takes. */
const interval = 10;

describe('the ends of operations', () => {
  it(
    'are each told exactly once, however often the stream is cut, the region fails or the console restarts',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
          const setup = await createWatchSetup();
          for (const session of ['alice', 'bob']) setup.sessions.signIn(session, { 'eu-std-1': 'account-1' });
          const page = openPage(setup);
          await keepReading(setup);
          const script = createScript(setup, page);
          try {
            const forward = () => setup.time.advance(2_000);
            await expect
              .poll(() => forward().then(() => page.live.store.space(space)?.isLoaded), { interval })
              .toBe(true);
            for (const next of steps) await script.run(next);
            script.finish();
            const expected = () => {
              const hasBurst = steps.some((next) => next.do === 'burst');
              return hasBurst ? script.own.filter((id) => page.seenRunning.has(id)) : script.own;
            };
            await expect
              .poll(() => forward().then(() => expected().filter((id) => !page.told.includes(id))), {
                interval,
                timeout: 10_000,
              })
              .toEqual([]);
            await setup.time.advance(60_000);
            expect(page.told.filter((id, index) => page.told.indexOf(id) !== index)).toEqual([]);
          } finally {
            page.stop();
            setup.close();
          }
        }),
        { numRuns: runs(25) },
      );
    },
    patience(120_000),
  );

  it('are each told exactly once although the stream is killed 50 times in a run of transitions', async () => {
    const setup = await createWatchSetup();
    for (const session of ['alice', 'bob']) setup.sessions.signIn(session, { 'eu-std-1': 'account-1' });
    const page = openPage(setup);
    await keepReading(setup);
    const script = createScript(setup, page);
    const forward = (milliseconds = 2_000) => setup.time.advance(milliseconds);
    try {
      await expect.poll(() => forward().then(() => page.live.store.space(space)?.isLoaded), { interval }).toBe(true);
      for (let kill = 0; kill < 50; kill += 1) {
        if (kill % 2 === 0) await script.run({ do: 'start' });
        // Sometimes between two looks at the region, sometimes after several: ends fall on both sides of a kill.
        for (let operation = kill % 3; operation < script.own.length; operation += 3) {
          await script.run({ do: 'move', operation });
        }
        await forward(100 + (kill % 7) * 900);
        // Only what is open can be killed: the real connection needs real time.
        await expect.poll(() => forward(100).then(() => page.live.store.connection), { interval }).toBe('live');
        if (kill % 5 === 0) setup.cut();
        else page.cut();
      }
      script.finish();
      expect(script.own).toHaveLength(25);
      await expect
        .poll(() => forward().then(() => script.own.filter((id) => !page.told.includes(id))), {
          interval,
          timeout: 10_000,
        })
        .toEqual([]);
      await forward(60_000);
      expect([...page.told].sort()).toEqual([...script.own].sort());
    } finally {
      page.stop();
      setup.close();
    }
  }, 60_000);
});
