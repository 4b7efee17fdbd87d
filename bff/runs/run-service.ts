/** Runs as whoever is signed in sees and steers them: those of their own accounts, and no others. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '#shared/clock.ts';
import { arrivingRun, isOver, newRun, isSoAlready, runAfter, type RunAction } from '#shared/run-standing.ts';
import type { CheckedPart, CheckedRun, PlannedStep, Run, RunList, RunStep, RunSteps, StepState } from '#shared/run.ts';
import { changeAsked } from '#shared/rules/operation-change.ts';
import { undoneBy } from '#shared/run-kinds.ts';
import { mostRuns } from '#shared/run-limits.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import type { RunRecord, Runs, StepRecord } from '#bff/store/runs.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import { changesOf, kindsOfRun, targetOf } from './kinds-of-run.ts';
import { isSlow, isStaged } from './run-kind.ts';
import { isMeant, markOf, undoMark } from './meant-once.ts';
import { checkPlan } from './run-request.ts';
import type { RunSeal } from './run-seal.ts';

export interface RunServiceOptions {
  readonly runs: Runs;
  readonly seal: RunSeal;
  readonly tokenManager: Pick<TokenManager, 'list'>;
  readonly clock: Clock;
  /** There is something to do for a run. */
  readonly wake: (id: string) => void;
  readonly changed: (id: string) => void;
  /** Until when it goes on at the latest; milliseconds since the epoch. */
  readonly endOf: (run: RunRecord) => Promise<number | undefined>;
  /** The run of that account is there no more. */
  readonly gone: (account: Account, id: string) => void;
}

/** Runs are kept for so long. Milliseconds. */
const kept = 30 * 24 * 60 * 60_000;
const pageSize = 100;
const atWork = new Set<Run['state']>(['checking', 'running', 'waiting']);

export class RunService {
  readonly #options: RunServiceOptions;

  constructor(options: RunServiceOptions) {
    this.#options = options;
  }

  /** Begins with the dry run. Throws a `ConsoleProblem`: 401 without a sign-in to the region, 409 for too many runs. */
  async create(session: LiveSession, run: CheckedRun): Promise<Run> {
    return this.#create(session, run);
  }

  async #create({ key }: LiveSession, checked: CheckedRun, mark = markOf(checked)): Promise<Run> {
    const { kind, scope, plan, isAgreed, isPart } = checked;
    const { runs, seal, tokenManager, clock, wake } = this.#options;
    const { region } = scope;
    const signIn = (await tokenManager.list(key)).find((one) => one.region === region);
    if (signIn === undefined) throw new ConsoleProblem('region_signed_out', { region });
    const same = mark && (await this.#meantBy(mark, signIn));
    if (same) return this.#read(same);
    const id = randomUUID();
    const now = clock.now();
    const run = {
      id,
      kind,
      region,
      clientId: signIn.clientId,
      session: key,
      standing: isPart === true ? arrivingRun : newRun,
      createdAt: now,
      changedAt: now,
      sealed: seal.sealSubject(id, {
        scope,
        about: plan.about,
        ...targetOf(kind, plan.steps, isPart),
        isAgreed,
        mark,
        pace: plan.pace,
      }),
    };
    const steps = plan.steps.map((step, position) => seal.sealStep(id, position, step));
    const isOneOfMany = isSlow(kindsOfRun[kind]) && kindsOfRun[kind].isOnePerTarget === true;
    const keep = () => runs.create(run, steps, mostRuns);
    const isAgreedKind = kindsOfRun[kind].agreed !== undefined;
    if (!(await keep()) && !((await this.#makeRoom(run, isAgreedKind)) && (await keep())))
      throw new ConsoleProblem('too_many_runs');
    // Two at once: the earlier one stays, as both see it.
    const first = mark && (await this.#meantBy(mark, signIn));
    if (first && first.id !== id) {
      await this.#forget(run);
      return this.#read(first);
    }
    if (isOneOfMany) await this.#takePlaceOfOthers(await this.#load(id));
    if (isPart !== true) wake(id);
    return this.#read(await this.#load(id));
  }

  /**
   * Adds a part of the steps of a run whose steps come in parts; with the last one its dry run begins. What is there already
   * stays as it is. Throws a `ConsoleProblem`: 409 where another part is next or other steps are there, 400 where all together are no such run, which
   * is forgotten then.
   */
  async add(session: LiveSession, id: string, { from, steps, isLast }: CheckedPart): Promise<Run> {
    const { runs, seal, clock, changed, wake } = this.#options;
    const run = await this.#own(session, id);
    const isArriving = run.standing.state === 'arriving';
    const there = Object.values(await runs.counts(id)).reduce((sum, count) => sum + count, 0);
    const isThere = from + steps.length <= there;
    const isCut = isLast && from + steps.length < there;
    if (isThere && (isCut || !(await this.#isSame(id, from, steps)))) throw new ConsoleProblem('steps_out_of_turn');
    if (isThere && !isArriving) return this.#read(run);
    const written = steps.map((step, index) => seal.sealStep(id, from + index, step));
    const isNext = isArriving && from === there;
    const added = isThere ? run : isNext && (await runs.append({ ...run, changedAt: clock.now() }, from, written));
    const standing = isLast ? runAfter(run.standing, { kind: 'arrived' }) : run.standing;
    if (isLast && added) await this.#checkWhole(run);
    const after = added && standing && (isLast ? await runs.change({ ...added, standing }) : added);
    if (!after) throw new ConsoleProblem('steps_out_of_turn');
    changed(id);
    if (isLast) wake(id);
    return this.#read(after);
  }

  /** Whether these steps are the ones there are from that place on. */
  async #isSame(id: string, from: number, steps: readonly PlannedStep[]): Promise<boolean> {
    const there = await this.#options.runs.steps(id, { from, limit: steps.length });
    return isDeepStrictEqual(
      there.map((record) => this.#options.seal.stepOf(id, record)),
      JSON.parse(JSON.stringify(steps)),
    );
  }

  async #checkWhole(run: RunRecord): Promise<void> {
    const steps: PlannedStep[] = [];
    for await (const page of this.#pages(run.id)) steps.push(...page);
    try {
      checkPlan(run.kind, steps);
    } catch (error) {
      await this.#forget(run);
      throw error;
    }
  }

  /**
   * Forgets the oldest run that somebody has left unconfirmed, which has done nothing; where `isAgreedKind`, else the oldest of
   * its kind that is over. False when there is neither.
   */
  async #makeRoom(made: Pick<RunRecord, 'kind' | 'region' | 'clientId'>, isAgreedKind: boolean): Promise<boolean> {
    const all = await this.#options.runs.list(made.region, made.clientId);
    const spare =
      all.findLast(({ standing }) => !standing.isConfirmed && !atWork.has(standing.state)) ??
      (isAgreedKind ? all.findLast(({ kind, standing }) => kind === made.kind && isOver(standing.state)) : undefined);
    if (spare !== undefined) await this.#forget(spare);
    return spare !== undefined;
  }

  async #forget(run: Account & Pick<RunRecord, 'id'>): Promise<void> {
    await this.#options.runs.delete(run.id);
    this.#options.gone(run, run.id);
  }

  /** Those about the same thing that were begun before it and have nothing under way are ended and forgotten. */
  async #takePlaceOfOthers(run: RunRecord): Promise<void> {
    const { runs, seal, changed } = this.#options;
    const target = seal.subjectOf(run)?.target?.toLowerCase();
    const others = (await runs.list(run.region, run.clientId)).filter(
      (other) => other.kind === run.kind && seal.subjectOf(other)?.target?.toLowerCase() === target,
    );
    // Two at once: the later one stays, as both see them.
    const keyOf = ({ createdAt, id }: RunRecord) => `${String(createdAt).padStart(16, '0')} ${id}`;
    for (const other of others.filter((one) => keyOf(one) < keyOf(run))) {
      const { id } = other;
      const { sending, accepted } = await runs.counts(id);
      if (sending + accepted > 0) continue;
      await this.#end(id);
      const now = await runs.counts(id);
      if (now.sending + now.accepted === 0) await this.#forget(other);
      else changed(id);
    }
  }

  async #end(id: string): Promise<void> {
    const { runs } = this.#options;
    for (let run = await runs.load(id); run !== undefined; run = await runs.load(id)) {
      const standing = runAfter(run.standing, { kind: 'end' }) ?? runAfter(run.standing, { kind: 'stop' });
      if (standing === undefined) return;
      await runs.change({ ...run, standing });
    }
  }

  async list(session: LiveSession): Promise<RunList> {
    const accounts = await this.#options.tokenManager.list(session.key);
    const found = await Promise.all(accounts.map(({ region, clientId }) => this.#options.runs.list(region, clientId)));
    const runs = found.flat().sort((one, other) => other.createdAt - one.createdAt);
    const readable = runs.filter((run) => this.#options.seal.subjectOf(run) !== undefined);
    return { items: await Promise.all(readable.map((run) => this.#read(run))) };
  }

  /** Throws a `ConsoleProblem`, here and below: 401 without a sign-in to its region, 404 for a run of another account. */
  async read(session: LiveSession, id: string): Promise<Run> {
    return this.#read(await this.#own(session, id));
  }

  async steps(session: LiveSession, id: string, state: StepState | undefined, from: number): Promise<RunSteps> {
    await this.#own(session, id);
    const found = await this.#options.runs.steps(id, { ...(state && { state }), from, limit: pageSize });
    const items = found.map((step) => this.#readStep(id, step));
    const last = found.at(-1);
    return found.length < pageSize || last === undefined ? { items } : { items, next: String(last.position + 1) };
  }

  /** All steps, a page at a time; refuses as `read` does. */
  async allSteps(session: LiveSession, id: string): Promise<AsyncGenerator<readonly RunStep[], void>> {
    await this.#own(session, id);
    return this.#pages(id);
  }

  /**
   * Begins a run that takes back what this one has done; of those that do and are not over there is one, whoever asks for it
   * again. Throws a 409 `ConsoleProblem` where nothing can.
   */
  async undo(session: LiveSession, id: string): Promise<Run> {
    const run = await this.#own(session, id);
    const kind = undoneBy[run.kind];
    const { inverseOf } = kindsOfRun[run.kind];
    const subject = this.#options.seal.subjectOf(run);
    const steps: PlannedStep[] = [];
    const { sending } = await this.#options.runs.counts(id);
    if (atWork.has(run.standing.state) || sending > 0) throw new ConsoleProblem('run_at_work');
    if (kind !== undefined && inverseOf !== undefined)
      for await (const page of this.#pages(id)) steps.push(...page.flatMap((step) => inverseOf(step) ?? []));
    if (kind === undefined || subject === undefined || steps.length === 0) throw new ConsoleProblem('nothing_to_undo');
    const plan = { about: subject.about, steps };
    return this.#create(session, { kind, scope: subject.scope, plan }, undoMark(id));
  }

  /** The earliest run of an account that is meant by this. */
  async #meantBy(mark: string, { region, clientId }: Account): Promise<RunRecord | undefined> {
    const { runs, seal, clock } = this.#options;
    return (await runs.list(region, clientId)).findLast((run) => isMeant(run, seal.subjectOf(run), mark, clock.now()));
  }

  /** From here on the run uses the tokens of the session that asks. Throws a 409 `ConsoleProblem` when it does not stand so. */
  async act(session: LiveSession, id: string, action: RunAction): Promise<Run> {
    const { runs, clock, wake, changed } = this.#options;
    for (;;) {
      const run = await this.#own(session, id);
      if (isSoAlready(run.standing, action)) return this.#read(run);
      const standing = runAfter(run.standing, { kind: action });
      if (standing === undefined)
        throw new ConsoleProblem('run_not_so', { detail: `The run is ${run.standing.state}.` });
      // Where each step builds on those before it, going on means to take up the one that failed.
      const kind = kindsOfRun[run.kind];
      if (action === 'retry' || (action === 'resume' && isSlow(kind) && !isStaged(kind))) await runs.reopen(id);
      const by = action === 'stop' || action === 'end' ? run.session : session.key;
      const after = await runs.change({ ...run, standing, session: by, changedAt: clock.now() });
      if (after === undefined) continue;
      changed(id);
      wake(id);
      return this.#read(after);
    }
  }

  /** Throws a 409 `ConsoleProblem` for one that is at work; what nobody has confirmed has done nothing and just goes. */
  async delete(session: LiveSession, id: string): Promise<void> {
    const run = await this.#own(session, id);
    const { standing } = run;
    if (standing.isConfirmed && atWork.has(standing.state)) throw new ConsoleProblem('run_at_work');
    await this.#forget(run);
  }

  /** Forgets what is too old; safe to repeat. */
  async forgetOld(): Promise<void> {
    await this.#options.runs.deleteCreatedUntil(this.#options.clock.now() - kept);
  }

  /** A run, and whose it is, for whoever tells them; undefined when there is none. */
  async describe(id: string): Promise<{ readonly account: Account; readonly run: Run } | undefined> {
    const record = await this.#options.runs.load(id);
    if (record === undefined || this.#options.seal.subjectOf(record) === undefined) return undefined;
    const { region, clientId } = record;
    return { account: { region, clientId }, run: await this.#read(record) };
  }

  async *#pages(id: string): AsyncGenerator<readonly RunStep[], void> {
    let from = 0;
    for (let found: StepRecord[]; ; from = (found.at(-1)?.position ?? 0) + 1) {
      found = await this.#options.runs.steps(id, { from, limit: pageSize });
      yield found.map((step) => this.#readStep(id, step));
      if (found.length < pageSize) return;
    }
  }

  async #own({ key }: LiveSession, id: string): Promise<RunRecord> {
    const run = await this.#load(id);
    const signIns = await this.#options.tokenManager.list(key);
    const own = signIns.find(({ region }) => region === run.region);
    // Whoever was just signed out there is told so: it is not gone.
    if (own === undefined) throw new ConsoleProblem('region_signed_out', { region: run.region });
    if (own.clientId !== run.clientId) throw new ConsoleProblem('not_found');
    return run;
  }

  async #load(id: string): Promise<RunRecord> {
    const run = await this.#options.runs.load(id);
    if (run === undefined) throw new ConsoleProblem('not_found');
    return run;
  }

  async #read(record: RunRecord): Promise<Run> {
    const { runs, seal, endOf } = this.#options;
    const subject = seal.subjectOf(record);
    if (subject === undefined) throw new ConsoleProblem('not_found');
    const reads = [runs.counts(record.id), runs.unclear(record.id), endOf(record)] as const;
    const [counts, unclear, end] = await Promise.all(reads);
    const { state, isConfirmed, reason, until, waitsFor, follows, asks, cost } = record.standing;
    const { scope, about, target, operation, pace } = subject;
    const isFollowed = follows !== undefined && counts.sending + counts.accepted + counts.unknown > 0;
    const isBetween = reason === 'stageEnded' || waitsFor === 'stage';
    return {
      id: record.id,
      kind: record.kind,
      scope,
      about,
      ...(target !== undefined && { target }),
      ...(operation && { operation }),
      state,
      isConfirmed,
      ...(reason && { reason }),
      ...(until && { until: iso(until) }),
      ...(waitsFor && { waitsFor }),
      ...(pace && { pace }),
      ...(isBetween && asks && { nextStage: asks.stage }),
      ...(end && { goesOnUntil: iso(end) }),
      ...(isFollowed && { isFollowed }),
      counts,
      ...(cost && { cost }),
      unclear,
      changes: changesOf(record.kind),
      createdAt: iso(record.createdAt),
      changedAt: iso(record.changedAt),
    };
  }

  #readStep(id: string, record: StepRecord): RunStep {
    const { seal } = this.#options;
    const step = seal.stepOf(id, record);
    if (step === undefined) throw new ConsoleProblem('not_found');
    const { position, state, finding, at } = record;
    const { problem, operation, notSent, row, sent, requestId } = seal.answerOf(id, record) ?? {};
    // What it waited for, or was not sent for, is somebody else's.
    const isOwn = state !== 'todo' && notSent === undefined;
    const change = operation?.change ?? (isOwn ? changeAsked(step) : undefined);
    // What was said against a step that went well in the end is no news.
    const isBad = state === 'failed' || state === 'unknown' || state === 'accepted' || finding === 'unclear';
    return {
      ...step,
      position,
      state,
      ...(finding && { finding }),
      ...(at && { at: iso(at) }),
      ...(problem && isBad && { problem }),
      ...(notSent && isBad && { notSent }),
      ...(operation && { work: { ...operation, ...(change && { change }) } }),
      ...(requestId !== undefined && { requestId }),
      ...(row && { left: row.left }),
      ...(row?.isCreated && row.subject !== undefined && { created: row.subject }),
      ...(sent !== undefined && { changed: sent }),
    };
  }
}

export interface Account {
  readonly region: string;
  readonly clientId: string;
}

const iso = (time: number) => new Date(time).toISOString();
