/** Keys for regions of tests: making one takes longer than all the rest, so regions of one name share theirs in a process. */
import type { RegionDatabase } from '#region/store/database.ts';
import { insertSigningKey, listSigningKeys, type SigningKeyRow } from '#region/store/tokens.ts';
import { createPassingSeal } from '#region/token/seal.ts';
import { currentSigningKey } from '#region/token/signing-keys.ts';

/** What a region given such a key opens it with. */
export const testKeys = { seal: createPassingSeal(), signingKeySince: 0 };

const made = new Map<string, SigningKeyRow>();

/** Gives a database without a key the one of the region of that name, as if made at `now`, milliseconds. */
export async function giveSigningKey(database: RegionDatabase, name: string, now: number): Promise<void> {
  const known = made.get(name);
  if (known !== undefined) return insertSigningKey(database.query, { ...known, created_on: now });
  await database.write((connection) => currentSigningKey(connection, testKeys, now));
  for (const key of await listSigningKeys(database.query)) made.set(name, key);
}
