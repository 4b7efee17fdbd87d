/** Recovery codes: each stands once for the second factor of its person. Kept as Argon2id hashes. */
import type { Selectable } from 'kysely';
import type { Connection } from './database.ts';
import type { RegionTables } from './schema.ts';

type RecoveryCodeRow = Selectable<RegionTables['recovery_codes']>;

/** Keeps a new set in place of the earlier one, used or not. */
export async function replaceRecoveryCodes(
  connection: Connection,
  userId: string,
  hashes: readonly string[],
  now: number,
): Promise<void> {
  await deleteRecoveryCodes(connection, userId);
  await connection
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash, made_on: now, used_on: null })))
    .execute();
}

/** The whole set of a person, used ones included. */
export async function listRecoveryCodes(connection: Connection, userId: string): Promise<RecoveryCodeRow[]> {
  return connection.selectFrom('recovery_codes').selectAll().where('user_id', '=', userId).execute();
}

/** Uses a code up; false when there is none of this hash, or it was used before. */
export async function spendRecoveryCode(
  connection: Connection,
  userId: string,
  hash: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('recovery_codes')
    .set({ used_on: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_on', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function deleteRecoveryCodes(connection: Connection, userId: string): Promise<void> {
  await connection.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
