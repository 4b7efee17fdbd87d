/**
 * What the store keeps of runs (shared/run.ts): a record each, and one for each of their steps. Times are milliseconds
 * since the epoch; what is sealed is opened by bff/runs alone.
 */
import type { RunStanding } from '#shared/run-standing.ts';
import type { StepCounts, StepFinding, StepState } from '#shared/run.ts';
import type { RunKind } from '#shared/run-kinds.ts';

export interface RunRecord {
  readonly id: string;
  readonly kind: RunKind;
  /** The account whose run it is. */
  readonly region: string;
  readonly clientId: string;
  /** Whose token it uses: the session that began it, or had it go on, last. */
  readonly session: string;
  readonly standing: RunStanding;
  readonly createdAt: number;
  readonly changedAt: number;
  /** Scope and whom it is about. */
  readonly sealed: Uint8Array;
  readonly version: number;
}

export interface StepRecord {
  /** From 0, without a gap. */
  readonly position: number;
  readonly state: StepState;
  readonly finding?: StepFinding;
  /** When it came to this state; absent before the first one. */
  readonly at?: number;
  /** The call with its arguments. */
  readonly sealed: Uint8Array;
  /** What came of it. */
  readonly outcome?: Uint8Array;
}

/** What is written of a step; what is left out stays as it is. */
export type StepOutcome = Pick<StepRecord, 'state' | 'finding' | 'outcome'> & { readonly at: number };

export interface StepQuery {
  readonly state?: StepState;
  /** The first position wanted. */
  readonly from: number;
  readonly limit: number;
}

/** Runs with their steps, for any number of processes; only whoever has claimed a run last writes what came of its steps. */
export interface Runs {
  /** Keeps a new run, all of whose steps are to do; false when the account has `most` already. */
  create(run: Omit<RunRecord, 'version'>, steps: readonly Uint8Array[], most: number): Promise<boolean>;
  load(id: string): Promise<RunRecord | undefined>;
  /** All runs of an account, the newest first. */
  list(region: string, clientId: string): Promise<RunRecord[]>;
  counts(id: string): Promise<StepCounts>;
  steps(id: string, query: StepQuery): Promise<StepRecord[]>;
  /** Steps that reading could not tell about. */
  unclear(id: string): Promise<number>;
  /** Replaces standing, session and time if the run still has its version; answers it with its new one, or undefined. */
  change(run: RunRecord): Promise<RunRecord | undefined>;
  /** Adds steps after those there are, to be done, if the run still has its version; answers it as `change` does. */
  append(run: RunRecord, from: number, steps: readonly Uint8Array[]): Promise<RunRecord | undefined>;
  /** From now on outcomes are taken under this fence only; false when there was a larger one, or there is no such run. */
  claim(id: string, fence: number): Promise<boolean>;
  /** Writes what came of a step that is in state `from`, for whoever has claimed the run under `fence`; answers whether. */
  settle(id: string, fence: number, position: number, from: StepState, outcome: StepOutcome): Promise<boolean>;
  /** Has failed steps to be done again, and those that are unknown looked at again. */
  reopen(id: string): Promise<void>;
  /** Runs to be worked on by now; not always all at once. */
  due(now: number): Promise<string[]>;
  /** Deletes the run with its steps; an absent one is no error. */
  delete(id: string): Promise<void>;
  deleteCreatedUntil(time: number): Promise<void>;
}
