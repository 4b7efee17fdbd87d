import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#shared/contract/catalogue.ts';
import { concernsSpace, type Operation } from '#shared/contract/operation.ts';
import { runs } from '#testing/property-runs.ts';
import { decide, type GrantLevel, type PolicyGrant } from './access.ts';
import { countingPermissions, exactRole, fitRoles, type FittingRole, type Need } from './role-fitting.ts';

/** What the operations of the contract take, each as the region asks for it. */
const everyNeed = Object.entries(catalogue as Readonly<Record<string, Operation>>)
  .filter(([, row]) => row.scope !== 'global')
  .map(([operation, row]): Need => ({
    operation,
    permissions: [row.permission ?? []].flat(),
    level: concernsSpace(row) ? 'space' : 'organisation',
  }));
const names = [...new Set(everyNeed.flatMap(({ permissions }) => permissions))];

const situation = fc.record({
  needs: fc.uniqueArray(fc.constantFrom(...everyNeed), { maxLength: 12 }),
  contents: fc.array(fc.subarray(names, { maxLength: 30 }), { maxLength: 7 }),
  given: fc.constantFrom<GrantLevel>('organisation', 'space'),
});

const rolesOf = (contents: readonly (readonly string[])[]) =>
  contents.map((permissions, index): FittingRole => ({ uuid: `role ${index}`, permissions }));

/** Whether somebody with these permissions, and nothing else, is let through: the region's own decision. */
function isLetThrough({ permissions, level }: Need, given: GrantLevel, held: readonly string[]): boolean {
  if (permissions.length === 0) return true;
  const policies = held.map((permission): PolicyGrant => ({ level: given, permission }));
  const facts = { assignedToSpace: true, policies, acls: [], granular: [], ownerships: [] };
  return decide({ permissions, level }, facts).granted;
}

const subsetsOf = <Item>(items: readonly Item[]) =>
  Array.from({ length: 2 ** items.length }, (_, mask) => items.filter((_item, bit) => mask & (1 << bit)));

describe('roles that fit', () => {
  it('always suffice by the decision, and what they do not serve no role does', () => {
    fc.assert(
      fc.property(situation, ({ needs, contents, given }) => {
        const roles = rolesOf(contents);
        const { roles: chosen, missing } = fitRoles(needs, roles, given);
        const held = roles.filter(({ uuid }) => chosen.includes(uuid)).flatMap(({ permissions }) => permissions);
        for (const need of needs) {
          const isMissing = missing.includes(need);
          expect(isLetThrough(need, given, held)).toBe(!isMissing);
          expect(isLetThrough(need, given, contents.flat())).toBe(!isMissing);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('are as few as can be, and of as many those that give least besides', () => {
    fc.assert(
      fc.property(situation, ({ needs, contents, given }) => {
        const roles = rolesOf(contents);
        const found = fitRoles(needs, roles, given);
        const wanted = new Set(needs.flatMap((need) => countingPermissions(need, given)));
        const sufficing = subsetsOf(roles).flatMap((some) => {
          const held = some.flatMap(({ permissions }) => permissions);
          const suffices = needs.every((need) => found.missing.includes(need) || isLetThrough(need, given, held));
          return suffices ? { count: some.length, surplus: new Set(held.filter((one) => !wanted.has(one))).size } : [];
        });
        const fewest = Math.min(...sufficing.map(({ count }) => count));
        const least = sufficing.filter(({ count }) => count === fewest).map(({ surplus }) => surplus);
        expect(found).toMatchObject({ isSmallest: true, isLeanest: true });
        expect(found.roles).toHaveLength(fewest);
        expect(found.surplus).toHaveLength(Math.min(...least));
      }),
      { numRuns: runs(200) },
    );
  });

  it('still suffice, and say that fewer may do, when there is too much to look at', () => {
    const needs = Array.from({ length: 60 }, (_, index): Need => {
      return { operation: `operation ${index}`, permissions: [`iam.thing${index}.get`], level: 'space' };
    });
    const pairs = needs.map((need, index) => [need, needs[(index * 17 + 5) % 60] ?? need]);
    const roles = rolesOf(pairs.map((pair) => pair.flatMap(({ permissions }) => permissions)));
    const quick = fitRoles(needs, roles, 'space');
    const held = roles.filter(({ uuid }) => quick.roles.includes(uuid)).flatMap(({ permissions }) => permissions);
    expect(quick).toMatchObject({ isSmallest: false, isLeanest: false });
    expect(quick.missing).toEqual([]);
    expect(needs.filter((need) => !isLetThrough(need, 'space', held))).toEqual([]);
  });

  it('find a few of a thousand roles for sixty operations', () => {
    const needs = everyNeed
      .filter(({ level, permissions }) => level === 'space' && permissions.length > 0)
      .slice(0, 60);
    const takes = [...new Set(needs.flatMap(({ permissions }) => permissions))];
    const contents = Array.from({ length: 1_000 }, (_, role) =>
      takes.filter((_, one) => (one * 7 + role * 13) % 11 < 3),
    );
    const { roles, isSmallest, missing } = fitRoles(needs, rolesOf(contents), 'space');
    expect({ count: roles.length, isSmallest, missing }).toEqual({ count: 4, isSmallest: true, missing: [] });
  });

  it('take nothing for what a valid token is enough for', () => {
    const need: Need = { operation: 'ListMyOrganisations', permissions: [], level: 'organisation' };
    expect(fitRoles([need], rolesOf([['iam.user.get']]), 'organisation')).toMatchObject({ roles: [], missing: [] });
    expect(exactRole([need], new Set(names), 'organisation')).toEqual({ permissions: [], missing: [] });
  });
});

describe('a role that fits exactly', () => {
  it('suffices by the decision, and gives nothing that could be left out', () => {
    fc.assert(
      fc.property(situation, ({ needs, contents, given }) => {
        const { permissions, missing } = exactRole(needs, new Set(contents.flat()), given);
        const open = needs.filter((need) => !isLetThrough(need, given, permissions));
        expect(open).toEqual(missing);
        expect(missing.filter((need) => isLetThrough(need, given, contents.flat()))).toEqual([]);
        for (const one of permissions) {
          const without = permissions.filter((other) => other !== one);
          expect(needs.filter((need) => !isLetThrough(need, given, without)).length).toBeGreaterThan(open.length);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('takes one of several permissions that are enough, and the one that another operation takes anyway', () => {
    const either: Need = {
      operation: 'RecoverUserSpace',
      permissions: ['iam.user.create', 'iam.user.recover'],
      level: 'space',
    };
    const offered = new Set(['iam.user.create', 'iam.user.recover', 'iam.user.get']);
    expect(exactRole([either], offered, 'space').permissions).toEqual(['iam.user.create']);
    const recover: Need = { operation: 'Other', permissions: ['iam.user.recover'], level: 'space' };
    expect(exactRole([either, recover], offered, 'space').permissions).toEqual(['iam.user.recover']);
  });
});
