/** Authorization codes, as hashes: what a person gets on signing in, for the console to redeem once. */
import type { Selectable } from 'kysely';
import type { Connection } from './database.ts';
import type { RegionTables } from './schema.ts';

export type AuthorizationCodeRow = Selectable<RegionTables['authorization_codes']>;

/** Spent codes are known for a while, so that a second use is noticed. Milliseconds. */
const remembered = 24 * 60 * 60 * 1000;

/** Keeps a new code and forgets those long past. */
export async function insertAuthorizationCode(
  connection: Connection,
  code: AuthorizationCodeRow,
  now: number,
): Promise<void> {
  await connection
    .deleteFrom('authorization_codes')
    .where('expires_on', '<', now - remembered)
    .execute();
  await connection.insertInto('authorization_codes').values(code).execute();
}

/** A code in whatever state it is. */
export async function findAuthorizationCode(
  connection: Connection,
  hash: string,
): Promise<AuthorizationCodeRow | undefined> {
  return connection.selectFrom('authorization_codes').selectAll().where('code_hash', '=', hash).executeTakeFirst();
}

export async function spendAuthorizationCode(connection: Connection, hash: string, now: number): Promise<void> {
  await connection.updateTable('authorization_codes').set({ used_on: now }).where('code_hash', '=', hash).execute();
}
