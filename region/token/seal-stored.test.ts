import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seedRegion } from '#region/seed/seed.ts';
import { openDatabase, type RegionDatabase } from '#region/store/database.ts';
import { createSeal } from './seal.ts';
import { placeOfKey, placeOfSecondFactor, sealStored } from './seal-stored.ts';

const old = createSeal(['the old key, thirty-two bytes and more']);
const fresh = createSeal(['the new key, thirty-two bytes and more', 'the old key, thirty-two bytes and more']);
const jwk = JSON.stringify({ kty: 'RSA', d: 'private-exponent-in-plain-text' });
const factor = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

let folder: string;
let database: RegionDatabase;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-seal-'));
  database = openDatabase(join(folder, 'region.sqlite'));
  await seedRegion(database, { name: 'eu-std-1', zone: 'STD', now: Date.now(), users: 3 });
  const { id: user_id } = await database.query.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow();
  await database.write(async (connection) => {
    const key = { id: 'key', private_jwk: jwk, public_jwk: '{}', created_on: 1 };
    await connection.insertInto('signing_keys').values(key).execute();
    const credentials = { user_id, password_hash: 'hash', totp_secret: factor, totp_step: 1, set_on: 1 };
    await connection.insertInto('user_credentials').values(credentials).execute();
  });
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

async function stored() {
  const key = await database.query.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow();
  const credentials = await database.query.selectFrom('user_credentials').selectAll().executeTakeFirstOrThrow();
  return { key, credentials };
}

const bytesOnDisk = () => readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'));

it('what an earlier version stored in plain text is sealed, and in no file any more', async () => {
  expect(bytesOnDisk().some((bytes) => bytes.includes(factor))).toBe(true);
  await sealStored(database, old);
  const { key, credentials } = await stored();
  expect(old.open(key.private_jwk, placeOfKey(key.id))).toBe(jwk);
  expect(old.open(credentials.totp_secret, placeOfSecondFactor(credentials.user_id))).toBe(factor);
  for (const bytes of bytesOnDisk()) {
    expect(bytes.includes(factor)).toBe(false);
    expect(bytes.includes('private-exponent')).toBe(false);
  }
});

it('is sealed anew when another key comes first, after which the old one is needed no more', async () => {
  await sealStored(database, old);
  await sealStored(database, fresh);
  const { key } = await stored();
  expect(fresh.isCurrent(key.private_jwk)).toBe(true);
  await sealStored(database, createSeal(['the new key, thirty-two bytes and more']));
});

it('refuses the wrong key by name and changes nothing', async () => {
  await sealStored(database, old);
  const before = await stored();
  await expect(sealStored(database, createSeal(['quite another key of more than 32 bytes']))).rejects.toThrow(
    /^SEAL_KEY: is not the key that this database was sealed with$/,
  );
  expect(await stored()).toEqual(before);
});
