import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leavesWorkersBehind, planTogether, versionsAfterStep } from './interleaved-upgrade.ts';
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
