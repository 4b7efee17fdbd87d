/** Brings a region back to its seed. Accounts keep their secrets, and tokens given out keep working. */
import { sql } from 'kysely';
import type { Connection, RegionDatabase } from '../store/database.ts';
import type { RegionTables } from '../store/schema.ts';
import { seedRegion, type SeedOptions } from './seed.ts';

const kept: ReadonlySet<string> = new Set<keyof RegionTables | 'migrations'>([
  'migrations',
  'signing_keys',
  'refresh_tokens',
  'revoked_tokens',
]);

/** Replaces all data by the seed as of `seed.now`, in one transaction. */
export async function resetRegion(database: RegionDatabase, seed: SeedOptions): Promise<void> {
  await database.write(async (connection) => {
    const accounts = await connection.selectFrom('service_accounts').select(['id', 'secret_hash']).execute();
    await empty(connection);
    await seedRegion({ write: (work) => work(connection) }, seed);
    for (const { id, secret_hash } of accounts) {
      await connection.updateTable('service_accounts').set({ secret_hash }).where('id', '=', id).execute();
    }
  });
}

async function empty(connection: Connection): Promise<void> {
  await sql`PRAGMA defer_foreign_keys = ON`.execute(connection);
  for (const { name } of await connection.introspection.getTables()) {
    if (!kept.has(name)) await sql`DELETE FROM ${sql.table(name)}`.execute(connection);
  }
}
