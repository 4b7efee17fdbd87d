import { describe, expect, it } from 'vitest';
import type { OperationChange } from '#shared/rules/operation-change.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { nextStepOf } from './next-step.ts';

const scope: Scope = { region: 'eu-std-1', kind: 'space', id: 's' };
const failed = (kind: string, change?: OperationChange, more: Partial<OperationState> = {}): OperationState => ({
  region: 'eu-std-1',
  spaceId: 's',
  id: 'o',
  kind,
  status: 'FAILED',
  clusterId: 'c',
  ...(change && { change }),
  ...more,
});
const at = (rest: string) => `/eu-std-1/spaces/s/clusters/c${rest}`;

describe('the next step after a failure', () => {
  it.each([
    [failed('UpgradeWorkers', { does: 'version', version: '1.29.5' }), 'plan', '/upgrade?to=1.29.5'],
    [failed('UpgradeMasters'), 'plan', '/upgrade'],
    [failed('AddWorker', { does: 'resize', pool: 'a b', from: 3, to: 5 }), 'resize', '/node-pools?resize=a%20b'],
    [failed('AddWorker', { does: 'addPool', pool: 'batch', to: 2 }), 'addPool', '/node-pools?add'],
    [failed('RemoveWorker', { does: 'deletePool', pool: 'batch' }), 'deletePool', '/node-pools?delete=batch'],
    [failed('RemoveWorker'), 'pools', '/node-pools'],
    [failed('UpdateWorker'), 'packages', '/node-pools?update-packages'],
    [failed('CreateCluster'), 'deleteCluster', '?delete'],
    [failed('DeleteCluster'), 'deleteCluster', '?delete'],
  ])('of %j is to %s', (operation, does, rest) => {
    expect(nextStepOf(scope, operation)).toMatchObject({ does, to: at(rest) });
  });

  it('leaves a cluster that has failed nothing but its deletion', () => {
    expect(nextStepOf(scope, failed('CreateCluster'))?.needsSound).toBe(false);
    expect(nextStepOf(scope, failed('UpgradeWorkers'))?.needsSound).toBe(true);
  });

  it('is none for what has not failed, of a cluster that nobody knows, or of a kind newer than ours', () => {
    expect(nextStepOf(scope, failed('AddWorker', undefined, { status: 'DONE' }))).toBeUndefined();
    const { clusterId: _, ...unknown } = failed('AddWorker');
    expect(nextStepOf(scope, unknown)).toBeUndefined();
    expect(nextStepOf(scope, failed('REBOOT_NODES'))).toBeUndefined();
  });
});
