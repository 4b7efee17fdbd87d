/** Puts database clusters and their backups into the READY spaces of a region. */
import { provision } from '#region/engine/provisioning.ts';
import { insertBackups } from '#region/store/backups.ts';
import type { Connection } from '#region/store/database.ts';
import { insertDatabase, type DatabaseRow } from '#region/store/databases.ts';
import type { ClusterSeed } from './clusters.ts';
import { seededId } from './seeded-id.ts';

interface SeededDatabase {
  /** Place of the space, the one to show first being 0. */
  readonly space: number;
  readonly name: string;
  readonly majorVersion: '16' | '17' | '18';
  readonly extensions?: readonly string[];
  /** vCPU, GiB of memory, GiB of volume. */
  readonly size: readonly [number, number, number];
  readonly replicaCount: number;
  readonly visibility: 'INTERNAL' | 'EXTERNAL';
  readonly daysAgo: number;
  /** Name and age of a backup somebody asked for. */
  readonly onDemand?: readonly [name: string, daysAgo: number];
}

const seededDatabases: readonly SeededDatabase[] = [
  {
    space: 0,
    name: 'orders',
    majorVersion: '17',
    size: [8, 32, 500],
    replicaCount: 2,
    visibility: 'INTERNAL',
    daysAgo: 190,
    onDemand: ['before-migration', 3],
  },
  {
    space: 0,
    name: 'positions',
    majorVersion: '16',
    extensions: ['TIMESCALEDB'],
    size: [4, 16, 1_200],
    replicaCount: 1,
    visibility: 'INTERNAL',
    daysAgo: 131,
  },
  {
    space: 1,
    name: 'release-tests',
    majorVersion: '18',
    size: [2, 8, 50],
    replicaCount: 0,
    visibility: 'EXTERNAL',
    daysAgo: 24,
  },
  {
    space: 2,
    name: 'features',
    majorVersion: '17',
    extensions: ['VECTOR'],
    size: [4, 32, 300],
    replicaCount: 1,
    visibility: 'INTERNAL',
    daysAgo: 58,
    onDemand: ['training-set', 17],
  },
];

const minute = 60_000;
const day = 24 * 60 * minute;
const backupsKept = 7;

/** Adds the clusters, a backup of each for every day of the last week, and some on demand. Part of the transaction. */
export async function seedDatabases(connection: Connection, seed: ClusterSeed): Promise<void> {
  for (const [index, database] of seededDatabases.entries()) {
    const { space, name, size, onDemand, extensions = [] } = database;
    const createdOn = seed.now - database.daysAgo * day - index * 53 * minute;
    const row: DatabaseRow = {
      id: seededId(seed.name, 'database', name),
      space_id: seed.spaceIds[space] as string,
      name,
      database_name: name.replaceAll('-', '_'),
      user_name: 'owner',
      major_version: database.majorVersion,
      extensions: JSON.stringify(extensions),
      vcpu_count: size[0],
      memory_gib: size[1],
      volume_type: 'GP2',
      volume_gib: size[2],
      visibility: database.visibility,
      replica_count: database.replicaCount,
      ...provision(createdOn, 1),
      created_on: createdOn,
    };
    await insertDatabase(connection, row);
    const backup = (backupName: string, type: 'AUTOMATIC' | 'ON_DEMAND', startedOn: number) => ({
      id: seededId(seed.name, 'backup', name, backupName),
      space_id: row.space_id,
      cluster_id: row.id,
      name: backupName,
      type,
      started_on: startedOn,
      completed_on: startedOn + (index + 3) * minute,
    });
    const automatic = Array.from({ length: backupsKept }, (_, age) =>
      backup(`${name}-auto-${age + 1}`, 'AUTOMATIC', seed.now - (age + 1) * day + index * 11 * minute),
    );
    const asked = onDemand === undefined ? [] : [backup(onDemand[0], 'ON_DEMAND', seed.now - onDemand[1] * day)];
    await insertBackups(connection, [...automatic, ...asked]);
  }
}
