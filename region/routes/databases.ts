/** Database clusters of a space; a restore creates a new one (contract 4.3, behaviours B11.4 and B8.10). */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { databaseVersions, type DatabaseCluster } from '#shared/contract/platform/databases.ts';
import { provision } from '#region/engine/provisioning.ts';
import type { SomeHandlers } from '#region/handler/handler.ts';
import { conflict, notFound } from '#region/request/problem.ts';
import { recordOwnership } from '#region/store/access.ts';
import type { Connection } from '#region/store/database.ts';
import {
  findDatabase,
  insertDatabase,
  isDatabaseNameTaken,
  listDatabases,
  type DatabaseRow,
} from '#region/store/databases.ts';
import type { RegionContext } from '#region/handler/region-context.ts';
import { timestamp } from '#region/handler/answers.ts';
import { restoredFrom } from './database-restore.ts';
import { reachability } from './service-reply.ts';

/** What the region runs of each major version. */
const fullVersions: Readonly<Record<string, string>> = { 16: '16.11', 17: '17.7', 18: '18.1' };
const port = 5_432;

export const databaseHandlers = {
  ListDatabaseVersions: () => Promise.resolve({ versions: [...databaseVersions] }),

  async ListDatabaseClusters({ connection, path, reach, context }) {
    const rows = await listDatabases(connection, path.spaceId, reach);
    return { items: rows.map((row) => databaseReply(row, context)) };
  },

  async GetDatabaseCluster({ connection, path, context }) {
    return databaseReply(await requireDatabase(connection, path), context);
  },

  async CreateDatabaseCluster({ connection, caller, path, body, context }) {
    const { spaceId } = path;
    const source = await restoredFrom(connection, spaceId, body, context);
    if (await isDatabaseNameTaken(connection, spaceId, body.name)) {
      throw conflict(`This space already has a database cluster named ${body.name}.`, 'duplicate_resource');
    }
    const now = context.clock.now();
    const extensions = JSON.stringify([...new Set((body.extensions ?? []).map(({ name }) => name))]);
    const row: DatabaseRow = {
      id: randomUUID(),
      space_id: spaceId,
      name: body.name,
      database_name: source?.database_name ?? body.databaseName ?? body.name,
      user_name: source?.user_name ?? body.user ?? '',
      major_version: body.majorVersion ?? source?.major_version ?? (databaseVersions.at(-1) as string),
      extensions: source?.extensions ?? extensions,
      vcpu_count: body.nodeConfiguration.vcpuCount,
      memory_gib: body.nodeConfiguration.memorySizeGiB,
      volume_type: body.volume.type,
      volume_gib: body.volume.sizeGiB,
      visibility: body.visibility,
      replica_count: body.replicaCount ?? 0,
      ...provision(now, context.timeScale),
      created_on: now,
    };
    await insertDatabase(connection, row);
    const resource = { service: 'postgresql', resource: 'cluster', resourceId: row.id };
    await recordOwnership(connection, caller, spaceId, resource);
    return databaseReply(row, context);
  },
} satisfies SomeHandlers;

/** Throws 404 when the space has no such database cluster. */
export async function requireDatabase(
  connection: Connection,
  { spaceId, clusterId }: { readonly spaceId: string; readonly clusterId: string },
): Promise<DatabaseRow> {
  const row = await findDatabase(connection, spaceId, clusterId);
  if (row === undefined) throw notFound('resource_not_found', `database cluster ${clusterId}`);
  return row;
}

function databaseReply(row: DatabaseRow, context: RegionContext): z.output<typeof DatabaseCluster> {
  const extensions = JSON.parse(row.extensions) as string[];
  return {
    id: row.id,
    name: row.name,
    databaseName: row.database_name,
    user: row.user_name,
    majorVersion: row.major_version,
    fullVersion: fullVersions[row.major_version],
    extensions: extensions.map((name) => ({ name })),
    nodeConfiguration: { vcpuCount: row.vcpu_count, memorySizeGiB: row.memory_gib },
    volume: { type: row.volume_type, sizeGiB: row.volume_gib },
    visibility: row.visibility,
    replicaCount: row.replica_count,
    ...reachability(row, 'pg', context),
    port,
    createdOn: timestamp(row.created_on),
  };
}
