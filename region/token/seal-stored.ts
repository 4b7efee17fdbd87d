/** Brings what is stored under the seal as it is now: after an update, and after a change of its key. */
import { sql } from 'kysely';
import type { RegionDatabase } from '#region/store/database.ts';
import { isSealed, type Seal } from './seal.ts';

export const placeOfKey = (id: string) => `signing_keys/${id}`;
export const placeOfSecondFactor = (userId: string) => `user_credentials/${userId}`;

/**
 * Seals every signing key and second factor that is not, or with an earlier key. What was readable before is gone from
 * the file afterwards. Throws an `Error` of one line when something was sealed with a key that is not given.
 */
export async function sealStored(database: RegionDatabase, seal: Seal): Promise<void> {
  let changed = 0;
  function current(text: string, place: string): string | undefined {
    if (text === '' || seal.isCurrent(text)) return undefined;
    changed += 1;
    return seal.seal(isSealed(text) ? seal.open(text, place) : text, place);
  }

  try {
    await database.write(async (connection) => {
      for (const { id, private_jwk } of await connection
        .selectFrom('signing_keys')
        .select(['id', 'private_jwk'])
        .execute()) {
        const sealed = current(private_jwk, placeOfKey(id));
        if (sealed === undefined) continue;
        await connection.updateTable('signing_keys').set({ private_jwk: sealed }).where('id', '=', id).execute();
      }
      for (const { user_id, totp_secret } of await connection
        .selectFrom('user_credentials')
        .select(['user_id', 'totp_secret'])
        .execute()) {
        const sealed = current(totp_secret, placeOfSecondFactor(user_id));
        if (sealed === undefined) continue;
        await connection
          .updateTable('user_credentials')
          .set({ totp_secret: sealed })
          .where('user_id', '=', user_id)
          .execute();
      }
    });
  } catch (error) {
    throw new Error('SEAL_KEY: is not the key that this database was sealed with', { cause: error });
  }
  if (changed === 0) return;
  await sql`VACUUM`.execute(database.query);
  await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(database.query);
}
