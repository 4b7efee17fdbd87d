import { describe, expect, it } from 'vitest';
import { grantOptions, matchingOptions } from './grant-options.ts';

const roles = [
  { uuid: 'r2', name: 'Viewer' },
  { uuid: 'r1', name: 'Admin', description: 'Manages clusters' },
];
const permissions = [
  { uuid: 'p1', name: 'kubernetes.cluster.delete' },
  { uuid: 'p2', name: 'iam.user.get' },
];
const options = grantOptions(roles, permissions, { roles: ['r2'], permissions: ['p1'] });

describe('what can be given and taken', () => {
  it('shows first what is held, then roles, then permissions', () => {
    expect(options.map(({ label, held }) => [label, held])).toEqual([
      ['Viewer', true],
      ['kubernetes.cluster.delete', true],
      ['Admin', false],
      ['iam.user.get', false],
    ]);
  });

  it('is found by words of its name or description', () => {
    expect(matchingOptions(options, ' cluster ').map(({ id }) => id)).toEqual(['p1', 'r1']);
    expect(matchingOptions(options, ' ')).toHaveLength(4);
  });
});
