/**
 * Runs: work of several contract calls that the console's server does for a signed-in account, however many tabs look
 * and whether or not one does. What they are, as both sides tell of them; how one may go on is in `run-standing.ts`, each of its
 * steps in `step-ways.ts`. Nothing here asks anybody.
 */
import type { OperationId } from './contract/catalogue.ts';
import type { Resource } from './contract/operation.ts';
import type { Problem } from './contract/problem.ts';
import type { Agreed, NotSent } from './agreed-work.ts';
import type { Pace } from './pace.ts';
import type { RunCost } from './run-cost.ts';
import type { RunKind } from './run-kinds.ts';
import type { Awaited, PauseReason, RunState } from './run-standing.ts';
import type { OperationChange } from './rules/operation-change.ts';

export const stepStates = ['todo', 'sending', 'accepted', 'done', 'failed', 'skipped', 'unknown'] as const;
/**
 * `sending` is written down before the call is made; what then brings no answer is `unknown` until reading has told.
 * `accepted`: its region carries it out. `skipped`: it was so already.
 */
export type StepState = (typeof stepStates)[number];

/** What reading says of a step before it is done: it would change something, it is so already, or reading cannot tell. */
export const stepFindings = ['change', 'so', 'unclear'] as const;
export type StepFinding = (typeof stepFindings)[number];

/** One call of the contract: a row of the catalogue with its arguments. */
export interface PlannedCall {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Of one that follows another: what its ids are of, as whoever asked for it knew them by name. */
  readonly names?: readonly string[];
}

/** Roles and single permissions, by their names. */
export interface NamedRights {
  readonly roles?: readonly string[] | undefined;
  readonly permissions?: readonly string[] | undefined;
}

/** What a step is about by names, whose ids at the place of the run are looked up right before. Of `alike` alone. */
export interface NamedThings {
  /** The role that its path leaves out. */
  readonly role?: string | undefined;
  readonly add?: NamedRights | undefined;
  readonly delete?: NamedRights | undefined;
  /** Roles among them that steps before it create. */
  readonly made?: readonly string[] | undefined;
}

export interface PlannedStep extends PlannedCall {
  /** Whom it is about, for showing it: a step knows ids only. */
  readonly name?: string;
  /**
   * Calls that follow the first one, in order, about what it creates or finds. Whose id nobody knows before: their paths leave
   * out what names it.
   */
  readonly next?: readonly PlannedCall[];
  /** What has to be so when it is sent; of `whenFree` alone. */
  readonly agreed?: Agreed;
  /** In place of a body, or of the role in its path. */
  readonly named?: NamedThings;
  /** From 1, of runs in stages. */
  readonly stage?: number;
  /** What its part ran when it was planned, for showing it. */
  readonly from?: string;
}

/** Work of a region, by its id and what it does. */
export interface StepOperation {
  readonly id: string;
  readonly kind: string;
  readonly change?: OperationChange;
}

export type StepCounts = Readonly<Record<StepState, number>>;

/** Where a run was begun: what a page is below. */
export interface RunScope {
  readonly region: string;
  readonly kind: 'organisation' | 'space';
  readonly id: string;
}

/** Body of POST /api/runs (201 with a `Run`; 400, 401 for a region one is not signed in to, 409 for too many). */
export interface NewRun {
  readonly kind: RunKind;
  readonly scope: RunScope;
  readonly plan: {
    /** Whom it is about, for showing it. */
    readonly about: string;
    readonly steps: readonly NewStep[];
    /** What follows the first call of many steps, written once. */
    readonly next?: readonly (readonly PlannedCall[])[];
    /** The call of all steps that name no operation, written once: each adds to its path what is its own. */
    readonly each?: PlannedCall;
    /** Of runs in stages. */
    readonly pace?: Pace;
  };
  /** It was seen and confirmed already: once it was checked it begins; of `whenFree` and `leaver` alone. */
  readonly isAgreed?: boolean;
  /** Not all of its steps are here: the others follow in parts, of kinds whose steps are apart from each other. */
  readonly isPart?: boolean;
}

/** Body of POST /api/runs/{id}/steps (200 with the `Run`, also for one that is there already; 409 when another one is next). */
export interface RunPart extends Pick<NewRun['plan'], 'steps' | 'next' | 'each'> {
  /** The position of its first step. */
  readonly from: number;
  /** All are there now: the dry run begins. */
  readonly isLast: boolean;
}

/**
 * A step as it is sent: without an operation it is the plan's `each`, and instead of the calls that follow its first one it
 * may say where they are in the plan's `next`.
 */
export interface NewStep extends Omit<PlannedStep, 'next' | 'operation'> {
  readonly operation?: OperationId;
  readonly next?: readonly PlannedCall[] | number;
}

/** A run to begin, each step whole. */
export interface CheckedRun extends Omit<NewRun, 'plan'> {
  readonly plan: { readonly about: string; readonly steps: readonly PlannedStep[]; readonly pace?: Pace };
}

/** More steps of a run, each whole. */
export interface CheckedPart extends Omit<RunPart, 'steps' | 'next' | 'each'> {
  readonly steps: readonly PlannedStep[];
}

/** A run as whoever may see it does: every session of the account that began it, and nobody else. Times are ISO 8601. */
export interface Run {
  readonly id: string;
  readonly kind: RunKind;
  readonly scope: RunScope;
  readonly about: string;
  /** The id of the one thing that all of it is done to, for kinds that are about one. */
  readonly target?: string;
  /** What all of its steps call, where that is the same. */
  readonly operation?: OperationId;
  readonly state: RunState;
  readonly isConfirmed: boolean;
  readonly reason?: PauseReason;
  /** When it goes on by itself. */
  readonly until?: string;
  readonly waitsFor?: Awaited;
  /** Of runs in stages. */
  readonly pace?: Pace;
  /** The stage that going on has begin. */
  readonly nextStage?: number;
  /** Of what is confirmed and goes on by itself: until when at the latest, should nobody be there. */
  readonly goesOnUntil?: string;
  /** At rest: what was begun is looked at until its end is known. */
  readonly isFollowed?: true;
  readonly counts: StepCounts;
  /** While it waits to be confirmed; not of kinds whose region carries out their steps later. */
  readonly cost?: RunCost;
  /** Steps that reading could not tell about before. */
  readonly unclear: number;
  /** What it may change in its region. */
  readonly changes: readonly Resource[];
  readonly createdAt: string;
  readonly changedAt: string;
}

/** Answer of GET /api/runs, the newest first. */
export interface RunList {
  readonly items: readonly Run[];
}

export interface RunStep extends PlannedStep {
  /** From 0, in the order of the plan. */
  readonly position: number;
  readonly state: StepState;
  readonly finding?: StepFinding;
  /** When it came to this state. */
  readonly at?: string;
  /** What a region or the console said against it. */
  readonly problem?: Problem;
  readonly notSent?: NotSent;
  /** What carries it out or did, or, while it is to do, has to end before. */
  readonly work?: StepOperation;
  /** Of several calls those that are not made: 0 is its own, 1 the first of those that follow it. */
  readonly left?: readonly number[];
  /** The id of what this run has created with it. */
  readonly created?: string;
  /** Of the last call that its region carried out or took on. */
  readonly requestId?: string;
  /** A body of that part of its own which this run has changed, of a call about many things: the rest was so already. */
  readonly changed?: unknown;
}

/** Answer of GET /api/runs/{id}/steps?state=&cursor=; `next` is the cursor of the rest. */
export interface RunSteps {
  readonly items: readonly RunStep[];
  readonly next?: string;
}

/**
 * POST /api/runs/{id}/undo begins a run that takes back what this one has done (201 with a `Run`; 409 while it is at work, and
 * where `undoneBy` has nothing). GET /api/runs/{id}/result tells of all steps, as CSV.
 */
export const runsPath = '/api/runs';

/** Type of what is said against a step that its region has ended without bringing about what was asked for. */
export const notReached = 'about:blank#not_reached';

/** Type of what is said against a step of which reading cannot tell whether it was carried out. */
export const cannotTell = 'about:blank#cannot_tell';
