/** What people sign in with: a password, as Argon2id hash, and the secret of their TOTP application. */
import type { Insertable } from 'kysely';
import type { Connection } from './database.ts';
import type { RegionTables } from './schema.ts';

/** Keeps a password and a second factor in place of the earlier ones. */
export async function replaceCredentials(
  connection: Connection,
  credentials: Insertable<RegionTables['user_credentials']>,
): Promise<void> {
  await connection.replaceInto('user_credentials').values(credentials).execute();
}

/** From now on they no longer work for a new sign-in; sessions already open go on (behaviours B9.7). */
export async function voidCredentials(connection: Connection, userId: string, now: number): Promise<void> {
  await connection
    .updateTable('user_credentials')
    .set({ voided_on: now })
    .where('user_id', '=', userId)
    .where('voided_on', 'is', null)
    .execute();
}
