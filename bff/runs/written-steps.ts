/** The steps of one run as they are written down: read, opened, and moved on under the fence of whoever holds its lease. */
import type { Clock } from '#shared/clock.ts';
import type { PlannedStep, StepFinding, StepState } from '#shared/run.ts';
import { stepGoes } from '#shared/step-ways.ts';
import type { Runs, StepRecord } from '#bff/store/runs.ts';
import type { HeldLease } from '#bff/store/with-lease.ts';
import type { RunSeal, StepAnswer } from './run-seal.ts';

export interface WrittenStepsOptions {
  readonly runs: Runs;
  readonly seal: RunSeal;
  readonly clock: Clock;
  /** Told of every change of a run or a step. */
  readonly changed: (id: string) => void;
}

/** What is written of a step beside its state; of what is left out all stays as it was. */
type SaidOfStep = StepAnswer & { readonly finding?: StepFinding };

const pageSize = 100;

export class WrittenSteps {
  readonly #options: WrittenStepsOptions;
  readonly #id: string;
  readonly #lease: HeldLease;
  /** What was opened, for as long as its step is at hand. */
  readonly #calls = new WeakMap<Uint8Array, PlannedStep>();
  #isOurs = true;
  #hasMoved = false;
  #failuresInARow = 0;

  constructor(options: WrittenStepsOptions, id: string, lease: HeldLease) {
    this.#options = options;
    this.#id = id;
    this.#lease = lease;
  }

  /** From now on nobody else writes what came of steps, unless somebody has taken the run over. */
  async claim(): Promise<void> {
    this.#isOurs = await this.#options.runs.claim(this.#id, this.#lease.fence);
  }

  mayWrite(): boolean {
    return this.#isOurs && this.#lease.isHeld();
  }

  /** Whether anything was written of any step. */
  get hasMoved(): boolean {
    return this.#hasMoved;
  }

  /** Steps that have failed since one was done. */
  get failuresInARow(): number {
    return this.#failuresInARow;
  }

  /**
   * Writes down what came of a step and answers it as it is now. Once the run is another process's, nothing is written and
   * nothing more is done.
   */
  async write(step: StepRecord, state: StepState, { finding, ...answer }: SaidOfStep = {}): Promise<StepRecord> {
    const { runs, seal, clock, changed } = this.#options;
    if (step.state !== state && !stepGoes(step.state, state))
      throw new Error(`a step cannot go from ${step.state} to ${state}`);
    const { position } = step;
    const isSaid = Object.keys(answer).length > 0;
    const written = {
      state,
      at: clock.now(),
      ...(finding && { finding }),
      ...(isSaid && { outcome: seal.sealAnswer(this.#id, position, answer) }),
    };
    if (await runs.settle(this.#id, this.#lease.fence, position, step.state, written)) {
      this.#hasMoved = true;
      if (state === 'done') this.#failuresInARow = 0;
      if (state === 'failed') this.#failuresInARow += 1;
      changed(this.#id);
    } else this.#isOurs = false;
    return { ...step, ...written };
  }

  /** As `write`, for what is done with the step. */
  async settle(step: StepRecord, state: StepState, said?: SaidOfStep): Promise<void> {
    await this.write(step, state, said);
  }

  async has(state: StepState): Promise<boolean> {
    return (await this.#options.runs.steps(this.#id, { state, from: 0, limit: 1 })).length > 0;
  }

  /** All steps of the run, in the order of the plan. */
  async all(): Promise<readonly StepRecord[]> {
    const found: StepRecord[] = [];
    for (let page: StepRecord[] | undefined; page === undefined || page.length === pageSize; found.push(...page))
      page = await this.#options.runs.steps(this.#id, { from: found.length, limit: pageSize });
    return found;
  }

  /** The step at a position, as it is now; undefined once the run is deleted. */
  async at(position: number): Promise<StepRecord | undefined> {
    return (await this.#options.runs.steps(this.#id, { from: position, limit: 1 }))[0];
  }

  /** What the paths of the steps have for a parameter, each once. */
  async targets(parameter: string): Promise<readonly string[]> {
    const targets = (await this.all()).flatMap((step) => this.callOf(step).path[parameter] ?? []);
    return [...new Set(targets)];
  }

  /** All steps in a state, in the order of the plan, also while they leave it. */
  async *in(state: StepState): AsyncGenerator<StepRecord, void> {
    let page: StepRecord[] = [];
    do {
      const from = (page.at(-1)?.position ?? -1) + 1;
      page = await this.#options.runs.steps(this.#id, { state, from, limit: pageSize });
      yield* page;
    } while (page.length === pageSize);
  }

  /** What is known of a step beside its state; nothing where no key opens it. */
  answerOf(step: StepRecord): StepAnswer {
    return this.#options.seal.answerOf(this.#id, step) ?? {};
  }

  /** The call with its arguments. Throws where no key opens it. */
  callOf(step: StepRecord): PlannedStep {
    const call = this.#calls.get(step.sealed) ?? this.#options.seal.stepOf(this.#id, step);
    if (call === undefined) throw new Error('no key opens the step of a run');
    this.#calls.set(step.sealed, call);
    return call;
  }
}
