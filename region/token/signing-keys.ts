/** The RSA keys that sign tokens. They live in the database, sealed: each region, and each data folder, has its own. */
import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import { longestToken } from '#shared/rules/token-duration.ts';
import type { Connection } from '#region/store/database.ts';
import { eraseSigningKeys, insertSigningKey, listSigningKeys, type SigningKeyRow } from '#region/store/tokens.ts';
import type { Seal } from './seal.ts';
import { placeOfKey } from './seal-stored.ts';

export const algorithm = 'RS256';

export interface KeyChain {
  readonly seal: Seal;
  /** A key made before this time, milliseconds, signs nothing any more. */
  readonly signingKeySince: number;
}

/** A key ready to sign, with the id that tokens name it by. */
export interface SigningKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/** The newest key, made on first use and when it is too old: needs a connection that writes. */
export async function currentSigningKey(connection: Connection, chain: KeyChain, now: number): Promise<SigningKey> {
  const { seal, signingKeySince } = chain;
  const [newest] = await listSigningKeys(connection);
  const isTooOld = newest !== undefined && newest.created_on < signingKeySince && signingKeySince <= now;
  const row = newest === undefined || isTooOld ? await createSigningKey(connection, seal, now) : newest;
  const jwk = JSON.parse(seal.open(row.private_jwk, placeOfKey(row.id))) as JWK;
  return { id: row.id, key: (await importJWK(jwk, algorithm)) as CryptoKey };
}

/** Makes a key. Of the earlier ones the public half stays, for tokens they have signed. */
async function createSigningKey(connection: Connection, seal: Seal, now: number): Promise<SigningKeyRow> {
  const { privateKey, publicKey } = await generateKeyPair(algorithm, { modulusLength: 2048, extractable: true });
  const id = randomUUID();
  const row = {
    id,
    private_jwk: seal.seal(JSON.stringify(await exportJWK(privateKey)), placeOfKey(id)),
    public_jwk: JSON.stringify(await exportJWK(publicKey)),
    created_on: now,
  };
  await eraseSigningKeys(connection);
  await insertSigningKey(connection, row);
  return row;
}

type PublicKey = JWK & { readonly kty: string };

/** The public halves as they are published: of the key that signs, and of those whose tokens may still work. */
export async function publicKeys(connection: Connection, now: number): Promise<PublicKey[]> {
  const rows = await listSigningKeys(connection);
  const alive = rows.filter((_, index) => {
    const successor = rows[index - 1];
    return successor === undefined || successor.created_on + longestToken * 1_000 > now;
  });
  return alive.map((row) => {
    const { n = '', e = '' } = JSON.parse(row.public_jwk) as JWK;
    return { kty: 'RSA', n, e, kid: row.id, use: 'sig', alg: algorithm };
  });
}
