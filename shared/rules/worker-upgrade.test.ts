import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/property-runs.ts';
import { exampleOffer, upgradeExamples } from './worker-upgrade-examples-for-tests.ts';
import { planUpgrade, refuseUpgrade, type ClusterVersions, type UpgradeStep } from './worker-upgrade.ts';

const offer = { versions: exampleOffer };
const workersTo = (version: string): UpgradeStep => ({ part: 'workers', version });
const controlPlaneTo = (version: string): UpgradeStep => ({ part: 'controlPlane', version });

const after = (step: UpgradeStep, cluster: ClusterVersions): ClusterVersions => ({
  ...cluster,
  [step.part]: step.version,
});

describe('the worked examples', () => {
  it.each(upgradeExamples)('$name: workers $workers to $asked below $controlPlane', (example) => {
    const refusal = refuseUpgrade(workersTo(example.asked), example, offer);
    expect(refusal?.rule).toBe(example.rule);
    expect(refusal?.first).toEqual(example.first);
  });
});

describe('the initial version', () => {
  const cluster = { controlPlane: '1.30.1', workers: '1.29.5', creation: '1.27.12' };

  it('is where this upgrade starts', () => {
    expect(refuseUpgrade(workersTo('1.30.1'), cluster, offer)).toBeUndefined();
  });

  it('is where the cluster started, in the other reading', () => {
    const strict = { ...offer, initial: 'creation' } as const;
    expect(refuseUpgrade(workersTo('1.30.1'), cluster, strict)).toEqual({ rule: 'isWithinTwoMinors' });
    expect(refuseUpgrade(workersTo('1.30.1'), { ...cluster, creation: '1.28.8' }, strict)).toBeUndefined();
  });

  it('falls back to where this upgrade starts when the creation is not known', () => {
    const unknown = { controlPlane: '1.30.1', workers: '1.29.5' };
    expect(refuseUpgrade(workersTo('1.30.1'), unknown, { ...offer, initial: 'creation' })).toBeUndefined();
  });
});

describe('the control plane', () => {
  it.each([
    ['1.28.8', '1.28.10', undefined],
    ['1.28.10', '1.29.3', undefined],
    ['1.28.8', '1.29.5', { rule: 'startsFromNewestPatch', first: controlPlaneTo('1.28.10') }],
    ['1.28.10', '1.30.1', { rule: 'isWithinOneMinor', first: controlPlaneTo('1.29.5') }],
    ['1.29.5', '1.29.5', { rule: 'isHigher' }],
    ['1.29.5', '1.29.3', { rule: 'isHigher' }],
    ['1.29.5', '1.31.0', { rule: 'isOffered' }],
  ])('from %s to %s', (controlPlane, version, refusal) => {
    expect(refuseUpgrade(controlPlaneTo(version), { controlPlane, workers: '1.27.14' }, offer)).toEqual(refusal);
  });

  it('needs no workers', () => {
    const cluster = { controlPlane: '1.28.10', workers: undefined };
    expect(refuseUpgrade(controlPlaneTo('1.29.5'), cluster, offer)).toBeUndefined();
    expect(refuseUpgrade(workersTo('1.28.10'), cluster, offer)).toEqual({ rule: 'hasWorkers' });
  });
});

describe('versions of another kind', () => {
  it('never change the major', () => {
    const versions = ['1.9.0', '2.0.0'];
    const cluster = { controlPlane: '2.0.0', workers: '1.9.0' };
    expect(refuseUpgrade(workersTo('2.0.0'), cluster, { versions })).toEqual({ rule: 'staysInMajor' });
  });

  it('are refused when they cannot be compared, never thrown at', () => {
    const versions = ['1.34', 'latest', '01.2.3', '1.30.1'];
    for (const version of versions) {
      const refusal = refuseUpgrade(workersTo(version), { controlPlane: '1.34', workers: '1.33' }, { versions });
      expect(refusal).toEqual({ rule: 'isReadable' });
    }
  });
});

describe('a plan', () => {
  it('leads from the oldest version to the newest, control plane ahead', () => {
    const cluster = { controlPlane: '1.27.12', workers: '1.27.12' };
    expect(planUpgrade(workersTo('1.30.1'), cluster, offer)).toEqual([
      controlPlaneTo('1.27.14'),
      controlPlaneTo('1.28.10'),
      controlPlaneTo('1.29.5'),
      controlPlaneTo('1.30.1'),
      workersTo('1.27.14'),
      workersTo('1.29.5'),
      workersTo('1.30.1'),
    ]);
  });

  it('is empty at the goal, and absent when no way leads to it', () => {
    const cluster = { controlPlane: '1.29.5', workers: '1.29.5' };
    expect(planUpgrade(workersTo('1.29.5'), cluster, offer)).toEqual([]);
    expect(planUpgrade(workersTo('1.28.10'), cluster, offer)).toBeUndefined();
    expect(planUpgrade(controlPlaneTo('1.30.1'), cluster, { versions: ['1.31.0'] })).toBeUndefined();
  });
});

/** Offers without a missing minor, and a cluster somewhere in it whose control plane is not behind. */
const situations = fc
  .array(fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 3 }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((minors) => {
    const versions = minors.flatMap((patches, index) => patches.map((patch) => `1.${index + 20}.${patch}`));
    const pick = fc.constantFrom(...versions);
    return fc.record({ versions: fc.constant(versions), one: pick, other: pick, target: pick });
  })
  .map(({ versions, one, other, target }) => {
    const [workers, controlPlane] = [one, other].sort(byVersion) as [string, string];
    return { offer: { versions }, cluster: { controlPlane, workers }, target };
  });

function numbers(version: string): [number, number] {
  const [, minor = 0, patch = 0] = version.split('.').map(Number);
  return [minor, patch];
}

function byVersion(left: string, right: string): number {
  const [[minor, patch], [otherMinor, otherPatch]] = [numbers(left), numbers(right)];
  return minor - otherMinor || patch - otherPatch;
}

/** The rules once more, in other words. */
function mayUpgradeWorkers(to: string, { controlPlane, workers = '' }: ClusterVersions, offered: readonly string[]) {
  const [fromMinor] = numbers(workers);
  const [toMinor] = numbers(to);
  const newest = offered
    .filter((version) => numbers(version)[0] === fromMinor)
    .sort(byVersion)
    .at(-1);
  const isHigher = byVersion(to, workers) > 0 && byVersion(to, controlPlane) <= 0;
  return isHigher && toMinor <= fromMinor + 2 && (toMinor === fromMinor || workers === newest);
}

function mayUpgradeControlPlane(to: string, { controlPlane }: ClusterVersions, offered: readonly string[]) {
  return mayUpgradeWorkers(to, { controlPlane: '1.99.99', workers: controlPlane }, offered)
    ? numbers(to)[0] <= numbers(controlPlane)[0] + 1
    : false;
}

describe('whatever a region offers', () => {
  it('no accepted upgrade breaks a rule, and no allowed one is refused', () => {
    fc.assert(
      fc.property(situations, ({ offer, cluster, target }) => {
        const { versions } = offer;
        expect(refuseUpgrade(workersTo(target), cluster, offer) === undefined).toBe(
          mayUpgradeWorkers(target, cluster, versions),
        );
        expect(refuseUpgrade(controlPlaneTo(target), cluster, offer) === undefined).toBe(
          mayUpgradeControlPlane(target, cluster, versions),
        );
      }),
    );
  });

  it('a legal sequence leads to every version that is not below the workers', () => {
    fc.assert(
      fc.property(situations, ({ offer, cluster, target }) => {
        const plan = planUpgrade(workersTo(target), cluster, offer);
        expect(plan === undefined).toBe(byVersion(target, cluster.workers) < 0);
        let now: ClusterVersions = cluster;
        for (const step of plan ?? []) {
          expect(refuseUpgrade(step, now, offer)).toBeUndefined();
          now = after(step, now);
        }
        if (plan !== undefined) expect(now.workers).toBe(target);
      }),
    );
  });

  it('no other sequence of allowed steps is shorter', () => {
    fc.assert(
      fc.property(situations, fc.array(fc.nat(), { maxLength: 12 }), ({ offer, cluster }, choices) => {
        let now: ClusterVersions = cluster;
        for (const [taken, choice] of choices.entries()) {
          const steps = offer.versions
            .flatMap((version) => [controlPlaneTo(version), workersTo(version)])
            .filter((step) => refuseUpgrade(step, now, offer) === undefined);
          const step = steps[choice % steps.length];
          if (step === undefined) break;
          now = after(step, now);
          const plan = planUpgrade({ part: step.part, version: step.version }, cluster, offer);
          expect(plan?.length).toBeLessThanOrEqual(taken + 1);
        }
        expect(byVersion(now.workers ?? '', now.controlPlane)).toBeLessThanOrEqual(0);
      }),
      { numRuns: runs(50) },
    );
  });
});
