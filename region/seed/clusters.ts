/** Puts the seeded clusters and the operations of their past into a region. */
import type { Connection } from '#region/store/database.ts';
import { insertCluster, type ClusterRow } from '#region/store/clusters.ts';
import { insertOperation, type OperationRow } from '#region/store/operations.ts';
import { goneClusters, seededClusters, upgradingCluster, type PastOperation } from './cluster-history.ts';
import { seededId } from './seeded-id.ts';

export interface ClusterSeed {
  /** The region's name: makes ids differ between regions. */
  readonly name: string;
  readonly zone: 'STD' | 'SNC';
  /** Milliseconds since the epoch; the past is told from here. */
  readonly now: number;
  /** READY spaces, the one to show first; at least three. */
  readonly spaceIds: readonly string[];
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Adds 6 clusters, 60 finished operations and one that ends six minutes from now. Part of the caller's transaction. */
export async function seedClusters(connection: Connection, seed: ClusterSeed): Promise<void> {
  for (const cluster of seededClusters) {
    const name = cluster.name[seed.zone];
    const id = seededId(seed.name, 'cluster', name);
    const host = `${id.slice(0, 8)}.kubernetes.${seed.name}.example`;
    const row: ClusterRow = {
      id,
      space_id: spaceOf(seed, cluster.space),
      name,
      description: cluster.description,
      cidr: cluster.cidr,
      creation_version: cluster.creationVersion,
      version: cluster.version,
      control_plane_version: cluster.controlPlaneVersion,
      state: 'RUNNING',
      message: null,
      api_url: `https://api.${host}:6443`,
      console_url: `https://console.${host}`,
      created_on: timeOf(seed, cluster.history[0]?.daysAgo ?? 0),
    };
    const pools = cluster.nodePools.map(({ name, nodeCount, nodeProfile, gpu = null, tina = null }) => ({
      name,
      node_count: nodeCount,
      node_profile: nodeProfile,
      gpu,
      tina,
    }));
    await insertCluster(connection, row, pools);
    const target = { id, name, space_id: row.space_id, version: cluster.creationVersion, cidr: cluster.cidr };
    for (const past of cluster.history) await insertOperation(connection, finished(seed, target, past));
    if (cluster === upgradingCluster)
      await insertOperation(connection, upgrading(seed, target, row.control_plane_version));
  }
  for (const { name, space, cidr, version, history } of goneClusters) {
    const target = { id: seededId(seed.name, 'cluster', name), name, space_id: spaceOf(seed, space), version, cidr };
    for (const past of history) await insertOperation(connection, finished(seed, target, past));
  }
}

type Target = Pick<ClusterRow, 'id' | 'name' | 'space_id' | 'version' | 'cidr'>;

function finished(seed: ClusterSeed, target: Target, past: PastOperation): OperationRow {
  const accepted = timeOf(seed, past.daysAgo);
  const asked = past.kind === 'CreateCluster' ? { version: target.version, cidr: target.cidr } : past.data;
  return {
    ...identityOf(seed, target, past.kind, accepted),
    starts_on: accepted + 2_000,
    ends_on: accepted + 2_000 + past.seconds * 1_000,
    outcome: past.failed === undefined ? 'DONE' : 'FAILED',
    final_percent: past.failed?.percent ?? 100,
    data: JSON.stringify({ cluster: target.name, ...asked }),
    result: past.failed === undefined ? JSON.stringify({ clusterId: target.id }) : null,
    error: past.failed?.error ?? null,
    settled: 1,
  };
}

/** Times of its own, which no time scale shortens, so that a first visit always shows something moving. */
function upgrading(seed: ClusterSeed, target: Target, version: string): OperationRow {
  const accepted = seed.now - minute;
  return {
    ...identityOf(seed, target, 'UpgradeWorkers', accepted),
    starts_on: accepted + 2_000,
    ends_on: seed.now + 6 * minute,
    outcome: 'DONE',
    final_percent: 100,
    data: JSON.stringify({ cluster: target.name, version }),
    result: JSON.stringify({ clusterId: target.id, version }),
    error: null,
    settled: 0,
  };
}

function identityOf(seed: ClusterSeed, target: Target, kind: OperationRow['kind'], accepted: number) {
  const id = seededId(seed.name, 'operation', target.name, kind, String(seed.now - accepted));
  return { id, space_id: target.space_id, cluster_id: target.id, kind, accepted_on: accepted };
}

/** Spread over four hours of the day, so that not everything happened at the same minute. */
function timeOf(seed: ClusterSeed, daysAgo: number): number {
  const spread = ((daysAgo * 7_919) % 240) * minute;
  return seed.now - Math.round(daysAgo * day + spread);
}

function spaceOf(seed: ClusterSeed, index: number): string {
  const id = seed.spaceIds[index];
  if (id === undefined) throw new RangeError(`the seed of clusters needs more than ${seed.spaceIds.length} spaces`);
  return id;
}
