/** Rows of an import that are about clusters which are not there: the region takes them all the same, and they give nothing. */
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { keyOfEntry, keyOfPair, sameCase } from '#web/access/acl-entry.ts';
import { sameText, type ReadRows } from './acl-csv-rows.ts';

export interface UnknownCluster {
  readonly row: number;
  /** What the row gives as the cluster's id. */
  readonly text: string;
  /** It is what clusters are called, and these are their ids; usually none. */
  readonly idsOfName: readonly string[];
}

/** Whether anything of the rows is on a cluster, so that clusters have to be known. */
export function hasClusters({ entries }: Pick<ReadRows, 'entries'>): boolean {
  return entries.some(({ item }) => keyOfPair(item) === 'kubernetes.cluster');
}

/** Those among the rows, in their order, given all clusters that there are. */
export function unknownClusters(
  { entries, rowOf }: Pick<ReadRows, 'entries' | 'rowOf'>,
  clusters: readonly Pick<Cluster, 'id' | 'name'>[],
): readonly UnknownCluster[] {
  const ids = new Set(clusters.map(({ id }) => sameCase(id)));
  const byName = new Map<string, string[]>();
  for (const { id, name } of clusters) {
    const others = byName.get(sameText(name));
    if (others === undefined) byName.set(sameText(name), [id]);
    else others.push(id);
  }
  return entries.flatMap((entry) => {
    const { resourceId: text } = entry.item;
    if (keyOfPair(entry.item) !== 'kubernetes.cluster' || ids.has(sameCase(text))) return [];
    return [{ row: rowOf.get(keyOfEntry(entry)) ?? 0, text, idsOfName: byName.get(sameText(text)) ?? [] }];
  });
}
