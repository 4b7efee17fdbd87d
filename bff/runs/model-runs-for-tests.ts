/** Runs against a model of a region: what befalls their writes, and processes that work on them one after the other. */
import type { AdvancingClock } from '#shared/clock.ts';
import { runAfter, type RunAction } from '#shared/run-standing.ts';
import type { PlannedCall } from '#shared/run.ts';
import type { RunRecord, Runs } from '#bff/store/runs.ts';
import { Killed, mortal } from './mortal-runs-for-tests.ts';
import { Obstacle, type Written } from './run-region.ts';
import { RunWork, type RunWorkOptions } from './run-work.ts';
import { WaitingRuns } from './waiting-runs.ts';
import type { RunUpstream } from './step-work.ts';

export const settleAfter = 10_000;
export const refused = { title: 'Forbidden', status: 403 };

/** What befalls a write: `late` is carried out after the answer was given up, `kill…` ends the process. */
const faults = ['none', 'none', 'refused', 'failed', 'failedDone', 'lost', 'lostDone', 'late'] as const;
const interruptions = ['later', 'away', 'signedOut', 'kill', 'killDone'] as const;
export const befalling = [...faults, ...interruptions] as const;
export type Fault = (typeof befalling)[number];

/** The writes of a region, each befallen by the next of the faults. */
export class FaultyWrites {
  readonly #clock: AdvancingClock;
  readonly #faults: Fault[];
  readonly #late: { readonly call: PlannedCall; readonly at: number }[] = [];
  readonly #carryOut: (call: PlannedCall) => Written;
  onKill: () => void = () => undefined;

  constructor(clock: AdvancingClock, faults: readonly Fault[], carryOut: (call: PlannedCall) => Written) {
    this.#clock = clock;
    this.#faults = [...faults];
    this.#carryOut = carryOut;
  }

  /** Carries out what was late and is due by now. */
  arrive(): void {
    for (const { call, at } of this.#late.splice(0)) {
      if (at <= this.#clock.now()) this.#carryOut(call);
      else this.#late.push({ call, at });
    }
  }

  async write(call: PlannedCall): Promise<Written> {
    const fault = this.#faults.shift() ?? 'none';
    const isDone = ['none', 'failedDone', 'lostDone', 'killDone'].includes(fault);
    const written: Written = isDone ? this.#carryOut(call) : { kind: 'lost' };
    switch (fault) {
      case 'none':
        return written;
      case 'refused':
        return { kind: 'refused', problem: refused };
      case 'failed':
      case 'failedDone':
        return { kind: 'failed', problem: { title: 'Oh', status: 500 } };
      case 'late':
        this.#late.push({ call, at: this.#clock.now() + settleAfter / 2 });
        return { kind: 'lost' };
      case 'lost':
      case 'lostDone':
        return { kind: 'lost' };
      case 'later':
        throw new Obstacle({ kind: 'wait', until: this.#clock.now() + 3_000, waitsFor: 'region' });
      case 'away':
        throw new Obstacle({ kind: 'pause', reason: 'regionDown', until: this.#clock.now() + 5_000 });
      case 'signedOut':
        throw new Obstacle({ kind: 'pause', reason: 'sessionEnded' });
      default:
        this.onKill();
        throw new Killed();
    }
  }
}

export async function act(runs: Runs, kind: RunAction): Promise<void> {
  const run = (await runs.load('run')) as RunRecord;
  const standing = runAfter(run.standing, { kind });
  if (standing !== undefined) await runs.change({ ...run, standing });
}

type Needed = 'runs' | 'seal' | 'kinds' | 'clock' | 'upstreamOf';

/** One process works on a run, as long as there is something to do now. */
export function work(
  given: Pick<RunWorkOptions, Needed> & Partial<RunWorkOptions>,
  fence: number,
  id = 'run',
): Promise<void> {
  const options = { settleAfter, waiting: new WaitingRuns(), changed: () => undefined, ...given };
  return new RunWork(options, id, { fence, isHeld: () => true }).do();
}

export interface ModelWork extends Pick<RunWorkOptions, 'runs' | 'seal' | 'kinds'> {
  readonly clock: AdvancingClock;
  readonly region: RunUpstream & { readonly writes: FaultyWrites };
}

/** Works on the run, by one process after the other, until it has ended; whatever it asks for is given. */
export async function workThrough({ runs, region, clock, ...given }: ModelWork): Promise<void> {
  for (let fence = 1; fence < 1_000; fence += 1) {
    const process = mortal(runs);
    region.writes.onKill = process.die;
    await work({ ...given, clock, upstreamOf: () => region, runs: process.runs }, fence).catch((error: unknown) => {
      if (!(error instanceof Killed)) throw error;
    });
    const { standing } = (await runs.load('run')) as RunRecord;
    if (standing.state === 'done') return;
    if (standing.state === 'ready') await act(runs, 'confirm');
    else if (standing.until !== undefined) clock.advance(Math.max(0, standing.until - clock.now()));
    else if (standing.state === 'paused') await act(runs, 'resume');
  }
  throw new Error('the run does not end');
}
