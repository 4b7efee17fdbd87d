import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs as cases } from '#testing/property-runs.ts';
import { runAfter, type RunStanding } from './run-standing.ts';
import type { StepState } from './run.ts';
import { nextStagedMove, standingOfCluster, type StagedCluster } from './staged-run.ts';

const nobody = { busy: new Set<string>(), unreadable: new Set<string>() };
const byHand = { atOnce: 2, stopAt: 1 };
const cluster = (id: string, stage: number, ...states: readonly StepState[]): StagedCluster => {
  return { id, stage, steps: states.map((state) => ({ state, at: 7 })) };
};

describe('a run in stages', () => {
  it('begins with the first stage, and no more clusters than may be worked on', () => {
    const [one, two, three] = [cluster('a', 1, 'todo'), cluster('b', 1, 'todo'), cluster('c', 2, 'todo')];
    const next = (...clusters: StagedCluster[]) =>
      nextStagedMove(clusters, { atOnce: 1, stopAt: 1 }, { stage: 1, failures: 0 }, nobody);
    expect(next(one, two, three)).toEqual({ kind: 'take', cluster: 'a' });
    expect(next(cluster('a', 1, 'accepted'), two, three)).toEqual({ kind: 'wait' });
    expect(next(cluster('a', 1, 'done', 'todo'), two, three)).toEqual({ kind: 'take', cluster: 'a' });
    expect(next(cluster('a', 1, 'done'), two, three)).toEqual({ kind: 'take', cluster: 'b' });
    const between = next(cluster('a', 1, 'done'), cluster('b', 1, 'done'), three);
    expect(between).toEqual({ kind: 'stageEnded', next: 2, endedAt: 7 });
  });

  it('needs no leave for a stage before which nothing was done', () => {
    const clusters = [cluster('a', 1, 'skipped'), cluster('b', 2, 'todo')];
    expect(nextStagedMove(clusters, byHand, { stage: 1, failures: 0 }, nobody)).toEqual({ kind: 'take', cluster: 'b' });
  });

  it('goes on with others while somebody keeps one busy', () => {
    const clusters = [cluster('a', 1, 'todo'), cluster('b', 1, 'todo')];
    const move = nextStagedMove(clusters, byHand, { stage: 1, failures: 0 }, { ...nobody, busy: new Set(['a']) });
    expect(move).toEqual({ kind: 'take', cluster: 'b' });
  });

  it('begins nothing once so many have failed, and asks when nothing is under way any more', () => {
    const leave = { stage: 1, failures: 0 };
    const next = (state: StepState, goesWithout = leave) =>
      nextStagedMove(
        [cluster('a', 1, 'failed', 'todo'), cluster('b', 1, state), cluster('c', 1, 'todo')],
        byHand,
        goesWithout,
        nobody,
      );
    expect(next('accepted')).toEqual({ kind: 'wait' });
    expect(next('done')).toEqual({ kind: 'failures', count: 1 });
    expect(next('done', { stage: 1, failures: 1 })).toEqual({ kind: 'take', cluster: 'c' });
  });
});

describe('the leave of a run', () => {
  const asks = { stage: 2, failures: 0 };
  const paused: RunStanding = { state: 'paused', isConfirmed: true, reason: 'stageEnded', asks };
  const waiting: RunStanding = { state: 'waiting', isConfirmed: true, waitsFor: 'stage', until: 5, asks };

  it('is given by going on, or by the time that has come, and kept from then on', () => {
    expect(runAfter(paused, { kind: 'resume' })).toEqual({ state: 'running', isConfirmed: true, leave: asks });
    const goesOn = runAfter(waiting, { kind: 'goOn' })!;
    expect(goesOn).toEqual({ state: 'running', isConfirmed: true, leave: asks });
    expect(runAfter(goesOn, { kind: 'wait', until: 9, waitsFor: 'operation' })).toMatchObject({ leave: asks });
  });

  it('is not given by stopping, nor by trying again what failed', () => {
    const stopped = runAfter(waiting, { kind: 'stop' })!;
    expect(runAfter(stopped, { kind: 'resume' })).toEqual({ state: 'running', isConfirmed: true });
    expect(runAfter(paused, { kind: 'retry' })).toEqual({ state: 'running', isConfirmed: true });
    const left: RunStanding = { ...paused, leave: { stage: 1, failures: 2 } };
    expect(runAfter(left, { kind: 'retry' })).toMatchObject({ leave: { stage: 1, failures: 0 } });
  });
});

/** What may come of a step once it was taken, or after it was accepted. */
const outcomes = fc.array(fc.constantFrom<StepState>('done', 'done', 'done', 'accepted', 'failed', 'skipped'));
const plans = fc.array(fc.record({ stage: fc.integer({ min: 1, max: 4 }), length: fc.integer({ min: 1, max: 4 }) }), {
  minLength: 1,
  maxLength: 10,
});

it('takes the steps of a cluster in their order, so many clusters at the same time, no stage before those before it, whatever comes of steps', () => {
  const pace = fc.record({ atOnce: fc.integer({ min: 1, max: 6 }), stopAt: fc.integer({ min: 1, max: 4 }) });
  fc.assert(
    fc.property(plans, pace, outcomes, fc.array(fc.boolean()), (plan, { atOnce, stopAt }, come, retries) => {
      const states = plan.map(({ length }) => Array.from({ length }, (): StepState => 'todo'));
      const [outcome, retry] = [[...come], [...retries]];
      let [allowed, failures] = [1, 0];
      const clusters = () => plan.map(({ stage }, index) => cluster(String(index), stage, ...(states[index] ?? [])));
      const standings = () => clusters().map(standingOfCluster);
      for (let rounds = 0; rounds < 1_000; rounds += 1) {
        const move = nextStagedMove(clusters(), { atOnce, stopAt }, { stage: allowed, failures }, nobody);
        if (move.kind === 'finish') {
          expect(standings().every((standing) => standing === 'done' || standing === 'failed')).toBe(true);
          return;
        }
        if (move.kind === 'take') {
          const own = states[Number(move.cluster)]!;
          const step = own.indexOf('todo');
          expect(own.slice(0, step).every((state) => state === 'done' || state === 'skipped')).toBe(true);
          const { stage } = plan[Number(move.cluster)]!;
          const before = standings().filter((_, index) => plan[index]!.stage < stage);
          expect(before.every((standing) => standing === 'done' || standing === 'failed')).toBe(true);
          own[step] = outcome.shift() ?? 'done';
          const atWork = standings().filter((standing) => standing === 'underWay').length;
          expect(atWork).toBeLessThanOrEqual(atOnce);
        } else if (move.kind === 'wait') {
          const ended = outcome.shift() === 'failed' ? 'failed' : 'done';
          const index = states.findIndex((own) => own.includes('accepted'));
          expect(index).toBeGreaterThanOrEqual(0);
          states[index]![states[index]!.indexOf('accepted')] = ended;
        } else if (move.kind === 'stageEnded') allowed = move.next;
        else if (retry.shift() === true) {
          failures = 0;
          for (const own of states) for (const [at, state] of own.entries()) if (state === 'failed') own[at] = 'todo';
        } else failures = move.count;
      }
      throw new Error('it does not end');
    }),
    { numRuns: cases(500) },
  );
});
