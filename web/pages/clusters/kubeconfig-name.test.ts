import { describe, expect, it } from 'vitest';
import { kubeconfigName } from './kubeconfig-name.ts';

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
