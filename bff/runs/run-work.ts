/**
 * The work on one run, by whoever holds its lease: reading what each step would do, and, once somebody has confirmed it,
 * doing each step once. A step is written down as `sending` before its call; what then brings no answer, or is found like
 * that after a crash, is told by reading before anything is sent again.
 */
import type { Clock } from '#shared/clock.ts';
import type { Problem } from '#shared/contract/problem.ts';
import {
  notReached,
  runAfter,
  stepGoes,
  workDue,
  type PlannedStep,
  type RunEvent,
  type RunKind,
  type StepFinding,
  type StepOperation,
  type StepState,
} from '#shared/run.ts';
import type { HeldLease } from '#bff/store/with-lease.ts';
import type { RunRecord, Runs, StepRecord } from '#bff/store/runs.ts';
import { isSlow, Unreadable, type Course, type KindOfRun, type RunReader } from './run-kind.ts';
import { Obstacle, type Written } from './run-region.ts';
import type { RunSeal, StepAnswer } from './run-seal.ts';

/** A region as one run sees it. */
export interface RunUpstream extends RunReader {
  session(): Promise<string>;
  write(step: PlannedStep): Promise<Written>;
}

export interface RunWorkOptions {
  readonly runs: Runs;
  readonly seal: RunSeal;
  readonly kinds: Readonly<Record<RunKind, KindOfRun>>;
  readonly upstreamOf: (run: RunRecord) => RunUpstream;
  readonly clock: Clock;
  /** A call without an answer may be carried out for so long yet; then reading is believed. Milliseconds. */
  readonly settleAfter: number;
  /** Told of every change of a run or a step. */
  readonly changed: (id: string) => void;
}

/** Dry runs read as many steps at the same time, whatever the kind. */
const checkedAtOnce = 6;
/** Failed steps in a row after which somebody has to look. */
const mostFailures = 5;
const pageSize = 100;

/** What runs at a region is looked at again after a quarter of the time it has taken, within these. Milliseconds. */
const shortestLook = 5_000;
const longestLook = 15_000;

/** What reading says of a step; `unclear`: why it could not tell. */
type Found = Course | { readonly kind: 'unclear'; readonly problem: Problem };

/** What is written of a step beside its state; of what is left out all stays as it was. */
type Said = StepAnswer & { readonly finding?: StepFinding };

const findings: Readonly<Partial<Record<Found['kind'], StepFinding>>> = { so: 'so', unclear: 'unclear' };

export class RunWork {
  readonly #options: RunWorkOptions;
  readonly #id: string;
  readonly #lease: HeldLease;
  #isOurs = true;
  #hasMoved = false;
  /** Whether work of a region has ended, which the run was said to wait for. */
  #isLooking = false;
  #failures = 0;

  constructor(options: RunWorkOptions, id: string, lease: HeldLease) {
    this.#options = options;
    this.#id = id;
    this.#lease = lease;
  }

  /** Works until the run is at rest, waits, or is another process's. */
  async do(): Promise<void> {
    this.#isOurs = await this.#options.runs.claim(this.#id, this.#lease.fence);
    for await (const step of this.#stepsIn('sending')) await this.#settle(step, 'unknown');
    for (let run = await this.#due(); run !== undefined; run = await this.#due()) {
      const event = await this.#advance(run);
      if (event !== undefined) await this.#move(event);
    }
  }

  /** The run, when there is something to do and it is still ours to do. */
  async #due(): Promise<RunRecord | undefined> {
    if (!this.#mayWrite()) return undefined;
    const { runs, clock } = this.#options;
    const run = await runs.load(this.#id);
    const due = run && workDue(run.standing);
    return due !== undefined && due <= clock.now() ? run : undefined;
  }

  /** What comes next for the run; undefined when somebody has changed it meanwhile. */
  async #advance(run: RunRecord): Promise<RunEvent | undefined> {
    const { state } = run.standing;
    if (state === 'waiting' || state === 'paused') return { kind: 'goOn' };
    const kind = this.#options.kinds[run.kind];
    const upstream = this.#options.upstreamOf(run);
    try {
      await this.#goAlong(run, await upstream.session());
      if (state === 'checking') {
        const isThrough = await this.#each(run, 'todo', checkedAtOnce, (step) => this.#check(step, kind, upstream));
        return isThrough ? { kind: 'checked' } : undefined;
      }
      if (isSlow(kind) && (await this.#hasAny('failed'))) return { kind: 'pause', reason: 'failures' };
      const isTold =
        (await this.#each(run, 'unknown', kind.atOnce, (step) => this.#verify(step, kind, upstream))) &&
        (await this.#each(run, 'accepted', kind.atOnce, (step) => this.#follow(step, kind, upstream)));
      if (!isTold) return undefined;
      const isDone = await this.#each(run, 'todo', kind.atOnce, (step) => this.#take(step, kind, upstream));
      if (!isDone) return undefined;
      // Answers were lost on the way: those are told next.
      return (await this.#hasMore()) ? undefined : { kind: 'finish' };
    } catch (error) {
      if (error instanceof Obstacle) return error.event;
      throw error;
    }
  }

  /**
   * Does something for each step in a state, so many at the same time; false when it was interrupted. What the first one
   * throws is thrown once all that were begun have ended.
   */
  async #each(
    { standing }: RunRecord,
    state: StepState,
    atOnce: number,
    work: (step: StepRecord) => Promise<void>,
  ): Promise<boolean> {
    const steps = this.#stepsIn(state);
    const way = { isThrough: false, isStopped: false };
    const lane = async () => {
      while (!way.isStopped && (await this.#stands(standing.state))) {
        const next = await steps.next();
        if (next.done === true) {
          way.isThrough = true;
          return;
        }
        await work(next.value);
      }
    };
    const lanes = Array.from({ length: atOnce }, () =>
      lane().catch((error: unknown) => {
        way.isStopped = true;
        throw error;
      }),
    );
    const failed = (await Promise.allSettled(lanes)).find((ended) => ended.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
    return way.isThrough && this.#mayWrite();
  }

  async #check(step: StepRecord, kind: KindOfRun, reader: RunReader): Promise<void> {
    if (step.finding !== undefined) return;
    const found = await this.#look(step, kind, reader);
    const finding = findings[found.kind] ?? 'change';
    await this.#settle(step, finding === 'so' ? 'skipped' : 'todo', { finding, ...problemOf(found) });
  }

  /** Sends a step, unless it is so by now. */
  async #take(step: StepRecord, kind: KindOfRun, upstream: RunUpstream): Promise<void> {
    const before = await this.#look(step, kind, upstream);
    if (before.kind === 'so') return this.#settle(step, 'skipped', { finding: 'so' });
    // Whoever confirmed the run knew that this one can be told by reading; now it cannot.
    const isUntold = before.kind === 'unclear' && (isSlow(kind) || step.finding !== 'unclear');
    if (isUntold || before.kind === 'failed') return this.#fail(step, kind, before);
    await this.#heed(step, before);
    const { newest } = before as Extract<Course, { kind: 'clear' }>;
    const sent = await this.#write(step, 'sending', isSlow(kind) ? { newestBefore: newest } : {});
    if (!this.#mayWrite()) return undefined;
    return this.#conclude(sent, await this.#send(sent, upstream), kind, upstream);
  }

  async #send(sent: StepRecord, upstream: RunUpstream): Promise<Written> {
    try {
      return await upstream.write(this.#callOf(sent));
    } catch (error) {
      if (error instanceof Obstacle) await this.#settle(sent, 'todo');
      throw error;
    }
  }

  async #conclude(sent: StepRecord, written: Written, kind: KindOfRun, reader: RunReader): Promise<void> {
    if (written.kind === 'done') return isSlow(kind) ? this.#accept(sent, written.operation) : this.#succeed(sent);
    if (written.kind === 'refused') {
      // Somebody was faster: what stands in its way, or has brought it about, is looked at as before any step.
      const now = isSlow(kind) ? (await this.#look({ ...sent, state: 'todo' }, kind, reader)).kind : 'clear';
      if (now !== 'so' && now !== 'wait') return this.#fail(sent, kind, written);
      await this.#settle(sent, 'todo');
      throw new Obstacle({ kind: 'wait', until: this.#options.clock.now() });
    }
    const lost = await this.#write(sent, 'unknown');
    return this.#verify(lost, kind, reader, written.kind === 'failed' ? written.problem : undefined);
  }

  /**
   * Reads what became of a step whose answer was lost, or that the region failed at with `failure`. Where reading cannot
   * tell, somebody has to.
   */
  async #verify(step: StepRecord, kind: KindOfRun, reader: RunReader, failure?: Problem): Promise<void> {
    if (step.finding === 'unclear' && !isSlow(kind)) return undefined;
    const found = await this.#look(step, kind, reader);
    if (found.kind === 'so') return this.#succeed(step);
    if (found.kind === 'failed') return this.#fail(step, kind, found);
    if (found.kind === 'unclear') {
      const problem = failure ?? found.problem;
      await this.#settle(step, 'unknown', { finding: 'unclear', ...this.#answerOf(step), problem });
      if (isSlow(kind)) throw new Obstacle({ kind: 'pause', reason: 'failures' });
      return undefined;
    }
    if (found.kind === 'wait' && found.isOwn === true) return this.#accept(step, found.operation);
    if (found.kind === 'clear' && failure !== undefined) return this.#fail(step, kind, { problem: failure });
    await this.#heed(step, found);
    this.#waitUntilBelieved(step);
    return this.#settle(step, 'todo');
  }

  /** What a region carries out has its time; it is done once reading says so. */
  async #follow(step: StepRecord, kind: KindOfRun, reader: RunReader): Promise<void> {
    const found = await this.#look(step, kind, reader);
    if (found.kind === 'so') return this.#succeed(step);
    if (found.kind === 'failed') return this.#fail(step, kind, found);
    if (found.kind === 'unclear') {
      await this.#settle(step, 'accepted', { ...this.#answerOf(step), problem: found.problem });
      throw new Obstacle({ kind: 'pause', reason: 'failures' });
    }
    await this.#heed(step, found);
    this.#waitUntilBelieved(step);
    return this.#fail(step, kind, { problem: { type: notReached, title: 'The region knows nothing of it any more' } });
  }

  /** A region has taken it on: from now on its operation is followed. Throws the `Obstacle` that waits for it. */
  async #accept(step: StepRecord, operation: StepOperation | undefined): Promise<void> {
    await this.#settle(step, 'accepted', { newestBefore: this.#answerOf(step).newestBefore, operation });
    throw this.#waitFor({ at: this.#options.clock.now() });
  }

  /** Throws an `Obstacle` where something has to end first, or the plan does not hold. What is waited for is written down. */
  async #heed(step: StepRecord, found: Found): Promise<void> {
    if (found.kind === 'outdated') throw new Obstacle({ kind: 'pause', reason: 'planOutdated' });
    if (found.kind !== 'wait') return;
    const { operation: known, problem, newestBefore } = this.#answerOf(step);
    // Once it is sent only its own is kept.
    const operation = step.state === 'todo' || found.isOwn === true ? found.operation : known;
    if (operation?.id !== known?.id || problem !== undefined)
      await this.#settle(step, step.state, { operation, newestBefore });
    throw this.#waitFor(step);
  }

  #waitFor({ at = 0 }: Pick<StepRecord, 'at'>): Obstacle {
    const now = this.#options.clock.now();
    const wait = Math.min(longestLook, Math.max(shortestLook, (now - at) / 4));
    return new Obstacle({ kind: 'wait', until: now + wait, waitsFor: 'operation' });
  }

  /** Throws an `Obstacle` while a call may still be on its way. */
  #waitUntilBelieved({ at = 0 }: Pick<StepRecord, 'at'>): void {
    const believedFrom = at + this.#options.settleAfter;
    if (this.#options.clock.now() < believedFrom) throw new Obstacle({ kind: 'wait', until: believedFrom });
  }

  async #look(step: StepRecord, kind: KindOfRun, reader: RunReader): Promise<Found> {
    const call = this.#callOf(step);
    try {
      if (!isSlow(kind)) return { kind: (await kind.isSo(call, reader)) ? 'so' : 'clear' };
      const { newestBefore, operation, problem } = this.#answerOf(step);
      const isSent = step.state !== 'todo';
      // What a step failed at before it was tried again is no news.
      const operationId = isSent || problem === undefined ? operation?.id : undefined;
      return await kind.course(call, { isSent, newestBefore, operationId }, reader);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      const { problem } = error;
      // What takes long is worth asking again for.
      const until = isSlow(kind) && (problem.status ?? 0) >= 500 ? this.#options.clock.now() + shortestLook : undefined;
      if (until !== undefined) throw new Obstacle({ kind: 'pause', reason: 'regionDown', until });
      return { kind: 'unclear', problem };
    }
  }

  async #succeed(step: StepRecord): Promise<void> {
    this.#failures = 0;
    await this.#settle(step, 'done');
  }

  async #fail(step: StepRecord, kind: KindOfRun, { problem, operation }: StepAnswer): Promise<void> {
    await this.#settle(step, 'failed', { problem, operation });
    this.#failures += 1;
    if (this.#failures >= (isSlow(kind) ? 1 : mostFailures)) throw new Obstacle({ kind: 'pause', reason: 'failures' });
  }

  async #settle(step: StepRecord, state: StepState, said?: Said): Promise<void> {
    await this.#write(step, state, said);
  }

  /**
   * Writes down what came of a step and answers it as it is now. Once the run is another process's, nothing is written and
   * nothing more is done.
   */
  async #write(step: StepRecord, state: StepState, { finding, ...answer }: Said = {}): Promise<StepRecord> {
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
      changed(this.#id);
    } else this.#isOurs = false;
    return { ...step, ...written };
  }

  /** Changes how the run stands; not when it has come to stand otherwise meanwhile. */
  async #move(event: RunEvent): Promise<void> {
    const { runs, clock, changed } = this.#options;
    const run = this.#mayWrite() ? await runs.load(this.#id) : undefined;
    const standing = run && runAfter(run.standing, event);
    if (run === undefined || standing === undefined) return;
    // Looking in vain whether work of a region has ended is nothing that anybody has to be told; that it can be looked at is.
    const isVain = this.#isLooking && event.kind === 'wait' && event.waitsFor !== undefined && !this.#hasMoved;
    this.#isLooking = event.kind === 'goOn' && run.standing.waitsFor !== undefined;
    const isTold = !isVain && !this.#isLooking;
    const changedAt = isTold ? clock.now() : run.changedAt;
    if ((await runs.change({ ...run, standing, changedAt })) !== undefined && isTold) changed(this.#id);
  }

  /** The session goes on under another id: so does the run. */
  async #goAlong(run: RunRecord, session: string): Promise<void> {
    if (session !== run.session) await this.#options.runs.change({ ...run, session });
  }

  async #hasMore(): Promise<boolean> {
    for await (const step of this.#stepsIn('unknown')) if (step.finding !== 'unclear') return true;
    return this.#hasAny('todo');
  }

  async #hasAny(state: StepState): Promise<boolean> {
    return (await this.#options.runs.steps(this.#id, { state, from: 0, limit: 1 })).length > 0;
  }

  async *#stepsIn(state: StepState): AsyncGenerator<StepRecord, void> {
    let page: StepRecord[] = [];
    do {
      const from = (page.at(-1)?.position ?? -1) + 1;
      page = await this.#options.runs.steps(this.#id, { state, from, limit: pageSize });
      yield* page;
    } while (page.length === pageSize);
  }

  #answerOf(step: StepRecord): StepAnswer {
    return this.#options.seal.answerOf(this.#id, step) ?? {};
  }

  #callOf(step: StepRecord): PlannedStep {
    const call = this.#options.seal.stepOf(this.#id, step);
    if (call === undefined) throw new Error('no key opens the step of a run');
    return call;
  }

  async #stands(state: RunRecord['standing']['state']): Promise<boolean> {
    return this.#mayWrite() && (await this.#options.runs.load(this.#id))?.standing.state === state;
  }

  #mayWrite(): boolean {
    return this.#isOurs && this.#lease.isHeld();
  }
}

function problemOf(found: Found): Pick<StepAnswer, 'problem'> {
  return found.kind === 'unclear' ? { problem: found.problem } : {};
}
