/** The work on runs about clusters of a real region, by processes that die and with answers that get lost. */
import { randomBytes, randomUUID } from 'node:crypto';
import { createSeal } from '#bff/config/seal.ts';
import { kindsOfRun } from '#bff/runs/kinds-of-run.ts';
import { work } from '#bff/runs/model-runs-for-tests.ts';
import { Killed, mortal } from '#bff/runs/mortal-runs-for-tests.ts';
import { Unreadable } from '#bff/runs/run-kind.ts';
import { Obstacle } from '#bff/runs/run-region.ts';
import { RunSeal, type StepAnswer } from '#bff/runs/run-seal.ts';
import type { RunUpstream } from '#bff/runs/step-work.ts';
import { openSqliteStores } from '#bff/store/sqlite-store.ts';
import type { RunRecord } from '#bff/store/runs.ts';
import type { Stores } from '#bff/store/stores.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { AdvancingClock } from '#shared/clock.ts';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Pace } from '#shared/pace.ts';
import { toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import type { UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import { newRun, runAfter, type RunAction } from '#shared/run-standing.ts';
import type { PlannedStep, StepState } from '#shared/run.ts';
import type { RunKind } from '#shared/run-kinds.ts';

export interface Fault {
  /** Number of the call to the region. */
  readonly at: number;
  readonly what: 'killBefore' | 'killAfter' | 'lostBefore' | 'lostAfter' | 'away';
}

/** Work on a cluster has ended after this long. Milliseconds. */
export const workTakes = 60_000;

/** The region as runs ask it, with something amiss now and then. */
export class Upstream implements RunUpstream {
  readonly statuses: number[] = [];
  /** Answers that were lost. */
  lost = 0;
  onKill: () => void = () => undefined;
  /** Called before each call is made. */
  onAsk: (id: OperationId) => Promise<void> = () => Promise.resolve();
  readonly #bench: RunBench;
  readonly #faults: readonly Fault[];
  #calls = 0;

  constructor(bench: RunBench, faults: readonly Fault[] = []) {
    this.#bench = bench;
    this.#faults = faults;
  }

  async session(): Promise<string> {
    return 'session';
  }

  async read(id: OperationId, args: object): Promise<unknown> {
    const { status, reply, problem } = await this.#ask(id, args);
    if (status === 404) return undefined;
    if (status >= 300) throw new Unreadable(problem);
    return reply;
  }

  async readItems(): Promise<never> {
    throw new Error('nobody asks for lists of some');
  }

  async readAll(): Promise<never> {
    throw new Error('nobody asks for lists');
  }

  async write({ operation: id, path, body }: Parameters<RunUpstream['write']>[0]): ReturnType<RunUpstream['write']> {
    const fault = this.#faults.find(({ at }) => at === this.#calls + 1)?.what;
    if (fault === 'lostBefore' || fault === 'lostAfter') this.lost += 1;
    if (fault === 'lostBefore') {
      this.#calls += 1;
      return { kind: 'lost' };
    }
    const { status, reply, problem } = await this.#ask(id, { path, body });
    this.statuses.push(status);
    if (fault === 'lostAfter') return { kind: 'lost' };
    if (status >= 300) return { kind: 'refused', problem };
    const { operation = reply } = reply as { readonly operation?: unknown };
    const { id: operationId, type, operationType = type } = operation as Record<string, string>;
    return { kind: 'done', requestId: 'r', operation: { id: operationId ?? '', kind: operationType ?? '' } };
  }

  async #ask(id: OperationId, args: object) {
    await this.onAsk(id);
    this.#calls += 1;
    const fault = this.#faults.find(({ at }) => at === this.#calls)?.what;
    if (fault === 'killBefore') this.#die();
    if (fault === 'away')
      throw new Obstacle({ kind: 'pause', reason: 'regionDown', until: this.#bench.clock.now() + 5_000 });
    const answer = await this.#bench.region.admin(id, args);
    if (fault === 'killAfter') this.#die();
    return answer;
  }

  #die(): never {
    this.onKill();
    throw new Killed();
  }
}

export class RunBench {
  readonly clock = new AdvancingClock();
  readonly #seal = new RunSeal(createSeal([{ id: 'twelve bytes', key: randomBytes(32) }]));
  /** Versions that clusters may be upgraded to. */
  offered: readonly string[] = [];
  #region: TestRegion | undefined;
  #stores: Stores | undefined;
  #fences = 0;
  #clusters = 0;

  get region(): TestRegion {
    if (this.#region === undefined) throw new Error('no region is open');
    return this.#region;
  }

  get space(): { readonly spaceId: string } {
    return { spaceId: this.region.seeded.spaceId };
  }

  async open(): Promise<void> {
    this.#region = await startTestRegion();
    this.offered = (await this.region.admin('ListKubernetesVersions')).reply.versions;
  }

  async close(): Promise<void> {
    await this.region.close();
  }

  async openStores(): Promise<void> {
    this.#stores = await openSqliteStores(':memory:', this.clock);
  }

  async closeStores(): Promise<void> {
    await this.#stores?.close();
  }

  /** Its id, once it runs. */
  async createCluster(version: string, nodeCount = 1): Promise<string> {
    this.#clusters += 1;
    const nodePools = [{ name: 'workers', nodeCount, nodeProfile: 'SMALL' as const }];
    const body = { name: `led-${this.#clusters}`, cidr: '10.40.0.0/16', version, nodePools };
    const { reply } = await this.region.admin('CreateCluster', { path: this.space, body });
    await this.region.region.steering.advance(workTakes);
    return reply.id;
  }

  /** What it runs at the moment. */
  async versionsOf(clusterId: string) {
    const { reply } = await this.region.admin('GetCluster', { path: { ...this.space, clusterId } });
    return { controlPlane: reply.controlPlaneVersion ?? '', workers: reply.version };
  }

  /** What its region was asked to do to a cluster, the newest first. */
  async operationsOf(clusterId: string): Promise<readonly OperationState[]> {
    const { reply } = await this.region.admin('ListOperations', { path: this.space, query: { clusterId } });
    return reply.items.map((item) => toOperationState('', '', item));
  }

  async upgradesOf(clusterId: string): Promise<readonly OperationState[]> {
    return (await this.operationsOf(clusterId)).filter(({ kind }) => kind.startsWith('Upgrade'));
  }

  /** The steps of a run that takes a cluster along a way. */
  stepsOf(clusterId: string, way: readonly UpgradeStep[]) {
    return way.map(({ part, version }) => ({
      operation: part === 'workers' ? ('UpgradeWorkers' as const) : ('UpgradeControlPlane' as const),
      path: { ...this.space, clusterId },
      body: { version },
    }));
  }

  /** A run along these steps; `isAgreed`: nobody has to confirm it. */
  async planned(kind: RunKind, steps: readonly PlannedStep[], isAgreed = false, pace?: Pace): Promise<string> {
    const id = randomUUID();
    const account = { region: 'eu-std-1', clientId: 'c', session: 's', kind };
    const scope = { region: 'eu-std-1', kind: 'space', id: this.space.spaceId } as const;
    const sealed = this.#seal.sealSubject(id, { scope, about: 'a cluster', isAgreed, pace });
    const run = { id, ...account, createdAt: 1, changedAt: 1, standing: newRun, sealed };
    const sealedSteps = steps.map((step, position) => this.#seal.sealStep(id, position, step));
    await this.#runs.create(run, sealedSteps, 10_000);
    return id;
  }

  async load(id: string): Promise<RunRecord> {
    return (await this.#runs.load(id)) as RunRecord;
  }

  async act(id: string, kind: RunAction): Promise<void> {
    const run = await this.load(id);
    const standing = runAfter(run.standing, { kind });
    if (standing === undefined) throw new Error(`no ${kind} while ${run.standing.state}`);
    if (kind === 'retry') await this.#runs.reopen(id);
    await this.#runs.change({ ...run, standing });
  }

  /** One process works on the run, as long as there is something to do now. */
  async work(id: string, upstream: Upstream, changed: () => void = () => undefined): Promise<void> {
    this.#fences += 1;
    const process = mortal(this.#runs);
    upstream.onKill = process.die;
    const { clock } = this;
    const given = { seal: this.#seal, kinds: kindsOfRun, clock, upstreamOf: () => upstream, changed };
    await work({ ...given, runs: process.runs }, this.#fences, id).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
  }

  /** Works until the run is at rest; what it waits for comes to its end meanwhile. */
  async workThrough(id: string, upstream: Upstream): Promise<RunRecord['standing']> {
    for (let rounds = 0; rounds < 200; rounds += 1) {
      await this.work(id, upstream);
      const { standing } = await this.load(id);
      if (standing.state === 'ready') await this.act(id, 'confirm');
      else if (standing.until !== undefined) {
        this.clock.advance(Math.max(0, standing.until - this.clock.now()));
        await this.region.region.steering.advance(workTakes);
      } else if (standing.state !== 'running' && standing.state !== 'checking') return standing;
    }
    throw new Error('the run does not end');
  }

  /** When each step came to its state. */
  async timesOf(id: string): Promise<readonly (number | undefined)[]> {
    return (await this.#runs.steps(id, { from: 0, limit: 100 })).map(({ at }) => at);
  }

  async statesOf(id: string): Promise<StepState[]> {
    return (await this.#runs.steps(id, { from: 0, limit: 100 })).map(({ state }) => state);
  }

  /** What is known of the first step. */
  async answerOf(id: string): Promise<StepAnswer | undefined> {
    const [step] = await this.#runs.steps(id, { from: 0, limit: 1 });
    return step && this.#seal.answerOf(id, step);
  }

  get #runs(): Stores['runs'] {
    if (this.#stores === undefined) throw new Error('no store is open');
    return this.#stores.runs;
  }
}
