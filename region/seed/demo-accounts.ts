/** The demo accounts and the demo person with their secrets, kept beside the database, which holds hashes only. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enrolDemoPerson, type DemoPersonOptions } from './demo-person.ts';
import type { DemoAccount, SeededAccounts } from './seed.ts';
import type { RegionDatabase } from '#region/store/database.ts';
import { setSecretHash } from '#region/store/service-accounts.ts';
import { createSecret, hashSecret } from '#region/token/secrets.ts';

/**
 * Writes `demo-accounts.json` (readable by the owner only) unless it holds these accounts already. Secrets that are
 * not known any more, as after a crash between seeding and writing, are replaced by new ones.
 */
export async function keepDemoAccounts(
  folder: string,
  database: RegionDatabase,
  accounts: SeededAccounts,
  options: DemoPersonOptions,
): Promise<void> {
  const file = join(folder, 'demo-accounts.json');
  const kept = accounts.clientSecret === undefined ? readKept(file, accounts) : undefined;
  if (kept !== undefined && 'person' in kept) return;
  const person = await enrolDemoPerson(database, options);
  if (kept !== undefined && person === undefined) return;
  const complete = { ...(kept ?? (await withSecrets(database, accounts))), ...(person && { person }) };
  writeFileSync(`${file}.new`, JSON.stringify(complete, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

function readKept(file: string, accounts: SeededAccounts): object | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<SeededAccounts>;
    return kept.clientId === accounts.clientId && typeof kept.clientSecret === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

async function withSecrets(database: RegionDatabase, accounts: SeededAccounts): Promise<object> {
  return {
    organisationId: accounts.organisationId,
    spaceId: accounts.spaceId,
    ...(await withSecret(database, accounts)),
    limited: await withSecret(database, accounts.limited),
  };
}

async function withSecret(database: RegionDatabase, { clientId, clientSecret }: DemoAccount): Promise<DemoAccount> {
  if (clientSecret !== undefined) return { clientId, clientSecret };
  const secret = createSecret();
  await database.write((connection) => setSecretHash(connection, clientId, hashSecret(secret)));
  return { clientId, clientSecret: secret };
}
