/** What people sign in with: a password, as Argon2id hash, and the secret of their TOTP application. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Connection } from './database.ts';
import { deleteRecoveryCodes } from './recovery-codes.ts';
import type { RegionTables } from './schema.ts';

/** Keeps a password and a second factor in place of the earlier ones. */
export async function replaceCredentials(
  connection: Connection,
  credentials: Insertable<RegionTables['user_credentials']>,
): Promise<void> {
  await connection.replaceInto('user_credentials').values(credentials).execute();
}

/** Changes some of them; those that a link has made void stay void. */
export async function updateCredentials(
  connection: Connection,
  userId: string,
  changes: Pick<Updateable<RegionTables['user_credentials']>, 'password_hash' | 'totp_secret' | 'totp_step' | 'set_on'>,
): Promise<void> {
  await connection.updateTable('user_credentials').set(changes).where('user_id', '=', userId).execute();
}

/** From now on they no longer work for a new sign-in, nor do recovery codes; sessions already open go on (behaviours B9.7). */
export async function voidCredentials(connection: Connection, userId: string, now: number): Promise<void> {
  await connection
    .updateTable('user_credentials')
    .set({ voided_on: now })
    .where('user_id', '=', userId)
    .where('voided_on', 'is', null)
    .execute();
  await deleteRecoveryCodes(connection, userId);
}

/** Whoever has this address, in whatever organisation, and can sign in. */
export async function findSignIns(connection: Connection, email: string): Promise<SignInRow[]> {
  return connection
    .selectFrom('users')
    .innerJoin('user_credentials', 'user_credentials.user_id', 'users.id')
    .select(['users.id', 'users.active', 'user_credentials.password_hash', 'user_credentials.totp_secret'])
    .select(['user_credentials.totp_step'])
    .where('users.email', '=', email)
    .where('user_credentials.voided_on', 'is', null)
    .execute();
}

export type SignInRow = Pick<Selectable<RegionTables['users']>, 'id' | 'active'> &
  Pick<Selectable<RegionTables['user_credentials']>, 'password_hash' | 'totp_secret' | 'totp_step'>;

/** Uses up a time step and all before it; false when somebody was faster, or the credentials are void by now. */
export async function spendTotpStep(connection: Connection, userId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('user_credentials')
    .set({ totp_step: step })
    .where('user_id', '=', userId)
    .where('totp_step', '<', step)
    .where('voided_on', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
