/** What the forms for a new or a restored database cluster hold while they are filled in, and the body that becomes of it. */
import type { Body } from '#shared/contract/catalogue.ts';
import type { Backup, DatabaseCluster } from '#shared/contract/platform/databases.ts';
import { fromLocalText } from './point-in-time.ts';

export type CreateDatabaseBody = Body<'CreateDatabaseCluster'>;

/** Where a cluster takes its data from. */
export type DataSource = 'nothing' | 'latest' | 'moment' | 'backup';

/** Named as the body's members, so that what the region refuses finds its field. Numbers are as typed. */
export interface DatabaseValues {
  name: string;
  databaseName: string;
  user: string;
  /** Empty for the region's own choice: the newest, or that of the source. */
  majorVersion: string;
  nodeConfiguration: { vcpuCount: string; memorySizeGiB: string };
  volume: { type: string; sizeGiB: string };
  visibility: string;
  replicaCount: string;
  timescale: boolean;
  vector: boolean;
  from: DataSource;
  /** `pointInTime` in the reader's time zone. */
  restoreConfiguration: { pointInTime: string; backupId: string };
}

export const emptyDatabase: DatabaseValues = {
  name: '',
  databaseName: '',
  user: '',
  majorVersion: '',
  nodeConfiguration: { vcpuCount: '2', memorySizeGiB: '8' },
  volume: { type: 'GP2', sizeGiB: '50' },
  visibility: 'INTERNAL',
  replicaCount: '0',
  timescale: false,
  vector: false,
  from: 'nothing',
  restoreConfiguration: { pointInTime: '', backupId: '' },
};

const longestName = 63;
const suffix = '-restored';

/** A restore to start from: as large as the source, under a name of its own; from `backup` when one was chosen. */
export function restoredLike(source: DatabaseCluster, backup: Backup | undefined, moment: string): DatabaseValues {
  const { nodeConfiguration, volume, visibility, replicaCount } = source;
  const base = emptyDatabase;
  return {
    ...base,
    name: `${source.name.slice(0, longestName - suffix.length).replace(/-+$/, '')}${suffix}`,
    nodeConfiguration: nodeConfiguration
      ? { vcpuCount: String(nodeConfiguration.vcpuCount), memorySizeGiB: String(nodeConfiguration.memorySizeGiB) }
      : base.nodeConfiguration,
    volume: volume ? { type: volume.type, sizeGiB: String(volume.sizeGiB) } : base.volume,
    visibility: visibility ?? base.visibility,
    replicaCount: String(replicaCount ?? 0),
    from: backup === undefined ? 'moment' : 'backup',
    restoreConfiguration: { pointInTime: moment, backupId: backup?.id ?? '' },
  };
}

const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** The body as sent: what was left empty is left out. Not checked yet. `sourceId` is the cluster to restore. */
export function toBody(values: DatabaseValues, sourceId?: string): CreateDatabaseBody {
  const { nodeConfiguration, volume, majorVersion, visibility } = values;
  const own = sourceId === undefined;
  const extensions = [
    ...(values.timescale ? [{ name: 'TIMESCALEDB' as const }] : []),
    ...(values.vector ? [{ name: 'VECTOR' as const }] : []),
  ];
  const databaseName = values.databaseName.trim();
  const user = values.user.trim();
  return {
    name: values.name.trim(),
    ...(own && databaseName !== '' && { databaseName }),
    ...(own && user !== '' && { user }),
    // The schema decides whether these are ones of the contract.
    ...(majorVersion !== '' && { majorVersion: majorVersion as NonNullable<CreateDatabaseBody['majorVersion']> }),
    nodeConfiguration: {
      vcpuCount: numberOf(nodeConfiguration.vcpuCount),
      memorySizeGiB: numberOf(nodeConfiguration.memorySizeGiB),
    },
    volume: {
      type: volume.type as CreateDatabaseBody['volume']['type'],
      sizeGiB: numberOf(volume.sizeGiB),
    },
    visibility: visibility as CreateDatabaseBody['visibility'],
    replicaCount: numberOf(values.replicaCount),
    ...(own && extensions.length > 0 && { extensions }),
    ...(sourceId !== undefined && { restoreConfiguration: restoreFrom(values, sourceId) }),
  };
}

function restoreFrom({ from, restoreConfiguration }: DatabaseValues, clusterId: string) {
  const { backupId, pointInTime } = restoreConfiguration;
  if (from === 'backup') return { sourceType: 'BACKUP' as const, clusterId, backupId };
  if (from === 'latest') return { sourceType: 'CLUSTER' as const, clusterId };
  const at = fromLocalText(pointInTime);
  return { sourceType: 'CLUSTER' as const, clusterId, pointInTime: at === undefined ? '' : new Date(at).toISOString() };
}

/** The versions a restore may choose: those above its source's, which is the choice by itself; newest first. */
export function newerVersions(versions: readonly string[], than = '0'): readonly string[] {
  return versions
    .filter((version) => Number(version) > Number(than))
    .sort((left, right) => Number(right) - Number(left));
}
