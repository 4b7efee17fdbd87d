import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, type AccessFacts } from '#shared/rules/access.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { serviceLevels } from './service-levels.ts';
import { accessSummary } from './access-summary.ts';
import { effectiveRights } from './effective-rights.ts';

const level = 'space';
const catalogue = ['compute', 'kubernetes', 'registry'].flatMap((service) =>
  ['thing.get', 'other.get', 'thing.create', 'thing.scale'].map((right) => `${service}.${right}`),
);
const role = { uuid: 'r', name: 'Some role' };
const none: AccessFacts = { assignedToSpace: true, policies: [], acls: [], granular: [], ownerships: [] };
const summaryOf = (facts: Partial<AccessFacts>) =>
  accessSummary(effectiveRights({ ...none, ...facts }, level), catalogue);
const byRole = (...permissions: readonly string[]) =>
  permissions.map((permission) => ({ level, permission, role }) as const);

describe('the summary of somebody’s access', () => {
  it('says everything of nobody who lacks one right', () => {
    expect(summaryOf({ policies: byRole(...catalogue) }).everything).toBe(true);
    expect(summaryOf({ policies: byRole(...catalogue.slice(1)) }).everything).toBe(false);
    expect(accessSummary([], []).everything).toBe(false);
  });

  it('tells looking from changing and from all there is', () => {
    const policies = byRole(
      ...catalogue.slice(0, 4),
      'kubernetes.thing.get',
      'registry.thing.get',
      'registry.thing.scale',
    );
    expect(summaryOf({ policies }).services).toEqual({
      administers: ['compute'],
      changes: ['registry'],
      reads: [],
      readsSome: ['kubernetes'],
    });
  });

  it('takes the right to read policies for looking', () => {
    const rights = effectiveRights({ ...none, policies: byRole('iam.user.get', 'iam.getPolicy') }, level);
    const names = ['iam.user.get', 'iam.getPolicy', 'iam.createPolicy'];
    expect(accessSummary(rights, names).services).toMatchObject({ changes: [], reads: ['iam'] });
  });

  it('counts single resources, and rights that no role explains', () => {
    const acl = { level, permission: 'compute.thing.get', service: 'compute', resource: 'thing' } as const;
    const summary = summaryOf({
      policies: [
        { level, permission: 'registry.thing.get' },
        ...byRole('kubernetes.thing.get'),
        { level, permission: 'kubernetes.thing.get' },
      ],
      acls: ['a', 'b', 'a'].map((resourceId) => ({ ...acl, resourceId })),
    });
    expect(summary.single).toEqual([{ service: 'compute', resource: 'thing', level: 'reads', ids: ['a', 'b'] }]);
    expect(summary.unexplained).toEqual(['registry.thing.get']);
  });

  it('never says more or less of a service than the decision gives', () => {
    const given = fc.record({ permission: fc.constantFrom(...catalogue), direct: fc.boolean() });
    fc.assert(
      fc.property(fc.array(given), (grants) => {
        const policies = grants.map(
          ({ permission, direct }) => ({ level, permission, ...(!direct && { role }) }) as const,
        );
        const facts = { ...none, policies };
        const { services } = accessSummary(effectiveRights(facts, level), catalogue);
        const granted = catalogue.filter((name) => decide({ permissions: [name], level }, facts).granted);
        for (const service of ['compute', 'kubernetes', 'registry']) {
          const mine = granted.filter((name) => facetsOf({ name }).service === service);
          const expected =
            mine.length === 0
              ? []
              : mine.length === 4
                ? ['administers']
                : mine.every((name) => name.endsWith('.get'))
                  ? [mine.length === 2 ? 'reads' : 'readsSome']
                  : ['changes'];
          expect(serviceLevels.filter((one) => services[one].includes(service))).toEqual(expected);
        }
      }),
    );
  });
});
