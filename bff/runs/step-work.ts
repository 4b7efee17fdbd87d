/**
 * The work on one step of a run: reading what it would do, sending it once, reading what became of it and following what
 * its region has only accepted. What concerns the run as a whole is thrown as an `Obstacle`.
 */
import type { Clock } from '#shared/clock.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { notReached, type PlannedCall, type PlannedStep, type StepFinding, type StepOperation } from '#shared/run.ts';
import type { StepRecord } from '#bff/store/runs.ts';
import {
  hasParts,
  isSlow,
  isStaged,
  Moved,
  Unreadable,
  type CallKind,
  type Course,
  type RunReader,
} from './run-kind.ts';
import { Obstacle, StepObstacle, type Written } from './run-region.ts';
import type { StepAnswer } from './run-seal.ts';
import type { WrittenSteps } from './written-steps.ts';

/** A region as one run sees it. */
export interface RunUpstream extends RunReader {
  session(): Promise<string>;
  write(call: PlannedCall): Promise<Written>;
}

export interface StepWorkOptions {
  readonly clock: Clock;
  /** A call without an answer may be carried out for so long yet; then reading is believed. Milliseconds. */
  readonly settleAfter: number;
}

/** Failed steps in a row after which somebody has to look. */
const mostFailures = 5;

/** What runs at a region is looked at again after a quarter of the time it has taken, within these. Milliseconds. */
const shortestLook = 5_000;
const longestLook = 15_000;

const movedProblem: Problem = { title: 'Somebody has changed it since' };

/** What reading says of a step; `unclear`: why it could not tell. */
type Found = Course | { readonly kind: 'unclear'; readonly problem: Problem };

/** What was read of many steps at once is believed of each for so long from when it was asked for. Milliseconds. */
const foresight = 2_000;

interface Foreseen {
  readonly at: number;
  readonly courses: ReadonlyMap<number, Course>;
}

const findings: Readonly<Partial<Record<Found['kind'], StepFinding>>> = { so: 'so', unclear: 'unclear' };

export class StepWork {
  readonly #options: StepWorkOptions;
  readonly #steps: WrittenSteps;
  readonly #kind: CallKind;
  readonly #isSlow: boolean;
  readonly #upstream: RunUpstream;
  readonly #goesOn: () => Promise<boolean>;
  /** What is known of steps that are about to be looked at, by their positions. */
  #foreseen: readonly Foreseen[] = [];

  /** `goesOn`: whether the run is still to be worked on. */
  constructor(
    options: StepWorkOptions,
    steps: WrittenSteps,
    kind: CallKind,
    upstream: RunUpstream,
    goesOn: () => Promise<boolean>,
  ) {
    this.#options = options;
    this.#steps = steps;
    this.#kind = kind;
    this.#isSlow = isSlow(kind);
    this.#upstream = upstream;
    this.#goesOn = goesOn;
  }

  /** Reads at once what can be read so of steps that are looked at next, at most 100. */
  async foresee(steps: readonly StepRecord[]): Promise<void> {
    const at = this.#options.clock.now();
    const told = await this.#tell(steps.map((step) => this.#steps.callOf(step)));
    const courses = steps.flatMap(({ position }, index) => {
      const course = told[index];
      return course === undefined ? [] : [[position, course] as const];
    });
    // The last ones of those before them may not have been looked at yet.
    this.#foreseen = [{ at, courses: new Map(courses) }, ...this.#foreseen.slice(0, 1)];
  }

  async #tell(calls: readonly PlannedStep[]): Promise<readonly (Course | undefined)[]> {
    const kind = this.#kind;
    if (hasParts(kind)) return (await kind.allLeft(calls, this.#upstream)).map((left) => left && partCourse(left.body));
    if (isSlow(kind) || kind.areSo === undefined) return [];
    const areSo = await kind.areSo(calls, this.#upstream);
    return areSo.map((isSo) => (isSo === undefined ? undefined : { kind: isSo ? 'so' : 'clear' }));
  }

  /** Tells beforehand whether a step would change anything, unless that is told. */
  async check(step: StepRecord): Promise<void> {
    if (step.finding !== undefined) return;
    const found = this.#foreseenOf(step) ?? (await this.#look(step, true));
    // Reading has told that it cannot be done.
    if (hasParts(this.#kind) && found.kind === 'failed') {
      const { problem, notSent } = found;
      return this.#steps.settle(step, 'failed', { finding: 'change', problem, notSent });
    }
    // What stands against it is told beforehand, unless it follows from steps before it.
    const said = this.#isSlow && !isStaged(this.#kind) ? problemOf(found) : againstIt(found);
    const finding = said.problem === undefined ? (findings[found.kind] ?? 'change') : 'unclear';
    await this.#steps.settle(step, finding === 'so' ? 'skipped' : 'todo', { finding, ...said });
  }

  /** Sends a step, unless it is so by now; called once it is known that the run goes on. */
  async take(step: StepRecord): Promise<void> {
    const foreseen = this.#foreseenOf(step);
    const before = foreseen ?? (await this.#look(step));
    const made = this.#madeOf(step);
    if (before.kind === 'so')
      return this.#steps.settle(step, made === undefined ? 'skipped' : 'done', { finding: 'so' });
    // Whoever confirmed the run knew that this one can be told by reading; now it cannot.
    const isUntold = before.kind === 'unclear' && (this.#isSlow || step.finding !== 'unclear');
    if (isUntold || before.kind === 'failed') return this.#fail(step, before);
    await this.#heed(step, before);
    const { newest, body } = before as Extract<Course, { kind: 'clear' }>;
    // What was cancelled while it was looked at is not sent.
    if (foreseen === undefined && !(await this.#goesOn())) return undefined;
    const kind = this.#kind;
    const call = await this.#addressed(step);
    const said = hasParts(kind) ? { sent: kind.join(made, body) } : this.#isSlow ? { newestBefore: newest } : {};
    const sent = await this.#steps.write(step, 'sending', said);
    if (!this.#steps.mayWrite()) return undefined;
    return this.#conclude(sent, await this.#send(sent, call, body, made), made);
  }

  /** The call with what its path leaves out. */
  async #addressed(step: StepRecord): Promise<PlannedStep> {
    const call = this.#steps.callOf(step);
    const kind = this.#kind;
    return (hasParts(kind) && (await kind.addressed?.(call, this.#upstream))) || call;
  }

  /** `made`: what was carried out of it before, here and below. */
  async #send(sent: StepRecord, call: PlannedCall, body: unknown, made: unknown): Promise<Written> {
    try {
      return await this.#upstream.write(body === undefined ? call : { ...call, body });
    } catch (error) {
      if (error instanceof Obstacle) await this.#steps.settle(sent, 'todo', this.#partSaid(made));
      throw error;
    }
  }

  async #conclude(sent: StepRecord, written: Written, made: unknown): Promise<void> {
    if (written.kind === 'done')
      return this.#isSlow ? this.#accept(sent, written.operation, written.requestId) : this.#done(sent, written);
    if (written.kind === 'refused') {
      // Somebody was faster: what stands in its way, or has brought it about, is looked at as before any step.
      const now = this.#isSlow ? await this.#look({ ...sent, state: 'todo' }) : undefined;
      if (now?.kind !== 'so' && now?.kind !== 'wait')
        return this.#fail(sent, now?.kind === 'failed' ? now : { problem: written.problem, sent: made });
      await this.#steps.settle(sent, 'todo');
      throw new StepObstacle({ kind: 'wait', until: this.#options.clock.now(), waitsFor: 'answer' });
    }
    const lost = await this.#steps.write(sent, 'unknown');
    return this.verify(lost, written.kind === 'failed' ? written.problem : undefined);
  }

  /**
   * Reads what became of a step whose answer was lost, or that the region failed at with `failure`. Where reading cannot
   * tell, somebody has to.
   */
  async verify(step: StepRecord, failure?: Problem): Promise<void> {
    if (step.finding === 'unclear' && !this.#isSlow) return undefined;
    const found = await this.#look(step);
    if (found.kind === 'so') return this.#steps.settle(step, 'done');
    if (found.kind === 'failed') return this.#fail(step, found);
    if (found.kind === 'unclear') {
      const problem = failure ?? found.problem;
      await this.#steps.settle(step, 'unknown', { finding: 'unclear', ...this.#steps.answerOf(step), problem });
      if (this.#isSlow) throw new StepObstacle({ kind: 'pause', reason: 'failures' });
      return undefined;
    }
    if (found.kind === 'wait' && found.isOwn === true) return this.#accept(step, found.operation);
    const made = found.kind === 'clear' ? this.#madeOf(step, found.body) : undefined;
    if (found.kind === 'clear' && failure !== undefined) return this.#fail(step, { problem: failure, sent: made });
    await this.#heed(step, found);
    waitUntilBelieved(step, this.#options);
    return this.#steps.settle(step, 'todo', this.#partSaid(made));
  }

  /** What was sent of a step about many things, without what is left of it. */
  #madeOf(step: StepRecord, left?: unknown): unknown {
    return hasParts(this.#kind) ? this.#kind.without(this.#steps.answerOf(step).sent, left) : undefined;
  }

  #partSaid(sent: unknown): Pick<StepAnswer, 'sent'> {
    return hasParts(this.#kind) ? { sent } : {};
  }

  /** What a region carries out has its time; it is done once reading says so. */
  async follow(step: StepRecord): Promise<void> {
    const found = await this.#look(step);
    if (found.kind === 'so') return this.#steps.settle(step, 'done');
    if (found.kind === 'failed') return this.#fail(step, found);
    if (found.kind === 'unclear') {
      await this.#steps.settle(step, 'accepted', { ...this.#steps.answerOf(step), problem: found.problem });
      throw new StepObstacle({ kind: 'pause', reason: 'failures' });
    }
    await this.#heed(step, found);
    waitUntilBelieved(step, this.#options);
    return this.#fail(step, { problem: { type: notReached, title: 'The region knows nothing of it any more' } });
  }

  async #done(sent: StepRecord, { requestId }: { readonly requestId: string }): Promise<void> {
    await this.#steps.settle(sent, 'done', { ...this.#partSaid(this.#steps.answerOf(sent).sent), requestId });
  }

  /** A region has taken it on: from now on its operation is followed. Throws the `Obstacle` that waits for it. */
  async #accept(step: StepRecord, operation: StepOperation | undefined, requestId?: string): Promise<void> {
    const { newestBefore } = this.#steps.answerOf(step);
    await this.#steps.settle(step, 'accepted', { newestBefore, operation, requestId });
    throw this.#waitFor({ at: this.#options.clock.now() });
  }

  /** Throws an `Obstacle` where something has to end first, or the plan does not hold. What is waited for is written down. */
  async #heed(step: StepRecord, found: Found): Promise<void> {
    if (found.kind === 'outdated') throw new StepObstacle({ kind: 'pause', reason: 'planOutdated' });
    if (found.kind !== 'wait') return;
    const { operation: known, problem, newestBefore, requestId } = this.#steps.answerOf(step);
    // Once it is sent only its own is kept.
    const operation = step.state === 'todo' || found.isOwn === true ? found.operation : known;
    if (operation?.id !== known?.id || problem !== undefined)
      await this.#steps.settle(step, step.state, { operation, newestBefore, requestId });
    throw this.#waitFor(step);
  }

  #waitFor({ at = 0 }: Pick<StepRecord, 'at'>): StepObstacle {
    const now = this.#options.clock.now();
    const wait = Math.min(longestLook, Math.max(shortestLook, (now - at) / 4));
    return new StepObstacle({ kind: 'wait', until: now + wait, waitsFor: 'operation' });
  }

  #foreseenOf({ position }: StepRecord): Course | undefined {
    const { at = 0, courses } = this.#foreseen.find((some) => some.courses.has(position)) ?? {};
    return this.#options.clock.now() - at <= foresight ? courses?.get(position) : undefined;
  }

  /** `isAhead`: in the dry run. */
  async #look(step: StepRecord, isAhead = false): Promise<Found> {
    const call = this.#steps.callOf(step);
    const kind = this.#kind;
    try {
      if (hasParts(kind)) return partCourse(await kind.left(call, this.#upstream, isAhead));
      if (!isSlow(kind)) return { kind: (await kind.isSo(call, this.#upstream)) ? 'so' : 'clear' };
      const { newestBefore, operation, problem } = this.#steps.answerOf(step);
      const isSent = step.state !== 'todo';
      // What a step failed at before it was tried again is no news.
      const operationId = isSent || problem === undefined ? operation?.id : undefined;
      const hasFailed = !isSent && problem !== undefined;
      return await kind.course(call, { isSent, newestBefore, operationId, hasFailed }, this.#upstream);
    } catch (error) {
      if (error instanceof Moved) return { kind: 'failed', problem: movedProblem, notSent: { why: 'moved' } };
      if (!(error instanceof Unreadable)) throw error;
      const { problem, notSent } = error;
      if (notSent !== undefined) return { kind: 'failed', problem, notSent };
      // What takes long is worth asking again for.
      const until = this.#isSlow && (problem.status ?? 0) >= 500 ? this.#options.clock.now() + shortestLook : undefined;
      if (until !== undefined) throw new Obstacle({ kind: 'pause', reason: 'regionDown', until });
      return { kind: 'unclear', problem };
    }
  }

  /** Of runs in stages it is whoever looks at all of them that stops. */
  #mostFailures(): number {
    return isStaged(this.#kind) ? Infinity : this.#isSlow ? 1 : mostFailures;
  }

  async #fail(step: StepRecord, { problem, operation, notSent, sent }: StepAnswer): Promise<void> {
    await failStep(this.#steps, step, { problem, operation, notSent, sent }, this.#mostFailures());
  }
}

/** Throws an `Obstacle` while a call may still be on its way. */
export function waitUntilBelieved({ at = 0 }: Pick<StepRecord, 'at'>, { clock, settleAfter }: StepWorkOptions): void {
  if (clock.now() < at + settleAfter)
    throw new StepObstacle({ kind: 'wait', until: at + settleAfter, waitsFor: 'answer' });
}

/** Throws an `Obstacle` once so many have failed in a row. */
export async function failStep(
  steps: WrittenSteps,
  step: StepRecord,
  said: StepAnswer,
  most = mostFailures,
): Promise<void> {
  await steps.settle(step, 'failed', said);
  if (steps.failuresInARow >= most) throw new Obstacle({ kind: 'pause', reason: 'failures' });
}

function partCourse(left: unknown): Course {
  return left === undefined ? { kind: 'so' } : { kind: 'clear', body: left };
}

function againstIt(found: Found): StepAnswer {
  if (found.kind === 'failed') return { problem: found.problem, notSent: found.notSent };
  return found.kind === 'wait' ? { operation: found.operation } : problemOf(found);
}

function problemOf(found: Found): Pick<StepAnswer, 'problem'> {
  return found.kind === 'unclear' ? { problem: found.problem } : {};
}
