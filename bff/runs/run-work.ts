/**
 * The work on one run, by whoever holds its lease: reading what each step would do, and, once somebody has confirmed it,
 * doing each step once. A step is written down as `sending` before its call; what then brings no answer, or is found like
 * that after a crash, is told by reading before anything is sent again.
 */
import type { AnswerTimes } from '#shared/run-cost.ts';
import { goesOnAt, runAfter, workDue, type RunEvent } from '#shared/run-standing.ts';
import type { StepState } from '#shared/run.ts';
import type { RunKind } from '#shared/run-kinds.ts';
import type { HeldLease } from '#bff/store/with-lease.ts';
import type { RunRecord, StepRecord } from '#bff/store/runs.ts';
import { RowCheck } from './row-check.ts';
import { RowWork } from './row-work.ts';
import { costOf, leftOfSteps, type LeftToDo } from './run-cost.ts';
import { followBegun, lookAgainOf } from './follow-begun.ts';
import { hasRows, isSlow, isStaged, type KindOfRun } from './run-kind.ts';
import { Obstacle } from './run-region.ts';
import { StagedWork } from './staged-work.ts';
import { StepWork, type RunUpstream, type StepWorkOptions } from './step-work.ts';
import type { WaitingRuns } from './waiting-runs.ts';
import { WrittenSteps, type WrittenStepsOptions } from './written-steps.ts';

export interface RunWorkOptions extends StepWorkOptions, WrittenStepsOptions {
  readonly kinds: Readonly<Record<RunKind, KindOfRun>>;
  /** `answered` is told how long each answer took, in milliseconds. */
  readonly upstreamOf: (run: RunRecord, answered: (time: number) => void) => RunUpstream;
  readonly waiting: Pick<WaitingRuns, 'note'>;
}

/** Dry runs read as many steps at the same time, whatever the kind. */
const checkedAtOnce = 6;
/** A page of a list (behaviours B1). */
const foreseenAtOnce = 50;
/** So many steps before the next ones are wanted: as many as are made in the time of a list, or twice as many. */
const foreseenEarly = 12;

type Ahead = Pick<StepWork, 'foresee'>;

export class RunWork {
  readonly #options: RunWorkOptions;
  readonly #id: string;
  readonly #steps: WrittenSteps;
  /** Whether work of a region has ended, which the run was said to wait for. */
  #isLooking = false;
  /** Those of the present dry run. */
  #answers: AnswerTimes = { count: 0, time: 0 };

  constructor(options: RunWorkOptions, id: string, lease: HeldLease) {
    this.#options = options;
    this.#id = id;
    this.#steps = new WrittenSteps(options, id, lease);
  }

  /** Works until the run is at rest, waits, or is another process's. */
  async do(): Promise<void> {
    await this.#steps.claim();
    for await (const step of this.#steps.in('sending')) await this.#steps.settle(step, 'unknown');
    for (let run = await this.#due(); run !== undefined; run = await this.#due()) {
      const event = await this.#advance(run);
      if (event !== undefined) await this.#move(event, run);
    }
  }

  /** The run, when there is something to do and it is still ours to do. */
  async #due(): Promise<RunRecord | undefined> {
    if (!this.#steps.mayWrite()) return undefined;
    const { runs, clock } = this.#options;
    const run = await runs.load(this.#id);
    const due = run && workDue(run.standing);
    return due !== undefined && due <= clock.now() ? run : undefined;
  }

  /** What comes next for the run; undefined when somebody has changed it meanwhile. */
  async #advance(run: RunRecord): Promise<RunEvent | undefined> {
    const { state, answers } = run.standing;
    const isAtRest = goesOnAt(run.standing) === undefined;
    if (!isAtRest && (state === 'waiting' || state === 'paused')) return { kind: 'goOn' };
    const kind = this.#options.kinds[run.kind];
    const upstream = this.#options.upstreamOf(run, (time) => {
      this.#answers = { count: this.#answers.count + 1, time: this.#answers.time + time };
    });
    const goesOn = () => this.#stands(state);
    const work = hasRows(kind)
      ? new RowWork(this.#options, this.#steps, kind, upstream, goesOn)
      : isStaged(kind)
        ? new StagedWork(this.#options, this.#steps, kind, upstream, goesOn)
        : new StepWork(this.#options, this.#steps, kind, upstream, goesOn);
    try {
      await this.#goAlong(run, await upstream.session());
      if (isAtRest) {
        const event = await followBegun(this.#steps, work, goesOn);
        // Stopped while its last steps were under way: there is nothing to go on with.
        return event !== undefined && state === 'paused' && (await this.#isThrough()) ? { kind: 'goOn' } : event;
      }
      if (state === 'checking') {
        this.#answers = answers ?? { count: 0, time: 0 };
        const check = work instanceof RowWork ? work.dryRun(answers !== undefined) : work;
        const isThrough = await this.#each(run, check, 'todo', checkedAtOnce, (step) => check.check(step));
        if (!isThrough) return undefined;
        const cost = isSlow(kind) ? undefined : costOf(await this.#left(check), this.#answers, kind.atOnce);
        return { kind: 'checked', isAgreed: await this.#isAgreed(run, kind), cost };
      }
      if (work instanceof StagedWork) return await work.advance(run, this.#options.seal.subjectOf(run)?.pace);
      if (isSlow(kind) && (await this.#steps.has('failed'))) return { kind: 'pause', reason: 'failures' };
      const isTold =
        (await this.#each(run, work, 'unknown', kind.atOnce, (step) => work.verify(step))) &&
        (await this.#each(run, work, 'accepted', kind.atOnce, (step) => work.follow(step)));
      if (!isTold) return undefined;
      const isDone = await this.#each(run, work, 'todo', kind.atOnce, (step) => work.take(step));
      if (!isDone) return undefined;
      // Answers were lost on the way: those are told next.
      return (await this.#hasMore()) ? undefined : { kind: 'finish' };
    } catch (error) {
      if (!(error instanceof Obstacle)) throw error;
      const { event } = error;
      if (isAtRest) return { kind: 'follow', ...lookAgainOf(event) };
      const isHeldUp = state === 'checking' && (event.kind === 'wait' || event.kind === 'pause');
      return isHeldUp ? { ...event, answers: this.#answers } : event;
    }
  }

  /**
   * Does something for each step in a state, so many at the same time; false when it was interrupted. What the first one
   * throws is thrown once all that were begun have ended.
   */
  async #each(
    { standing }: RunRecord,
    ahead: Ahead,
    state: StepState,
    atOnce: number,
    work: (step: StepRecord) => Promise<void>,
  ): Promise<boolean> {
    const steps = state === 'todo' ? this.#foreseen(ahead) : this.#steps.in(state);
    const way = { isThrough: false, isStopped: false };
    const lane = async () => {
      while (!way.isStopped) {
        const next = await steps.next();
        if (!(await this.#stands(standing.state))) return;
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
    await steps.return(undefined);
    if (failed !== undefined) throw failed.reason;
    return way.isThrough && this.#steps.mayWrite();
  }

  /** What is to do, so many at a time that are read at once before: while the last ones of those before them are at work. */
  async *#foreseen(ahead: Ahead): AsyncGenerator<StepRecord, void> {
    const steps = this.#steps.in('todo');
    let coming = nextOf(steps, ahead);
    try {
      for (let some = await coming; some.length > 0; some = await coming) {
        for (const [index, step] of some.entries()) {
          if (index === Math.max(0, some.length - foreseenEarly)) {
            coming = nextOf(steps, ahead);
            // What stands in the way is told when they are wanted.
            coming.catch(() => undefined);
          }
          yield step;
        }
      }
    } finally {
      await coming.catch(() => undefined);
    }
  }

  /** Changes how the run stands; not when it has come to stand otherwise meanwhile. */
  async #move(event: RunEvent, { session }: RunRecord): Promise<void> {
    const { runs, clock, changed } = this.#options;
    const run = this.#steps.mayWrite() ? await runs.load(this.#id) : undefined;
    const standing = run && runAfter(run.standing, event);
    if (run === undefined || standing === undefined) return;
    // It goes on with another session by now.
    if ((standing.reason === 'sessionEnded' || event.kind === 'follow') && run.session !== session) return;
    // Looking in vain whether work of a region has ended is nothing that anybody has to be told; that it can be looked at is.
    const isVain = this.#isLooking && event.kind === 'wait' && event.waitsFor === 'operation' && !this.#steps.hasMoved;
    this.#isLooking = event.kind === 'goOn' && run.standing.waitsFor === 'operation';
    const isFollowed = event.kind === 'follow' && event.until !== undefined;
    const isTold = !isVain && !this.#isLooking && !isFollowed;
    const changedAt = isTold ? clock.now() : run.changedAt;
    if ((await runs.change({ ...run, standing, changedAt })) === undefined) return;
    const waits = isFollowed || standing.waitsFor === 'operation';
    this.#options.waiting.note(run, waits ? await this.#awaited(run) : []);
    if (isTold) changed(this.#id);
  }

  /** The ids of what the work is done to that the run waits for. */
  async #awaited(run: RunRecord): Promise<readonly string[]> {
    const kind = this.#options.kinds[run.kind];
    if (isStaged(kind)) return this.#steps.targets(kind.target);
    return [this.#options.seal.subjectOf(run)?.target ?? []].flat();
  }

  /** The session goes on under another id: so does the run. */
  async #goAlong(run: RunRecord, session: string): Promise<void> {
    if (session !== run.session) await this.#options.runs.change({ ...run, session });
  }

  /** Whether it was confirmed when it was asked for, and may begin after what reading has told. */
  async #isAgreed(run: RunRecord, { agreed }: KindOfRun): Promise<boolean> {
    const { seal, runs } = this.#options;
    if (seal.subjectOf(run)?.isAgreed !== true) return false;
    return agreed === 'untold' || (await runs.unclear(run.id)) === 0;
  }

  /** What is to do after the dry run. */
  async #left(check: RowCheck | Ahead): Promise<LeftToDo> {
    return check instanceof RowCheck
      ? check.left
      : leftOfSteps(await this.#options.runs.counts(this.#id), this.#answers);
  }

  async #isThrough(): Promise<boolean> {
    const { todo, sending, accepted, unknown, failed } = await this.#options.runs.counts(this.#id);
    return todo + sending + accepted + unknown + failed === 0;
  }

  async #hasMore(): Promise<boolean> {
    for await (const step of this.#steps.in('unknown')) if (step.finding !== 'unclear') return true;
    return this.#steps.has('todo');
  }

  async #stands(state: RunRecord['standing']['state']): Promise<boolean> {
    return this.#steps.mayWrite() && (await this.#options.runs.load(this.#id))?.standing.state === state;
  }
}

/** Some more, once they were read at once. */
async function nextOf(steps: AsyncGenerator<StepRecord, void>, ahead: Ahead): Promise<readonly StepRecord[]> {
  const some: StepRecord[] = [];
  for (let next = await steps.next(); next.done !== true; next = await steps.next()) {
    some.push(next.value);
    if (some.length === foreseenAtOnce) break;
  }
  if (some.length > 0) await ahead.foresee(some);
  return some;
}
