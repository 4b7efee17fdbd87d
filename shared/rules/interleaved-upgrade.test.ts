import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leavesWorkersBehind, planTogether, upgradeOrders, versionsAfterStep } from './interleaved-upgrade.ts';
import { planUpgrade, refuseUpgrade } from './worker-upgrade.ts';

const all = ['1.26.3', '1.26.9', '1.27.12', '1.27.14', '1.28.8', '1.28.10', '1.29.3', '1.29.5', '1.30.1', '1.31.0'];
const version = fc.constantFrom(...all);
const offers = fc.subarray(all, { minLength: 1 }).map((versions) => ({ versions }));
const clusters = fc.record({ controlPlane: version, workers: version });

it('has workers catch up before the control plane is too far ahead', () => {
  const cluster = { controlPlane: '1.27.14', workers: '1.27.14' };
  const steps = planTogether('1.30.1', cluster, { versions: all.filter((one) => !one.endsWith('.8')) });
  expect(steps?.map((step) => `${step.part} ${step.version}`)).toEqual([
    'controlPlane 1.28.10',
    'controlPlane 1.29.5',
    'workers 1.29.5',
    'controlPlane 1.30.1',
    'workers 1.30.1',
  ]);
});

it('is a cluster without workers brought there by its control plane', () => {
  const cluster = { controlPlane: '1.29.3', workers: undefined };
  expect(planTogether('1.29.5', cluster, { versions: all })).toEqual([{ part: 'controlPlane', version: '1.29.5' }]);
});

it('takes allowed steps only, leaves nobody behind and comes to the version wherever a way leads', () => {
  fc.assert(
    fc.property(version, clusters, offers, (goal, cluster, offer) => {
      const steps = planTogether(goal, cluster, offer);
      if (steps === undefined) return;
      let now: Parameters<typeof refuseUpgrade>[1] = cluster;
      for (const step of steps) {
        expect(refuseUpgrade(step, now, offer)).toBeUndefined();
        expect(leavesWorkersBehind(step, now)).toBe(false);
        now = versionsAfterStep(now, step);
      }
      expect(now.workers).toBe(goal);
    }),
  );
});

it('finds a way wherever one leads that goes ahead with the control plane alone', () => {
  const whole = { versions: all };
  fc.assert(
    fc.property(version, version, (from, goal) => {
      const cluster = { controlPlane: from, workers: from };
      const ahead = planUpgrade({ part: 'workers', version: goal }, cluster, whole);
      expect(planTogether(goal, cluster, whole) === undefined).toBe(ahead === undefined);
    }),
  );
});

it('offers the fewest steps, and the order on which workers follow more closely where that takes more', () => {
  const offer = { versions: ['1.27.14', '1.28.10', '1.29.5', '1.30.1'] };
  const said = (from: string) =>
    upgradeOrders('1.30.1', { controlPlane: from, workers: from }, offer).map(
      ({ steps, skew }) => `${steps.map(({ part, version }) => `${part[0]}${version}`).join(' ')}, ${skew} behind`,
    );
  expect(said('1.27.14')).toEqual([
    'c1.28.10 c1.29.5 w1.29.5 c1.30.1 w1.30.1, 2 behind',
    'c1.28.10 w1.28.10 c1.29.5 w1.29.5 c1.30.1 w1.30.1, 1 behind',
  ]);
  expect(said('1.29.5')).toEqual(['c1.30.1 w1.30.1, 1 behind']);
  expect(said('1.30.1')).toEqual([', 0 behind']);
});

it('offers only orders of allowed steps, the first of them as short as any', () => {
  fc.assert(
    fc.property(version, clusters, offers, (goal, cluster, offer) => {
      const orders = upgradeOrders(goal, cluster, offer);
      const shortest = planUpgrade({ part: 'workers', version: goal }, cluster, offer);
      expect(orders[0]?.steps.length).toBe(shortest?.length);
      for (const { steps } of orders) {
        let now: Parameters<typeof refuseUpgrade>[1] = cluster;
        for (const step of steps) {
          expect(refuseUpgrade(step, now, offer)).toBeUndefined();
          now = versionsAfterStep(now, step);
        }
        expect(now.workers).toBe(goal);
      }
    }),
  );
});
