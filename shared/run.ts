/**
 * Runs: work of several contract calls that the console's server does for a signed-in account, however many tabs look
 * and whether or not one does. What they are, and how a run and each of its steps may go on; nothing here asks anybody.
 */
import type { OperationId } from './contract/catalogue.ts';
import type { Resource } from './contract/operation.ts';
import type { Problem } from './contract/problem.ts';
import type { Agreed, NotSent } from './agreed-work.ts';
import { leaveAfter, type Leave, type Pace } from './pace.ts';
import type { AnswerTimes, RunCost } from './run-cost.ts';
import type { RunKind } from './run-kinds.ts';
import type { OperationChange } from './rules/operation-change.ts';

/** `arriving`: not all of its steps are there yet. */
export const runStates = ['arriving', 'checking', 'ready', 'running', 'waiting', 'paused', 'done', 'stopped'] as const;
export type RunState = (typeof runStates)[number];

/**
 * `asked`: somebody stopped it; `signedOut`: its session was signed out; `otherAccount`: another account has taken its place
 * there; `planOutdated`: what was confirmed is not the way any more; `refused`: the region does not accept
 * the account; `stageEnded`: the next one begins when somebody says so. `regionDown` is looked at again by itself, `sessionEnded`
 * goes on once somebody signs in as the same account, the others wait for somebody.
 */
export type PauseReason =
  | 'asked'
  | 'signedOut'
  | 'otherAccount'
  | 'sessionEnded'
  | 'refused'
  | 'regionDown'
  | 'failures'
  | 'planOutdated'
  | 'stageEnded';

/** Why somebody stops a run. */
export type StopReason = Extract<PauseReason, 'asked' | 'signedOut' | 'otherAccount'>;

/**
 * The end of work of a region, the time for the next stage, the end of a pause that the region bids, or that a call whose
 * answer is lost must have been carried out by.
 */
export type Awaited = 'operation' | 'stage' | 'region' | 'answer';

/** How a run stands. Times are whole milliseconds since the epoch. */
export interface RunStanding {
  readonly state: RunState;
  /** Somebody has seen what it would do and wants it: nothing is written before. */
  readonly isConfirmed: boolean;
  /** While paused. */
  readonly reason?: PauseReason;
  /** While waiting or paused: when it goes on by itself. */
  readonly until?: number;
  /** While waiting. */
  readonly waitsFor?: Awaited;
  /** At rest: when what was begun is looked at next, until its end is known. Nothing is begun by that. */
  readonly follows?: number;
  /** How far it may go, of runs in stages. */
  readonly leave?: Leave;
  /** While waiting or paused: how far it may go once it goes on. */
  readonly asks?: Leave;
  /** Of a dry run that was held up: what it has read until then. */
  readonly answers?: AnswerTimes;
  /** While ready. */
  readonly cost?: RunCost;
}

export type RunEvent =
  | { readonly kind: 'arrived' | 'confirm' | 'goOn' | 'finish' | 'end' | 'resume' | 'retry' }
  | { readonly kind: 'stop'; readonly reason?: StopReason }
  /** `isAgreed`: it was confirmed when it was asked for, and reading has told of all of it. */
  | { readonly kind: 'checked'; readonly isAgreed?: boolean; readonly cost?: RunCost | undefined }
  /** What was begun of a run at rest: looked at next then; without a time nothing more can be told of it. */
  | { readonly kind: 'follow'; readonly until?: number }
  | ({ readonly kind: 'wait'; readonly until: number; readonly waitsFor: Awaited } & HeldUp)
  | ({ readonly kind: 'pause'; readonly reason: PauseReason; readonly until?: number } & HeldUp);

type HeldUp = Pick<RunStanding, 'asks' | 'answers'>;

/** As a run begins. */
export const newRun: RunStanding = { state: 'checking', isConfirmed: false };
/** As a run begins whose steps come in parts. */
export const arrivingRun: RunStanding = { state: 'arriving', isConfirmed: false };

const statesOf: Readonly<Record<RunEvent['kind'], readonly RunState[]>> = {
  arrived: ['arriving'],
  checked: ['checking'],
  confirm: ['ready'],
  wait: ['checking', 'running'],
  pause: ['checking', 'running', 'waiting'],
  goOn: ['waiting', 'paused'],
  resume: ['waiting', 'paused'],
  finish: ['running'],
  stop: ['arriving', 'checking', 'ready', 'running', 'waiting', 'paused'],
  end: ['arriving', 'checking', 'ready', 'paused'],
  retry: ['done', 'paused'],
  follow: ['paused', 'stopped'],
};

/** How the run stands after that; undefined when that cannot happen to it as it stands. */
export function runAfter(standing: RunStanding, event: RunEvent): RunStanding | undefined {
  const after = statesOf[event.kind].includes(standing.state) ? standingAfter(standing, event) : undefined;
  const leave = leaveAfter(standing, event.kind);
  const { answers } = standing;
  const isCheckedYet = after && !after.isConfirmed && ['checking', 'waiting', 'paused'].includes(after.state);
  return after && { ...(answers && isCheckedYet && { answers }), ...after, ...(leave && { leave }) };
}

function standingAfter(before: RunStanding, event: RunEvent): RunStanding | undefined {
  const { isConfirmed } = before;
  switch (event.kind) {
    case 'checked':
      return event.isAgreed === true
        ? { state: 'running', isConfirmed: true }
        : { state: 'ready', isConfirmed, ...(event.cost && { cost: event.cost }) };
    case 'confirm':
      return { state: 'running', isConfirmed: true };
    case 'wait': {
      const { until, kind: _, ...rest } = event;
      return { state: 'waiting', isConfirmed, until: Math.ceil(until), ...rest };
    }
    case 'pause': {
      const { until, kind: _, ...rest } = event;
      return { state: 'paused', isConfirmed, ...rest, ...(until && { until: Math.ceil(until) }) };
    }
    case 'finish':
      return { state: 'done', isConfirmed };
    case 'stop':
      // After the steps under way, and it may go on; what was never confirmed has nothing to go on with.
      return isConfirmed
        ? { state: 'paused', isConfirmed, reason: event.reason ?? 'asked', follows: 0 }
        : { state: 'stopped', isConfirmed };
    case 'end':
      return { state: 'stopped', isConfirmed, ...(isConfirmed && { follows: 0 }) };
    case 'follow': {
      const { follows: _, ...rest } = before;
      return { ...rest, ...(event.until !== undefined && { follows: Math.ceil(event.until) }) };
    }
    case 'retry':
      return isConfirmed ? { state: 'running', isConfirmed } : undefined;
    default:
      return { state: isConfirmed ? 'running' : 'checking', isConfirmed };
  }
}

/** Whether an action would bring about what is so already: it was pressed twice, or in two tabs. */
export function isSoAlready({ state, isConfirmed, reason }: RunStanding, action: RunAction): boolean {
  switch (action) {
    case 'confirm':
      return isConfirmed;
    case 'stop':
      return isOver(state) || (state === 'paused' && reason === 'asked');
    case 'end':
      return isOver(state);
    default:
      return state === 'running' || state === (action === 'retry' ? 'waiting' : 'checking');
  }
}

/** Nothing of it is to come, unless what failed is tried again. */
export const isOver = (state: RunState) => state === 'done' || state === 'stopped';

/** When more of a run that stands so is to be done; undefined while it does not go on by itself. */
export function goesOnAt({ state, until }: RunStanding): number | undefined {
  if (state === 'checking' || state === 'running') return 0;
  return until;
}

/** When somebody is to work on a run that stands so, or to look at what it has begun; undefined while there is nothing to do. */
export function workDue(standing: RunStanding): number | undefined {
  return goesOnAt(standing) ?? standing.follows;
}

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
 * POST /api/runs/{id}/{action} (200 with the `Run`, also when that is so already; 409 when it does not stand so). `stop` pauses
 * what is confirmed, `end` is for good.
 */
export const runActions = ['confirm', 'stop', 'end', 'resume', 'retry'] as const;
export type RunAction = (typeof runActions)[number];

/**
 * POST /api/runs/{id}/undo begins a run that takes back what this one has done (201 with a `Run`; 409 while it is at work, and
 * where `undoneBy` has nothing). GET /api/runs/{id}/result tells of all steps, as CSV.
 */
export const runsPath = '/api/runs';

/** Type of what is said against a step that its region has ended without bringing about what was asked for. */
export const notReached = 'about:blank#not_reached';

/** Type of what is said against a step of which reading cannot tell whether it was carried out. */
export const cannotTell = 'about:blank#cannot_tell';
