import type { OperationState } from '#shared/rules/operation-state.ts';
import { attemptWaitingFor, nextUpgradeMove, type UpgradeLook } from '#shared/rules/upgrade-plan.ts';
import type { UpgradeStep } from '#shared/rules/worker-upgrade.ts';
import { takeTabLock, type ExclusiveLocks } from '#web/operation/tab-lock.ts';
import { createStore } from '#web/ui/store.ts';
import type { RunActivity, RunStop, UpgradeRecord, UpgradeRun } from './upgrade-run.ts';

export interface RunnerEnvironment {
  /** Tells clusters apart among the tabs of a browser. */
  readonly name: string;
  readonly locks: ExclusiveLocks | undefined;
  readonly sessionKey: () => string;
  /** Reads afresh, never from a cache; undefined when the cluster is gone. Rejects when it cannot be read. */
  readonly look: () => Promise<UpgradeLook | undefined>;
  /** Asks for one step, once; answers the operation when the region gave one. Rejects when refused. */
  readonly start: (step: UpgradeStep) => Promise<OperationState | undefined>;
  /** Resolves when looking again may be worth it: the operation has ended, or time has passed. */
  readonly changed: (operation: OperationState | undefined) => Promise<void>;
  /** Whether a failure to look may pass by itself. */
  readonly isOutage: (error: unknown) => boolean;
  readonly save: (record: UpgradeRecord | undefined) => void;
}

/**
 * Takes a cluster to its goal step by step. It trusts nothing it remembers: before each step it reads the cluster and its
 * operations again, and what comes next follows from that alone. A step is never sent a second time by itself, and
 * one tab at a time supervises a cluster.
 */
export class UpgradeRunner {
  readonly #environment: RunnerEnvironment;
  readonly #run = createStore<UpgradeRun | undefined>(undefined);

  /** With what was kept of a run, it goes on from there, unless it had stopped or belongs to another session. */
  constructor(environment: RunnerEnvironment, kept?: UpgradeRecord) {
    this.#environment = environment;
    if (kept === undefined) return;
    const goesOn = kept.isRunning && kept.sessionKey === environment.sessionKey();
    this.#run.set({ ...atRest(kept), activity: { kind: 'looking' } });
    if (goesOn) void this.#drive();
    else void this.#recall();
  }

  /** Calls back after every change; the function answered stops that. */
  readonly subscribe = this.#run.subscribe;

  /** The run as it is; the same object until it changes. */
  readonly read = this.#run.read;

  /** Starts a run along this plan; does nothing while one is under way. */
  async begin(goal: UpgradeStep, plan: readonly UpgradeStep[]): Promise<void> {
    if (this.read()?.activity !== undefined) return;
    const sessionKey = this.#environment.sessionKey();
    this.#run.set(atRest({ goal, plan, attempt: undefined, isRunning: true, sessionKey }));
    await this.#drive();
  }

  /** Has a run that stopped go on, from where the cluster is now. What had failed is tried again. */
  async goOn(): Promise<void> {
    const run = this.read();
    if (run === undefined || run.activity !== undefined) return;
    this.#keep({ attempt: undefined });
    await this.#drive();
  }

  /** Stops before the next step; what has been started at the region cannot be called back. */
  stopNext(): void {
    if (this.read()?.activity !== undefined) this.#set({ stopsNext: true });
  }

  /** Changes one's mind about `stopNext`. */
  dontStop(): void {
    this.#set({ stopsNext: false });
  }

  /** Forgets a run that is at rest. */
  discard(): void {
    if (this.read()?.activity !== undefined) return;
    this.#environment.save(undefined);
    this.#run.set(undefined);
  }

  async #drive(): Promise<void> {
    const { locks, name, sessionKey } = this.#environment;
    this.#set({ activity: { kind: 'looking' }, stop: undefined, isFinished: false, stopsNext: false });
    const unlock = await takeTabLock(locks, `portico-upgrade ${name}`);
    if (unlock === undefined) {
      this.#rest({ stop: { why: 'otherTab' } });
      return;
    }
    try {
      this.#keep({ isRunning: true, sessionKey: sessionKey() });
      this.#rest(await this.#goThrough());
    } finally {
      unlock();
    }
  }

  /** Step after step, until there is none left or something is in the way. */
  async #goThrough(): Promise<{ readonly stop?: RunStop; readonly isFinished?: boolean }> {
    const { look, changed, isOutage } = this.#environment;
    for (;;) {
      const record = this.#record();
      let seen: UpgradeLook | undefined;
      try {
        seen = await look();
      } catch (error) {
        if (!isOutage(error)) return { stop: { why: 'problem', error, step: undefined } };
        if (this.read()?.stopsNext === true) return { stop: { why: 'asked' } };
        this.#set({ activity: { kind: 'noAnswer' } });
        await changed(undefined);
        continue;
      }
      if (seen === undefined) return { stop: { why: 'clusterGone' } };
      const move = nextUpgradeMove(record.goal, record.attempt, seen);
      if (move.kind === 'stop') return { stop: move };
      if (move.kind === 'finished') return { isFinished: true };
      if (move.kind === 'wait') {
        const { operation } = move;
        this.#set({ activity: { kind: 'waiting', operation } });
        if (operation !== undefined) this.#keep({ attempt: attemptWaitingFor(record.attempt, operation) });
        await changed(operation);
        continue;
      }
      if (this.read()?.stopsNext === true) return { stop: { why: 'asked' } };
      const stop = await this.#take(move.step, seen);
      if (stop !== undefined) return { stop };
    }
  }

  /** Asks for a step. A refusal is the end of it, unless the cluster turns out to be at work by then. */
  async #take(step: UpgradeStep, seen: UpgradeLook): Promise<RunStop | undefined> {
    const { start, look } = this.#environment;
    const attempt = { step, newestBefore: seen.operations?.[0]?.id };
    this.#set({ activity: { kind: 'starting', step } });
    // Kept before it is sent: a page that goes away meanwhile finds the operation it has started.
    this.#keep({ attempt });
    try {
      const operation = await start(step);
      this.#keep({ attempt: { ...attempt, operationId: operation?.id } });
      return undefined;
    } catch (error) {
      // Somebody was faster, or the answer was lost on its way.
      const after = await look().catch(() => undefined);
      if (after !== undefined && after.operations?.[0]?.id !== attempt.newestBefore) return undefined;
      return { why: 'problem', error, step };
    }
  }

  /** Tells what became of a run that was kept and does not go on, as far as the cluster still shows it. */
  async #recall(): Promise<void> {
    const seen = await this.#environment.look().catch(() => undefined);
    const { goal, attempt } = this.#record();
    const move = seen && nextUpgradeMove(goal, attempt, seen);
    if (move?.kind === 'finished') this.#rest({ isFinished: true });
    else this.#rest({ stop: move?.kind === 'stop' ? move : { why: 'asked' } });
  }

  #record(): UpgradeRecord {
    const run = this.read();
    if (run === undefined) throw new Error('there is no run');
    return run.record;
  }

  #rest({ stop, isFinished = false }: { readonly stop?: RunStop; readonly isFinished?: boolean }): void {
    this.#set({ activity: undefined, stop, isFinished, stopsNext: false });
    this.#keep({ isRunning: false });
  }

  #keep(change: Partial<UpgradeRecord>): void {
    const record = { ...this.#record(), ...change };
    this.#set({ record });
    // Another tab supervises it: this one has nothing to keep.
    if (this.read()?.stop?.why !== 'otherTab') this.#environment.save(record);
  }

  #set(
    change: Partial<Omit<UpgradeRun, 'activity' | 'stop'>> & {
      readonly activity?: RunActivity | undefined;
      readonly stop?: RunStop | undefined;
    },
  ): void {
    const run = this.read();
    if (run !== undefined) this.#run.set({ ...run, ...change });
  }
}

function atRest(record: UpgradeRecord): UpgradeRun {
  return { record, activity: undefined, stopsNext: false, stop: undefined, isFinished: false };
}
