/**
 * The supervised upgrade of the console against a real region: pages die at any moment and come back with what they kept,
 * and two tabs supervise the same cluster. Every step of the plan is taken exactly once, and none is ever refused.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { patience, runs } from '#testing/property-runs.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import type { UpgradeLook } from '#shared/rules/upgrade-plan.ts';
import { planUpgrade, type UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import type { ExclusiveLocks } from '#web/operation/tab-lock.ts';
import { UpgradeRunner } from '#web/upgrade/upgrade-runner.ts';
import type { UpgradeRecord } from '#web/upgrade/upgrade-run.ts';

let region: TestRegion;
let offered: readonly string[];
let clusters = 0;
beforeAll(async () => {
  region = await startTestRegion();
  offered = (await region.admin('ListKubernetesVersions')).reply.versions;
});
afterAll(() => region.close());

const workTakes = 60_000;
const spaceId = () => region.seeded.spaceId;
const pass = async () => void (await region.region.steering.advance(workTakes));

async function createCluster(version: string): Promise<string> {
  clusters += 1;
  const nodePools = [{ name: 'workers', nodeCount: 1, nodeProfile: 'SMALL' as const }];
  const body = { name: `supervised-${clusters}`, cidr: '10.40.0.0/16', version, nodePools };
  const { reply } = await region.admin('CreateCluster', { path: { spaceId: spaceId() }, body });
  await pass();
  return reply.id;
}

async function lookAt(clusterId: string): Promise<UpgradeLook> {
  const { reply: cluster } = await region.admin('GetCluster', { path: { spaceId: spaceId(), clusterId } });
  const { reply: list } = await region.admin('ListOperations', { path: { spaceId: spaceId() }, query: { clusterId } });
  return {
    versions: { controlPlane: cluster.controlPlaneVersion ?? '', workers: cluster.version },
    offer: { versions: offered },
    state: cluster.status?.state ?? '',
    operations: list.items.map((record) => toOperationState('eu-std-1', spaceId(), record)),
  };
}

const never = new Promise<never>(() => undefined);

/** What the tabs of one browser share, and what the region answered them. */
class Browser {
  readonly answers: number[] = [];
  readonly #held = new Map<string, Tab>();

  locksOf(tab: Tab): ExclusiveLocks {
    return {
      request: async (name, _options, holding) => {
        if (this.#held.has(name)) return holding(null);
        this.#held.set(name, tab);
        await holding({ name });
        return this.#held.delete(name);
      },
    };
  }

  release(tab: Tab): void {
    for (const [name, holder] of this.#held) if (holder === tab) this.#held.delete(name);
  }
}

interface Death {
  /** Number of the call. */
  readonly at: number;
  readonly after: boolean;
}

/** A page that supervises a cluster, and dies in the middle of the call with this number, before or after its effect. */
class Tab {
  readonly runner: UpgradeRunner;
  kept: UpgradeRecord | undefined;
  readonly #browser: Browser;
  readonly #dies: Death | undefined;
  #calls = 0;
  #isDead = false;
  #settle: () => void = () => undefined;
  /** Resolves when the run has come to rest, or the page is gone. */
  readonly over = new Promise<void>((resolve) => (this.#settle = resolve));

  constructor(
    browser: Browser,
    clusterId: string,
    options: { kept?: UpgradeRecord | undefined; dies?: Death | undefined },
  ) {
    this.#browser = browser;
    this.#dies = options.dies;
    this.kept = options.kept;
    const call = async (path: UpgradeStep) => {
      const id = path.part === 'workers' ? 'UpgradeWorkers' : 'UpgradeControlPlane';
      const { status, reply, problem } = await region.admin(id, {
        path: { spaceId: spaceId(), clusterId },
        body: { version: path.version },
      });
      browser.answers.push(status);
      if (status !== 202) throw new Error(problem.detail);
      return toOperationState('eu-std-1', spaceId(), reply);
    };
    this.runner = new UpgradeRunner(
      {
        name: clusterId,
        locks: browser.locksOf(this),
        sessionKey: () => 'one session',
        look: () => this.#mortal(() => lookAt(clusterId)),
        start: (step) => this.#mortal(() => call(step)),
        changed: () => this.#mortal(pass),
        isOutage: () => false,
        save: (record) => {
          if (!this.#isDead) this.kept = record;
        },
      },
      options.kept,
    );
    this.runner.subscribe(() => this.#check());
    this.#check();
  }

  async #mortal<Value>(act: () => Promise<Value>): Promise<Value> {
    if (this.#isDead) return never;
    this.#calls += 1;
    const dies = this.#calls === this.#dies?.at;
    if (dies && !this.#dies.after) return this.#die();
    const value = await act();
    return dies ? this.#die() : value;
  }

  #die(): Promise<never> {
    this.#isDead = true;
    this.#browser.release(this);
    this.#settle();
    return never;
  }

  #check(): void {
    const run = this.runner.read();
    if (run !== undefined && run.activity === undefined && (run.isFinished || run.stop !== undefined)) this.#settle();
  }
}

const death = fc.record({ at: fc.integer({ min: 1, max: 12 }), after: fc.boolean() });
const index = fc.nat(1_000);
const pick = (at: number) => offered[at % offered.length] ?? '';

it(
  'a run comes to its goal by each step once, however often the page dies',
  { timeout: patience(60_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(index, index, fc.array(death, { maxLength: 5 }), async (from, to, deaths) => {
        const clusterId = await createCluster(pick(from));
        const goal: UpgradeStep = { part: 'workers', version: pick(to) };
        const { versions, offer } = await lookAt(clusterId);
        const plan = planUpgrade(goal, versions, offer);
        if (plan === undefined) return;
        const browser = new Browser();
        const [first, ...others] = deaths;
        let tab = new Tab(browser, clusterId, { dies: first });
        void tab.runner.begin(goal, plan);
        await tab.over;
        for (const dies of [...others, undefined]) {
          tab = new Tab(browser, clusterId, { kept: tab.kept, dies });
          await tab.over;
        }
        expect(tab.runner.read()).toMatchObject({ isFinished: true, stop: undefined });
        expect((await lookAt(clusterId)).versions.workers).toBe(goal.version);
        expect(browser.answers).toEqual(plan.map(() => 202));
      }),
      { numRuns: runs(10) },
    );
  },
);

it('two tabs take each step once, with and without the locks of a browser', { timeout: 60_000 }, async () => {
  for (const browsers of [[new Browser()], [new Browser(), new Browser()]]) {
    const clusterId = await createCluster('1.27.12');
    const goal: UpgradeStep = { part: 'workers', version: '1.29.5' };
    const { versions, offer } = await lookAt(clusterId);
    const plan = planUpgrade(goal, versions, offer) ?? [];
    const tabs = [browsers[0], browsers.at(-1)].map((browser) => new Tab(browser ?? new Browser(), clusterId, {}));
    for (const { runner } of tabs) void runner.begin(goal, plan);
    await Promise.all(tabs.map(({ over }) => over));
    const runs = tabs.map(({ runner }) => runner.read());
    if (browsers.length === 1) {
      expect(new Set(runs.map((run) => run?.stop?.why ?? run?.isFinished))).toEqual(new Set(['otherTab', true]));
    } else {
      expect(runs.map((run) => run?.isFinished)).toEqual([true, true]);
    }
    const done = (await lookAt(clusterId)).operations?.filter(({ kind }) => kind.startsWith('Upgrade'));
    expect(done).toHaveLength(plan.length);
  }
});

it('a failure stops the run, is still told by a page that comes later, and is tried again when asked', async () => {
  const clusterId = await createCluster('1.29.3');
  const goal: UpgradeStep = { part: 'workers', version: '1.29.5' };
  const { versions, offer } = await lookAt(clusterId);
  const browser = new Browser();
  region.region.steering.failNext({ clusterId, error: 'drain timed out' });
  const tab = new Tab(browser, clusterId, {});
  void tab.runner.begin(goal, planUpgrade(goal, versions, offer) ?? []);
  await tab.over;
  expect(tab.runner.read()?.stop).toMatchObject({ why: 'operationFailed', operation: { error: 'drain timed out' } });

  const later = new Tab(browser, clusterId, { kept: tab.kept });
  await expect.poll(() => later.runner.read()?.stop?.why).toBe('operationFailed');
  expect(browser.answers).toEqual([202]);
  await later.runner.goOn();
  expect(later.runner.read()?.isFinished).toBe(true);
  expect(browser.answers).toEqual([202, 202, 202]);
});

it('a run asked to stop does so between two steps; one of another session waits to be told to go on', async () => {
  const clusterId = await createCluster('1.27.12');
  const goal: UpgradeStep = { part: 'workers', version: '1.28.10' };
  const { versions, offer } = await lookAt(clusterId);
  const browser = new Browser();
  const tab = new Tab(browser, clusterId, {});
  tab.runner.subscribe(() => {
    if (tab.runner.read()?.activity?.kind === 'waiting' && tab.runner.read()?.stopsNext === false)
      tab.runner.stopNext();
  });
  await tab.runner.begin(goal, planUpgrade(goal, versions, offer) ?? []);
  expect(tab.runner.read()).toMatchObject({ stop: { why: 'asked' }, activity: undefined });
  expect(browser.answers).toEqual([202]);

  const kept = { ...(tab.kept as UpgradeRecord), isRunning: true, sessionKey: 'another session' };
  const later = new Tab(browser, clusterId, { kept });
  await later.over;
  expect(later.runner.read()).toMatchObject({ stop: { why: 'asked' }, activity: undefined });
  await later.runner.goOn();
  expect(later.runner.read()?.isFinished).toBe(true);
});
