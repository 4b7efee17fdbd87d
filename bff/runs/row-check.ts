/** The dry run of steps of several calls: which calls of each are left, as reading tells it before anything is sent. */
import type { PlannedStep } from '#shared/run.ts';
import type { StepRecord } from '#bff/store/runs.ts';
import { ReadAhead } from './read-ahead.ts';
import type { LeftToDo } from './run-cost.ts';
import { Unreadable, type Rest, type RowKind, type RunReader } from './run-kind.ts';
import type { WrittenSteps } from './written-steps.ts';

export class RowCheck {
  readonly #steps: WrittenSteps;
  readonly #kind: RowKind;
  readonly #ahead: ReadAhead;
  readonly #goesOn: () => Promise<boolean>;
  #isBegun: boolean;
  #left: LeftToDo = { calls: 0, reads: 0 };

  /** `isHeldUp`: the dry run was before, and what held up reading all at once would do so again. */
  constructor(
    steps: WrittenSteps,
    kind: RowKind,
    reader: RunReader,
    goesOn: () => Promise<boolean>,
    isHeldUp: boolean,
  ) {
    this.#steps = steps;
    this.#kind = kind;
    this.#ahead = new ReadAhead(reader);
    this.#goesOn = goesOn;
    this.#isBegun = isHeldUp;
  }

  /** Reads at once what can be read so: of all steps when the first of them are looked at next, and of these, at most 100. */
  async foresee(steps: readonly StepRecord[]): Promise<void> {
    const { ahead } = this.#kind;
    const isFirst = !this.#isBegun;
    this.#isBegun = true;
    if (isFirst) await ahead?.ofAll(this.#untold(), this.#ahead, this.#goesOn);
    const untold = steps.filter(({ finding }) => finding === undefined);
    await ahead?.ofSome(
      untold.map((step) => this.#steps.callOf(step)),
      this.#ahead,
    );
  }

  /** Of all steps that were checked, also of those that were told before. */
  get left(): LeftToDo {
    return this.#left;
  }

  /** Tells beforehand what is left of a step, unless that is told. */
  async check(step: StepRecord): Promise<void> {
    const call = this.#steps.callOf(step);
    if (step.finding !== undefined) return this.#count(call, this.#steps.answerOf(step).row);
    try {
      const row = await this.#kind.rest(call, undefined, this.#ahead, false);
      const isSo = row.left.length === 0;
      if (!isSo) this.#count(call, row);
      return await this.#steps.settle(step, isSo ? 'skipped' : 'todo', { finding: isSo ? 'so' : 'change', row });
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { problem, notSent } = error;
      if (notSent === undefined) {
        this.#count(call, undefined);
        return this.#steps.settle(step, 'todo', { finding: 'unclear', problem });
      }
      return this.#steps.settle(step, 'failed', { finding: 'change', problem, notSent });
    }
  }

  /** `rest` is undefined where reading could not tell. Of whom is not there, nothing but that is read again. */
  #count({ next = [] }: PlannedStep, rest: Rest | undefined): void {
    const all = next.length + 1;
    const reads = rest === undefined ? all : rest.subject === undefined ? 1 : next.length;
    this.#left = { calls: this.#left.calls + (rest?.left.length ?? all), reads: this.#left.reads + reads };
  }

  async *#untold(): AsyncGenerator<PlannedStep, void> {
    for await (const step of this.#steps.in('todo')) if (step.finding === undefined) yield this.#steps.callOf(step);
  }
}
