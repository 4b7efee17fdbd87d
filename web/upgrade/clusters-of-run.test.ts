import { describe, expect, it } from 'vitest';
import type { Run, RunStep, StepState } from '#shared/run.ts';
import { clustersOf, countsOf, stagesOf } from './clusters-of-run.ts';

const step = (clusterId: string, stage: number, state: StepState, position: number): RunStep => ({
  operation: 'UpgradeWorkers',
  path: { spaceId: 's', clusterId },
  body: { version: '1.29.5' },
  name: clusterId.toUpperCase(),
  stage,
  state,
  position,
});
const steps = [
  step('b', 2, 'todo', 0),
  step('a', 1, 'done', 1),
  step('a', 1, 'todo', 2),
  step('c', 1, 'failed', 3),
  step('c', 1, 'todo', 4),
];

describe('the clusters of a run', () => {
  it('stand by their stages, each with the step it has come to', () => {
    expect(clustersOf(steps).map(({ name, standing, current }) => [name, standing, current?.position])).toEqual([
      ['A', 'begun', 2],
      ['C', 'failed', 3],
      ['B', 'todo', 0],
    ]);
  });
});

describe('the stages of a run', () => {
  const statesOf = (run: Parameters<typeof stagesOf>[0], of = steps) =>
    stagesOf(run, clustersOf(of)).map(({ state }) => state);

  it('are under way one after the other', () => {
    expect(statesOf({ state: 'running', isConfirmed: true })).toEqual(['now', 'waits']);
    expect(statesOf({ state: 'paused', isConfirmed: true })).toEqual(['paused', 'waits']);
    expect(statesOf({ state: 'ready', isConfirmed: false })).toEqual(['waits', 'waits']);
  });

  it('have ended when nothing of them is left but what failed, and the next one waits for its leave', () => {
    const ended = steps.filter(({ position }) => position !== 2);
    expect(statesOf({ state: 'waiting', isConfirmed: true, nextStage: 2 }, ended)).toEqual(['ended', 'waits']);
    expect(statesOf({ state: 'running', isConfirmed: true }, ended)).toEqual(['ended', 'now']);
    const failed = { state: 'paused', isConfirmed: true, reason: 'failures' } as const;
    expect(statesOf(failed, ended)).toEqual(['paused', 'waits']);
  });

  it('have stopped for good where something of them is left, and nothing of them waits or pauses', () => {
    expect(statesOf({ state: 'stopped', isConfirmed: true })).toEqual(['stopped', 'stopped']);
    const ended = steps.filter(({ position }) => position !== 2);
    expect(statesOf({ state: 'stopped', isConfirmed: true }, ended)).toEqual(['ended', 'stopped']);
  });

  it('have under way what somebody works on or looks at, and nothing else', () => {
    const clusters = clustersOf([...steps, step('d', 1, 'accepted', 5)]);
    const counted = (run: Partial<Run>) => {
      const { underWay, begun } = countsOf({ state: 'stopped', ...run } as Run, clusters);
      return { underWay, begun };
    };
    expect(counted({ state: 'running' })).toEqual({ underWay: 2, begun: 0 });
    expect(counted({ state: 'paused' })).toEqual({ underWay: 0, begun: 2 });
    expect(counted({ isFollowed: true })).toEqual({ underWay: 1, begun: 1 });
    expect(counted({})).toEqual({ underWay: 0, begun: 2 });
  });
});
