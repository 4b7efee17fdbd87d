/** What a run is about, what its steps do and what came of them, at rest: each bound to its place in its run. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { NotSent } from '#shared/agreed-work.ts';
import type { PlannedStep, RunScope, StepOperation } from '#shared/run.ts';
import type { Pace } from '#shared/pace.ts';
import type { Seal } from '#bff/config/seal.ts';
import type { RunRecord, StepRecord } from '#bff/store/runs.ts';
import type { Rest } from './run-kind.ts';

/** What of a run names people or places. */
export interface RunSubject {
  readonly scope: RunScope;
  readonly about: string;
  readonly target?: string | undefined;
  readonly operation?: OperationId | undefined;
  readonly isAgreed?: boolean | undefined;
  /** What is meant by it: of an account one at a time is under way. */
  readonly mark?: string | undefined;
  readonly pace?: Pace | undefined;
}

/** How far a step of several calls is. */
export interface RowAnswer extends Rest {
  /** The place of the call that is under way, or brought no answer. */
  readonly sent?: number | undefined;
  /** This run has made at least one of them. */
  readonly isBegun?: boolean | undefined;
  /** This run has created what it is about. */
  readonly isCreated?: boolean | undefined;
}

/** What is known of a step beside its state; of what a region answered to a success its operation alone. */
export interface StepAnswer {
  readonly problem?: Problem | undefined;
  readonly notSent?: NotSent | undefined;
  readonly operation?: StepOperation | undefined;
  /** Of the last call that was carried out or taken on. */
  readonly requestId?: string | undefined;
  /** The newest operation when it was sent. */
  readonly newestBefore?: string | undefined;
  readonly row?: RowAnswer | undefined;
  /** The part of its body that was sent and may have been carried out, of a call about many things. */
  readonly sent?: unknown;
}

export class RunSeal {
  readonly #seal: Seal;

  constructor(seal: Seal) {
    this.#seal = seal;
  }

  sealSubject(run: string, subject: RunSubject): Uint8Array {
    return this.#seal.seal(`run\n${run}`, JSON.stringify(subject));
  }

  sealStep(run: string, position: number, step: PlannedStep): Uint8Array {
    return this.#seal.seal(`step\n${run}\n${position}`, JSON.stringify(step));
  }

  sealAnswer(run: string, position: number, answer: StepAnswer): Uint8Array {
    return this.#seal.seal(`answer\n${run}\n${position}`, JSON.stringify(answer));
  }

  /** Undefined when the key is gone: then nobody can tell any more. */
  subjectOf({ id, sealed }: Pick<RunRecord, 'id' | 'sealed'>): RunSubject | undefined {
    return this.#open(`run\n${id}`, sealed) as RunSubject | undefined;
  }

  stepOf(run: string, { position, sealed }: Pick<StepRecord, 'position' | 'sealed'>): PlannedStep | undefined {
    return this.#open(`step\n${run}\n${position}`, sealed) as PlannedStep | undefined;
  }

  answerOf(run: string, { position, outcome }: Pick<StepRecord, 'position' | 'outcome'>): StepAnswer | undefined {
    return outcome && (this.#open(`answer\n${run}\n${position}`, outcome) as StepAnswer | undefined);
  }

  #open(belongsTo: string, sealed: Uint8Array): unknown {
    const text = this.#seal.open(belongsTo, sealed);
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  }
}
