import { describe, expect, it } from 'vitest';
import type { AccessFacts } from '#shared/rules/access.ts';
import { effectiveRights } from './effective-rights.ts';

const level = 'space';
const facts: AccessFacts = {
  assignedToSpace: true,
  policies: [
    { level, permission: 'kubernetes.cluster.get' },
    { level: 'organisation', permission: 'iam.user.get' },
    { level: 'organisation', permission: 'iam.space.create' },
    { level: 'organisation', permission: 'compute.vm.get' },
  ],
  acls: [
    { level, permission: 'kubernetes.cluster.delete', service: 'kubernetes', resource: 'cluster', resourceId: 'c1' },
    { level, permission: 'kubernetes.cluster.get', service: 'kubernetes', resource: 'cluster', resourceId: 'c1' },
  ],
  granular: [],
  ownerships: [],
};

describe('effective rights', () => {
  it('leave out what does not count here and tell single resources from the whole scope', () => {
    expect(effectiveRights(facts, level).map(({ permission, onlyOn }) => [permission, onlyOn])).toEqual([
      ['iam.space.create', []],
      ['iam.user.get', []],
      ['kubernetes.cluster.delete', ['c1']],
      ['kubernetes.cluster.get', []],
    ]);
  });

  it('name every source', () => {
    const right = effectiveRights(facts, level).find(({ permission }) => permission === 'kubernetes.cluster.get');
    expect(right?.paths.map(({ kind }) => kind)).toEqual(['permission', 'acl']);
    expect(right).toMatchObject({ service: 'kubernetes', resource: 'cluster', action: 'get' });
  });

  it('have no action where the name of one does not say any', () => {
    const policies = [{ level, permission: 'odd' }] as const;
    expect(effectiveRights({ ...facts, policies, acls: [] }, level)).toMatchObject([
      { permission: 'odd', service: 'odd', resource: '', action: '' },
    ]);
  });
});
