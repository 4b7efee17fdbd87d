/** Signing keys, revoked access tokens and refresh tokens (as hashes). */
import type { Selectable } from 'kysely';
import { longestToken } from '#shared/rules/token-duration.ts';
import type { Connection } from './database.ts';
import type { RegionTables } from './schema.ts';

export type SigningKeyRow = Selectable<RegionTables['signing_keys']>;
export type RefreshTokenRow = Selectable<RegionTables['refresh_tokens']>;

/** Newest first; the newest one signs. */
export async function listSigningKeys(connection: Connection): Promise<SigningKeyRow[]> {
  return connection.selectFrom('signing_keys').selectAll().orderBy('created_on', 'desc').execute();
}

export async function insertSigningKey(connection: Connection, key: SigningKeyRow): Promise<void> {
  await connection.insertInto('signing_keys').values(key).execute();
}

/** Forgets the private half of every key. */
export async function eraseSigningKeys(connection: Connection): Promise<void> {
  await connection.updateTable('signing_keys').set({ private_jwk: '' }).execute();
}

/** Whether any of the ids, of a token or of its family, was revoked. */
export async function isRevoked(connection: Connection, ids: readonly string[]): Promise<boolean> {
  const row = await connection.selectFrom('revoked_tokens').select('id').where('id', 'in', ids).executeTakeFirst();
  return row !== undefined;
}

/** Remembers a revoked token or family until it would have expired anyway, and forgets those that have. */
export async function insertRevoked(
  connection: Connection,
  token: { readonly id: string; readonly expiresOn: number },
  now: number,
): Promise<void> {
  await connection.deleteFrom('revoked_tokens').where('expires_on', '<', now).execute();
  await connection
    .insertInto('revoked_tokens')
    .values({ id: token.id, expires_on: token.expiresOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findRefreshToken(connection: Connection, hash: string): Promise<RefreshTokenRow | undefined> {
  return connection.selectFrom('refresh_tokens').selectAll().where('token_hash', '=', hash).executeTakeFirst();
}

/** Keeps a new refresh token and forgets expired ones. */
export async function insertRefreshToken(connection: Connection, token: RefreshTokenRow): Promise<void> {
  await connection.deleteFrom('refresh_tokens').where('expires_on', '<', token.issued_on).execute();
  await connection.insertInto('refresh_tokens').values(token).execute();
}

export async function markRefreshTokenUsed(connection: Connection, hash: string, usedOn: number): Promise<void> {
  await connection.updateTable('refresh_tokens').set({ used_on: usedOn }).where('token_hash', '=', hash).execute();
}

/** Ends every token that descends from one sign-in, access tokens included. */
export async function endFamily(connection: Connection, familyId: string, now: number): Promise<void> {
  await connection.deleteFrom('refresh_tokens').where('family_id', '=', familyId).execute();
  await insertRevoked(connection, { id: familyId, expiresOn: now + longestToken * 1000 }, now);
}

/**
 * Ends every sign-in of a person, wherever: the tokens that came of them, access tokens included, and codes that are yet to be
 * redeemed. Codes are remembered for a day after they were given, refresh tokens until they expire: longer than any access token
 * of a person lasts.
 */
export async function endSignInsOf(connection: Connection, userId: string, now: number): Promise<void> {
  await connection
    .updateTable('authorization_codes')
    .set({ used_on: now })
    .where('user_id', '=', userId)
    .where('used_on', 'is', null)
    .execute();
  const redeemed = await connection
    .selectFrom('authorization_codes')
    .select('family_id')
    .where('user_id', '=', userId)
    .union(connection.selectFrom('refresh_tokens').select('family_id').where('identity_id', '=', userId))
    .execute();
  for (const { family_id: familyId } of redeemed) await endFamily(connection, familyId, now);
}

export async function deleteRefreshTokensOf(connection: Connection, identityId: string): Promise<void> {
  await connection.deleteFrom('refresh_tokens').where('identity_id', '=', identityId).execute();
}
