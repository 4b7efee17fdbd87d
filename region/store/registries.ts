/** Registries and secret-manager instances as stored. */
import type { Selectable } from 'kysely';
import type { Reach } from '#shared/rules/access.ts';
import type { Connection } from './database.ts';
import { narrowedTo } from './listing.ts';
import type { RegionTables } from './schema.ts';

export type RegistryRow = Selectable<RegionTables['registries']>;
export type SecretInstanceRow = Selectable<RegionTables['secret_instances']>;

/** The registry, or undefined when the space has none of this id. */
export function findRegistry(connection: Connection, spaceId: string, id: string): Promise<RegistryRow | undefined> {
  return connection
    .selectFrom('registries')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The space's registries within reach, newest first. */
export function listRegistries(connection: Connection, spaceId: string, reach: Reach): Promise<RegistryRow[]> {
  return connection
    .selectFrom('registries')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where(narrowedTo('registries.id', undefined, reach))
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .execute();
}

/** Replaces the password; it can be read from `readyOn`, milliseconds since the epoch. */
export async function replaceRegistryPassword(
  connection: Connection,
  id: string,
  password: string,
  readyOn: number,
): Promise<void> {
  const registry = connection.updateTable('registries').where('id', '=', id);
  await registry.set({ password, password_ready_on: readyOn }).execute();
}

export async function insertRegistries(connection: Connection, rows: readonly RegistryRow[]): Promise<void> {
  await connection.insertInto('registries').values(rows).execute();
}

/** The instance, or undefined when the space has none of this id. */
export function findSecretInstance(
  connection: Connection,
  spaceId: string,
  id: string,
): Promise<SecretInstanceRow | undefined> {
  return connection
    .selectFrom('secret_instances')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The space's secret-manager instances within reach, newest first. */
export function listSecretInstances(
  connection: Connection,
  spaceId: string,
  reach: Reach,
): Promise<SecretInstanceRow[]> {
  return connection
    .selectFrom('secret_instances')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where(narrowedTo('secret_instances.id', undefined, reach))
    .orderBy('created_on', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertSecretInstances(connection: Connection, rows: readonly SecretInstanceRow[]): Promise<void> {
  await connection.insertInto('secret_instances').values(rows).execute();
}
