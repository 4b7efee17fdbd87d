/**
 * The work on one step of several calls, such as a person with spaces and roles, once it is confirmed. What is left of it is read before the first
 * call; each call is written down before it is made, and whether one without an answer was carried out is told by reading.
 */
import type { NotSent } from '#shared/agreed-work.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { PlannedCall, PlannedStep } from '#shared/run.ts';
import type { StepRecord } from '#bff/store/runs.ts';
import { RowCheck } from './row-check.ts';
import { Unreadable, withSubject, type RowKind } from './run-kind.ts';
import { Obstacle, type Written } from './run-region.ts';
import type { RowAnswer } from './run-seal.ts';
import { failStep, waitUntilBelieved, type RunUpstream, type StepWorkOptions } from './step-work.ts';
import type { WrittenSteps } from './written-steps.ts';

type Found = RowAnswer | { readonly problem: Problem; readonly notSent?: NotSent | undefined };

export class RowWork {
  readonly #options: StepWorkOptions;
  readonly #steps: WrittenSteps;
  readonly #kind: RowKind;
  readonly #upstream: RunUpstream;
  readonly #goesOn: () => Promise<boolean>;

  /** `goesOn` tells between two calls of a step whether the next one is still wanted. */
  constructor(
    options: StepWorkOptions,
    steps: WrittenSteps,
    kind: RowKind,
    upstream: RunUpstream,
    goesOn: () => Promise<boolean>,
  ) {
    this.#options = options;
    this.#steps = steps;
    this.#kind = kind;
    this.#upstream = upstream;
    this.#goesOn = goesOn;
  }

  /** `isHeldUp`: it was before. */
  dryRun(isHeldUp: boolean): RowCheck {
    return new RowCheck(this.#steps, this.#kind, this.#upstream, this.#goesOn, isHeldUp);
  }

  /** Each is read by itself. */
  async foresee(): Promise<void> {}

  /** Makes the calls that are left of a step; none where that cannot be read. */
  async take(step: StepRecord): Promise<void> {
    const found = await this.#look(step);
    if ('problem' in found) return failStep(this.#steps, step, { ...found, row: this.#steps.answerOf(step).row });
    if (found.left.length > 0) return this.#make(step, found);
    return this.#steps.settle(step, found.isBegun === true ? 'done' : 'skipped', { finding: 'so', row: found });
  }

  /** Reads what became of a call whose answer was lost, or that the region failed at with `failure`. */
  async verify(step: StepRecord, failure?: Problem): Promise<void> {
    if (step.finding === 'unclear') return undefined;
    const { row } = this.#steps.answerOf(step);
    const found = await this.#look(step);
    if ('problem' in found)
      return this.#steps.settle(step, 'unknown', { finding: 'unclear', problem: failure ?? found.problem, row });
    if (found.left.length === 0) return this.#steps.settle(step, 'done', { row: found });
    if (row?.sent === undefined || found.left.includes(row.sent)) {
      if (failure !== undefined) return failStep(this.#steps, step, { problem: failure, row: found });
      waitUntilBelieved(step, this.#options);
    }
    return this.#steps.settle(step, 'todo', { row: found });
  }

  /** Nothing of it is only accepted. */
  async follow(): Promise<void> {}

  async #make(step: StepRecord, before: RowAnswer): Promise<void> {
    const planned = this.#steps.callOf(step);
    let [sent, row] = [step, before];
    let requestId: string | undefined;
    for (const place of before.left) {
      const call = this.#callAt(planned, place, row.subject);
      const goesOn = sent === step || (await this.#goesOn());
      // What was created has to be found first where the region did not say its id.
      if (call === undefined || !goesOn) return this.#steps.settle(sent, 'todo', { row });
      sent = await this.#steps.write(sent, 'sending', { finding: 'change', row: { ...row, sent: place } });
      if (!this.#steps.mayWrite()) return undefined;
      const written = await this.#send(sent, row, call);
      if (written.kind === 'refused') return this.#refused(sent, row, written.problem);
      if (written.kind !== 'done') {
        const lost = await this.#steps.write(sent, 'unknown');
        return this.verify(lost, written.kind === 'failed' ? written.problem : undefined);
      }
      ({ requestId } = written);
      row = made(row, place, written.id);
    }
    return this.#steps.settle(sent, 'done', { row, requestId });
  }

  async #send(sent: StepRecord, row: RowAnswer, call: PlannedCall): Promise<Written> {
    try {
      return await this.#upstream.write(call);
    } catch (error) {
      if (error instanceof Obstacle) await this.#steps.settle(sent, 'todo', { row });
      throw error;
    }
  }

  /** Where somebody was faster in creating it, what follows is still to be made. */
  async #refused(sent: StepRecord, row: RowAnswer, problem: Problem): Promise<void> {
    const found = row.subject === undefined ? await this.#lookFrom(row, sent) : row;
    const isThere = !('problem' in found) && row.subject !== found.subject;
    return isThere ? this.#steps.settle(sent, 'todo', { row: found }) : failStep(this.#steps, sent, { problem, row });
  }

  #look(step: StepRecord): Promise<Found> {
    return this.#lookFrom(this.#steps.answerOf(step).row, step);
  }

  /** What is left, with what this run has made of it; a call that was sent and is not left any more was made. */
  async #lookFrom(known: RowAnswer | undefined, step: StepRecord): Promise<Found> {
    try {
      const isSent = known?.sent === 0;
      const rest = await this.#kind.rest(this.#steps.callOf(step), known?.subject, this.#upstream, isSent);
      const isMade = known?.sent !== undefined && !rest.left.includes(known.sent);
      return {
        ...rest,
        isBegun: known?.isBegun === true || isMade,
        isCreated: known?.isCreated === true || (isMade && known.sent === 0),
      };
    } catch (error) {
      if (error instanceof Unreadable) return { problem: error.problem, notSent: error.notSent };
      throw error;
    }
  }

  /** Undefined while the id of what it is about is not known. */
  #callAt(step: PlannedStep, place: number, subject: string | undefined): PlannedCall | undefined {
    if (place === 0) return step;
    const call = step.next?.[place - 1];
    return call && subject !== undefined ? withSubject(call, this.#kind.subjectPath(subject)) : undefined;
  }
}

/** `id`: of what the call has answered with. */
function made(row: RowAnswer, place: number, id: string | undefined): RowAnswer {
  const left = row.left.filter((one) => one !== place);
  return { ...row, left, isBegun: true, ...(place === 0 && { isCreated: true, subject: id }) };
}
