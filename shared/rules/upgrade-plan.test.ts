import { describe, expect, it } from 'vitest';
import { toOperationState, type OperationState } from './operation-state.ts';
import { attemptWaitingFor, judgeVersions, nextUpgradeMove, upgradeOf, type UpgradeLook } from './upgrade-plan.ts';
import { exampleOffer } from './worker-upgrade-examples-for-tests.ts';
import type { UpgradeStep } from './worker-upgrade.ts';

const offer = { versions: exampleOffer };
const goal: UpgradeStep = { part: 'workers', version: '1.29.5' };
const step: UpgradeStep = { part: 'workers', version: '1.28.10' };
const operation = (id: string, status: string, kind = 'UpgradeWorkers'): OperationState => ({
  region: 'eu-std-1',
  spaceId: 's',
  clusterId: 'c',
  id,
  kind,
  status,
});
const look = (change: Partial<UpgradeLook> = {}): UpgradeLook => ({
  versions: { controlPlane: '1.29.5', workers: '1.28.8' },
  offer,
  state: 'RUNNING',
  operations: [],
  ...change,
});

describe('judgeVersions', () => {
  it('says of every version what is so now, newest first', () => {
    const judged = judgeVersions({ controlPlane: '1.29.5', workers: '1.28.8' }, offer);
    expect(judged.map(({ version }) => version)).toEqual(exampleOffer.toReversed());
    const { controlPlane, workers } = judged.find(({ version }) => version === '1.28.10') ?? {};
    expect(workers).toEqual({ kind: 'allowed' });
    expect(controlPlane).toMatchObject({ kind: 'refused', refusal: { rule: 'isHigher' } });
    expect(judged.find(({ version }) => version === '1.29.5')).toMatchObject({
      controlPlane: { kind: 'current' },
      workers: { refusal: { rule: 'startsFromNewestPatch', first: step } },
    });
  });

  it('shows what the cluster runs though it is no longer offered, and puts what cannot be read last', () => {
    const judged = judgeVersions({ controlPlane: '1.26.3', workers: undefined }, { versions: ['latest', '1.27.12'] });
    expect(judged.map(({ version }) => version)).toEqual(['1.27.12', '1.26.3', 'latest']);
    expect(judged[0]?.workers).toMatchObject({ refusal: { rule: 'hasWorkers' } });
  });
});

describe('judgeVersions while an upgrade runs', () => {
  const versions = { controlPlane: '1.28.8', workers: '1.28.8' };
  const verdicts = (version: string, underWay: Parameters<typeof judgeVersions>[2]) =>
    judgeVersions(versions, offer, underWay).find((judged) => judged.version === version);

  it('offers nothing that is being installed, and judges the rest from there', () => {
    const underWay = { part: 'controlPlane', version: '1.28.10' } as const;
    expect(verdicts('1.28.8', underWay)?.controlPlane).toEqual({ kind: 'current' });
    expect(verdicts('1.28.10', underWay)).toMatchObject({
      controlPlane: { kind: 'underWay' },
      workers: { kind: 'allowed' },
    });
    expect(verdicts('1.29.5', underWay)?.controlPlane).toEqual({ kind: 'allowed' });
  });

  it('says of what the upgrade leaves behind neither that it may be chosen nor that it is too old for now', () => {
    const overtaking = { part: 'controlPlane', version: '1.29.5' } as const;
    expect(verdicts('1.28.10', overtaking)?.controlPlane).toEqual({ kind: 'overtaken' });
    expect(verdicts('1.27.12', overtaking)?.controlPlane).toMatchObject({ refusal: { rule: 'isHigher' } });
  });

  it('leaves open what depends on an upgrade that does not say where it leads', () => {
    const control = { part: 'controlPlane', version: undefined } as const;
    expect(verdicts('1.28.10', control)).toMatchObject({ controlPlane: { kind: 'open' }, workers: { kind: 'open' } });
    const workers = { part: 'workers', version: undefined } as const;
    expect(verdicts('1.28.10', workers)).toMatchObject({
      controlPlane: { kind: 'allowed' },
      workers: { kind: 'open' },
    });
  });
});

describe('upgradeOf', () => {
  const of = (type: string, data?: string) =>
    upgradeOf(toOperationState('eu-std-1', 's', { id: 'o', status: 'RUNNING', type, data }));
  const upgrade = (data?: string) => of('UpgradeMasters', data);

  it('reads what an upgrade was asked for', () => {
    expect(upgrade('{"cluster":"atlas","version":"1.29.5"}')).toEqual({ part: 'controlPlane', version: '1.29.5' });
    expect(of('UpgradeWorkers', '{"version":"1.29.5"}')?.part).toBe('workers');
    expect(of('CreateCluster', '{"version":"1.29.5"}')).toBeUndefined();
  });

  it.each([undefined, '', 'to 1.29.5', 'null', '[]', '{"version":129}'])('makes no version up from %j', (data) => {
    expect(upgrade(data)).toEqual({ part: 'controlPlane', version: undefined });
  });
});

describe('nextUpgradeMove', () => {
  it('starts the first step of the plan', () => {
    expect(nextUpgradeMove(goal, undefined, look())).toEqual({ kind: 'start', step });
  });

  it('waits for whatever runs, its own or not', () => {
    const running = operation('o', 'RUNNING', 'AddWorker');
    expect(nextUpgradeMove(goal, undefined, look({ operations: [running] }))).toEqual({
      kind: 'wait',
      operation: running,
    });
  });

  it('is finished where the goal is reached', () => {
    const there = look({ versions: { controlPlane: '1.29.5', workers: '1.29.5' } });
    expect(nextUpgradeMove(goal, { step: goal, operationId: 'o' }, there)).toEqual({ kind: 'finished' });
  });

  it('stops at a failure, also when other operations came after it', () => {
    const failed = operation('o', 'FAILED');
    const operations = [operation('later', 'DONE', 'AddWorker'), failed];
    expect(nextUpgradeMove(goal, { step, operationId: 'o' }, look({ operations }))).toEqual({
      kind: 'stop',
      why: 'operationFailed',
      operation: failed,
    });
  });

  it('finds the operation whose answer was lost', () => {
    const failed = operation('o', 'FAILED');
    const operations = [failed, operation('before', 'FAILED')];
    const lost = { step, newestBefore: 'before' };
    expect(nextUpgradeMove(goal, lost, look({ operations }))).toMatchObject({ operation: failed });
    expect(nextUpgradeMove(goal, lost, look({ operations: operations.slice(1) }))).toEqual({ kind: 'start', step });
    expect(nextUpgradeMove(goal, { step }, look({ operations: [failed] }))).toMatchObject({ operation: failed });
  });

  it('stops when a step is done and the cluster is not there', () => {
    const operations = [operation('o', 'DONE')];
    expect(nextUpgradeMove(goal, { step, operationId: 'o' }, look({ operations }))).toEqual({
      kind: 'stop',
      why: 'notReached',
      step,
    });
  });

  it('takes up what others have done meanwhile', () => {
    const further = look({ versions: { controlPlane: '1.29.5', workers: '1.28.10' } });
    expect(nextUpgradeMove(goal, undefined, further)).toEqual({ kind: 'start', step: goal });
    const beyond = look({ versions: { controlPlane: '1.30.1', workers: '1.30.1' } });
    expect(nextUpgradeMove(goal, undefined, beyond)).toEqual({
      kind: 'stop',
      why: 'noWay',
      refusal: { rule: 'isHigher' },
    });
  });

  it('stops at its own failure although something else runs already', () => {
    const operations = [operation('other', 'RUNNING', 'AddWorker'), operation('o', 'FAILED')];
    expect(nextUpgradeMove(goal, { step, operationId: 'o' }, look({ operations }))).toMatchObject({ kind: 'stop' });
  });

  it('does nothing to a cluster that has failed', () => {
    expect(nextUpgradeMove(goal, undefined, look({ state: 'FAILED' }))).toEqual({ kind: 'stop', why: 'clusterFailed' });
  });

  it('waits for the versions where the region keeps no operations', () => {
    const without = look({ operations: undefined });
    expect(nextUpgradeMove(goal, undefined, without)).toEqual({ kind: 'start', step });
    expect(nextUpgradeMove(goal, { step }, without)).toEqual({ kind: 'wait', operation: undefined });
    const reached = { ...without, versions: { controlPlane: '1.29.5', workers: '1.28.10' } };
    expect(nextUpgradeMove(goal, { step }, reached)).toEqual({ kind: 'start', step: goal });
  });
});

describe('attemptWaitingFor', () => {
  const mine = { step, newestBefore: 'before', operationId: 'o' };

  it.each([
    ['its own operation', mine, operation('o', 'RUNNING'), mine],
    ['the one whose answer was lost', { step }, operation('o', 'RUNNING'), { step, operationId: 'o' }],
    ['one that came after its own', mine, operation('n', 'RUNNING', 'AddWorker'), { operationId: 'n' }],
    ['one that was faster', { step }, operation('n', 'RUNNING', 'AddWorker'), { operationId: 'n' }],
    ['one before its first step', undefined, operation('n', 'RUNNING'), { operationId: 'n' }],
  ])('knows %s', (_name, attempt, waitedFor, expected) => {
    expect(attemptWaitingFor(attempt, waitedFor)).toEqual(expected);
  });
});
