/** A name for the access file of a cluster that every file system takes, whatever the region calls the cluster. */
export function kubeconfigName(cluster: string): string {
  const safe = cluster.replace(/[^a-zA-Z0-9-]+/g, '-').replace(/^-+|-+$/g, '');
  return safe === '' ? 'kubeconfig.yaml' : `kubeconfig-${safe}.yaml`;
}

/** The same for several clusters by their ids, no two alike. */
export function namesOfKubeconfigs(
  clusters: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const names = clusters.map(({ name }) => kubeconfigName(name));
  return new Map(
    clusters.map(({ id, name }, index) => {
      const isAlone = names.filter((one) => one === names[index]).length === 1;
      return [id, isAlone ? (names[index] ?? '') : kubeconfigName(`${name}-${id.slice(0, 8)}`)];
    }),
  );
}
