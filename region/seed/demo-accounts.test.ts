import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { unmetPasswordRules } from '#shared/rules/password.ts';
import { openDatabase } from '#region/store/database.ts';
import { hashPassword } from '#region/token/password-hash.ts';
import { createPassingSeal } from '#region/token/seal.ts';
import { placeOfSecondFactor } from '#region/token/seal-stored.ts';
import { keepDemoAccounts } from './demo-accounts.ts';
import { demoPersonId } from './demo-person.ts';
import { seedRegion } from './seed.ts';

const seed = { name: 'eu-std-1', zone: 'STD', now: Date.parse('2026-01-15T09:30:00Z') } as const;
const options = { ...seed, seal: createPassingSeal() };
const folder = mkdtempSync(join(tmpdir(), 'portico-seed-'));
const file = join(folder, 'demo-accounts.json');
afterAll(() => rmSync(folder, { recursive: true }));

interface Kept {
  readonly clientSecret: string;
  readonly limited: { readonly clientSecret: string };
  readonly person?: { readonly email: string; readonly password: string; readonly totpSecret: string };
}
const read = () => JSON.parse(readFileSync(file, 'utf8')) as Kept;

describe('the demo accounts', () => {
  it('come with a person whose password keeps the rules, and stay the same', async () => {
    const database = openDatabase(':memory:');
    await keepDemoAccounts(folder, database, await seedRegion(database, { ...seed, users: 5 }), options);
    const first = read();
    expect(first.person?.email).toMatch(/@aurelia\.example\.com$/);
    expect(unmetPasswordRules(first.person?.password ?? '')).toEqual([]);
    await keepDemoAccounts(folder, database, await seedRegion(database, seed), options);
    expect(read()).toEqual(first);
  });

  it('get a person where the file was written before there was one, and keep their secrets', async () => {
    const database = openDatabase(':memory:');
    await keepDemoAccounts(folder, database, await seedRegion(database, { ...seed, users: 5 }), options);
    const { person: _, ...before } = read();
    writeFileSync(file, JSON.stringify(before));
    await keepDemoAccounts(folder, database, await seedRegion(database, seed), options);
    expect(read()).toMatchObject({ ...before, person: { totpSecret: expect.any(String) as string } });
  });

  it('get the person another password and second factor where those told do not work any more', async () => {
    const database = openDatabase(':memory:');
    await keepDemoAccounts(folder, database, await seedRegion(database, { ...seed, users: 5 }), options);
    const { person, ...before } = read();
    const userId = demoPersonId(seed.name);
    const changes = [
      { password_hash: await hashPassword('Another-Horse-Battery-2') },
      { totp_secret: options.seal.seal('JBSWY3DPEHPK3PXP', placeOfSecondFactor(userId)) },
      { voided_on: seed.now },
    ];
    for (const change of changes) {
      await database.query.updateTable('user_credentials').set(change).where('user_id', '=', userId).execute();
      await keepDemoAccounts(folder, database, await seedRegion(database, seed), options);
      expect(read()).toMatchObject(before);
      expect(read().person?.password).not.toBe(person?.password);
      const told = read().person;
      await keepDemoAccounts(folder, database, await seedRegion(database, seed), options);
      expect(read().person).toEqual(told);
    }
    await database.query.deleteFrom('users').where('id', '=', userId).execute();
    await keepDemoAccounts(folder, database, await seedRegion(database, seed), options);
    expect(read()).toEqual(before);
  });

  it('have no person where nobody was seeded', async () => {
    const database = openDatabase(':memory:');
    await keepDemoAccounts(folder, database, await seedRegion(database, { ...seed, users: 0 }), options);
    expect(read().person).toBeUndefined();
    expect(read().limited.clientSecret).not.toBe('');
  });
});
