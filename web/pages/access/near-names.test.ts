import { describe, expect, it } from 'vitest';
import { nearNames } from './near-names.ts';

const names = [
  'compute.vm.delete',
  'iam.role.create',
  'iam.role.get',
  'iam.user.get',
  'kubernetes.cluster.delete',
  'kubernetes.cluster.get',
];

describe('near names', () => {
  it.each<[string, string]>([
    ['kubernetes.cluster.delte', 'kubernetes.cluster.delete'],
    ['kubernets.cluster.delete', 'kubernetes.cluster.delete'],
    ['IAM.Role.Get', 'iam.role.get'],
    ['delete cluster', 'kubernetes.cluster.delete'],
    ['iam.user.gets', 'iam.user.get'],
  ])('of %s begin with %s', (text, first) => {
    expect(nearNames(text, names)[0]).toBe(first);
  });

  it('of an action that does not exist are the actions on the same resource first', () => {
    expect(nearNames('iam.role.dance', names).slice(0, 2).sort()).toEqual(['iam.role.create', 'iam.role.get']);
  });

  it('are none where nothing is alike', () => {
    expect(nearNames('zzz', names)).toEqual([]);
  });
});
