/** Sessions of the settings page, known by hashes of what their browsers hold. */
import type { Selectable } from 'kysely';
import type { Connection } from './database.ts';
import type { RegionTables } from './schema.ts';

/** Whose settings a session opens, with what they sign in with. */
export type SettingsRow = Pick<
  Selectable<RegionTables['users']>,
  'id' | 'email' | 'firstname' | 'lastname' | 'active'
> &
  Pick<Selectable<RegionTables['user_credentials']>, 'password_hash'>;

/** Keeps a new session and forgets those that are over. */
export async function insertSettingsSession(
  connection: Connection,
  session: Selectable<RegionTables['settings_sessions']>,
  now: number,
): Promise<void> {
  await connection.deleteFrom('settings_sessions').where('expires_on', '<=', now).execute();
  await connection.insertInto('settings_sessions').values(session).execute();
}

/** Undefined when it is over, or when what it was opened with has become void. */
export async function findSettingsSession(
  connection: Connection,
  tokenHash: string,
  now: number,
): Promise<SettingsRow | undefined> {
  return connection
    .selectFrom('settings_sessions')
    .innerJoin('users', 'users.id', 'settings_sessions.user_id')
    .innerJoin('user_credentials', 'user_credentials.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.firstname', 'users.lastname', 'users.active'])
    .select('user_credentials.password_hash')
    .where('settings_sessions.token_hash', '=', tokenHash)
    .where('settings_sessions.expires_on', '>', now)
    .where('user_credentials.voided_on', 'is', null)
    .executeTakeFirst();
}

export async function deleteSettingsSession(connection: Connection, tokenHash: string): Promise<void> {
  await connection.deleteFrom('settings_sessions').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSettingsSessionsOf(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('settings_sessions').where('user_id', '=', userId).execute();
}
