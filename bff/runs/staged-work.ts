/**
 * The work on a run in stages (shared/staged-run.ts): what is under way is followed, and of what may come next so much is
 * sent as fits in. What stands in the way of one cluster stops no other.
 */
import { firstLeave, type Leave, type Pace } from '#shared/pace.ts';
import { nextStagedMove, type StagedCluster } from '#shared/staged-run.ts';
import { groupsOf } from '#shared/rules/groups-of.ts';
import type { RunEvent } from '#shared/run-standing.ts';
import type { RunRecord, StepRecord } from '#bff/store/runs.ts';
import type { StagedKind } from './run-kind.ts';
import { StepObstacle } from './run-region.ts';
import { StepWork, type RunUpstream, type StepWorkOptions } from './step-work.ts';
import type { WrittenSteps } from './written-steps.ts';

/** What a step is about, which never changes. */
interface Place {
  readonly cluster: string;
  readonly stage: number;
}

type Wait = Extract<RunEvent, { kind: 'wait' }>;

/** Where nothing says when to look again. Milliseconds. */
const lookAgain = 5_000;

export class StagedWork {
  readonly #options: StepWorkOptions;
  readonly #steps: WrittenSteps;
  readonly #kind: StagedKind;
  readonly #goesOn: () => Promise<boolean>;
  readonly #work: StepWork;
  #checked: Promise<readonly StepRecord[]> | undefined;
  readonly #waits: Wait[] = [];
  readonly #busy = new Set<string>();
  readonly #unreadable = new Set<string>();

  /** `goesOn`: whether the run is still to be worked on. */
  constructor(
    options: StepWorkOptions,
    steps: WrittenSteps,
    kind: StagedKind,
    upstream: RunUpstream,
    goesOn: () => Promise<boolean>,
  ) {
    this.#options = options;
    this.#steps = steps;
    this.#kind = kind;
    this.#goesOn = goesOn;
    this.#work = new StepWork(options, steps, kind, upstream, goesOn);
  }

  /** Each is read by itself. */
  async foresee(): Promise<void> {}

  /** Tells beforehand of the steps of a cluster up to the first that would change something, when asked for its first one. */
  async check(first: StepRecord): Promise<void> {
    const { cluster } = this.#placeOf(first);
    const all = await (this.#checked ??= this.#steps.all());
    const own = all.filter((step) => this.#placeOf(step).cluster === cluster).map(({ position }) => position);
    if (own[0] !== first.position) return;
    for (const at of own) {
      const step = await this.#steps.at(at);
      if (step === undefined) return;
      await this.#work.check(step);
      if ((await this.#steps.at(at))?.state !== 'skipped') return;
    }
  }

  /** Reads what became of a step whose answer was lost. */
  verify(step: StepRecord): Promise<void> {
    return this.#work.verify(step);
  }

  /** Looks at what a region carries out of a step. */
  follow(step: StepRecord): Promise<void> {
    return this.#work.follow(step);
  }

  /** What comes next for the run, once all that can be done now is; undefined when it is not to be worked on any more. */
  async advance(
    { standing: { leave = firstLeave } }: RunRecord,
    pace: Pace | undefined,
  ): Promise<RunEvent | undefined> {
    if (pace === undefined) throw new Error('a run in stages has no pace');
    let steps = await this.#steps.all();
    const move = async (step: StepRecord, work: (step: StepRecord) => Promise<void>) => {
      await this.#try(this.#placeOf(step), () => work(step));
      steps = steps.with(step.position, (await this.#steps.at(step.position)) ?? step);
    };
    for (const step of steps) {
      if (!this.#steps.mayWrite()) return undefined;
      if (step.state === 'unknown') await move(step, (one) => this.#work.verify(one));
      if (step.state === 'accepted') await move(step, (one) => this.#work.follow(one));
    }
    let isFresh = false;
    while (await this.#goesOn()) {
      const next = nextStagedMove(this.#clustersOf(steps), pace, leave, {
        busy: this.#busy,
        unreadable: this.#unreadable,
      });
      if (next.kind === 'take') {
        const todo = steps.find((step) => step.state === 'todo' && this.#placeOf(step).cluster === next.cluster);
        await move(todo!, (step) => this.#work.take(step));
        isFresh = false;
      } else if (isFresh) {
        return this.#eventOf(next, pace, leave);
      } else {
        // Somebody may have stopped it meanwhile, and had what failed tried again.
        steps = await this.#steps.all();
        isFresh = true;
      }
    }
    return undefined;
  }

  /** Remembers what stands in the way of the cluster; what concerns the run is thrown. */
  async #try({ cluster }: Place, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof StepObstacle)) throw error;
      if (error.event.kind === 'wait') {
        this.#waits.push(error.event);
        this.#busy.add(cluster);
      } else this.#unreadable.add(cluster);
    }
  }

  #eventOf(
    move: Exclude<ReturnType<typeof nextStagedMove>, { kind: 'take' }>,
    { pauseMinutes }: Pace,
    leave: Leave,
  ): RunEvent {
    switch (move.kind) {
      case 'finish':
        return { kind: 'finish' };
      case 'failures':
        return { kind: 'pause', reason: 'failures', asks: { ...leave, failures: move.count } };
      case 'stageEnded': {
        const asks = { ...leave, stage: move.next };
        if (pauseMinutes === undefined) return { kind: 'pause', reason: 'stageEnded', asks };
        return { kind: 'wait', until: move.endedAt + pauseMinutes * 60_000, waitsFor: 'stage', asks };
      }
      default:
        return this.#wait();
    }
  }

  #wait(): Wait {
    const until = Math.min(...this.#waits.map((wait) => wait.until));
    const [soonest] = this.#waits.toSorted((one, other) => one.until - other.until);
    const isForWork = this.#waits.some(({ waitsFor }) => waitsFor === 'operation');
    return {
      kind: 'wait',
      until: Number.isFinite(until) ? until : this.#options.clock.now() + lookAgain,
      waitsFor: isForWork ? 'operation' : (soonest?.waitsFor ?? 'answer'),
    };
  }

  #placeOf(step: StepRecord): Place {
    const { path, stage = 1 } = this.#steps.callOf(step);
    return { cluster: (path[this.#kind.target] ?? '').toLowerCase(), stage };
  }

  #clustersOf(steps: readonly StepRecord[]): readonly StagedCluster[] {
    const byCluster = groupsOf(steps, (step) => this.#placeOf(step).cluster);
    return [...byCluster].map(([id, own]) => ({ id, stage: this.#placeOf(own[0]).stage, steps: own }));
  }
}
