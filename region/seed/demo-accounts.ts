/** The demo accounts and the demo person with their secrets, kept beside the database, which holds hashes only. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { enrolDemoPerson, isEnrolled, type DemoPerson, type DemoPersonOptions } from './demo-person.ts';
import type { DemoAccount, SeededAccounts } from './seed.ts';
import type { RegionDatabase } from '#region/store/database.ts';
import { setSecretHash } from '#region/store/service-accounts.ts';
import { createSecret, hashSecret } from '#region/token/secrets.ts';

/**
 * Writes `demo-accounts.json` (readable by the owner only) unless it holds these accounts already. Secrets that are
 * not known any more, as after a crash between seeding and writing, are replaced by new ones. So are password and second factor
 * of the person where others work by now, so that what is told of them is true.
 */
export async function keepDemoAccounts(
  folder: string,
  database: RegionDatabase,
  accounts: SeededAccounts,
  options: DemoPersonOptions,
): Promise<void> {
  const file = join(folder, 'demo-accounts.json');
  const kept = accounts.clientSecret === undefined ? readKept(file, accounts) : undefined;
  if (kept?.person !== undefined && (await isEnrolled(database, options, kept.person))) return;
  const { person: _, ...known } = kept ?? (await withSecrets(database, accounts));
  const person = await enrolDemoPerson(database, options);
  const complete = { ...known, ...(person && { person }) };
  writeFileSync(`${file}.new`, JSON.stringify(complete, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

interface Kept {
  readonly person?: DemoPerson;
}

function readKept(file: string, accounts: SeededAccounts): Kept | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<SeededAccounts> & Kept;
    return kept.clientId === accounts.clientId && typeof kept.clientSecret === 'string' ? kept : undefined;
  } catch {
    return undefined;
  }
}

async function withSecrets(database: RegionDatabase, accounts: SeededAccounts): Promise<SeededAccounts & Kept> {
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
