import { decodeProtectedHeader } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { longestToken } from '#shared/rules/token-duration.ts';
import { openDatabase, type RegionDatabase } from '#region/store/database.ts';
import { listSigningKeys } from '#region/store/tokens.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { createPassingSeal } from './seal.ts';
import { currentSigningKey, publicKeys } from './signing-keys.ts';

let database: RegionDatabase;
beforeEach(() => {
  database = openDatabase(':memory:');
});
afterEach(() => database.close());

const seal = createPassingSeal();
const signer = (signingKeySince: number, now: number) =>
  database.write(async (connection) => (await currentSigningKey(connection, { seal, signingKeySince }, now)).id);
const published = async (now: number) =>
  (await database.read((connection) => publicKeys(connection, now))).map(({ kid }) => kid);

it('a key that is too old is followed by a new one, and stays published until its tokens have ended', async () => {
  const first = await signer(0, 1_000);
  expect(await signer(500, 2_000)).toBe(first);
  const second = await signer(1_500, 3_000);
  expect(second).not.toBe(first);
  expect(await signer(1_500, 4_000)).toBe(second);
  expect(await published(4_000)).toEqual([second, first]);
  expect(await published(3_000 + longestToken * 1_000)).toEqual([second]);
  const [, superseded] = await listSigningKeys(database.query);
  expect(superseded).toMatchObject({ id: first, private_jwk: '' });
});

it('a time to come asks for nothing yet', async () => {
  const first = await signer(0, 1_000);
  expect(await signer(9_000, 2_000)).toBe(first);
});

it('the private half is sealed', async () => {
  await signer(0, 1_000);
  const [key] = await listSigningKeys(database.query);
  expect(key?.private_jwk).toMatch(/^sealed:/);
  expect(JSON.parse(key?.public_jwk ?? '')).not.toHaveProperty('d');
});

it('tokens of the key before go on working', async () => {
  const region: TestRegion = await startTestRegion();
  const [before] = await listSigningKeys(region.database.query);
  await region.database.query
    .updateTable('signing_keys')
    .set({ created_on: region.clock.now() - 1 })
    .execute();
  const chain = { seal: createPassingSeal(), signingKeySince: region.clock.now() };
  const after = await region.database.write((connection) => currentSigningKey(connection, chain, region.clock.now()));
  expect(decodeProtectedHeader(region.adminToken).kid).toBe(before?.id);
  expect(after.id).not.toBe(before?.id);
  expect(
    (await region.admin('GetOrganisation', { path: { organisationId: region.seeded.organisationId } })).status,
  ).toBe(200);
  await region.close();
});
