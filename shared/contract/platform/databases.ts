/** Database clusters and backups (contract 4.3, schemas 11, behaviours B11.4). */
import { z } from 'zod';
import type { Operation } from '../operation.ts';

const Status = z.looseObject({ state: z.string(), message: z.string().optional() });
/** Newest last. */
export const databaseVersions = ['16', '17', '18'] as const;

export const DatabaseCluster = z.looseObject({
  id: z.guid(),
  name: z.string(),
  databaseName: z.string().optional(),
  user: z.string().optional(),
  majorVersion: z.string().optional(),
  fullVersion: z.string().optional(),
  status: Status.optional(),
  extensions: z.array(z.looseObject({ name: z.string() })).optional(),
  nodeConfiguration: z.looseObject({ vcpuCount: z.int(), memorySizeGiB: z.int() }).optional(),
  volume: z.looseObject({ type: z.string(), sizeGiB: z.int() }).optional(),
  visibility: z.string().optional(),
  replicaCount: z.int().optional(),
  host: z.string().optional(),
  port: z.int().optional(),
  createdOn: z.iso.datetime().optional(),
});
export type DatabaseCluster = z.infer<typeof DatabaseCluster>;

export const Backup = z.looseObject({
  id: z.guid(),
  clusterId: z.guid(),
  clusterName: z.string().optional(),
  name: z.string().optional(),
  type: z.string().optional(),
  target: z.string().optional(),
  status: Status.optional(),
  startedAt: z.iso.datetime().optional(),
  completedAt: z.iso.datetime().optional(),
});
export type Backup = z.infer<typeof Backup>;

const slug = z
  .string()
  .regex(/^[a-z](-?[a-z0-9])+$/, 'must be lower-case letters, digits and single hyphens')
  .min(3)
  .max(63);

/** Where a new cluster takes its data from; the source is never changed (contract 4.3). */
export const RestoreConfiguration = z.discriminatedUnion('sourceType', [
  z.object({ sourceType: z.literal('BACKUP'), clusterId: z.guid(), backupId: z.guid() }),
  z.object({
    sourceType: z.literal('CLUSTER'),
    clusterId: z.guid(),
    pointInTime: z.iso.datetime({ offset: true }).optional(),
  }),
]);

export const CreateDatabaseClusterBody = z
  .object({
    name: slug,
    databaseName: slug.optional(),
    user: slug.optional(),
    majorVersion: z.enum(databaseVersions).optional(),
    nodeConfiguration: z.object({ vcpuCount: z.int().min(1).max(128), memorySizeGiB: z.int().min(1).max(1_024) }),
    volume: z.object({ type: z.enum(['GP2', 'IO1', 'STANDARD']), sizeGiB: z.int().min(1).max(14_901) }),
    visibility: z.enum(['INTERNAL', 'EXTERNAL']),
    replicaCount: z.int().min(0).max(2).optional(),
    extensions: z.array(z.object({ name: z.enum(['TIMESCALEDB', 'VECTOR']) })).optional(),
    restoreConfiguration: RestoreConfiguration.optional(),
  })
  .superRefine((body, context) => {
    if (body.user === undefined && body.restoreConfiguration === undefined) {
      context.addIssue({ code: 'custom', path: ['user'], message: 'is required unless data is restored' });
    }
  });

export const CreateBackupBody = z.object({ name: z.string().min(1).max(63).optional() });

const database = { service: 'postgresql', resource: 'databaseClusters', scope: 'space' } as const;
const backup = { service: 'postgresql', resource: 'backups', scope: 'space' } as const;
const inSeed = { method: 'seed', path: 'seed', success: 'public' } as const;
const allPublic = { method: 'public', path: 'public', success: 'public' } as const;
const clusters = '/postgresql/spaces/{spaceId}/clusters';
const backups = `${clusters}/{clusterId}/backups` as const;
const backupList = z.looseObject({ items: z.array(Backup) });

export const databaseOperations = {
  ListDatabaseVersions: {
    summary: 'List the database versions',
    section: '4.3',
    service: 'postgresql',
    resource: 'versions',
    scope: 'global',
    method: 'GET',
    path: '/postgresql/versions',
    success: { status: 200, schema: z.looseObject({ versions: z.array(z.string()) }) },
    errors: [],
    errorsMore: [401, 403, 500],
    permission: 'postgresql.cluster.get',
    addresses: 'scope',
    provenance: { method: 'seed', path: 'seed', success: 'assumed' },
    note: 'Holding the permission in any space is enough.',
  },
  ListDatabaseClusters: {
    summary: 'List database clusters',
    ...database,
    section: '4.3',
    method: 'GET',
    path: clusters,
    success: { status: 200, schema: z.looseObject({ items: z.array(DatabaseCluster) }) },
    errors: [],
    errorsMore: [400, 401, 403, 500],
    permission: 'postgresql.cluster.get',
    addresses: 'reachable',
    provenance: inSeed,
  },
  CreateDatabaseCluster: {
    summary: 'Create or restore a database cluster',
    ...database,
    section: '4.3',
    method: 'POST',
    path: clusters,
    body: { schema: CreateDatabaseClusterBody },
    success: { status: 201, schema: DatabaseCluster },
    errors: [],
    errorsMore: [400, 401, 403, 404, 500],
    permission: 'postgresql.cluster.create',
    addresses: 'scope',
    provenance: allPublic,
    note: 'A restore is a creation with restoreConfiguration.',
  },
  GetDatabaseCluster: {
    summary: 'Get a database cluster',
    ...database,
    section: 'extra',
    method: 'GET',
    path: `${clusters}/{clusterId}`,
    success: { status: 200, schema: DatabaseCluster },
    errors: [400, 401, 403, 404, 500],
    permission: 'postgresql.cluster.get',
    addresses: '{clusterId}',
    provenance: allPublic,
  },
  ListSpaceBackups: {
    summary: 'List the backups of a space',
    ...backup,
    section: '4.3',
    method: 'GET',
    path: '/postgresql/spaces/{spaceId}/backups',
    success: { status: 200, schema: backupList },
    errors: [],
    errorsMore: [400, 401, 403, 500],
    permission: 'postgresql.cluster.get',
    addresses: 'reachable',
    provenance: inSeed,
  },
  ListClusterBackups: {
    summary: 'List the backups of a database cluster',
    ...backup,
    section: 'extra',
    method: 'GET',
    path: backups,
    success: { status: 200, schema: backupList },
    errors: [401, 403, 404, 500],
    permission: 'postgresql.cluster.get',
    addresses: '{clusterId}',
    provenance: allPublic,
  },
  CreateBackup: {
    summary: 'Back up a database cluster',
    ...backup,
    section: 'extra',
    method: 'POST',
    path: backups,
    body: { schema: CreateBackupBody, optional: true },
    success: { status: 201, schema: Backup },
    errors: [400, 401, 403, 404, 500],
    permission: 'postgresql.cluster.update',
    addresses: '{clusterId}',
    provenance: allPublic,
  },
  GetBackup: {
    summary: 'Get a backup',
    ...backup,
    section: '4.3',
    method: 'GET',
    path: `${backups}/{backupId}`,
    success: { status: 200, schema: Backup },
    errors: [],
    errorsMore: [401, 403, 404, 500],
    permission: 'postgresql.cluster.get',
    addresses: '{clusterId}',
    provenance: inSeed,
  },
  DeleteBackup: {
    summary: 'Delete a backup',
    ...backup,
    section: 'extra',
    method: 'DELETE',
    path: `${backups}/{backupId}`,
    success: { status: 204 },
    errors: [401, 403, 404, 500],
    permission: 'postgresql.cluster.update',
    addresses: '{clusterId}',
    provenance: allPublic,
    note: 'Backups on demand only; an automatic one answers 403.',
  },
} as const satisfies Record<string, Operation>;
