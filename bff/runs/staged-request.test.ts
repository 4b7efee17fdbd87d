import { expect, it } from 'vitest';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { readNewRun } from './run-request.ts';

const spaceId = '00000000-0000-4000-8000-00000000000a';
const path = (cluster: number) => ({
  spaceId,
  clusterId: `00000000-0000-4000-8000-${String(cluster).padStart(12, '0')}`,
});
const workers = (cluster: number, version: string, more = {}) => {
  return { operation: 'UpgradeWorkers', path: path(cluster), body: { version }, stage: 1, ...more };
};
const controlPlane = (cluster: number, version: string) => {
  return { ...workers(cluster, version), operation: 'UpgradeControlPlane' };
};
const packages = (cluster: number) => ({ operation: 'UpdateWorkersOs', path: path(cluster), stage: 1 });
const pace = { atOnce: 2, stopAt: 1 };

function read(kind: string, steps: readonly object[], more: object = { pace }) {
  const scope = { region: 'eu-std-1', kind: 'space', id: spaceId };
  return readNewRun(Buffer.from(JSON.stringify({ kind, scope, plan: { about: '1.29.5', steps, ...more } })));
}

it('takes clusters in stages, with the pace that was chosen', () => {
  const steps = [controlPlane(1, '1.29.5'), workers(1, '1.29.5'), workers(2, '1.29.5', { stage: 2 })];
  expect(read('upgradeWave', steps, { pace: { ...pace, pauseMinutes: 30 } }).plan).toMatchObject({
    pace: { atOnce: 2, stopAt: 1, pauseMinutes: 30 },
    steps: [{ stage: 1 }, { stage: 1 }, { stage: 2 }],
  });
  expect(read('updatePackages', [packages(1), packages(2)]).plan.steps).toHaveLength(2);
});

it.each([
  ['without a pace', 'upgradeWave', [workers(1, '1.29.5')], {}],
  ['with more at once than may be', 'upgradeWave', [workers(1, '1.29.5')], { pace: { ...pace, atOnce: 7 } }],
  ['without a stage', 'upgradeWave', [workers(1, '1.29.5', { stage: undefined })], { pace }],
  [
    'with a cluster in two stages',
    'upgradeWave',
    [workers(1, '1.28.10'), workers(1, '1.29.5', { stage: 2 })],
    { pace },
  ],
  ['that leave workers behind', 'upgradeWave', [workers(1, '1.27.14'), controlPlane(1, '1.30.1')], { pace }],
  ['with packages twice', 'updatePackages', [packages(1), packages(1)], { pace }],
  ['with too many clusters', 'updatePackages', Array.from({ length: 201 }, (_, at) => packages(at)), { pace }],
  ['of another kind in stages', 'upgradeCluster', [workers(1, '1.29.5')], { pace }],
] as const)('refuses clusters %s', (_, kind, steps, more) => {
  expect(() => read(kind, steps, more)).toThrow(ConsoleProblem);
});
