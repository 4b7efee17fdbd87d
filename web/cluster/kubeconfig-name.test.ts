import { describe, expect, it } from 'vitest';
import { kubeconfigName, namesOfKubeconfigs } from './kubeconfig-name.ts';

describe('kubeconfigName', () => {
  it('names the cluster', () => {
    expect(kubeconfigName('atlas-2')).toBe('kubeconfig-atlas-2.yaml');
  });

  it.each([
    ['../../etc/passwd', 'kubeconfig-etc-passwd.yaml'],
    ['a/b\\c:d', 'kubeconfig-a-b-c-d.yaml'],
    ['‮txt', 'kubeconfig-txt.yaml'],
    ['…', 'kubeconfig.yaml'],
    ['', 'kubeconfig.yaml'],
  ])('lets nothing of %j reach the file system', (name, file) => {
    expect(kubeconfigName(name)).toBe(file);
  });
});

it('names no two of several clusters alike', () => {
  const clusters = [
    { id: '1111111122', name: 'atlas' },
    { id: '2222222233', name: 'Caf' },
    { id: '3333333344', name: 'Caf' },
  ];
  expect([...namesOfKubeconfigs(clusters).values()]).toEqual([
    'kubeconfig-atlas.yaml',
    'kubeconfig-Caf-22222222.yaml',
    'kubeconfig-Caf-33333333.yaml',
  ]);
});
