/** How a run stands, and what may happen to it as it does; nothing here asks anybody. */
import { leaveAfter, type Leave } from './pace.ts';
import type { AnswerTimes, RunCost } from './run-cost.ts';

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

/**
 * POST /api/runs/{id}/{action} (200 with the `Run`, also when that is so already; 409 when it does not stand so). `stop` pauses
 * what is confirmed, `end` is for good.
 */
export const runActions = ['confirm', 'stop', 'end', 'resume', 'retry'] as const;
export type RunAction = (typeof runActions)[number];
