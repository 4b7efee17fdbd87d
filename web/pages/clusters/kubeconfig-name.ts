/** A name for the access file of a cluster that every file system takes, whatever the region calls the cluster. */
export function kubeconfigName(cluster: string): string {
  const safe = cluster.replace(/[^a-zA-Z0-9-]+/g, '-').replace(/^-+|-+$/g, '');
  return safe === '' ? 'kubeconfig.yaml' : `kubeconfig-${safe}.yaml`;
}
