/** Brings a region back to its seed. Secrets stay, and tokens given out keep working. */
import { sql } from 'kysely';
import { replaceCredentials } from '#region/store/credentials.ts';
import type { Connection, RegionDatabase } from '#region/store/database.ts';
import type { RegionTables } from '#region/store/schema.ts';
import { demoPersonId } from './demo-person.ts';
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
    const registries = await connection.selectFrom('registries').select(['id', 'password']).execute();
    const instances = await connection.selectFrom('secret_instances').select(['id', 'token']).execute();
    const person = await connection
      .selectFrom('user_credentials')
      .selectAll()
      .where('user_id', '=', demoPersonId(seed.name))
      .executeTakeFirst();
    await empty(connection);
    await seedRegion({ write: (work) => work(connection) }, seed);
    for (const { id, secret_hash } of accounts) {
      await connection.updateTable('service_accounts').set({ secret_hash }).where('id', '=', id).execute();
    }
    for (const { id, password } of registries) {
      await connection.updateTable('registries').set({ password }).where('id', '=', id).execute();
    }
    for (const { id, token } of instances) {
      await connection.updateTable('secret_instances').set({ token }).where('id', '=', id).execute();
    }
    const seeded = await connection
      .selectFrom('users')
      .select('id')
      .where('id', '=', demoPersonId(seed.name))
      .executeTakeFirst();
    if (person !== undefined && seeded !== undefined) {
      await replaceCredentials(connection, { ...person, voided_on: null });
    }
  });
}

async function empty(connection: Connection): Promise<void> {
  await sql`PRAGMA defer_foreign_keys = ON`.execute(connection);
  for (const { name } of await connection.introspection.getTables()) {
    if (!kept.has(name)) await sql`DELETE FROM ${sql.table(name)}`.execute(connection);
  }
}
