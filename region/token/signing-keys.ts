/** The RSA keys that sign tokens. They live in the database: each region, and each data folder, has its own. */
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { Connection } from '../store/database.ts';
import { insertSigningKey, listSigningKeys, type SigningKeyRow } from '../store/tokens.ts';

export const algorithm = 'RS256';

/** A key ready to sign, with the id that tokens name it by. */
export interface SigningKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/** The newest key, made on first use: needs a connection that writes. */
export async function currentSigningKey(connection: Connection, now: number): Promise<SigningKey> {
  const [newest] = await listSigningKeys(connection);
  const row = newest ?? (await createSigningKey(connection, now));
  return { id: row.id, key: (await importJWK(JSON.parse(row.private_jwk) as JWK, algorithm)) as CryptoKey };
}

async function createSigningKey(connection: Connection, now: number): Promise<SigningKeyRow> {
  const { privateKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const row = { id: randomUUID(), private_jwk: JSON.stringify(await exportJWK(privateKey)), created_on: now };
  await insertSigningKey(connection, row);
  return row;
}

type PublicKey = JWK & { readonly kty: string };

/** The public halves of all keys as they are published. */
export async function publicKeys(connection: Connection): Promise<PublicKey[]> {
  const rows = await listSigningKeys(connection);
  return rows.map((row) => {
    const { n = '', e = '' } = JSON.parse(row.private_jwk) as JWK;
    return { kty: 'RSA', n, e, kid: row.id, use: 'sig', alg: algorithm };
  });
}
